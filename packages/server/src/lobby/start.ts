/** How a planned table becomes a match, and a finished one the next. */

import { gameById } from '@fremont/games/registry';
import { type Chance, seatList } from '@fremont/kernel';
import { type Aftermath, type MatchSetting, memoryStore, newSetting, type Occupant, openTable } from '@fremont/table';
import type { ClockPlan, TableId } from '@fremont/table/protocol';
import type { Audience } from '../audience.ts';
import { denial } from '../denial.ts';
import { clockAfter, startBanks } from '../host/clock.ts';
import { newMatchId, newTableId } from '../secrets.ts';
import type { HeldSeat, Storage, Timer } from '../storage/index.ts';
import { type Lobby, withFreshCode } from './lobby.ts';
import { storedPlan } from './plan.ts';
import { chairsOf, type RoomFacts, type Rooms, roleOf } from './rooms.ts';

interface StartParts {
  readonly storage: Storage;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly audience: Audience;
  readonly chance: Chance;
  now(): number;
}

/** Deals. Every chair for people has to be taken. */
export const startTable = ({ lobby, storage, chance, now }: StartParts, id: TableId, person: string): Promise<void> =>
  lobby.asHost(id, person, async (facts) => {
    if (facts.stored.status !== 'lobby') throw denial('notOpen', 'started');
    const occupants = occupantsOf(facts);
    if (occupants === null) throw denial('notOpen', 'seatsFree');
    const setting = settingOf(facts, occupants, chance);
    const timers = firstTimers(setting, facts.plan.clock, now());
    const started = await storage.tables.start(id, setting, timers, now());
    if (started === 'notInLobby') throw denial('notOpen', 'started');
  });

/** Without names: the log of a match outlives the people in it. Null while a chair is free. */
const occupantsOf = (facts: RoomFacts): Occupant[] | null => {
  const chairs = chairsOf(facts);
  if (chairs.some((chair) => chair.type === 'person' && chair.person === null)) return null;
  return chairs.map(
    (chair): Occupant =>
      chair.type === 'bot'
        ? { type: 'bot', name: '', colour: chair.colour, level: chair.level }
        : { type: 'person', name: '', colour: chair.colour },
  );
};

const settingOf = ({ plan }: RoomFacts, occupants: readonly Occupant[], chance: Chance): MatchSetting => {
  const game = gameById(plan.game);
  if (game === null) throw denial('notOpen', 'game');
  const setting = newSetting(game, { id: newMatchId(), options: plan.options, occupants }, chance);
  if (!setting.ok) throw denial('badSchema', `plan.${setting.error}`);
  return setting.value;
};

const firstTimers = (setting: MatchSetting, plan: ClockPlan, now: number): readonly Timer[] => {
  const running = { ...startBanks(plan, setting.occupants.length), running: [] };
  return clockAfter(plan, running, null, dealtOf(setting), now).timers.set;
};

const dealtOf = (setting: MatchSetting): Aftermath => {
  const game = gameById(setting.game);
  const noChance = { int: () => 0 };
  const table = game === null ? null : openTable({ game, store: memoryStore(), chance: noChance }, setting, []);
  if (table === null || !table.ok) throw denial('notOpen', 'game');
  return { asks: table.value.asks, playedBy: setting.occupants.map(({ type }) => type), over: table.value.isOver };
};

/** The same people at a new table, everybody one seat further; whoever is still there sits already. */
export const rematch = async (parts: StartParts, id: TableId, person: string): Promise<TableId> => {
  const { rooms, storage, now } = parts;
  const facts = await rooms.get(id, person);
  if (roleOf(facts, person) !== 'player') throw denial('forbidden', 'notPlayer');
  if (facts.stored.status !== 'over' || facts.stored.match === null) throw denial('notOpen', 'notOver');
  const { plan, stored } = facts;
  const next = {
    ...storedPlan({ ...plan, chairs: rotated(plan.chairs) }),
    id: newTableId(),
    host: roleOf(facts, stored.host) === 'player' ? stored.host : person,
    created: now(),
  };
  let table: TableId = next.id;
  await withFreshCode(async (code) => {
    const made = await storage.tables.rematch(id, { ...next, code });
    if (made !== 'codeTaken') table = made.table;
    return made === 'codeTaken';
  });
  if (table === next.id) await seatAgain(parts, facts, table);
  rooms.changed(id);
  rooms.changed(table);
  return table;
};

const rotated = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

const seatAgain = async ({ storage, audience, now }: StartParts, facts: RoomFacts, next: TableId): Promise<void> => {
  const { members, held, plan, stored } = facts;
  for (const { identity, role } of members)
    if (role !== 'asking') await storage.tables.join(next, identity, role, now());
  const seats = seatList(plan.chairs.length);
  const again = held
    .filter(({ identity }) => audience.isPresent(stored.id, identity))
    .map((one): HeldSeat => ({ ...one, seat: (one.seat + seats.length - 1) % seats.length, since: now() }));
  await storage.tables.reseat(next, again);
};
