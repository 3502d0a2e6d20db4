/** Since when the people of a match are absent, and how long their seats are kept for them. */

import { type Seat, seatAt } from '@fremont/kernel';
import type { Ms } from '../storage/index.ts';

interface Absence {
  readonly since: Ms;
  /** Null: the host may never replace the person. */
  readonly graceMs: number | null;
}

/** In memory only: after a restart, or after the match was unloaded, the grace period begins anew. */
export class Absences {
  readonly #absent = new Map<Seat, Absence>();

  /** Call it after every change of presence. `present` is by seat; `graceOf` is asked when an absence begins. */
  note(present: readonly boolean[], now: Ms, graceOf: (seat: Seat) => number | null): void {
    for (const [index, isPresent] of present.entries()) {
      const seat = seatAt(index);
      if (isPresent) this.#absent.delete(seat);
      else if (!this.#absent.has(seat)) this.#absent.set(seat, { since: now, graceMs: graceOf(seat) });
    }
  }

  /** The rest of the grace period. Null: the host may never replace the person. */
  waitMs(seat: Seat, now: Ms): number | null {
    const absence = this.#absent.get(seat);
    if (absence === undefined) return null;
    return absence.graceMs === null ? null : Math.max(0, absence.since + absence.graceMs - now);
  }
}
