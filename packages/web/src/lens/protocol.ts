/** The messages between page and lens worker. They contain views and odds, never a full state. */

import type { GameTypes, Viewer } from '@fremont/kernel';

export interface Question {
  readonly game: string;
  readonly view: GameTypes['view'];
  readonly viewer: Viewer;
  /** The legal actions of the viewer. */
  readonly legal: readonly GameTypes['action'][];
}

/** A new question, or null, ends the previous one. */
export interface LensRequest {
  readonly id: number;
  readonly question: Question | null;
}

/** Sent several times per question, each time from more playouts. */
export interface LensReply {
  readonly id: number;
  readonly odds: object;
}
