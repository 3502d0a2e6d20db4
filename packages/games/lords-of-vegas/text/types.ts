/** All texts of Lords of Vegas. Each language has one table of this type, in its own file, so that a page loads one language. */

import type { ByCode, ByType, Counted, Explanation, Sentence } from '@fremont/kernel';
import type { Payer } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { Action, Refusal, Terms, Waiver } from '../types.ts';

export interface ActionLabel {
  /** Fits a small button: at most 14 characters. */
  readonly label: string;
  readonly labelLong: string;
}

export interface LordsOfVegasText {
  readonly names: {
    readonly title: string;
    /** Companies by name, and the Strip. */
    readonly payers: Readonly<Record<Payer, string>>;
    readonly endCard: string;
    readonly bank: string;
  };
  readonly log: ByType<Event, Sentence>;
  readonly refusals: ByCode<Refusal, Explanation>;
  readonly actions: ByType<Action, ActionLabel>;
  /** A deal as one sentence, for a builder of offers. */
  readonly deal: (terms: Terms) => Sentence;
  /** The actions that a waiver forbids. */
  readonly waiver: (waiver: Waiver) => string;
  readonly counts: {
    readonly tiles: Counted;
    readonly dice: Counted;
    readonly lots: Counted;
    readonly cards: Counted;
    readonly points: Counted;
  };
}
