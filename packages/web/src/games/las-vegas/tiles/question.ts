/**
 * A tile's question as data: whole answers as big buttons, parts to pick, casinos as targets. The rules alone decide what is
 * allowed. An answer that is off shows the reason of the rules.
 */

import type { Action, Decision, Face } from '@fremont/games/las-vegas';
import type { Sentence } from '@fremont/kernel';
import type { Enamel } from '../../../pieces/enamel.ts';
import type { LasVegasModel } from '../types.ts';

export interface DiePicture {
  readonly enamel: Enamel;
  /** 0 shows no pips. */
  readonly face: number;
  readonly big: boolean;
}

/** A whole answer, drawn as a big button. */
export interface Answer {
  readonly id: string;
  readonly action: Action;
  readonly keys: readonly string[];
  readonly title: string;
  readonly detail: Sentence;
  /** The chance to win; null if dice decide nothing. */
  readonly chance: number | null;
  readonly dice: readonly DiePicture[];
}

/** A part of an answer: the player picks one of its options. */
export interface PickGroup {
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

/** An answer with a casino, together with the picked parts. */
export interface Target {
  readonly face: Face;
  readonly action: Action;
  readonly head: Sentence;
  readonly note: Sentence;
  readonly tone: 'good' | 'bad' | 'plain';
}

export interface TileQuestion {
  /** The casino of the tile. */
  readonly casino: Face;
  /** Dice that the question is about. */
  readonly rolled: readonly DiePicture[];
  readonly notes: readonly Sentence[];
  readonly answers: readonly Answer[];
  readonly picks: readonly PickGroup[];
  readonly targets: readonly Target[];
  /** The answer that consists of the picks alone; null if the question needs more. */
  readonly composed: Action | null;
}

/** A question without answers. Builders add theirs. */
export const emptyQuestion = (casino: Face): TileQuestion => ({
  casino,
  rolled: [],
  notes: [],
  answers: [],
  picks: [],
  targets: [],
  composed: null,
});

export type QuestionBuilders<Type extends Decision['type']> = {
  readonly [Key in Type]: (model: LasVegasModel, decision: Extract<Decision, { type: Key }>) => TileQuestion;
};
