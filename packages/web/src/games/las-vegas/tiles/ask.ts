/**
 * A question of a tile as the screen puts it: whole answers as big buttons, parts to pick, casinos to aim at. What is
 * allowed only the game decides: an answer that is off says why in the game's words.
 */

import type { Action, Decision, Face } from '@fremont/games/las-vegas';
import type { Sentence } from '@fremont/kernel';
import type { Enamel } from '../../../pieces/enamel.ts';
import type { LasVegasSession } from '../types.ts';

export interface DiePicture {
  readonly enamel: Enamel;
  /** 0 shows no pips. */
  readonly face: number;
  readonly big: boolean;
}

/** A whole answer. */
export interface Answer {
  readonly id: string;
  readonly action: Action;
  readonly keys: readonly string[];
  readonly title: string;
  readonly detail: Sentence;
  /** Null where nothing is left to chance; 1 is certain. */
  readonly chance: number | null;
  readonly dice: readonly DiePicture[];
}

/** A part of an answer. */
export interface Pick {
  readonly id: string;
  readonly label: string;
  readonly options: readonly PickOption[];
  readonly picked: string;
}

export interface PickOption {
  readonly id: string;
  readonly label: string;
  readonly dice: readonly DiePicture[];
}

/** An answer by casino, with the picked parts. */
export interface Target {
  readonly face: Face;
  readonly action: Action;
  readonly head: Sentence;
  readonly note: Sentence;
  readonly tone: 'good' | 'bad' | 'plain';
}

export interface Ask {
  /** Where the tile lies. */
  readonly casino: Face;
  /** Dice that lie before whoever decides. */
  readonly rolled: readonly DiePicture[];
  readonly notes: readonly Sentence[];
  readonly answers: readonly Answer[];
  readonly picks: readonly Pick[];
  readonly targets: readonly Target[];
  /** The answer that the picks make by themselves. */
  readonly composed: Action | null;
}

/** A question before anything is offered. */
export const emptyAsk = (casino: Face): Ask => ({
  casino,
  rolled: [],
  notes: [],
  answers: [],
  picks: [],
  targets: [],
  composed: null,
});

export type AskBuilders<Type extends Decision['type']> = {
  readonly [Key in Type]: (session: LasVegasSession, decision: Extract<Decision, { type: Key }>) => Ask;
};
