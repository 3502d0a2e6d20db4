/** What is said at tables: by whom, how often, to whom it is told, and what is kept when somebody complains. */

import type { CommandId } from '@fremont/table';
import type { ChatLine, DecodedBy, reportBody, Said, TableId } from '@fremont/table/protocol';
import type { Audience } from '../audience.ts';
import { denial, retryLater } from '../denial.ts';
import { isInside, isMember, type RoomFacts, type Rooms, seatsHeldBy } from '../lobby/rooms.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { People } from '../people/people.ts';
import { chatFrame } from '../projection.ts';
import { Buckets, Windows } from '../rate.ts';
import { newReportId } from '../secrets.ts';
import type { Storage, ChatLine as StoredLine } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import type { Mutes } from './mutes.ts';

interface ChatParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly people: People;
  readonly mutes: Mutes;
  readonly audience: Audience;
  readonly tuning: Tuning;
  readonly metrics: Metrics;
  now(): number;
}

interface NewLine {
  readonly id: CommandId;
  readonly said: Said;
}

/** What was said before and after, for whoever reads the report. */
const CONTEXT_LINES = 10;
const READ_MAX = 1_000;
const REMEMBERED_MAX = 1_000;

export class Chat {
  readonly #parts: ChatParts;
  readonly #windows: Windows;
  readonly #reports: Buckets;
  /** Lines said lately, by the id their sender gave them: sent again, they are not said again. */
  readonly #said = new Map<string, Promise<StoredLine>>();

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#windows = new Windows(parts.tuning.chatLines, parts.tuning.chatWindowMs, parts.now);
    this.#reports = new Buckets(parts.tuning.reports, parts.now);
  }

  /** Kept, then acknowledged with the number of the line, then told. */
  async say(table: TableId, person: string, { id, said }: NewLine, acknowledge: (line: number) => void): Promise<void> {
    const key = `${person} ${id}`;
    const known = this.#said.get(key);
    if (known !== undefined) return acknowledge((await known).id);
    const keeping = this.#keep(table, person, said);
    this.#remember(key, keeping);
    const line = await keeping;
    acknowledge(line.id);
    await this.#tell(line);
  }

  /** What a newcomer gets to read, without those they muted. */
  async history(table: TableId, person: string): Promise<ChatLine[]> {
    const { storage, mutes, now } = this.#parts;
    const [lines, muted] = await Promise.all([storage.chat.recent(table, now()), mutes.of(person)]);
    return Promise.all(lines.filter(({ identity }) => !muted.has(identity)).map((line) => this.#shown(line)));
  }

  async report(table: TableId, person: string, { person: reported, line, reason }: DecodedBy<typeof reportBody>) {
    const { storage, rooms, metrics, now } = this.#parts;
    const facts = await rooms.get(table, person);
    if (!isInside(facts, person)) throw denial('forbidden', 'notAdmitted');
    if (reported === person || !(await this.#isKnownAt(facts, reported))) throw denial('notFound', 'person');
    const waitMs = this.#reports.take(person);
    if (waitMs > 0) throw retryLater('rateLimited', 'reports', waitMs);
    const words = line === null ? null : await this.#context(table, reported, line);
    await storage.chat.report({ id: newReportId(), table, reporter: person, reported, reason, words, at: now() });
    metrics.reports.inc();
  }

  #remember(key: string, keeping: Promise<StoredLine>): void {
    this.#said.set(key, keeping);
    if (this.#said.size > REMEMBERED_MAX) this.#said.delete(this.#said.keys().next().value ?? '');
    keeping.catch(() => this.#said.delete(key));
  }

  async #keep(table: TableId, person: string, said: Said): Promise<StoredLine> {
    const { storage, rooms, tuning, metrics, now } = this.#parts;
    const facts = await rooms.get(table, person);
    checkMaySay(facts, person, said);
    const waitMs = this.#windows.take(`${table} ${person}`);
    if (waitMs > 0) throw retryLater('rateLimited', 'chat', waitMs);
    const [own] = seatsHeldBy(facts, person);
    const at = now();
    const line = { table, identity: person, seat: own?.seat ?? null, said, at, expires: at + tuning.chatKeptMs };
    const id = await storage.chat.say(line);
    if (id === null) throw denial('notFound', 'table');
    metrics.chatLines.inc();
    return { ...line, id };
  }

  async #tell(line: StoredLine): Promise<void> {
    const { audience, mutes } = this.#parts;
    const shown = chatFrame(line.table, [await this.#shown(line)]);
    const deaf = new Set<string>();
    for (const person of audience.peopleAt(line.table))
      if ((await mutes.of(person)).has(line.identity)) deaf.add(person);
    audience.tell(line.table, (person) => (deaf.has(person) ? null : shown));
  }

  async #shown({ id, identity, seat, said, at }: StoredLine): Promise<ChatLine> {
    return { line: id, person: await this.#parts.people.person(identity), seat, said: said as Said, at };
  }

  async #isKnownAt({ members, held, stored }: RoomFacts, person: string): Promise<boolean> {
    const isThere = [...members, ...held].some(({ identity }) => identity === person);
    if (isThere) return true;
    const lines = await this.#parts.storage.chat.recent(stored.id, this.#parts.now());
    return lines.some(({ identity }) => identity === person);
  }

  /** The line and what this person said around it; null when they did not say it. */
  async #context(table: TableId, person: string, line: number): Promise<string | null> {
    const { storage, now } = this.#parts;
    const first = Math.max(0, line - CONTEXT_LINES - 1);
    const around = await storage.chat.read(table, first, READ_MAX, now());
    const said = around.filter(({ id, identity }) => identity === person && id <= line + CONTEXT_LINES);
    if (!said.some(({ id }) => id === line)) throw denial('notFound', 'line');
    return JSON.stringify(said.map((one) => ({ line: one.id, at: one.at, words: one.said.words })));
  }
}

const checkMaySay = (facts: RoomFacts, person: string, said: Said): void => {
  if (!isMember(facts, person)) throw denial('forbidden', 'notMember');
  const { chat } = facts.plan;
  if (chat === 'off') throw denial('forbidden', 'chatOff');
  if (chat === 'presets' && said.type === 'text') throw denial('forbidden', 'presetsOnly');
};
