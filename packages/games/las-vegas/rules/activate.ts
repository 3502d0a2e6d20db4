/** RULES 9.7 and 9.8: tiles set off, what they ask answered, and the turn or the payout going on from there. */

import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';
import { type Action, DIE_SIZES, type Event, FACES, type Refusal, type State } from '../types.ts';
import type { Activation, Turn } from './faces/face.ts';
import { nothing } from './faces/face.ts';
import { DECISION_WORKS, FACE_WORKS, facesOf } from './faces/index.ts';
import { putPowerDie, recheckPower } from './faces/power-play.ts';
import { goOnPaying } from './round.ts';
import { checkOpen, royaleOf, seenTile } from './tiles.ts';
import { endTurn } from './turn.ts';

type S = DeepReadonly<State>;

const turnOf = (draft: State, chance: Chance): Turn => {
  const turn: Turn = { draft, chance, activate: (on) => activate(turn, on) };
  return turn;
};

/** Faces that work only when the round is paid say nothing when dice land beside them. */
const activate = (turn: Turn, on: Activation): Event[] => {
  const tile = royaleOf(turn.draft).tiles[on.casino - 1];
  if (tile === undefined) return [];
  const work = FACE_WORKS[tile.face];
  const activated: Event = { type: 'tileActivated', seat: on.seat, casino: on.casino, face: tile.face, by: on.by };
  if (work.activate !== undefined) return [activated, ...work.activate(turn, on, tile)];
  return on.by === 'myChoice' ? [activated, nothing(on, tile.face)] : [];
};

/** Ruling R07: dice have landed; majority, tile, majority again, next player. */
export const afterLanding = (draft: State, on: Activation, chance: Chance): Event[] => {
  draft.phase = { type: 'rolling' };
  const lost = recheckPower(draft);
  const turn = turnOf(draft, chance);
  return [...lost, ...activate(turn, on), ...goOn(turn)];
};

/** Whatever comes next, unless a tile waits for an answer. */
const goOn = (turn: Turn): Event[] => {
  const { draft, chance } = turn;
  const lost = royaleOf(draft).payout === null ? recheckPower(draft) : [];
  if (draft.phase.type === 'deciding') return lost;
  return [...lost, ...(royaleOf(draft).payout === null ? endTurn(draft, chance) : goOnPaying(draft, chance))];
};

/** RULES 18.3. */
export const playPower = (draft: State, seat: Seat, action: PowerPlay, chance: Chance): Event[] => {
  const { casino, die } = action;
  const put = putPowerDie(draft, seat, casino, die);
  return [put, ...afterLanding(draft, { seat, casino, by: 'powerPlay', roll: null }, chance)];
};

type PowerPlay = Extract<Action, { readonly type: 'powerPlay' }>;

/** Why an answer does not fit what is asked, or null. */
export const checkAnswer = (state: S, seat: Seat, action: Action): Refusal | null => {
  if (state.phase.type !== 'deciding') return notInPlay(state, action) ?? { code: 'nothingToDecide' };
  const { decision } = state.phase;
  if (decision.seat !== seat) return { code: 'notAsked', seat: decision.seat };
  const work = DECISION_WORKS[decision.type];
  if (!work.answers.includes(action.type))
    return notInPlay(state, action) ?? { code: 'decideFirst', decision: decision.type };
  return work.check(state, decision, action);
};

/** Null when a tile that asks for this lies on the table, or when no tile ever does. */
const notInPlay = (state: S, { type }: Action): Refusal | null => {
  const faces = facesOf(type);
  return faces.length === 0 || faces.some((face) => seenTile(state, face) !== null)
    ? null
    : { code: 'tileNotInPlay', faces };
};

export const answers = (state: S, seat: Seat): readonly Action[] => {
  if (state.phase.type !== 'deciding' || state.phase.decision.seat !== seat) return [];
  const { decision } = state.phase;
  const work = DECISION_WORKS[decision.type];
  return work.candidates(state, decision).filter((action) => work.check(state, decision, action) === null);
};

export const answer = (draft: State, action: Action, chance: Chance): Event[] => {
  if (draft.phase.type !== 'deciding') return [];
  const { decision } = draft.phase;
  draft.phase = { type: 'rolling' };
  const turn = turnOf(draft, chance);
  return [...DECISION_WORKS[decision.type].answer(turn, decision, action), ...goOn(turn)];
};

/** RULES 18.3: where a die may go without a roll. */
export const powerPlays = (state: S, seat: Seat): readonly PowerPlay[] => {
  if (seenTile(state, 'D2')?.holder !== seat) return [];
  const sizes = DIE_SIZES.filter((die) => at(state.chairs, seat).supply[die] > 0);
  const open = FACES.filter((casino) => checkOpen(state, casino) === null);
  return sizes.flatMap((die) => open.map((casino): PowerPlay => ({ type: 'powerPlay', die, casino })));
};
