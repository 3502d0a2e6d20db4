/** Laws 1 to 6: a match can be played, and what is offered is what is allowed. */

import {
  assert,
  at,
  canonicalJson,
  cloneJson,
  type DeepReadonly,
  type GameTypes,
  type Seat,
  seatList,
} from '@fremont/kernel';
import { count } from './coverage.ts';
import { assertSame, isSame } from './difference.ts';
import { type Hearing, type Law, matchLaw, tried } from './law.ts';
import type { Walk } from './walk.ts';

const eachState = <T extends GameTypes>(
  { match, sample }: Walk<T>,
  look: (state: DeepReadonly<T['state']>, index: number) => void,
): void => {
  for (const index of sample) look(at(match.steps, index).state, index);
};

/** Offers, soundness after every action, and no reaching for clock or dice of one's own: all of it stops a walk. */
const playsThrough: Law = {
  number: 1,
  name: 'random matches play through',
  inspector: () => ({ see: ({ fault }) => assert(fault === null, `${fault}`) }),
};

const ends = matchLaw(2, 'every match ends within actionsMax', ({ match, fault }) => {
  if (fault !== null) return;
  const { game, record, steps } = match;
  const ended = game.outcome(at(steps, record.entries.length).state) !== null;
  assert(ended, `${record.entries.length} actions and no end`);
});

const somebodyActs = matchLaw(3, 'somebody is to act until the outcome, nobody after', (walk) =>
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

const actorsCan = matchLaw(4, 'whoever is to act has a listed action, others only off-turn ones', (walk) =>
  eachState(walk, (state, index) => {
    const { game, record } = walk.match;
    const acting = game.toAct(state);
    const over = game.outcome(state) !== null;
    for (const seat of seatList(record.seats)) {
      const list = walk.listed(index, seat);
      if (acting.includes(seat)) assert(list.length > 0, `state ${index}: seat ${seat} must act and cannot`);
      else
        assert(list.length === 0 || (!over && isOffTurn(walk, list)), `state ${index}: seat ${seat} may act unasked`);
    }
  }),
);

const isOffTurn = <T extends GameTypes>({ match }: Walk<T>, list: readonly T['action'][]): boolean =>
  list.every(({ type }) => match.game.meta.offTurnActions.includes(type));

const listIsSound = matchLaw(5, 'listed actions are distinct, in stable order, and pass check', (walk) =>
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
        assert(isDeclared(walk, action.type), `${where}: ${action.type} is listed, meta says otherwise`);
      }
    }
  }),
);

const isDeclared = <T extends GameTypes>({ match }: Walk<T>, type: string): boolean =>
  match.game.meta.actionTypes.includes(type) && !match.game.meta.openActions.includes(type);

const acceptedIsListed = matchLaw(6, 'what check accepts is listed', (walk, hearing) =>
  eachState(walk, (state, index) => {
    const actions = tried(hearing, index);
    for (const seat of seatList(walk.match.record.seats))
      for (const action of actions) assertListed(walk, hearing, { state, index, seat, action });
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
  { game, coverage }: Hearing<T>,
  { state, index, seat, action }: Trial<T>,
): void => {
  const refusal = game.check(state, seat, action);
  if (refusal !== null) count(coverage.refusals, refusal.code);
  if (refusal !== null || game.meta.openActions.includes(action.type)) return;
  const listed = walk.listed(index, seat).some((other) => isSame(other, action));
  assert(listed, `state ${index}: ${canonicalJson(action)} of seat ${seat} is accepted and not listed`);
};

export const PLAY_LAWS: readonly Law[] = [playsThrough, ends, somebodyActs, actorsCan, listIsSound, acceptedIsListed];
