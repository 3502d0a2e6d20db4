/** Works on one question at a time, a little at once, so that a newer one can push it aside. */

import { type Estimate, lensFor } from '@fremont/bots/lens';
import type { DeepReadonly, GameTypes } from '@fremont/kernel';
import type { Answered, Asked, Question } from './protocol.ts';

/** Playouts between two looks at what has been asked meanwhile. */
const AT_ONCE = 40;
/** Playouts after which the odds so far are worth showing; at the last they are good enough. */
const WORTH_SHOWING = [200, 800, 2_400];

export interface DeskParts {
  answer(answered: Answered): void;
  /** Runs when everything that waits has been heard. */
  later(run: () => void): void;
}

interface Work {
  readonly id: number;
  readonly estimate: Estimate<object>;
  playouts: number;
  shown: number;
}

export class LensDesk {
  readonly #parts: DeskParts;
  #work: Work | null = null;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  receive({ id, question }: Asked): void {
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
