/** The tile in hand of a player who builds. */

import type { TileId } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { picksOf } from './picks.ts';
import type { ShowdownModel } from './types.ts';

/** `lift`: the hand is empty and takes a tile off the sheet. */
export type Hand = TileId | 'lift';

/** Takes a tile in hand, or with null puts it down. The position starts anew. */
export const takeInHand = (model: ShowdownModel, hand: Hand | null): void => {
  const picks = picksOf(model);
  picks.hand.value = hand;
  picks.cell.value = null;
  picks.turn.value = 0;
  picks.isPinned.value = false;
  model.commands.stepBack();
};

/** Whether a person at this device is building now. */
export const isBuilding = ({ view, actor }: ShowdownModel): boolean =>
  actor !== null && (view.phase.type === 'building' || view.phase.type === 'permit');

/** The tile in hand: the picked one, otherwise the suggested one. */
export const handOf = (model: ShowdownModel): Hand | null => {
  const { view, actor } = model;
  if (actor === null || !isBuilding(model)) return null;
  const { aside } = at(view.chairs, actor);
  const picked = picksOf(model).hand.value;
  if (picked === 'lift' ? canLift(model) : picked !== null && aside.includes(picked)) return picked;
  return suggestedHand(model, aside);
};

/** The tile just bought, otherwise the tile set aside last. A Renovate begins with an empty hand. */
const suggestedHand = (model: ShowdownModel, aside: readonly TileId[]): Hand | null => {
  const { phase } = model.view;
  const work = phase.type === 'building' ? phase.work : null;
  const hasLifted = work?.type === 'renovate' && work.lifts > 0 && aside.length > 0;
  if (canLift(model) && !hasLifted) return 'lift';
  const bought = work?.type === 'purchase' && aside.includes(work.tile) ? work.tile : null;
  return bought ?? aside.at(-1) ?? null;
};

export const canLift = ({ update }: ShowdownModel): boolean => update.value.legal.some(({ type }) => type === 'lift');

/** The things that the player may take in hand: the empty hand of a Renovate, and each tile set aside once. */
export const handChoices = ({ view, actor }: ShowdownModel): Hand[] => {
  const { phase } = view;
  const isRenovating = phase.type === 'building' && phase.work.type === 'renovate';
  const aside = actor === null ? [] : at(view.chairs, actor).aside;
  return [...(isRenovating ? (['lift'] as const) : []), ...new Set(aside)];
};
