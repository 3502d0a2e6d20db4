/** The state that the parts of a replay page share. */

import type { Sentence } from '@fremont/kernel';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Marks } from './marks.ts';
import type { ReplayClient } from './replay-client.ts';
import type { ReplaySource } from './source.ts';

/** An event that decided the match. */
export interface Moment {
  readonly place: number;
  readonly sentence: Sentence;
}

export type ReplayDialog = 'fork' | 'share' | 'verify' | 'advice';

export interface ReplayContext {
  readonly source: ReplaySource;
  readonly client: ReplayClient;
  /** Leads back to the table whose past is watched; null on a page of its own. */
  readonly back: (() => void) | null;
  readonly marks: ReadonlySignal<Marks>;
  /** Ascending by place. Empty until they are known, and for matches that were not played to their end. */
  readonly moments: Signal<readonly Moment[]>;
  readonly dialog: Signal<ReplayDialog | null>;
}
