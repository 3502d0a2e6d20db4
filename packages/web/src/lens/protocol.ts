/** What the page asks the lens, and what it is answered: views in, odds out, never a state. */

import type { GameTypes, Viewer } from '@fremont/kernel';

export interface Question {
  readonly game: string;
  readonly view: GameTypes['view'];
  readonly viewer: Viewer;
  /** What the viewer may do now. */
  readonly legal: readonly GameTypes['action'][];
}

/** A new question, or none, ends the one before. */
export interface Asked {
  readonly id: number;
  readonly question: Question | null;
}

/** Comes several times for one question, each time from more playouts. */
export interface Answered {
  readonly id: number;
  readonly odds: object;
}
