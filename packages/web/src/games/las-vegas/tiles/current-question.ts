/** The question that a tile asks a person at this device now. */

import type { Decision } from '@fremont/games/las-vegas';
import type { LasVegasModel } from '../types.ts';
import { diceQuestions } from './dice-questions.ts';
import { payoutQuestions } from './payout-questions.ts';
import { placeQuestions } from './place-questions.ts';
import { powerQuestion } from './power-play.ts';
import type { QuestionBuilders, TileQuestion } from './question.ts';

const BUILDERS: QuestionBuilders<Decision['type']> = { ...diceQuestions, ...placeQuestions, ...payoutQuestions };

/** Null while no tile asks. */
export const currentQuestion = (model: LasVegasModel): TileQuestion | null => {
  const { actor, view } = model;
  if (actor === null) return null;
  if (view.phase.type === 'rolling') return powerQuestion(model);
  if (view.phase.type !== 'deciding' || view.phase.decision.seat !== actor) return null;
  const { decision } = view.phase;
  const build = BUILDERS[decision.type] as (model: LasVegasModel, decision: Decision) => TileQuestion;
  return build(model, decision);
};
