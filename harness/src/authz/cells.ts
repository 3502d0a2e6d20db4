/** One cell of the matrix: a caller asks, and the answer and the state are compared with what is allowed. */

import type { Chance } from '@fremont/kernel';
import type { FromServer } from '@fremont/table/protocol';
import { errorIn, type Person } from '../client/person.ts';
import { Wire } from '../client/wire.ts';
import { type Digest, type DigestReader, differences } from '../hostile/digest.ts';
import type { Inside } from '../inside.ts';
import { type Endpoint, expectation, type Verdict } from './endpoints.ts';
import { MATCH_FRAMES, type SocketMessage, seesMatch, TELLING } from './messages.ts';
import { type Caller, hasSession, type Scene, setScene } from './scene.ts';

export interface MatrixParts {
  readonly inside: Inside;
  readonly digests: DigestReader;
  readonly people: Readonly<Record<Caller, Person>>;
  readonly chance: Chance;
  /** Takes a fault, in words. */
  complain(words: string): void;
}

/** The scene stays as long as nothing has changed it; a yes needs a new one. */
export class Matrix {
  cells = 0;
  yes = 0;
  readonly #parts: MatrixParts;
  readonly #place: Pick<Scene, 'phase' | 'visibility'>;
  #scene: Scene | null = null;

  constructor(parts: MatrixParts, place: Pick<Scene, 'phase' | 'visibility'>) {
    this.#parts = parts;
    this.#place = place;
  }

  async endpoint(route: string, endpoint: Endpoint, caller: Caller): Promise<void> {
    const scene = await this.#ready();
    const { verdict, codes } = expectation(endpoint, route, scene, caller);
    if (verdict === 'yes') await endpoint.prepare?.(scene);
    const [method = '', path = ''] = route.split(' ');
    const before = this.#digest();
    const body = endpoint.body?.(scene, caller);
    const { status, text } = await scene.people[caller].send(method, `/api/tables/${scene.table}${path}`, body);
    const code = status === 200 ? 'ok' : (errorIn(text)?.code ?? `status ${status}`);
    const isRight = verdict === 'no' ? codes.includes(code) : code === 'ok';
    if (!isRight) this.#complain(route, caller, `${code} ${text.slice(0, 120)} instead of ${verdict}`);
    this.#close(route, caller, verdict, before, method === 'GET');
  }

  async message(name: string, message: SocketMessage, caller: Caller): Promise<void> {
    if (!hasSession(caller)) return;
    const scene = await this.#ready();
    const verdict = message.verdict(scene, caller);
    const frame = await message.make(scene, this.#parts.inside);
    const before = this.#digest();
    const wire = await Wire.greeted(scene.people[caller]);
    const heard: FromServer[] = [];
    wire.listen((one) => heard.push(one));
    const wanted = verdict === 'no' ? 'error' : message.answer;
    const answered = wanted === null ? Promise.resolve() : wire.next(wanted, () => true, ANSWER_MS).catch(() => null);
    wire.send(frame);
    const isAnswered = (await answered) !== null;
    await wire.exchange({ type: 'ping', n: 2 }, 'pong').catch(() => undefined);
    wire.close();
    if (!isAnswered) this.#complain(name, caller, `${heard.map(({ type }) => type)} instead of ${verdict}`);
    this.#checkFrames(name, caller, verdict, heard);
    this.#close(name, caller, verdict, before, message.answer === 'room');
  }

  #checkFrames(name: string, caller: Caller, verdict: Verdict, heard: readonly FromServer[]): void {
    const forbidden = verdict === 'no' ? TELLING : seesMatch(this.#now(), caller) ? [] : MATCH_FRAMES;
    const told = heard.filter(({ type }) => forbidden.includes(type));
    if (told.length > 0) this.#complain(name, caller, `was shown ${told.map(({ type }) => type)}`);
    if (verdict !== 'no' && heard.some(({ type }) => type === 'error'))
      this.#complain(name, caller, 'an error as well');
  }

  /** Reading changes nothing, whoever does it. */
  #close(name: string, caller: Caller, verdict: Verdict, before: Digest, isReading: boolean): void {
    this.cells += 1;
    if (verdict === 'yes') this.yes += 1;
    const changed = differences(before, this.#digest());
    if ((verdict !== 'yes' || isReading) && changed.length > 0) this.#complain(name, caller, `changed ${changed}`);
    if (verdict === 'yes' && !isReading && changed.length === 0) this.#complain(name, caller, 'changed nothing');
    if (changed.length > 0 || (verdict === 'yes' && !isReading)) this.#scene = null;
  }

  async #ready(): Promise<Scene> {
    const { inside, people, chance } = this.#parts;
    this.#scene ??= await setScene(inside, people, this.#place, chance);
    return this.#scene;
  }

  #now(): Scene {
    if (this.#scene === null) throw new Error('no scene');
    return this.#scene;
  }

  #digest(): Digest {
    const { digests, people } = this.#parts;
    return digests.take({ playing: [], people: Object.values(people).map(({ id }) => id) });
  }

  #complain(what: string, caller: Caller, words: string): void {
    const { phase, visibility } = this.#place;
    this.#parts.complain(`${what} by ${caller} (${visibility}, ${phase}): ${words}`);
  }
}

const ANSWER_MS = 3_000;
