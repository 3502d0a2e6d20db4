/** Which question of a tile the person at this device is asked now. */

import type { Decision } from '@fremont/games/las-vegas';
import type { LasVegasSession } from '../types.ts';
import type { Ask, AskBuilders } from './ask.ts';
import { diceAsks } from './ask-dice.ts';
import { payoutAsks } from './ask-payout.ts';
import { placeAsks } from './ask-places.ts';
import { powerAsk } from './power.ts';

const BUILDERS: AskBuilders<Decision['type']> = { ...diceAsks, ...placeAsks, ...payoutAsks };

/** What the person at this device is asked by a tile now; null when nothing is. */
export const askOf = (session: LasVegasSession): Ask | null => {
  const { actor, view } = session;
  if (actor === null) return null;
  if (view.phase.type === 'rolling') return powerAsk(session);
  if (view.phase.type !== 'deciding' || view.phase.decision.seat !== actor) return null;
  const { decision } = view.phase;
  const build = BUILDERS[decision.type] as (session: LasVegasSession, decision: Decision) => Ask;
  return build(session, decision);
};
