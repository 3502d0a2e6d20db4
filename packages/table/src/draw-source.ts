/** Where the draws of a table come from. The rules see a `Chance` only. */

import type { Chance, SharedList } from '@fremont/kernel';
import { type KnownDraws, knownChance, rememberDraws } from './known-draws.ts';
import type { ActionEntry, StoredShare } from './log.ts';

type Actions = SharedList<ActionEntry> | null;

export interface DrawSource {
  /** True if the draws are computed from the secret of the match and the shares of its players. */
  readonly isFair: boolean;
  /** The chance for the action that follows these actions in force. */
  chanceAfter(actions: Actions, shares: readonly StoredShare[]): Chance;
  /** The actions from the `to`-th on are undone. If their draws come again, they give the same values. */
  remember(actions: Actions, to: number): void;
}

/** Draws that nobody can check afterwards, for tables of one browser. */
export const drawsFrom = (chance: Chance): DrawSource => {
  const known: KnownDraws = new Map();
  return {
    isFair: false,
    chanceAfter: (actions) => knownChance(known, actions, chance),
    remember: (actions, to) => rememberDraws(known, actions, to),
  };
};
