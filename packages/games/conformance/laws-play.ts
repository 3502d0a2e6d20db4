/** Laws 1 to 6 and 24: matches play to their end, and the listed actions are exactly the legal ones. */

import {
  assert,
  at,
  canonicalJson,
  cloneJson,
  type DeepReadonly,
  type GameTypes,
  type Seat,
  seatAt,
  seatList,
} from '@fremont/kernel';
import { count } from './coverage.ts';
import { assertSame, isSame } from './difference.ts';
import { actionsToTry, type Law, matchLaw, type RunContext } from './law.ts';
import type { Walk } from './walk.ts';

const eachState = <T extends GameTypes>(
  { match, sample }: Walk<T>,
  callback: (state: DeepReadonly<T['state']>, index: number) => void,
): void => {
  for (const index of sample) callback(at(match.steps, index).state, index);
};

/** A walk stops at a listed action that is refused, a fault, or a call of the clock or of `Math.random`. */
const playsThrough: Law = {
  number: 1,
  name: 'random matches play through',
  checker: () => ({ checkMatch: ({ fault }) => assert(fault === null, `${fault}`) }),
};

const ends = matchLaw(2, 'every match ends within actionsMax', ({ match, fault }) => {
  if (fault !== null) return;
  const { game, record, steps } = match;
  const ended = game.outcome(at(steps, record.entries.length).state) !== null;
  assert(ended, `${record.entries.length} actions without an end`);
});

const seatsToAct = matchLaw(3, 'a seat is to act until there is an outcome, and none afterwards', (walk) =>
  eachState(walk, (state, index) => {
    const { game, record } = walk.match;
    const acting = game.toAct(state);
    const over = game.outcome(state) !== null;
    assert((acting.length === 0) === over, `state ${index}: ${over ? 'over' : 'not over'}, ${acting.length} to act`);
    assert(new Set(acting).size === acting.length, `state ${index}: a seat is asked twice`);
    assert(
      acting.every((seat) => seatList(record.seats).includes(seat)),
      `state ${index}: no such seat to act`,
    );
  }),
);

const actorsHaveActions = matchLaw(
  4,
  'a seat that is to act has a legal action, other seats only off-turn actions',
  (walk) =>
    eachState(walk, (state, index) => {
      const { game, record } = walk.match;
      const acting = game.toAct(state);
      const over = game.outcome(state) !== null;
      for (const seat of seatList(record.seats)) {
        const list = walk.listed(index, seat);
        if (acting.includes(seat))
          assert(list.length > 0, `state ${index}: seat ${seat} is to act and has no legal action`);
        else
          assert(
            list.length === 0 || (!over && isOffTurn(walk, list)),
            `state ${index}: seat ${seat} may act off turn`,
          );
      }
    }),
);

const isOffTurn = <T extends GameTypes>({ match }: Walk<T>, list: readonly T['action'][]): boolean =>
  list.every(({ type }) => match.game.meta.offTurnActions.includes(type));

const listIsSound = matchLaw(5, 'check accepts all listed actions; they are distinct and in a stable order', (walk) =>
  eachState(walk, (state, index) => {
    const { game, record } = walk.match;
    const copy = cloneJson(state);
    for (const seat of seatList(record.seats)) {
      const list = walk.listed(index, seat);
      const where = `state ${index}, seat ${seat}`;
      assert(new Set(list.map(canonicalJson)).size === list.length, `${where}: an action is listed twice`);
      assertSame(list, game.legalActions(copy, seat), `${where}: two listings differ`);
      for (const action of list) {
        assertSame(game.check(state, seat, action), null, `${where}: ${canonicalJson(action)} is listed and refused`);
        assert(isDeclared(walk, action.type), `${where}: ${action.type} is listed but not declared in meta`);
      }
    }
  }),
);

const isDeclared = <T extends GameTypes>({ match }: Walk<T>, type: string): boolean =>
  match.game.meta.actionTypes.includes(type) && !match.game.meta.openActions.includes(type);

const acceptedIsListed = matchLaw(6, 'every action that check accepts is listed', (walk, context) =>
  eachState(walk, (state, index) => {
    const actions = actionsToTry(context, index);
    for (const seat of seatList(walk.match.record.seats))
      for (const action of actions) assertListed(walk, context, { state, index, seat, action });
  }),
);

interface Trial<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  readonly index: number;
  readonly seat: Seat;
  readonly action: T['action'];
}

const assertListed = <T extends GameTypes>(
  walk: Walk<T>,
  { game, coverage }: RunContext<T>,
  { state, index, seat, action }: Trial<T>,
): void => {
  const refusal = game.check(state, seat, action);
  if (refusal !== null) count(coverage.refusals, refusal.code);
  if (refusal !== null || game.meta.openActions.includes(action.type)) return;
  const listed = walk.listed(index, seat).some((other) => isSame(other, action));
  assert(listed, `state ${index}: ${canonicalJson(action)} of seat ${seat} is accepted and not listed`);
};

/** Includes values that are no seat number: `check` is the first to see them. */
const SEATLESS = [99, -1, 0.5, Number.NaN];

const absentSeatIsRefused = matchLaw(
  24,
  'a seat that is not at the table has no actions, and check refuses it with noSuchSeat',
  (walk, context) =>
    eachState(walk, (state, index) => {
      const { game, record } = walk.match;
      const [action] = actionsToTry(context, index);
      for (const seat of [record.seats, ...SEATLESS].map(seatAt)) {
        assert(game.legalActions(state, seat).length === 0, `state ${index}: seat ${seat} has legal actions`);
        if (action === undefined) continue;
        const code = game.check(state, seat, action)?.code ?? 'nothing';
        count(context.coverage.refusals, code);
        assert(code === 'noSuchSeat', `state ${index}: seat ${seat} is refused with ${code} instead of noSuchSeat`);
      }
    }),
);

export const PLAY_LAWS: readonly Law[] = [
  playsThrough,
  ends,
  seatsToAct,
  actorsHaveActions,
  listIsSound,
  acceptedIsListed,
  absentSeatIsRefused,
];
