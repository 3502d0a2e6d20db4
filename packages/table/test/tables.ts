/** Builders for tests: tables of real games, and commands for them. */

import { type LasVegas, lasVegas, type Options } from '@fremont/games/las-vegas';
import { type Chance, type Game, type GameTypes, type Seat, seatAt, seededChance } from '@fremont/kernel';
import {
  type Answer,
  type Command,
  type CommandId,
  type LogStore,
  type MatchSetting,
  memoryStore,
  newSetting,
  type Occupant,
  openTable,
  type SeatRules,
  type Table,
} from '@fremont/table';

export const person = (name: string): Occupant => ({ type: 'person', name, colour: 'cherry' });
export const bot = (name: string): Occupant => ({ type: 'bot', name, colour: 'pool', level: 'random' });

let ids = 0;
export const newId = (): CommandId => (++ids).toString(16).padStart(32, '0');

/** Throws if the value is missing. */
export const need = <V>(value: V | null | undefined): V => {
  if (value === null || value === undefined) throw new Error('the test needs a value here');
  return value;
};

export interface Seating {
  readonly occupants: readonly Occupant[];
  readonly seed?: number;
  readonly options?: Partial<Options>;
  readonly store?: LogStore;
  readonly chance?: Chance;
  readonly rules?: SeatRules;
}

export interface Seated<T extends GameTypes> {
  readonly table: Table<T>;
  readonly store: LogStore;
  readonly setting: MatchSetting;
}

export const seatAtTable = <T extends GameTypes>(
  game: Game<T>,
  { occupants, seed = 1, options = {}, store = memoryStore(), chance = seededChance(seed), rules }: Seating,
): Seated<T> => {
  const setting = newSetting(game, { id: 'match', options, occupants }, seededChance(seed + 1000));
  if (!setting.ok) throw new Error(setting.error.code);
  const table = openTable({ game, store, chance, ...(rules && { rules }) }, setting.value, []);
  if (!table.ok) throw new Error(table.error.code);
  return { table: table.value, store, setting: setting.value };
};

export const vegasTable = (seating: Seating): Seated<LasVegas> => seatAtTable(lasVegas, seating);

export const reopened = async <T extends GameTypes>(
  game: Game<T>,
  { store, setting }: Seated<T>,
  chance: Chance = seededChance(99),
): Promise<Table<T>> => {
  const table = openTable({ game, store, chance }, setting, await store.read(setting.id, 0));
  if (!table.ok) throw new Error(`${table.error.code}`);
  return table.value;
};

/** The only open decision. */
export const turnOf = <T extends GameTypes>(table: Table<T>): Seat => need(table.asks[0]).seat;

export const actCommand = <T extends GameTypes>(table: Table<T>, action: unknown): Command => {
  const ask = need(table.asks[0]);
  return { type: 'act', id: newId(), seat: ask.seat, decision: ask.id, action };
};

/** The asked seat takes the legal action at index `choice`, modulo their number. */
export const act = <T extends GameTypes>(table: Table<T>, choice = 0): Promise<Answer> => {
  const { legal } = table.look(turnOf(table));
  return table.send(actCommand(table, legal[choice % legal.length]));
};

export const undo = <T extends GameTypes>(
  table: Table<T>,
  seat: number,
  consent: readonly number[] = [],
): Promise<Answer> => table.send({ type: 'undo', id: newId(), seat: seatAt(seat), consent: consent.map(seatAt) });

export const redo = <T extends GameTypes>(table: Table<T>, seat: number): Promise<Answer> =>
  table.send({ type: 'redo', id: newId(), seat: seatAt(seat) });
