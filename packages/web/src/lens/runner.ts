/** Computes odds for one question at a time, in small steps, so that a newer question can replace it. */

import { type Estimate, lensFor } from '@fremont/bots/lens';
import type { DeepReadonly, GameTypes } from '@fremont/kernel';
import type { LensReply, LensRequest, Question } from './protocol.ts';

/** Playouts per step. Between steps the worker receives messages. */
const AT_ONCE = 40;
/** Playouts after which the current odds are sent. The last value ends the work. */
const WORTH_SHOWING = [200, 800, 2_400];

export interface LensRunnerParts {
  answer(reply: LensReply): void;
  /** Runs after all pending messages have been received. */
  later(run: () => void): void;
}

interface Work {
  readonly id: number;
  readonly estimate: Estimate<object>;
  playouts: number;
  shown: number;
}

export class LensRunner {
  readonly #parts: LensRunnerParts;
  #work: Work | null = null;

  constructor(parts: LensRunnerParts) {
    this.#parts = parts;
  }

  receive({ id, question }: LensRequest): void {
    const estimate = question === null ? null : estimateFor(question);
    this.#work = estimate && { id, estimate, playouts: 0, shown: 0 };
    if (this.#work !== null) this.#goOn(this.#work);
  }

  #goOn(work: Work): void {
    this.#parts.later(() => {
      if (work !== this.#work) return;
      const end = work.playouts + AT_ONCE;
      while (work.playouts < end) work.playouts += work.estimate.grow();
      if (work.playouts >= (WORTH_SHOWING[work.shown] ?? 0)) this.#show(work);
      if (work.shown < WORTH_SHOWING.length) this.#goOn(work);
    });
  }

  #show(work: Work): void {
    work.shown++;
    this.#parts.answer({ id: work.id, odds: work.estimate.read() });
  }
}

const estimateFor = ({ game, view, viewer, legal }: Question): Estimate<object> | null =>
  lensFor(game)?.(view as DeepReadonly<GameTypes['view']>, viewer, legal) ?? null;
