/** RULES 9.7 and 9.8: activates tiles, applies the answers to their decisions, and continues the turn or the payout. */

import type { Chance, DeepReadonly, Seat } from '@fremont/kernel';
import { FACES_ASKING } from '../data/tiles.ts';
import type { Action, Event, Refusal, State } from '../types.ts';
import type { Activation, Turn } from './faces/face.ts';
import { isAsking, nothingHappened } from './faces/face.ts';
import { decisionRules, faceRules } from './faces/index.ts';
import { putPowerDie, recheckPower } from './faces/power-play.ts';
import { continuePayout } from './round.ts';
import { royaleOf, seenTile } from './tiles.ts';
import { endTurn } from './turn.ts';

type S = DeepReadonly<State>;

const turnOf = (draft: State, chance: Chance): Turn => {
  const turn: Turn = { draft, chance, activate: (on) => activate(turn, on) };
  return turn;
};

/** Dice do not activate the faces that take effect only at the payout. */
function* activate(turn: Turn, on: Activation): Iterable<Event> {
  const tile = royaleOf(turn.draft).tiles[on.casino - 1];
  if (tile === undefined) return;
  const { face } = tile;
  const rules = faceRules(face);
  if (rules.activate === undefined && on.by !== 'myChoice') return;
  yield { type: 'tileActivated', seat: on.seat, casino: on.casino, face, by: on.by };
  yield* rules.activate?.(turn, on, tile) ?? [nothingHappened(on, face)];
}

/**
 * Ruling R07: after dice land, the rules check the majority, activate the tile, check the majority again, and pass the
 * turn.
 */
export function* afterLanding(draft: State, on: Activation, chance: Chance): Iterable<Event> {
  const turn = turnOf(draft, chance);
  yield* recheckPower(draft);
  yield* activate(turn, on);
  yield* continueAfterTile(turn);
}

/** Continues the turn or the payout, unless a tile waits for an answer. */
function* continueAfterTile({ draft, chance }: Turn): Iterable<Event> {
  const isPaying = royaleOf(draft).payout !== null;
  if (!isPaying) yield* recheckPower(draft);
  if (isAsking(draft)) return;
  yield* isPaying ? continuePayout(draft, chance) : endTurn(draft, chance);
}

/** RULES 18.3. */
export function* playPower(draft: State, seat: Seat, { casino, die }: PowerPlay, chance: Chance): Iterable<Event> {
  yield putPowerDie(draft, seat, casino, die);
  yield* afterLanding(draft, { seat, casino, by: 'powerPlay', roll: null }, chance);
}

type PowerPlay = Extract<Action, { readonly type: 'powerPlay' }>;

/** The refusal of an answer; null when it answers the open decision. */
export const checkAnswer = (state: S, seat: Seat, action: Action): Refusal | null => {
  if (state.phase.type !== 'deciding') return notInPlay(state, action) ?? { code: 'nothingToDecide' };
  const { decision } = state.phase;
  if (decision.seat !== seat) return { code: 'notAsked', seat: decision.seat };
  const rules = decisionRules(decision.type);
  if (!rules.answers.includes(action.type))
    return notInPlay(state, action) ?? { code: 'decideFirst', instead: rules.instead(state, decision) };
  return rules.check(state, decision, action);
};

/** Null when a tile that asks for this action is in play, or when no tile asks for it at all. */
const notInPlay = (state: S, { type }: Action): Refusal | null => {
  const faces = FACES_ASKING[type];
  return faces === undefined || faces.some((face) => seenTile(state, face) !== null)
    ? null
    : { code: 'tileNotInPlay', faces };
};

export function* answer(draft: State, action: Action, chance: Chance): Iterable<Event> {
  if (draft.phase.type !== 'deciding') return;
  const { decision } = draft.phase;
  draft.phase = { type: 'rolling' };
  const turn = turnOf(draft, chance);
  yield* decisionRules(decision.type).answer(turn, decision, action);
  yield* continueAfterTile(turn);
}
