/** One match shown to everybody, with every byte that each of them is sent. */

import { at, type Chance, seatAt, type Viewer } from '@fremont/kernel';
import type { Ask, Command, DecisionId } from '@fremont/table';
import type { FromServer, TablePlan } from '@fremont/table/protocol';
import type { Person } from '../client/person.ts';
import { startedTable } from '../client/tables.ts';
import { Wire } from '../client/wire.ts';
import { newId } from '../random.ts';
import type { Script, ScriptStep } from './worlds.ts';

/** What a viewer got, with the names that differ from table to table made equal. */
export interface Screening {
  /** About the match, in the order it came. */
  readonly story: readonly string[];
  /** About the people around it, as it was told last: how often it is told is a matter of time. */
  readonly room: readonly string[];
}

export interface ScreeningParts {
  /** By seat; the last one only watches. */
  readonly people: readonly Person[];
  readonly plan: TablePlan;
  readonly script: Script;
  /** By seat, what its standing order is ready to pay. */
  readonly limits: readonly number[];
  /** The same in both worlds, so that commands have the same ids. */
  readonly ids: Chance;
}

export const screen = async ({ people, plan, script, limits, ids }: ScreeningParts): Promise<readonly Screening[]> => {
  const seats = plan.chairs.length;
  const table = await startedTable(people.slice(0, seats), plan);
  const screens: Screen[] = [];
  for (const [index, person] of people.entries())
    screens.push(await Screen.open(person, table, index < seats ? seatAt(index) : 'spectator'));
  for (const [seat, limit] of limits.entries()) await at(screens, seat).leaveOrder(seat, limit);
  for (const step of script.steps) await act(screens, step, newId(ids));
  for (const step of script.refused) await refusedAct(screens, step, newId(ids));
  for (const one of screens) await one.lookAgain();
  for (const one of screens) await one.everybodyHere;
  return screens.map((one) => one.end());
};

const act = async (screens: readonly Screen[], { seat, action, isAsked }: ScriptStep, id: string): Promise<void> => {
  const actor = at(screens, seat);
  const told = screens.map((one) => one.wire.next('update'));
  actor.send({ type: 'act', id, seat, decision: isAsked ? actor.openDecision() : null, action });
  await Promise.all(told);
};

/** What the rules refuse must not tell more than the view does. */
const refusedAct = async (screens: readonly Screen[], { seat, action }: ScriptStep, id: string): Promise<void> => {
  const actor = at(screens, seat);
  const answered = actor.wire.next('error');
  actor.send({ type: 'act', id, seat, decision: actor.openDecision() ?? `${seat}.0`, action });
  await answered;
};

const TURN_NEVER = 99;

class Screen {
  readonly wire: Wire;
  asks: readonly Ask[] = [];
  readonly #person: Person;
  readonly #table: string;
  readonly #viewer: Viewer;
  readonly #story: string[] = [];
  readonly #room = new Map<string, string>();
  /** Who has come is told a little later: until then what was told last is a matter of time as well. */
  readonly everybodyHere: Promise<unknown>;
  #version = 0;

  private constructor(wire: Wire, person: Person, table: string, viewer: Viewer) {
    this.wire = wire;
    this.#person = person;
    this.#table = table;
    this.#viewer = viewer;
    wire.listen((frame, text) => this.#hear(frame, text));
    this.everybodyHere = Promise.all([
      wire.next('presence', ({ present, watchers }) => present.every(Boolean) && watchers === 1),
      wire.next('room', ({ room }) => room.members.every(({ present }) => present) && room.watchers === 1),
    ]);
  }

  static async open(person: Person, table: string, viewer: Viewer): Promise<Screen> {
    const wire = await Wire.greeted(person);
    const screen = new Screen(wire, person, table, viewer);
    await wire.exchange({ type: 'watch', table, as: viewer, have: null }, 'table');
    return screen;
  }

  send(command: Command): void {
    this.wire.send({ type: 'command', table: this.#table, command });
  }

  /** For a turn that never comes, so that it is kept and not carried out. */
  async leaveOrder(seat: number, max: number): Promise<void> {
    const order = { turn: TURN_NEVER, wishes: [{ lot: 'slots#1', max }], otherwise: 'wait' };
    await this.wire.exchange({ type: 'order', table: this.#table, seat: seatAt(seat), order }, 'order');
  }

  openDecision(): DecisionId | null {
    return this.asks[0]?.id ?? null;
  }

  /** Everything there is to ask for besides: a resume, a fresh look, the table over HTTP, its record before the end. */
  async lookAgain(): Promise<void> {
    const watch = { type: 'watch', table: this.#table, as: this.#viewer } as const;
    await this.wire.exchange({ ...watch, have: Math.max(0, this.#version - 1) }, 'resumed');
    await this.wire.exchange({ ...watch, have: null }, 'table');
    for (const path of [`/api/tables/${this.#table}`, `/api/tables/${this.#table}/record`]) {
      const { status, text } = await this.#person.send('GET', path);
      this.#story.push(`${status} ${this.#neutral(text)}`);
    }
  }

  end(): Screening {
    this.wire.close();
    return { story: this.#story, room: [...this.#room.values()].sort() };
  }

  #hear(frame: FromServer, text: string): void {
    if (frame.type === 'table' || frame.type === 'resumed' || frame.type === 'update') {
      this.asks = frame.update.asks;
      this.#version = frame.update.version;
    }
    if (frame.type === 'room' || frame.type === 'presence') this.#room.set(frame.type, this.#neutral(text));
    else this.#story.push(this.#neutral(text));
  }

  #neutral(text: string): string {
    return text.replaceAll(this.#table, 'TABLE').replace(/"code":"[A-Z]{6}"/g, '"code":"CODE"');
  }
}
