/** Starts the match of a planned table, and the rematch of a finished one. */

import { gameById } from '@fremont/games/registry';
import { seatList } from '@fremont/kernel';
import { type AfterCommit, type MatchSetting, memoryStore, newSetting, type Occupant, openTable } from '@fremont/table';
import type { ClockPlan, ReadyBody, TableId } from '@fremont/table/protocol';
import type { DealDice, DiceMaker } from '../fair/dice.ts';
import { clockAfter, startClock } from '../host/clock.ts';
import { invalidField, requestError, retryLater } from '../request-error.ts';
import { newMatchId, newTableId } from '../secrets.ts';
import type { HeldSeat, Storage, Timer } from '../storage/index.ts';
import type { Subscribers } from '../subscribers.ts';
import type { Tuning } from '../tuning.ts';
import { type Lobby, withFreshCode } from './lobby.ts';
import { addressHash } from './new-table-limits.ts';
import { isEveryoneReady, startDelayMs } from './ready.ts';
import { chairsOf, type RoomFacts, type Rooms, roleOf, seatsHeldBy } from './rooms.ts';
import { storedPlan } from './table-plan.ts';

interface StartParts {
  readonly storage: Storage;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly subscribers: Subscribers;
  readonly dice: DiceMaker;
  readonly tuning: Tuning;
  now(): number;
}

/** The host starts the match. Every chair for people must be taken, and the others ready or out of time. */
export const startTable = (parts: StartParts, id: TableId, person: string): Promise<void> =>
  parts.lobby.asHost(id, person, async (facts) => {
    const { tuning, now } = parts;
    if (facts.stored.status !== 'lobby') throw requestError('notOpen', 'started');
    if (occupantsOf(facts) === null) throw requestError('notOpen', 'seatsFree');
    const waitMs = startDelayMs(facts, tuning.startWaitMs, now());
    if (waitMs > 0) throw retryLater('notReady', 'people', waitMs);
    await start(parts, facts);
  });

/** The match starts when the last person is ready. */
export const markReady = (
  parts: StartParts,
  id: TableId,
  person: string,
  { ready, revision }: ReadyBody,
): Promise<void> =>
  parts.lobby.inLobby(id, person, async (facts) => {
    if (seatsHeldBy(facts, person).length === 0) throw requestError('forbidden', 'notSeated');
    // The host may have changed the plan while the request was on its way.
    if (ready && revision !== undefined && revision !== facts.stored.revision) throw requestError('stale', 'revision');
    await parts.storage.tables.setReady(id, person, ready);
    const held = facts.held.map((one) => (one.identity === person ? { ...one, ready } : one));
    if (isEveryoneReady({ ...facts, held })) await start(parts, facts);
  });

const start = async ({ storage, dice, now }: StartParts, facts: RoomFacts): Promise<void> => {
  const occupants = occupantsOf(facts);
  if (occupants === null) throw requestError('notOpen', 'seatsFree');
  const deal = await (await dice.of(facts.stored)).forDeal(facts.held, occupants.length);
  const setting = settingOf(facts, occupants, deal);
  const timers = firstTimers(setting, facts.plan.clock, now());
  const started = await storage.tables.start(facts.stored.id, setting, timers, now());
  if (started === 'notInLobby') throw requestError('notOpen', 'started');
};

/** Occupants without names, because the log outlives the accounts of its people. Null while a chair is free. */
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

const settingOf = ({ plan }: RoomFacts, occupants: readonly Occupant[], { chance, fair }: DealDice): MatchSetting => {
  const game = gameById(plan.game);
  if (game === null) throw requestError('notOpen', 'game');
  const setting = newSetting(game, { id: newMatchId(), options: plan.options, occupants }, chance);
  if (!setting.ok) throw invalidField('plan.', setting.error);
  return fair === null ? setting.value : { ...setting.value, fair };
};

const firstTimers = (setting: MatchSetting, plan: ClockPlan, now: number): readonly Timer[] => {
  const running = { ...startClock(plan, setting.occupants.length), running: [] };
  return clockAfter(plan, running, null, afterDeal(setting), now).timers.set;
};

const afterDeal = (setting: MatchSetting): AfterCommit => {
  const game = gameById(setting.game);
  const noChance = { int: () => 0 };
  const table = game === null ? null : openTable({ game, store: memoryStore(), chance: noChance }, setting, []);
  if (table === null || !table.ok) throw requestError('notOpen', 'game');
  return {
    asks: table.value.asks,
    actionsBefore: 0,
    actions: 0,
    progress: null,
    undoAsk: null,
    playedBy: setting.occupants.map(({ type }) => type),
    outcome: table.value.outcome,
  };
};

/** Creates a table for the same people. Everyone moves on by one seat; people who are present keep a seat. */
export const rematch = async (parts: StartParts, id: TableId, person: string, address: string): Promise<TableId> => {
  const { rooms, storage, lobby, dice, now } = parts;
  const facts = await rooms.get(id, person);
  if (roleOf(facts, person) !== 'player') throw requestError('forbidden', 'notPlayer');
  if (facts.stored.status !== 'over' || facts.stored.match === null) throw requestError('notOpen', 'notOver');
  const { plan, stored } = facts;
  if (stored.rematch === null) await lobby.checkMayRematch(person, address);
  const next = {
    ...storedPlan({ ...plan, chairs: rotated(plan.chairs) }),
    id: newTableId(),
    host: roleOf(facts, stored.host) === 'player' ? stored.host : person,
    created: now(),
  };
  let table: TableId = next.id;
  const made = dice.newFor(next.id);
  await withFreshCode(async (code) => {
    const opened = await storage.tables.rematch(id, { ...next, code }, addressHash(address), made);
    if (opened !== 'codeTaken') table = opened.table;
    return opened === 'codeTaken';
  });
  if (table === next.id) await seatAgain(parts, facts, table);
  rooms.changed(id);
  rooms.changed(table);
  return table;
};

const rotated = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

const seatAgain = async ({ storage, subscribers, now }: StartParts, facts: RoomFacts, next: TableId): Promise<void> => {
  const { members, held, plan, stored } = facts;
  // Different times keep the order in which people joined.
  for (const [index, { identity, role }] of members.entries())
    if (role !== 'asking') await storage.tables.join(next, identity, role, now() + index);
  const seats = seatList(plan.chairs.length);
  const again = held
    .filter(({ identity }) => subscribers.isPresent(stored.id, identity))
    .map(
      (one): HeldSeat => ({ ...one, seat: (one.seat + seats.length - 1) % seats.length, since: now(), ready: false }),
    );
  await storage.tables.reseat(next, again);
};
