/** Table chat: who may write, how often, who receives it, and what a report keeps. */

import type { CommandId } from '@fremont/table';
import {
  type ChatMessage,
  type DecodedBy,
  LIMITS,
  type reportBody,
  type Said,
  type TableId,
} from '@fremont/table/protocol';
import type { Bus } from '../cluster/bus.ts';
import { isInside, isMember, type RoomFacts, type Rooms, seatsHeldBy } from '../lobby/rooms.ts';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { Metrics } from '../ops/metrics.ts';
import { chatMessage } from '../outgoing-messages.ts';
import type { People } from '../people/people.ts';
import { SlidingWindows, TokenBuckets } from '../rate.ts';
import { requestError, retryLater } from '../request-error.ts';
import { newReportId } from '../secrets.ts';
import type { ReportedLine, Storage, ChatLine as StoredLine } from '../storage/index.ts';
import type { Subscribers } from '../subscribers.ts';
import type { Tuning } from '../tuning.ts';
import type { Mutes } from './mutes.ts';

interface ChatParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly people: People;
  readonly mutes: Mutes;
  readonly sanctions: Sanctions;
  readonly subscribers: Subscribers;
  readonly tuning: Tuning;
  readonly metrics: Metrics;
  readonly bus: Pick<Bus, 'publish'>;
  now(): number;
}

interface NewLine {
  readonly id: CommandId;
  readonly said: Said;
}

interface Parties {
  readonly reporter: string;
  readonly reported: string;
}

/** A report holds so many messages before and after the reported one. */
const CONTEXT_LINES = 10;
const READ_MAX = 1_000;
const RECENT_MAX = 1_000;
const SHOWN_MAX = 10_000;

