/** Four people on a slow line: how long a roll takes that waits for the shares of all, and what a person who withholds costs. */

import { at, type Chance, type GameTypes, pick, seatAt } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { ShareChain } from '@fremont/table/fair';
import type { FromClient, FromServer } from '@fremont/table/protocol';
import { Person } from '../client/person.ts';
import { SocketClient } from '../client/socket-client.ts';
import { createTable, sitAndStart, tablePlan } from '../client/tables.ts';
import { guardedUntil } from '../guard.ts';
import { withFolder } from '../harness.ts';
import { startInProcess } from '../in-process-server.ts';
import { newId } from '../random.ts';
import { sleep } from '../wait.ts';

const PEOPLE = 4;
/** One way. A message and its answer take twice as long. */
const LINE_MS = 50;
const PATIENCE_MS = 20_000;

export interface RollTimes {
  /** From the click to the dice on the screen of the person who rolls, in milliseconds. */
  readonly rolls: readonly number[];
  /** Pings of the same people on the same line while nobody acts: the calm run. */
  readonly pings: readonly number[];
  /** The same while one person sends no shares: the first roll waits for them, the others do not. */
  readonly withheld: readonly number[];
}

export const measureRolls = (rolls: number, chance: Chance): Promise<RollTimes> =>
  withFolder(async (folder) => {
    const server = await startInProcess(folder);
    try {
      const people = Array.from({ length: PEOPLE }, () => new Person(server.site));
      for (const person of people) await person.register();
      const times: number[] = [];
      while (times.length < rolls) {
        const browsers = await seated(people);
        times.push(...(await playedRolls(browsers, rolls - times.length, chance)));
        for (const browser of browsers) browser.close();
      }
      const browsers = await seated(people);
      const pings = (await Promise.all(browsers.map(pingTimes))).flat();
      await playedRolls(browsers, PEOPLE, chance);
      at(browsers, PEOPLE - 1).isWithholding = true;
      const withheld = await playedRolls(browsers, PEOPLE, chance);
      for (const browser of browsers) browser.close();
      return { rolls: times, pings, withheld };
    } finally {
      await server.end();
    }
  });

/** A browser on the line. Messages keep their order, because all take the same time. */
class Browser {
  isWithholding = false;
  update: Update<GameTypes> | null = null;
  /** The versions whose draws it was asked for. */
  readonly needs = new Set<number>();
  readonly #client: SocketClient;
  readonly #table: string;
  readonly #seat: number;
  readonly #chain: ShareChain;

  private constructor(client: SocketClient, table: string, seat: number) {
    this.#client = client;
    this.#table = table;
    this.#seat = seat;
    this.#chain = new ShareChain(table, seat, new Uint8Array(32).fill(seat + 1));
    client.listen((frame) => void setTimeout(() => this.#receive(frame), LINE_MS));
  }

  static async open(person: Person, table: string, seat: number): Promise<Browser> {
    const client = await SocketClient.connect(person);
    const browser = new Browser(client, table, seat);
    await client.exchange({ type: 'watch', table, as: 'spectator', have: null }, 'room');
    browser.send({ type: 'anchor', table, seat, anchor: browser.#chain.anchor });
    return browser;
  }

  send(message: FromClient): void {
    setTimeout(() => this.#client.send(message), LINE_MS);
  }

  watchSeat(): void {
    this.send({ type: 'watch', table: this.#table, as: seatAt(this.#seat), have: null });
  }

  act(chance: Chance): void {
    const { asks = [], legal = [] } = this.update ?? {};
    const { id: decision } = at(asks, 0);
    const action = pick(legal, chance, 'actions');
    const command = { type: 'act', id: newId(chance), seat: seatAt(this.#seat), decision, action } as const;
    this.send({ type: 'command', table: this.#table, command });
  }

  /** The milliseconds until the answer to a ping. */
  async ping(): Promise<number> {
    const began = performance.now();
    const answered = this.#client.next('pong');
    this.send({ type: 'ping', n: 1 });
    await answered;
    await sleep(LINE_MS);
    return performance.now() - began;
  }

  close(): void {
    this.#client.close();
  }

  #receive(frame: FromServer): void {
    if (frame.type === 'table' || frame.type === 'update') this.update = frame.update;
    if (frame.type !== 'need') return;
    this.needs.add(frame.version);
    const { version } = frame;
    const share = this.isWithholding ? null : this.#chain.shareFor(version);
    if (share !== null) this.send({ type: 'share', table: this.#table, seat: this.#seat, version, share });
  }
}

const seated = async (people: readonly Person[]): Promise<readonly Browser[]> => {
  const plan = tablePlan(Array<'person'>(PEOPLE).fill('person'));
  const table = await createTable(at(people, 0), plan);
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.post(`/api/tables/${table}/sit`, { seat, name: null });
  const browsers = await Promise.all(people.map((person, seat) => Browser.open(person, table, seat)));
  // The anchors need their time on the line.
  await sleep(4 * LINE_MS);
  await sitAndStart(table, people, plan);
  for (const browser of browsers) browser.watchSeat();
  if (!(await guardedUntil(PATIENCE_MS, () => browsers.every(({ update }) => update !== null))))
    throw new Error('a seat was not shown');
  return browsers;
};

const PINGS = 20;

const pingTimes = async (browser: Browser): Promise<readonly number[]> => {
  const times: number[] = [];
  while (times.length < PINGS) times.push(await browser.ping());
  return times;
};

/** Plays until so many actions have drawn, or the match is over. */
const playedRolls = async (browsers: readonly Browser[], rolls: number, chance: Chance): Promise<number[]> => {
  const times: number[] = [];
  while (times.length < rolls) {
    const { version, toAct, outcome } = at(browsers, 0).update ?? {};
    if (version === undefined || toAct === undefined || outcome !== null) break;
    const actor = at(browsers, toAct[0] ?? 0);
    const next = version + 1;
    await seesVersion(actor, version);
    const began = performance.now();
    actor.act(chance);
    await seesVersion(actor, next);
    const ms = performance.now() - began;
    await seesVersion(at(browsers, 0), next);
    if (at(browsers, 0).needs.has(next)) times.push(ms);
  }
  return times;
};

const POLL_MS = 1;

const seesVersion = async (browser: Browser, version: number): Promise<void> => {
  const isSeen = (): boolean => (browser.update?.version ?? -1) >= version;
  if (!(await guardedUntil(PATIENCE_MS, isSeen, { pollMs: POLL_MS })))
    throw new Error(`version ${version} did not come`);
};
