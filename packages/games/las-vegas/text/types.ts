/** Everything Las Vegas says in words. One table of this type per language, each in a file of its own to load alone. */

import type { ByCode, ByType, Counted, Explanation, Sentence } from '@fremont/kernel';
import type { ActionError, OptionError } from '../decode.ts';
import type {
  Action,
  DecisionType,
  Edition,
  Ending,
  Event,
  Options,
  Phase,
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

/** One value of an option, and what happens when it is chosen. */
export interface Choice {
  readonly label: string;
  readonly detail: string;
}

export interface OptionText<Value extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Value, Choice>>;
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
  readonly optionLabels: {
    readonly edition: OptionText<Edition>;
    readonly neutralDice: OptionText<'true' | 'false'>;
    readonly winnings: OptionText<Options['winnings']>;
    readonly tiles: { readonly label: string; readonly detail: string };
    readonly faces: { readonly label: string; readonly detail: string };
    readonly noRepeat: OptionText<'true' | 'false'>;
    readonly exactChange: OptionText<'true' | 'false'>;
  };
  /** What is asked of whoever is to act. */
  readonly phases: Readonly<Record<Exclude<Phase['type'], 'deciding'>, string>>;
  readonly decisions: TileTexts['decisions'];
  readonly endings: Readonly<Record<Ending, string>>;
  readonly counts: {
    readonly dice: Counted;
    readonly neutralDice: Counted;
    readonly chips: Counted;
    readonly bills: Counted;
    readonly grayDice: Counted;
  };
  /** What is wrong with options or an action that somebody typed. Names in them are those of the record format. */
  readonly optionErrors: Readonly<Record<OptionError, string>>;
  readonly actionErrors: Readonly<Record<ActionError, string>>;
}
