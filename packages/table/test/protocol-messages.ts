/** Arbitrary well-formed messages of the protocol. */

import { BOT_LEVELS } from '@fremont/bots';
import { type DecodeError, seatAt } from '@fremont/kernel';
import { type Command, SEAT_COLOURS, SEAT_REASONS, type TableError } from '@fremont/table';
import {
  CHAT_MODES,
  CHAT_PRESETS,
  cleanLine,
  ERROR_CODES,
  type FromClient,
  type ProtocolError,
  RETRY_CODES,
  type RetryCode,
  ROLES,
  SANCTION_CODES,
  type ServerFrame,
  TABLE_CODE_LETTERS,
  TABLE_PROBLEMS,
  TABLE_STATUSES,
  VISIBILITIES,
} from '@fremont/table/protocol';
import fc from 'fast-check';

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
const commandIds = hex(32);
const tableIds = fc.stringMatching(/^[a-z0-9]{8,32}$/);
const personIds = fc.stringMatching(/^[a-z0-9]{1,32}$/);
const counts = fc.nat(Number.MAX_SAFE_INTEGER);
const seats = fc.nat(11).map(seatAt);
const colours = fc.constantFrom(...SEAT_COLOURS);
const nullableOf = <T>(inner: fc.Arbitrary<T>) => fc.option(inner, { nil: null });
/** Clean texts: cleaning them again changes nothing. */
const lines = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .map((raw) => [...cleanLine(raw)].slice(0, max).join(''))
    .map((line) => cleanLine(line) || 'x');

const people = fc.record({ id: personIds, name: lines(24), colour: colours });

const decisions = fc.tuple(fc.nat(11), fc.nat(99_999)).map(([seat, version]) => `${seat}.${version}` as const);
const seatLists = fc.uniqueArray(fc.nat(11), { maxLength: 6 }).map((list) => list.map(seatAt));

export const commands: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('act' as const),
    id: commandIds,
    seat: seats,
    decision: decisions,
    action: fc.record({ type: fc.string(), face: fc.nat(6) }),
  }),
  fc.record({
    type: fc.constantFrom('undo' as const, 'undoAsk' as const),
    id: commandIds,
    seat: seats,
    consent: seatLists,
  }),
  fc.record({
    type: fc.constantFrom('redo' as const, 'leave' as const, 'return' as const),
    id: commandIds,
    seat: seats,
  }),
  fc.record({
    type: fc.constant('undoAnswer' as const),
    id: commandIds,
    seat: seats,
    ask: fc.integer({ min: 1 }),
    accept: fc.boolean(),
  }),
  fc.record({ type: fc.constant('vote' as const), id: commandIds, seat: seats, about: seats, keep: fc.boolean() }),
);

const said = fc.oneof(
  fc.record({ type: fc.constant('text' as const), words: lines(300) }),
  fc.record({ type: fc.constant('preset' as const), words: fc.constantFrom(...CHAT_PRESETS) }),
);

const viewers = fc.oneof(seats, fc.constant('spectator' as const));

const hashes = fc.stringMatching(/^[0-9a-f]{64}$/);

export const clientMessages: fc.Arbitrary<FromClient> = fc.oneof(
  fc.record({ type: fc.constant('hello' as const), protocol: counts }),
  fc.record({ type: fc.constant('watch' as const), table: tableIds, as: viewers, have: nullableOf(counts) }),
  fc.record({ type: fc.constant('history' as const), table: tableIds, before: counts }),
  fc.record({ type: fc.constant('unwatch' as const), table: tableIds }),
  fc.record({ type: fc.constant('command' as const), table: tableIds, command: commands }),
  fc.record({ type: fc.constant('chat' as const), table: tableIds, id: commandIds, said }),
  fc.record({
    type: fc.constant('order' as const),
    table: tableIds,
    seat: seats,
    order: nullableOf(fc.record({ turn: counts })),
  }),
  fc.record({ type: fc.constant('shown' as const), table: tableIds, version: counts }),
  fc.record({ type: fc.constant('anchor' as const), table: tableIds, seat: seats, anchor: hashes }),
  fc.record({ type: fc.constant('share' as const), table: tableIds, seat: seats, version: counts, share: hashes }),
  fc.record({ type: fc.constant('lobby' as const), on: fc.boolean() }),
  fc.record({ type: fc.constant('ping' as const), n: counts }),
);

const clocks = fc.oneof(
  fc.record({ type: fc.constant('none' as const) }),
  fc.record({
    type: fc.constant('live' as const),
    bankS: fc.integer({ min: 10, max: 7200 }),
    incrementS: fc.integer({ min: 0, max: 300 }),
  }),
  fc.record({ type: fc.constant('days' as const), days: fc.integer({ min: 1, max: 14 }) }),
);

const chairPlans = fc.oneof(
  fc.constant({ type: 'person' as const }),
  fc.record({ type: fc.constant('bot' as const), level: fc.constantFrom(...BOT_LEVELS) }),
);

