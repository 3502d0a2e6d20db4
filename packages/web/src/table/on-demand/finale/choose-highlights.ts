/** Chooses the highlights that the finale shows: those with the largest swing for the reader. */

import { at, type Seat } from '@fremont/kernel';
import type { Highlight } from './game-finale.ts';

const SHOWN_MAX = 3;

/** A second highlight of the same kind must be this much larger than one of a new kind. */
const REPEATED = 0.7;

/** Smaller swings decide nothing: a share of the winner's score. */
const SWING_MIN = 0.05;

/** The seat that a highlight is told about: the reader, or the seat with the largest swing. */
export const seatOf = ({ swing }: Highlight, you: Seat | null): Seat => {
  if (you !== null) return you;
  const largest = Math.max(...swing.map(Math.abs));
  return swing.findIndex((one) => Math.abs(one) === largest) as Seat;
};

const gainIn = (highlight: Highlight, you: Seat | null): number => at(highlight.swing, seatOf(highlight, you));

const inOrder = (one: Highlight, other: Highlight): number => one.version - other.version || one.event - other.event;

/** At most three, in the order in which they happened. Among them is a gain if the reader had one. */
export const chooseHighlights = <M extends Highlight>(
  candidates: readonly M[],
  you: Seat | null,
  best: number,
): M[] => {
  const left = candidates.filter((one) => Math.abs(gainIn(one, you)) >= best * SWING_MIN);
  const chosen: M[] = [];
  while (chosen.length < SHOWN_MAX) {
    const next = largest(left, chosen, you);
    if (next === undefined) break;
    chosen.push(next);
  }
  const good = largest(
    left.filter((one) => gainIn(one, you) > 0),
    [],
    you,
  );
  if (good !== undefined && !chosen.some((one) => gainIn(one, you) > 0)) chosen.splice(SHOWN_MAX - 1, 1, good);
  return chosen.sort(inOrder);
};

const largest = <M extends Highlight>(left: readonly M[], chosen: readonly M[], you: Seat | null): M | undefined => {
  const worth = (one: M): number =>
    Math.abs(gainIn(one, you)) * (chosen.some(({ kind }) => kind === one.kind) ? REPEATED : 1);
  return left
    .filter((one) => !chosen.some(({ subject }) => subject === one.subject))
    .reduce<M | undefined>((best, one) => (best === undefined || worth(one) > worth(best) ? one : best), undefined);
};
