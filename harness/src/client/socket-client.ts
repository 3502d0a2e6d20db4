/** A WebSocket client of the protocol. */

import { type FromClient, type FromServer, newMessageReader, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { WebSocket } from 'ws';
import { guarded } from '../guard.ts';
import { jsonOf } from './http.ts';
import type { Person } from './person.ts';

export type FrameOf<K extends FromServer['type']> = Extract<FromServer, { readonly type: K }>;
type Listener = (frame: FromServer, text: string) => void;

const ANSWER_MS = 10_000;

export class SocketClient {
  readonly socket: WebSocket;
  /** Frames that do not follow the protocol; a correct server sends none. */
  readonly foreign: string[] = [];
  /** Resolves to the close code. */
  readonly closed: Promise<number>;
  readonly #listeners = new Set<Listener>();
  readonly #decode = newMessageReader();
  #isOpen = true;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        this.#isOpen = false;
        resolve(code);
      });
    });
    socket.on('error', () => undefined); // a close event follows
    socket.on('message', (data) => this.#receive(String(data)));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Rejects if the server refuses the upgrade. */
  static open(person: Person): Promise<SocketClient> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${person.site.origin.replace(/^http/, 'ws')}/ws`, {
        headers: person.headers(),
        perMessageDeflate: false,
      });
      socket.once('error', reject);
      // The client must listen before the first frame can arrive.
      socket.once('upgrade', () => {
        socket.off('error', reject);
        const client = new SocketClient(socket);
        socket.once('open', () => resolve(client));
        client.closed.then(() => reject(new Error('closed before it was open')));
      });
    });
  }

  /** Opens a socket and exchanges `hello` and `welcome`. */
  static async connect(person: Person): Promise<SocketClient> {
    const client = await SocketClient.open(person);
    await client.exchange({ type: 'hello', protocol: PROTOCOL_VERSION }, 'welcome');
    return client;
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

  /** Waits for the next frame of a type. */
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
    return guarded(ms, `a frame ${type}`, found).finally(() => stop());
  }

  exchange<K extends FromServer['type']>(message: FromClient, type: K): Promise<FrameOf<K>> {
    const answer = this.next(type);
    this.send(message);
    return answer;
  }

  close(): void {
    this.socket.terminate();
  }

  #receive(text: string): void {
    const frame = this.#decode(jsonOf(text));
    if (!frame.ok) this.foreign.push(`${frame.error}: ${text.slice(0, 200)}`);
    else for (const listener of [...this.#listeners]) listener(frame.value, text);
  }
}