export class Chat {
  readonly #parts: ChatParts;
  readonly #windows: SlidingWindows;
  readonly #reports: TokenBuckets;
  /** Recent messages by table, sender and their id, so that a repeated message is not stored twice. */
  readonly #recent = new Map<string, Promise<StoredLine>>();
  /** By table: the newest message that everybody who watches it here has. */
  readonly #shown = new Map<TableId, number>();

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#windows = new SlidingWindows(parts.tuning.chatLines, parts.tuning.chatWindowMs, parts.now);
    this.#reports = new TokenBuckets(parts.tuning.reports, parts.now);
  }

  /** Stores the message, acknowledges it with its number, then broadcasts it. */
  async say(table: TableId, person: string, { id, said }: NewLine, acknowledge: (line: number) => void): Promise<void> {
    const key = `${table} ${person} ${id}`;
    const known = this.#recent.get(key);
    if (known !== undefined) return acknowledge((await known).id);
    const storing = this.#store(table, person, said);
    this.#remember(key, storing);
    const line = await storing;
    acknowledge(line.id);
    this.#parts.bus.publish({ type: 'chat', table, line: line.id });
    // The message is stored and has its answer. If the database fails now, people get it when they come back.
    await this.#broadcast(line).catch(() => undefined);
  }

  /** Sends a message that was stored by another node. */
  async show(table: TableId, id: number): Promise<void> {
    if (!this.#parts.subscribers.isWatchedHere(table)) return;
    const [line] = await this.#parts.storage.chat.read(table, id - 1, 1, this.#parts.now());
    if (line?.id === id) await this.#broadcast(line);
  }

  /** After messages of other nodes were lost. A person who has just come may get a message twice, and knows it by its number. */
  async showMissed(table: TableId): Promise<void> {
    const { storage, now } = this.#parts;
    for (const line of await storage.chat.recent(table, now())) {
      if (line.id <= (this.#shown.get(table) ?? 0)) continue;
      this.#noteShown(table, line.id);
      await this.#broadcast(line);
    }
  }

  /** The recent messages for a person who opens the table, without those of people they muted. */
  async history(table: TableId, person: string): Promise<ChatMessage[]> {
    const { storage, mutes, now } = this.#parts;
    const [lines, muted] = await Promise.all([storage.chat.recent(table, now()), mutes.of(person)]);
    if (!this.#parts.subscribers.isWatchedHere(table)) this.#noteShown(table, lines.at(-1)?.id ?? 0);
    const heard = lines.filter(({ identity }) => !muted.has(identity));
    return newestThatFit(await Promise.all(heard.map((line) => this.#toMessage(line))));
  }

  async report(table: TableId, person: string, { person: reported, line, reason }: DecodedBy<typeof reportBody>) {
    const { storage, rooms, people, metrics, now } = this.#parts;
    const facts = await rooms.get(table, person);
    if (!isInside(facts, person)) throw requestError('forbidden', 'notAdmitted');
    if (reported === person || !(await this.#hasBeenAt(facts, reported))) throw requestError('notFound', 'person');
    const waitMs = this.#reports.take(person);
    if (waitMs > 0) throw retryLater('rateLimited', 'reports', waitMs);
    const context = line === null ? null : await this.#context(table, { reporter: person, reported }, line);
    const { name } = await people.person(reported);
    const parties = { reporter: person, reported, name };
    await storage.reports.make({ id: newReportId(), table, ...parties, reason, line, context, at: now() });
    metrics.reports.inc();
  }

  #remember(key: string, storing: Promise<StoredLine>): void {
    this.#recent.set(key, storing);
    if (this.#recent.size > RECENT_MAX) this.#recent.delete(this.#recent.keys().next().value ?? '');
    storing.catch(() => this.#recent.delete(key));
  }

  async #store(table: TableId, person: string, said: Said): Promise<StoredLine> {
    const { storage, rooms, people, sanctions, tuning, metrics, now } = this.#parts;
    const facts = await rooms.get(table, person);
    checkMaySay(facts, person, said);
    for (const account of [person, await people.accountOf(person)]) sanctions.checkNotMuted(account);
    const waitMs = this.#windows.take(`${table} ${person}`);
    if (waitMs > 0) throw retryLater('rateLimited', 'chat', waitMs);
    const [own] = seatsHeldBy(facts, person);
    const at = now();
    const speaker = { identity: person, name: facts.persons.get(person)?.name ?? null, seat: own?.seat ?? null };
    const line = { table, ...speaker, said, at, expires: at + tuning.chatKeptMs };
    const id = await storage.chat.say(line);
    if (id === null) throw requestError('notFound', 'table');
    metrics.chatLines.inc();
    return { ...line, id };
  }

  #noteShown(table: TableId, line: number): void {
    this.#shown.delete(table);
    this.#shown.set(table, line);
    if (this.#shown.size > SHOWN_MAX) this.#shown.delete(this.#shown.keys().next().value ?? '');
  }

  /** Not to people who wait for admission: they see the table from outside. */
  async #broadcast(line: StoredLine): Promise<void> {
    const { rooms, subscribers, mutes } = this.#parts;
    const message = chatMessage(line.table, [await this.#toMessage(line)]);
    const facts = await rooms.find(line.table);
    const hearing = new Set<string>();
    for (const person of subscribers.peopleAt(line.table))
      if (facts !== null && isInside(facts, person) && !(await mutes.of(person)).has(line.identity))
        hearing.add(person);
    subscribers.sendToPeople(line.table, (person) => (hearing.has(person) ? message : null));
    // Only without a gap, because the missing message may be lost.
    if (line.id - 1 === (this.#shown.get(line.table) ?? line.id - 1)) this.#noteShown(line.table, line.id);
  }

  /** The message keeps the name that it was said under. */
  async #toMessage({ id, identity, name, seat, said, at }: StoredLine): Promise<ChatMessage> {
    const person = await this.#parts.people.person(identity);
    const speaker = { ...person, name: person.name === '' ? '' : (name ?? person.name) };
    return { line: id, person: speaker, seat, said: said as Said, at };
  }

  async #hasBeenAt({ members, held, stored }: RoomFacts, person: string): Promise<boolean> {
    const isThere = [...members, ...held].some(({ identity }) => identity === person);
    if (isThere) return true;
    const lines = await this.#parts.storage.chat.recent(stored.id, this.#parts.now());
    return lines.some(({ identity }) => identity === person);
  }

  /** The reported message and the messages around it, without names. */
  async #context(table: TableId, { reporter, reported }: Parties, line: number): Promise<ReportedLine[]> {
    const { storage, now } = this.#parts;
    const first = Math.max(0, line - CONTEXT_LINES - 1);
    const later = await storage.chat.read(table, first, READ_MAX, now());
    const around = later.filter(({ id }) => id <= line + CONTEXT_LINES);
    if (!around.some(({ id, identity }) => id === line && identity === reported))
      throw requestError('notFound', 'line');
    const roleOf = (identity: string): ReportedLine['by'] => {
      if (identity === reported) return 'reported';
      return identity === reporter ? 'reporter' : 'other';
    };
    return around.map(({ id, at, identity, said }) => ({ line: id, at, by: roleOf(identity), words: said.words }));
  }
}

const checkMaySay = (facts: RoomFacts, person: string, said: Said): void => {
  if (!isMember(facts, person)) throw requestError('forbidden', 'notMember');
  const { chat } = facts.plan;
  if (chat === 'off') throw requestError('forbidden', 'chatOff');
  if (chat === 'presets' && said.type === 'text') throw requestError('forbidden', 'presetsOnly');
};

/** A hundred long lines would make a message that is too large for a slow connection. */
const newestThatFit = (lines: readonly ChatMessage[]): ChatMessage[] => {
  let bytes = 0;
  const tooOld = lines.findLastIndex((line) => {
    bytes += Buffer.byteLength(JSON.stringify(line));
    return bytes > LIMITS.historyBytes;
  });
  return lines.slice(tooOld + 1);
};
