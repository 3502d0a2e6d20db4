/** Everything Las Vegas says in words. One table of this type per language, each in a file of its own to load alone. */

import type { ByCode, ByType, Explanation, Sentence } from '@fremont/kernel';
import type { ActionError, OptionError } from '../decode.ts';
import type { Action, Edition, Ending, Event, Options, Phase, Refusal } from '../types.ts';

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

/** A number with its noun in the right form: "1 die", "5 кубиков". */
export type Counted = (count: number) => string;

export interface LasVegasText {
  readonly names: {
    readonly title: string;
    readonly editions: Readonly<Record<Edition, string>>;
    /** The imaginary player who owns the neutral dice, as it stands in a list of participants. */
    readonly neutral: string;
  };
  readonly log: ByType<Event, Sentence>;
  readonly refusals: ByCode<Refusal, Explanation>;
  readonly actions: ByType<Action, ActionLabel>;
  readonly optionLabels: {
    readonly edition: OptionText<Edition>;
    readonly neutralDice: OptionText<'true' | 'false'>;
    readonly winnings: OptionText<Options['winnings']>;
  };
  /** What is asked of whoever is to act. */
  readonly phases: Readonly<Record<Phase['type'], string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly counts: {
    readonly dice: Counted;
    readonly neutralDice: Counted;
    readonly chips: Counted;
    readonly bills: Counted;
  };
  /** What is wrong with options or an action that somebody typed. Names in them are those of the record format. */
  readonly optionErrors: Readonly<Record<OptionError, string>>;
  readonly actionErrors: Readonly<Record<ActionError, string>>;
}
