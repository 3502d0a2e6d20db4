/** One WebSocket that speaks the protocol, and keeps every frame it was sent. */

import { type FromClient, type FromServer, newListener, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { WebSocket } from 'ws';
import { within } from '../wait.ts';
import { jsonOf } from './http.ts';
import type { Person } from './person.ts';

export type FrameOf<K extends FromServer['type']> = Extract<FromServer, { readonly type: K }>;
type Listener = (frame: FromServer, text: string) => void;

const ANSWER_MS = 10_000;

export class Wire {
  readonly socket: WebSocket;
  /** Frames that are not of the protocol: there should never be any. */
  readonly foreign: string[] = [];
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  readonly #listeners = new Set<Listener>();
  readonly #decode = newListener();
  #isOpen = true;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        this.#isOpen = false;
        resolve(code);
      });
    });
    socket.on('error', () => undefined); // the close follows
    socket.on('message', (data) => this.#hear(String(data)));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Rejects when the upgrade is refused. */
  static open(person: Person): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${person.site.origin.replace(/^http/, 'ws')}/ws`, {
        headers: person.headers(),
        perMessageDeflate: false,
      });
      socket.once('error', reject);
      // Before the first frame can arrive.
      socket.once('upgrade', () => {
        socket.off('error', reject);
        const wire = new Wire(socket);
        socket.once('open', () => resolve(wire));
        wire.closed.then(() => reject(new Error('closed before it was open')));
      });
    });
  }

  /** Opened and greeted. */
  static async greeted(person: Person): Promise<Wire> {
    const wire = await Wire.open(person);
    await wire.exchange({ type: 'hello', protocol: PROTOCOL_VERSION }, 'welcome');
    return wire;
  }

  send(message: FromClient): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#isOpen) this.socket.send(text);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The next frame of a type, from now on. */
  next<K extends FromServer['type']>(
    type: K,
    fits: (frame: FrameOf<K>) => boolean = () => true,
    ms = ANSWER_MS,
  ): Promise<FrameOf<K>> {
    let stop = (): void => undefined;
    const found = new Promise<FrameOf<K>>((resolve, reject) => {
      stop = this.listen((frame) => {
        if (frame.type === type && fits(frame as FrameOf<K>)) resolve(frame as FrameOf<K>);
      });
      this.closed.then((code) => reject(new Error(`closed with ${code} while waiting for ${type}`)));
    });
    return within(ms, `a frame ${type}`, found).finally(() => stop());
  }

  exchange<K extends FromServer['type']>(message: FromClient, type: K): Promise<FrameOf<K>> {
    const answer = this.next(type);
    this.send(message);
    return answer;
  }

  close(): void {
    this.socket.terminate();
  }

  #hear(text: string): void {
    const frame = this.#decode(jsonOf(text));
    if (!frame.ok) this.foreign.push(`${frame.error}: ${text.slice(0, 200)}`);
    else for (const listener of [...this.#listeners]) listener(frame.value, text);
  }
}