const options = fc.record({ edition: fc.string(), neutralDice: fc.boolean() });

export const plans = fc.record({
  visibility: fc.constantFrom(...VISIBILITIES),
  title: lines(60),
  game: fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/),
  options,
  chairs: fc.array(chairPlans, { maxLength: 6 }),
  clock: clocks,
  chat: fc.constantFrom(...CHAT_MODES),
});

const chairs = fc.oneof(
  fc.record({ type: fc.constant('bot' as const), level: fc.constantFrom(...BOT_LEVELS), colour: colours }),
  fc.record({
    type: fc.constant('person' as const),
    person: nullableOf(people),
    name: nullableOf(lines(24)),
    colour: colours,
    ready: fc.boolean(),
  }),
);

const rooms = fc.record({
  id: tableIds,
  code: nullableOf(
    fc.array(fc.constantFrom(...TABLE_CODE_LETTERS), { minLength: 6, maxLength: 6 }).map((all) => all.join('')),
  ),
  status: fc.constantFrom(...TABLE_STATUSES),
  revision: counts,
  plan: plans,
  host: personIds,
  chairs: fc.array(chairs, { maxLength: 6 }),
  members: fc.array(fc.record({ person: people, role: fc.constantFrom(...ROLES), present: fc.boolean() }), {
    maxLength: 5,
  }),
  startInMs: nullableOf(counts),
  sameAddress: fc.array(fc.array(seats, { maxLength: 3 }), { maxLength: 3 }),
  watchers: fc.nat(100),
  rematch: nullableOf(tableIds),
  trouble: nullableOf(fc.constantFrom(...TABLE_PROBLEMS)),
});

const events = fc.array(fc.record({ type: fc.string(), seat: seats }), { maxLength: 5 });

const outcomes = fc.record({ placings: fc.array(fc.nat(5)), scores: fc.array(fc.nat()), ending: fc.string() });

const updates = fc.record({
  version: counts,
  viewer: viewers,
  view: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).map((view) => JSON.parse(JSON.stringify(view))),
  events,
  moments: fc.array(fc.record({ pot: fc.nat() }), { maxLength: 2 }),
  jump: fc.boolean(),
  undoneFrom: nullableOf(counts),
  legal: fc.array(fc.record({ type: fc.string() })),
  asks: fc.array(fc.record({ id: decisions, seat: seats })),
  toAct: seatLists,
  undo: fc.oneof(
    fc.record({ type: fc.constantFrom('none' as const, 'free' as const) }),
    fc.record({
      type: fc.constant('consent' as const),
      barrier: fc.constantFrom('draw' as const, 'reveal' as const),
      of: seatLists,
    }),
  ),
  freeUndo: fc.option(fc.nat(4), { nil: null }),
  canRedo: fc.boolean(),
  players: fc.array(
    fc.record({
      by: fc.constantFrom('person' as const, 'bot' as const),
      why: nullableOf(fc.constantFrom(...SEAT_REASONS)),
      present: fc.boolean(),
    }),
  ),
  undoAsk: nullableOf(fc.record({ seat: seats, version: counts, accepted: seatLists, awaited: seatLists })),
  votes: fc.array(fc.record({ about: seats, keep: seatLists, needed: fc.nat(5) })),
  outcome: nullableOf(outcomes),
});

const steps = fc.array(fc.record({ version: counts, seat: nullableOf(seats), events }), { maxLength: 5 });

const clockViews = fc.record({
  banks: nullableOf(fc.array(fc.nat(), { maxLength: 5 })),
  running: fc.array(fc.record({ decision: decisions, seat: seats, remainingMs: fc.nat() }), { maxLength: 3 }),
});

const decodeErrors: fc.Arbitrary<DecodeError> = fc.oneof(
  fc.record({
    code: fc.string(),
    key: fc.string(),
    allowed: fc.record({ type: fc.constant('whole' as const), min: fc.nat(), max: fc.nat() }),
  }),
  fc.record({
    code: fc.string(),
    key: fc.string(),
    conflict: fc.array(fc.record({ key: fc.string(), value: fc.nat() }), { minLength: 1, maxLength: 3 }),
  }),
);

export const tableErrors: fc.Arbitrary<TableError> = fc.oneof(
  fc.record({ code: fc.constant('badMessage' as const), why: fc.string() }),
  fc.record({ code: fc.constant('badMessage' as const), why: fc.string(), problem: decodeErrors }),
  fc.record({ code: fc.constant('noSuchSeat' as const), seat: fc.nat(), seats: fc.nat(5) }),
  fc.record({ code: fc.constant('staleDecision' as const), version: counts }),
  fc.record({
    code: fc.constantFrom('notYourSeat' as const, 'botPlays' as const, 'personPlays' as const, 'botKept' as const),
    seat: seats,
  }),
  fc.record({
    code: fc.constantFrom(
      'nothingToUndo' as const,
      'nothingToRedo' as const,
      'noUndoAsked' as const,
      'matchOver' as const,
    ),
  }),
  fc.record({
    code: fc.constant('consentNeeded' as const),
    barrier: fc.constantFrom('otherSeat' as const, 'draw' as const),
    of: seatLists,
  }),
  fc.record({ code: fc.constant('undoAsked' as const), by: seats }),
  fc.record({ code: fc.constantFrom('storageUnavailable' as const, 'tableBroken' as const) }),
);

