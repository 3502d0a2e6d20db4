/** The authorization matrix. In each cell a caller sends a request; its answer and its effect must match the permissions. */

import type { Chance } from '@fremont/kernel';
import type { FromServer } from '@fremont/table/protocol';
import { errorIn, type Person } from '../client/person.ts';
import { SocketClient } from '../client/socket-client.ts';
import { type Digest, type DigestReader, differences } from '../hostile/digest.ts';
import type { InProcessServer } from '../in-process-server.ts';
import { patienceMs } from '../patience.ts';
import { type Endpoint, expectation, type Verdict } from './endpoints.ts';
import { MATCH_FRAMES, type SocketMessage, seesMatch, TABLE_FRAMES } from './messages.ts';
import { type Caller, hasSession, setUpTable, type TableSetup } from './setup.ts';

export interface MatrixParts {
  readonly server: InProcessServer;
  readonly digests: DigestReader;
  readonly people: Readonly<Record<Caller, Person>>;
  readonly chance: Chance;
  reportFault(words: string): void;
}

/** Reuses a setup until a cell changes it. */
export class Matrix {
  cells = 0;
  yes = 0;
  readonly #parts: MatrixParts;
  readonly #place: Pick<TableSetup, 'phase' | 'visibility'>;
  #setup: TableSetup | null = null;

  constructor(parts: MatrixParts, place: Pick<TableSetup, 'phase' | 'visibility'>) {
    this.#parts = parts;
    this.#place = place;
  }

  async endpoint(route: string, endpoint: Endpoint, caller: Caller): Promise<void> {
    const setup = await this.#ready();
    const { verdict, codes } = expectation(endpoint, route, setup, caller);
    if (verdict === 'yes') await endpoint.prepare?.(setup);
    const [method = '', path = ''] = route.split(' ');
    const before = this.#digest();
    const body = endpoint.body?.(setup, caller);
    const { status, text } = await setup.people[caller].send(method, `/api/tables/${setup.table}${path}`, body);
    const code = status === 200 ? 'ok' : (errorIn(text)?.code ?? `status ${status}`);
    const isRight = verdict === 'no' ? codes.includes(code) : code === 'ok';
    if (!isRight) this.#reportFault(route, caller, `${code} ${text.slice(0, 120)} instead of ${verdict}`);
    this.#close(route, caller, verdict, before, method === 'GET');
  }

  async message(name: string, message: SocketMessage, caller: Caller): Promise<void> {
    if (!hasSession(caller)) return;
    const setup = await this.#ready();
    const verdict = message.verdict(setup, caller);
    const frame = await message.make(setup, this.#parts.server);
    const before = this.#digest();
    const began = performance.now();
    const client = await SocketClient.connect(setup.people[caller]);
    const answerMs = patienceMs([performance.now() - began], ANSWER_MS);
    const frames: FromServer[] = [];
    client.listen((one) => frames.push(one));
    const wanted = verdict === 'no' ? 'error' : message.answer;
    const answered = wanted === null ? Promise.resolve() : client.next(wanted, () => true, answerMs).catch(() => null);
    client.send(frame);
    const isAnswered = (await answered) !== null;
    await client.exchange({ type: 'ping', n: 2 }, 'pong').catch(() => undefined);
    client.close();
    if (!isAnswered) this.#reportFault(name, caller, `${frames.map(({ type }) => type)} instead of ${verdict}`);
    this.#checkFrames(name, caller, verdict, frames);
    this.#close(name, caller, verdict, before, message.answer === 'room');
  }

  #checkFrames(name: string, caller: Caller, verdict: Verdict, frames: readonly FromServer[]): void {
    const forbidden = verdict === 'no' ? TABLE_FRAMES : seesMatch(this.#now(), caller) ? [] : MATCH_FRAMES;
    const leaked = frames.filter(({ type }) => forbidden.includes(type));
    if (leaked.length > 0) this.#reportFault(name, caller, `was shown ${leaked.map(({ type }) => type)}`);
    if (verdict !== 'no' && frames.some(({ type }) => type === 'error'))
      this.#reportFault(name, caller, 'got an error as well');
  }

  /** Checks the effect: only an allowed request that does not read may change stored data. */
  #close(name: string, caller: Caller, verdict: Verdict, before: Digest, isReading: boolean): void {
    this.cells += 1;
    if (verdict === 'yes') this.yes += 1;
    const changed = differences(before, this.#digest());
    if ((verdict !== 'yes' || isReading) && changed.length > 0) this.#reportFault(name, caller, `changed ${changed}`);
    if (verdict === 'yes' && !isReading && changed.length === 0) this.#reportFault(name, caller, 'changed nothing');
    if (changed.length > 0 || (verdict === 'yes' && !isReading)) this.#setup = null;
  }

  async #ready(): Promise<TableSetup> {
    const { server, people, chance } = this.#parts;
    this.#setup ??= await setUpTable(server, people, this.#place, chance);
    return this.#setup;
  }

  #now(): TableSetup {
    if (this.#setup === null) throw new Error('no setup');
    return this.#setup;
  }

  #digest(): Digest {
    const { digests, people } = this.#parts;
    return digests.take({ playing: [], people: Object.values(people).map(({ id }) => id) });
  }

  #reportFault(what: string, caller: Caller, words: string): void {
    const { phase, visibility } = this.#place;
    this.#parts.reportFault(`${what} by ${caller} (${visibility}, ${phase}): ${words}`);
  }
}

/** The timeout for an answer on a quiet machine. The greeting of the same socket is the calm run. */
const ANSWER_MS = 3_000;
