/** The highlights that decide a match of Las Vegas: bills won, ties, casinos taken over, payments of tiles. */

import {
  type Dice,
  type Event,
  type Face,
  isImaginary,
  type LasVegas,
  type Participant,
  strengthOf,
  type TileFace,
} from '@fremont/games/las-vegas/base';
import type { Seat } from '@fremont/kernel';
import type { HistoryStep } from '@fremont/table';
import type { Highlight } from '../../../../table/on-demand/finale/game-finale.ts';
import { moneyOf } from './money.ts';

interface LasVegasBase extends Highlight {
  readonly casino: Face;
}

export type LasVegasHighlight = LasVegasBase &
  (
    | { readonly kind: 'win'; readonly seat: Seat; readonly bill: number; readonly strength: number }
    /** Tied dice dropped out. Without the tie, the tied seats would have won `bill`; `taker` won it instead. */
    | {
        readonly kind: 'tie';
        readonly tied: readonly Participant[];
        readonly strength: number;
        readonly bill: number;
        readonly taker: Seat | null;
      }
    /** The last dice of `seat` put it above `from`, who would have won `bill`. */
    | {
        readonly kind: 'steal';
        readonly seat: Seat;
        readonly from: Seat;
        readonly dice: Readonly<Dice>;
        readonly bill: number;
      }
    | { readonly kind: 'tile'; readonly seat: Seat; readonly face: TileFace; readonly money: number }
  );

type Place = Pick<Highlight, 'version' | 'event' | 'mark'>;

/** A placement that overtook another seat. It counts if the order is still the same when the casino pays. */
interface Overtaking {
  readonly place: Place;
  readonly seat: Seat;
  readonly from: Seat;
  readonly dice: Readonly<Dice>;
}

/** The payout of one casino. */
interface Paid {
  readonly ties: { readonly place: Place; readonly event: Extract<Event, { type: 'tieCancelled' }> }[];
  readonly awards: { readonly bill: number; readonly taker: Participant | null; readonly strength: number }[];
}

/** One casino during one round. Tiles may move dice, so `strengths` is exact only without them. */
interface Course {
  readonly strengths: Map<Participant, number>;
  readonly overtakings: Overtaking[];
  readonly paid: Paid;
}

const newCourse = (): Course => ({ strengths: new Map(), overtakings: [], paid: { ties: [], awards: [] } });

export const highlightsOf = (history: readonly HistoryStep<LasVegas>[], seats: number): LasVegasHighlight[] => {
  const reader = new HighlightReader(seats);
  for (const { version, events } of history)
    for (const [index, event] of events.entries()) reader.read(event, version, index);
  return reader.found;
};

class HighlightReader {
  readonly found: LasVegasHighlight[] = [];
  readonly #seats: number;
  readonly #courses = new Map<Face, Course>();
  #round = 0;

  constructor(seats: number) {
    this.#seats = seats;
  }