const isRetry = (code: string): code is RetryCode => RETRY_CODES.some((one) => one === code);
const isSanction = (code: string): boolean => SANCTION_CODES.some((one) => one === code);

const errors = fc.oneof(
  fc.record({
    code: fc.constantFrom(
      ...ERROR_CODES.filter((code) => code !== 'internal' && code !== 'illegal' && !isRetry(code) && !isSanction(code)),
    ),
    why: fc.string(),
  }),
  fc.record({ code: fc.constantFrom(...RETRY_CODES), why: fc.string(), retryAfterMs: fc.nat() }),
  fc.record({ code: fc.constantFrom(...SANCTION_CODES), why: fc.string(), until: fc.nat() }),
  fc.record({ code: fc.constant('internal' as const), incident: fc.string() }),
  fc.record({ code: fc.constant('illegal' as const), refusal: fc.record({ code: fc.string(), need: fc.nat() }) }),
  fc.record({ code: fc.constant('notOpen' as const), why: fc.string(), detail: tableErrors }),
) as fc.Arbitrary<ProtocolError>;

const chatLines = fc.array(
  fc.record({ line: fc.integer({ min: 1 }), person: people, seat: nullableOf(seats), said, at: counts }),
  { maxLength: 4 },
);

/** Only the line of a finished match has a result. */
const results = fc.oneof(fc.constant({}), fc.record({ result: fc.record({ actions: counts, outcome: outcomes }) }));

const tableLine = fc.record({
  id: tableIds,
  status: fc.constantFrom(...TABLE_STATUSES),
  title: lines(60),
  game: fc.constant('las-vegas'),
  options,
  clock: clocks,
  host: people,
  chairs: fc.array(chairs, { maxLength: 6 }),
  updated: counts,
  yourTurn: fc.boolean(),
});

const tableLines = fc.array(
  fc.tuple(tableLine, results).map(([line, result]) => ({ ...line, ...result })),
  { maxLength: 4 },
);

const table = { table: tableIds };
const clock = nullableOf(clockViews);

export const serverMessages = fc.oneof(
  fc.record({ type: fc.constant('welcome'), protocol: counts, me: people }),
  fc.record({ type: fc.constant('room'), room: rooms }),
  fc.record({ type: fc.constant('gone'), ...table, why: fc.constantFrom('kicked', 'closed') }),
  fc.record({
    type: fc.constant('table'),
    ...table,
    update: updates,
    history: steps,
    from: counts,
    seen: counts,
    clock,
  }),
  fc.record({ type: fc.constant('history'), ...table, viewer: viewers, before: counts, from: counts, steps }),
  fc.record({ type: fc.constant('resumed'), ...table, missed: steps, update: updates, clock }),
  fc.record({ type: fc.constant('update'), ...table, update: updates, clock }),
  updates.chain(({ version, jump, undoneFrom, players, events }) =>
    fc.record({
      type: fc.constant('change'),
      ...table,
      since: counts,
      version: fc.constant(version),
      jump: fc.constant(jump),
      undoneFrom: fc.constant(undoneFrom),
      players: fc.constant(players),
      events: fc.constant(events),
      moments: fc.array(fc.dictionary(fc.string(), fc.tuple(fc.jsonValue())), { maxLength: 2 }),
      changes: fc.dictionary(fc.constantFrom('view', 'legal'), fc.tuple(fc.jsonValue())),
      clock,
    }),
  ),
  fc.record({ type: fc.constant('presence'), ...table, present: fc.array(fc.boolean()), watchers: fc.nat() }),
  fc.record({ type: fc.constant('done'), ...table, id: commandIds, version: counts }),
  fc.record({
    type: fc.constant('error'),
    re: nullableOf(
      fc.record({ type: fc.constant('command'), id: nullableOf(commandIds), table: nullableOf(tableIds) }),
    ),
    error: errors,
  }),
  fc.record({ type: fc.constant('chat'), ...table, lines: chatLines }),
  fc.record({ type: fc.constant('said'), ...table, id: commandIds, line: counts }),
  fc.record({ type: fc.constant('lobby'), tables: tableLines, more: fc.nat() }),
  fc.record({ type: fc.constant('yourTurn'), ...table, seat: seats, decision: decisions }),
  fc.record({ type: fc.constant('pong'), n: counts }),
) as fc.Arbitrary<ServerFrame>;
