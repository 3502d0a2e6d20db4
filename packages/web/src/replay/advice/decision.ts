/** The decision at a place of a replay, with the knowledge of the seat that has to act. */

import type { GameTypes, Seat } from '@fremont/kernel';
import type { AdviceQuestion } from '../../tables/advice.ts';
import type { ReplayContext } from '../context.ts';

/** A decision that may be asked about; or why there is none. */
export type Decision =
  | { readonly type: 'open'; readonly seat: Seat; readonly question: Omit<AdviceQuestion, 'level'> }
  | { readonly type: 'none' }
  /** The person may not know what the seat knows. */
  | { readonly type: 'secret' };

export const decisionAt = ({ client }: ReplayContext, hasSecrets: boolean): Decision => {
  const { replay } = client;
  const place = client.place.value;
  const { toAct } = replay.look(place, 'spectator');
  const known = toAct.find((seat) => client.perspective.value === seat) ?? toAct[0];
  if (known === undefined) return { type: 'none' };
  if (hasSecrets && replay.outcome === null && client.perspective.value !== known) return { type: 'secret' };
  const { view, legal } = replay.look(place, known);
  const { game, options } = replay.setting;
  return { type: 'open', seat: known, question: { game, options, view, seat: known, legal } };
};

/** The action that was played at the place; null at the last one. */
export const playedAt = ({ client }: ReplayContext): GameTypes['action'] | null =>
  client.replay.recordAt(client.replay.length)?.entries[client.place.value]?.action ?? null;
