/** All texts of Las Vegas. Each language has one table of this type, with or without the texts of tiles. */

import type { ByCode, ByType, Counted, Explanation, Sentence } from '@fremont/kernel';
import type {
  Action,
  DecisionType,
  Edition,
  Ending,
  Event,
  Instead,
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

/** Legal alternatives to a refused action, at tables without tiles. */
export type Remedies = Pick<ByType<Instead, Sentence>, 'roll' | 'place'>;

/** The part of a table that only the main game of Royale needs. */
export interface TileTexts {
  /** The name of each tile face, and its effect in a sentence or two. */
  readonly tiles: Readonly<Record<TileFace, TileText>>;
  readonly log: ByType<TileEvent, Sentence>;
  readonly refusals: ByCode<TileRefusal, Explanation>;
  /** Legal alternatives to a refused action, including those of tables without tiles. */
  readonly instead: ByType<Instead, Sentence>;
  readonly actions: ByType<TileAction, ActionLabel>;
  /** The question of a tile to the seat that decides. */
  readonly decisions: Readonly<Record<DecisionType, string>>;
}

/** The part of a table that every edition needs. */
export interface BaseText {
  readonly log: Omit<ByType<Event, Sentence>, TileEvent['type']>;
  readonly refusals: Omit<ByCode<Refusal, Explanation>, TileRefusal['code']>;
  readonly actions: Omit<ByType<Action, ActionLabel>, TileAction['type']>;
}

export interface LasVegasText {
  readonly names: {
    readonly title: string;
    readonly editions: Readonly<Record<Edition, string>>;
    /** The imaginary player who owns the neutral dice, as it stands in a list of participants. */
    readonly neutral: string;
    /** The imaginary player who owns the grey dice. */
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
