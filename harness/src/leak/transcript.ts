/** Plays a script at one table and records every byte that each viewer is sent. */

import { at, type Chance, seatAt, type Viewer } from '@fremont/kernel';
import type { Ask, Command, DecisionId } from '@fremont/table';
import type { FromServer, RoomMember, TablePlan } from '@fremont/table/protocol';
import type { Person } from '../client/person.ts';
import { SocketClient } from '../client/socket-client.ts';
import { startedTable } from '../client/tables.ts';
import { newId } from '../random.ts';
import type { Script, ScriptStep } from './worlds.ts';

/** The messages to one viewer. Ids that differ between tables are replaced. */
export interface Transcript {
  /** Messages about the match, in order. */
  readonly story: readonly string[];
  /** The last messages about the room. Their number depends on timing, so only the last of each type counts. */
  readonly room: readonly string[];
}

export interface TranscriptParts {
  /** By seat; the last person is a spectator. */
  readonly people: readonly Person[];
  readonly plan: TablePlan;
  readonly script: Script;
  /** By seat, the maximum of its standing order. */
  readonly limits: readonly number[];
  /** The same in both worlds, so that commands have the same ids. */
  readonly ids: Chance;
}

export const recordTranscripts = async ({
  people,
  plan,
  script,
  limits,
  ids,
}: TranscriptParts): Promise<readonly Transcript[]> => {
  const seats = plan.chairs.length;
  const table = await startedTable(people.slice(0, seats), plan);
  const viewers: RecordingViewer[] = [];
  for (const [index, person] of people.entries())
    viewers.push(await RecordingViewer.open(person, table, index < seats ? seatAt(index) : 'spectator'));
  for (const [seat, limit] of limits.entries()) await at(viewers, seat).leaveOrder(seat, limit);
  for (const step of script.steps) await act(viewers, step, newId(ids));
  for (const step of script.refused) await refusedAct(viewers, step, newId(ids));
  for (const one of viewers) await one.requestAgain();
  for (const one of viewers) await one.allPresent;
  return viewers.map((one) => one.end());
};

const act = async (
  viewers: readonly RecordingViewer[],
  { seat, action, isAsked }: ScriptStep,
  id: string,
): Promise<void> => {
  const actor = at(viewers, seat);
  const shown = viewers.map((one) => one.client.next('update'));
  actor.send({ type: 'act', id, seat, decision: isAsked ? actor.openDecision() : null, action });
  await Promise.all(shown);
};

/** A refusal must not reveal more than the view. */
const refusedAct = async (
  viewers: readonly RecordingViewer[],
  { seat, action }: ScriptStep,
  id: string,
): Promise<void> => {
  const actor = at(viewers, seat);
  const answered = actor.client.next('error');
  actor.send({ type: 'act', id, seat, decision: actor.openDecision() ?? `${seat}.0`, action });
  await answered;
};

const TURN_NEVER = 99;

class RecordingViewer {
  readonly client: SocketClient;
  asks: readonly Ask[] = [];
  readonly #person: Person;
  readonly #table: string;
  readonly #viewer: Viewer;
  readonly #story: string[] = [];
  readonly #room = new Map<string, string>();
  /** Presence is sent in batches, so the last message about it is only stable when all are present. */
  readonly allPresent: Promise<unknown>;
  #version = 0;

  private constructor(client: SocketClient, person: Person, table: string, viewer: Viewer) {
    this.client = client;
    this.#person = person;
    this.#table = table;
    this.#viewer = viewer;
    client.listen((frame, text) => this.#receive(frame, text));
    this.allPresent = Promise.all([
      client.next('presence', ({ present, watchers }) => present.every(Boolean) && watchers === 1),
      client.next('room', ({ room }) => room.members.every(({ present }) => present) && room.watchers === 1),
    ]);
  }

  static async open(person: Person, table: string, viewer: Viewer): Promise<RecordingViewer> {
    const client = await SocketClient.connect(person);
    const recordTranscripts = new RecordingViewer(client, person, table, viewer);
    await client.exchange({ type: 'watch', table, as: viewer, have: null }, 'table');
    return recordTranscripts;
  }

  send(command: Command): void {
    this.client.send({ type: 'command', table: this.#table, command });
  }

  /** Leaves an order for a turn that never comes, so that it is stored and not carried out. */
  async leaveOrder(seat: number, max: number): Promise<void> {
    const order = { turn: TURN_NEVER, wishes: [{ lot: 'slots#1', max }], otherwise: 'wait' };
    await this.client.exchange({ type: 'order', table: this.#table, seat: seatAt(seat), order }, 'order');
  }

  openDecision(): DecisionId | null {
    return this.asks[0]?.id ?? null;
  }

  /** Requests the rest: a resume, a fresh look, older history, the table over HTTP, its past, and its record before the end. */
  async requestAgain(): Promise<void> {
    const watch = { type: 'watch', table: this.#table, as: this.#viewer } as const;
    await this.client.exchange({ ...watch, have: Math.max(0, this.#version - 1) }, 'resumed');
    await this.client.exchange({ ...watch, have: null }, 'table');
    await this.client.exchange({ type: 'history', table: this.#table, before: this.#version }, 'history');
    for (const path of ['', '/record', `/past?as=${this.#viewer}`]) {
      const { status, text } = await this.#person.send('GET', `/api/tables/${this.#table}${path}`);
      this.#story.push(`${status} ${this.#neutral(text)}`);
    }
  }

  end(): Transcript {
    this.client.close();
    return { story: this.#story, room: [...this.#room.values()].sort() };
  }

  #receive(frame: FromServer, text: string): void {
    if (frame.type === 'table' || frame.type === 'resumed' || frame.type === 'update') {
      this.asks = frame.update.asks;
      this.#version = frame.update.version;
    }
    if (frame.type === 'room' || frame.type === 'presence') this.#room.set(frame.type, this.#neutral(text));
    else this.#story.push(this.#neutral(text));
  }

  #neutral(text: string): string {
    const neutral = text.replaceAll(this.#table, 'TABLE').replace(/"code":"[A-Z]{6}"/g, '"code":"CODE"');
    return neutral.includes('"members":[') ? withSortedMembers(neutral) : neutral;
  }
}

/** Members are listed by the millisecond in which they joined, so the order of two who join together depends on timing. */
const withSortedMembers = (text: string): string => {
  const message = JSON.parse(text) as { readonly room: { readonly members: readonly RoomMember[] } };
  const members = message.room.members.toSorted((one, other) => (one.person.id < other.person.id ? -1 : 1));
  return JSON.stringify({ ...message, room: { ...message.room, members } });
};