  read(event: Event, version: number, index: number): void {
    if (event.type === 'roundBegan' || event.type === 'matchEnded') this.#closeRound();
    if (event.type === 'roundBegan') this.#round = event.round;
    if (event.type === 'neutralDiceSet') this.#setNeutral(event);
    const place = { version, event: index, mark: this.#round };
    if ('casino' in event && event.casino !== null) followCasino(this.#courseAt(event.casino), place, event);
    this.found.push(...ownHighlight(place, event, this.#seats));
  }

  #courseAt(casino: Face): Course {
    const course = this.#courses.get(casino) ?? newCourse();
    this.#courses.set(casino, course);
    return course;
  }

  #setNeutral({ small, big }: Extract<Event, { type: 'neutralDiceSet' }>): void {
    for (const face of small) strengthen(this.#courseAt(face), 'neutral', 1);
    if (big !== null) strengthen(this.#courseAt(big), 'neutral', strengthOf({ small: 0, big: 1 }));
  }

  #closeRound(): void {
    for (const [casino, course] of this.#courses) this.found.push(...paidHighlights(casino, course, this.#seats));
    this.#courses.clear();
  }
}

const strengthen = ({ strengths }: Course, who: Participant, more: number): void => {
  strengths.set(who, (strengths.get(who) ?? 0) + more);
};

const followCasino = (course: Course, place: Place, event: Event): void => {
  const { strengths, paid } = course;
  switch (event.type) {
    case 'dicePlaced':
      noteOvertakings(course, place, event);
      strengthen(course, event.seat, strengthOf(event.dice));
      strengthen(course, 'neutral', event.neutral);
      break;
    case 'tieCancelled':
      paid.ties.push({ place, event });
      break;
    case 'billWon':
      paid.awards.push({ bill: event.bill, taker: event.seat, strength: event.strength });
      break;
    case 'billReturned':
      paid.awards.push({ bill: event.bill, taker: event.taker, strength: strengthOfTaker(strengths, event.taker) });
      break;
    default:
  }
};

/** Gray dice are never placed, so their strength is not known here. */
const strengthOfTaker = (strengths: ReadonlyMap<Participant, number>, taker: Participant | null): number =>
  taker === null ? 0 : (strengths.get(taker) ?? Number.NaN);

const noteOvertakings = (
  { strengths, overtakings }: Course,
  place: Place,
  { seat, dice }: Extract<Event, { type: 'dicePlaced' }>,
): void => {
  const before = strengths.get(seat) ?? 0;
  const after = before + strengthOf(dice);
  for (const [from, strength] of strengths)
    if (!isImaginary(from) && from !== seat && strength >= before && strength < after)
      overtakings.push({ place, seat, from, dice });
};

const swingOf = (seats: number, changes: ReadonlyMap<Participant, number>): number[] =>
  Array.from({ length: seats }, (_, seat) => changes.get(seat as Seat) ?? 0);

const subjectOf = ({ mark }: Place, casino: Face): Pick<LasVegasBase, 'casino' | 'subject'> => ({
  casino,
  subject: `${mark}.${casino}`,
});

/** The highlights that one event tells alone. */
const ownHighlight = (place: Place, event: Event, seats: number): LasVegasHighlight[] => {
  if (event.type === 'billWon') {
    const { casino, seat, bill, strength } = event;
    return [{ ...place, kind: 'win', ...subjectOf(place, casino), seat, bill, strength, swing: moneyOf(event, seats) }];
  }
  if (event.type !== 'tilePaid' && event.type !== 'finePaid') return [];
  const { casino, seat } = event;
  const swing = moneyOf(event, seats);
  const face = event.type === 'finePaid' ? 'C2' : event.face;
  return [
    { ...place, kind: 'tile', casino, subject: `${place.mark}.${face}`, seat, face, money: swing[seat] ?? 0, swing },
  ];
};

/** The highlights that show only when the casino has paid. */
const paidHighlights = (casino: Face, course: Course, seats: number): LasVegasHighlight[] => [
  ...course.paid.ties.flatMap(({ place, event }) => tieHighlight(place, event, course.paid, seats)),
  ...stealHighlights(casino, course, seats),
];

const tieHighlight = (
  place: Place,
  { casino, strength, participants }: Extract<Event, { type: 'tieCancelled' }>,
  { awards }: Paid,
  seats: number,
): LasVegasHighlight[] => {
  // Alone with this strength, a tied seat would have come right behind the stronger ones.
  const rank = awards.filter((award) => award.strength > strength).length;
  const lost = awards[rank];
  if (lost === undefined || awards.some((award) => Number.isNaN(award.strength))) return [];
  const { bill } = lost;
  const taker = lost.taker === null || isImaginary(lost.taker) ? null : lost.taker;
  const changes = new Map<Participant, number>(participants.map((one) => [one, -bill]));
  if (taker !== null) changes.set(taker, bill - (awards[rank + 1]?.bill ?? 0));
  const swing = swingOf(seats, changes);
  return [{ ...place, kind: 'tie', ...subjectOf(place, casino), tied: participants, strength, bill, taker, swing }];
};

/** Of several placements that overtook the same seat, the last one counts. */
const stealHighlights = (casino: Face, course: Course, seats: number): LasVegasHighlight[] => {
  const { overtakings, strengths, paid } = course;
  return paid.awards.flatMap(({ taker: seat, bill, strength }, rank): LasVegasHighlight[] => {
    if (seat === null || isImaginary(seat) || strengths.get(seat) !== strength) return [];
    const from = runnerUp(course, rank);
    const last = overtakings.findLast((one) => one.seat === seat && one.from === from);
    if (from === null || last === undefined) return [];
    const less = paid.awards[rank + 1];
    const loss = bill - (less?.taker === from ? less.bill : 0);
    const changes = new Map<Participant, number>([
      [seat, loss],
      [from, -loss],
    ]);
    const swing = swingOf(seats, changes);
    const { place, dice } = last;
    return [{ ...place, kind: 'steal', ...subjectOf(place, casino), seat, from, dice, bill, swing }];
  });
};

/** The seat right behind the one that won the bill of this rank; null for imaginary players and if a tile moved dice. */
const runnerUp = ({ strengths, paid }: Course, rank: number): Seat | null => {
  const winner = paid.awards[rank];
  const tied = paid.ties.flatMap(({ event }) => event.participants);
  const [next] = [...strengths]
    .filter(([who, strength]) => strength > 0 && strength < (winner?.strength ?? 0) && !tied.includes(who))
    .sort(([, one], [, other]) => other - one);
  if (next === undefined || isImaginary(next[0])) return null;
  const award = paid.awards[rank + 1];
  return award === undefined || award.taker === next[0] ? next[0] : null;
};
