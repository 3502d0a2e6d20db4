/** All texts of Neon Row. Each language has one table of this type: a forgotten sentence does not compile. */

import type { ByCode, ByType, Explanation, Sentence } from '@fremont/kernel';
import type { Action, BySign, Event, Refusal } from '../types.ts';

export interface NeonRowText {
  readonly signs: Readonly<BySign<string>>;
  readonly actions: ByType<Action, ActionLabel>;
  readonly log: ByType<Event, Sentence>;
  readonly refusals: ByCode<Refusal, Explanation>;
}

export interface ActionLabel {
  /** On a button. */
  readonly label: string;
  /** In a list of choices. */
  readonly labelLong: string;
}
