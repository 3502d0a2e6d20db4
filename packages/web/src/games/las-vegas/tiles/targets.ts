/** Casinos as answers to a tile's question, each with the effect of choosing it. */

import { type Action, type CasinoView, type DieSize, FACES, type Face } from '@fremont/games/las-vegas';
import type { Seat, Sentence } from '@fremont/kernel';
import { casinoAt } from '../matrix.ts';
import type { LasVegasModel } from '../types.ts';
import { resultWords, toneOfResult, withDie } from './casino-result.ts';
import type { Target } from './question.ts';
import { tileAt, tileName } from './tile-lookup.ts';

type TargetText = Omit<Target, 'face' | 'action'>;

/** One target for each casino. */
export const targetsWith = (action: (face: Face) => Action, textOf: (face: Face) => TargetText): Target[] =>
  FACES.map((face) => ({ face, action: action(face), ...textOf(face) }));

export const plainTarget = (head: Sentence, note: Sentence): TargetText => ({ head, note, tone: 'plain' });

/** The result of the seat after a change of the casino. */
export const changedTarget = (model: LasVegasModel, head: Sentence, casino: CasinoView, seat: Seat): TargetText => ({
  head,
  note: resultWords(model, casino, seat),
  tone: toneOfResult(casino, seat),
});

/** The tile that a die activates there. */
const tileNameAt = (model: LasVegasModel, face: Face): Sentence => {
  const tile = tileAt(model.view, face);
  return tile === null ? [] : [tileName(model, tile.face)];
};

/** A die placed in a casino, and the result of its owner there. */
export const putTarget = (model: LasVegasModel, seat: Seat, die: DieSize, face: Face): TargetText => {
  const casino = withDie(casinoAt(model.view, face), seat, die, 1);
  return {
    head: resultWords(model, casino, seat),
    note: tileNameAt(model, face),
    tone: toneOfResult(casino, seat),
  };
};
