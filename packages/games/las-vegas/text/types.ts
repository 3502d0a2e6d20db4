/** Everything Las Vegas says in words. One table of this type per language, each in a file of its own to load alone. */

import type { ByCode, ByType, Counted, Explanation, Sentence } from '@fremont/kernel';
import type {
  Action,
  DecisionType,
  Edition,
  Ending,
  Event,
  Refusal,
  TileAction,
  TileEvent,
  TileFace,
  TileRefusal,
} from '../types.ts';

export interface ActionLabel {
  /** Fits a small button: at most 12 characters. */
  readonly label: string;
  readonly labelLong: string;
}

export interface TileText {
  readonly name: string;
  readonly short: string;
}

/** The part of a table that only the main game of Royale needs. */
export interface TileTexts {
  /** Each tile face by its name, and what it does in a sentence or two. */
  readonly tiles: Readonly<Record<TileFace, TileText>>;
  readonly log: ByType<TileEvent, Sentence>;
  readonly refusals: ByCode<TileRefusal, Explanation>;
  readonly actions: ByType<TileAction, ActionLabel>;
  /** What a tile asks of whoever is to decide. */
  readonly decisions: Readonly<Record<DecisionType, string>>;
}

export interface LasVegasText {
  readonly names: {
    readonly title: string;
    readonly editions: Readonly<Record<Edition, string>>;
    /** The imaginary player who owns the neutral dice, as it stands in a list of participants. */
    readonly neutral: string;
    /** The imaginary player who owns the gray dice. */
    readonly gray: string;
  };
  readonly tiles: TileTexts['tiles'];
  readonly log: ByType<Event, Sentence>;
  readonly refusals: ByCode<Refusal, Explanation>;
  readonly actions: ByType<Action, ActionLabel>;
  readonly decisions: TileTexts['decisions'];
  readonly endings: Readonly<Record<Ending, string>>;
  readonly counts: {
    readonly dice: Counted;
    readonly neutralDice: Counted;
    readonly chips: Counted;
    readonly bills: Counted;
    readonly grayDice: Counted;
  };
}
