/** The fixed part of a lesson: its table, its chance and the moves of its bots. The worker and the tests play by it. */

import type { Stream, Tagged } from '@fremont/kernel';

export interface LessonPlan<A extends Tagged = Tagged> {
  /** As from a client: the game decodes them. */
  readonly options: object;
  readonly seats: number;
  /** The index of the seat that the learner plays. */
  readonly learner: number;
  readonly chance: ChanceScript;
  /** By seat: the actions of a bot, in order. A bot plays the next one while it is legal, and chooses by itself otherwise. */
  readonly bots: Readonly<Record<number, readonly A[]>>;
  /** The actions of a learner who does what the coach asks for. Only tests play them. */
  readonly path: readonly A[];
}

/** A record of chance. `streams` holds the first draws of a stream; `seed` decides all others. */
export interface ChanceScript {
  readonly seed: number;
  readonly streams: Readonly<Record<Stream, readonly number[]>>;
}
