/** The matches of this device and of this person, in one form for the list. */

import type { Outcome, Seat } from '@fremont/kernel';
import type { Occupant } from '@fremont/table';
import type { TableListing } from '@fremont/table/protocol';
import { isFreeChair, seatsOf } from '../../online/chairs.ts';
import { occupantsOf } from '../../online/names.ts';
import type { TableSummary } from '../../tables/types.ts';

export const WHERE = ['device', 'online'] as const;
export type Where = (typeof WHERE)[number];

export const RESULTS = ['won', 'lost', 'other'] as const;
/** `other`: nobody at this device won or lost alone, or the match has no result. */
export type OwnResult = (typeof RESULTS)[number];

export interface MatchListing {
  readonly where: Where;
  readonly id: string;
  readonly game: string;
  readonly options: object;
  /** The title of an online table; empty for others. */
  readonly title: string;
  readonly occupants: readonly Occupant[];
  /** The seats of this person. Several at a shared device, none for a spectator. */
  readonly own: readonly Seat[];
  /** `waiting`: for players. `broken`: the rules have changed, and the match cannot be continued. */
  readonly status: 'waiting' | 'running' | 'over' | 'broken';
  /** The seats that have to act, as far as the list knows. */
  readonly toAct: readonly Seat[];
  readonly isYourTurn: boolean;
  /** Null before the end, and for online matches that ended without a result. */
  readonly outcome: Outcome | null;
  /** Null if the list does not know. */
  readonly actions: number | null;
  /** The time of the last move, in milliseconds. */
  readonly playedAt: number;
  /** Where a local match came from, unless it was dealt here. */
  readonly origin: 'fork' | 'file' | 'lesson' | null;
}

export const listingOfLocal = (table: TableSummary): MatchListing => {
  const { id, game, options, occupants, toAct, outcome, actions, playedAt, origin, lesson, broken } = table;
  const own = seatsOfPeople(occupants);
  return {
    where: 'device',
    id,
    game,
    options,
    title: '',
    occupants,
    own,
    status: broken ? 'broken' : outcome === null ? 'running' : 'over',
    toAct,
    isYourTurn: own.length === 1 && toAct.some((seat) => own.includes(seat)),
    outcome,
    actions,
    playedAt,
    origin: lesson === undefined ? (origin?.type ?? null) : 'lesson',
  };
};

const seatsOfPeople = (occupants: readonly Occupant[]): readonly Seat[] =>
  occupants.flatMap(({ type }, index) => (type === 'person' ? [index as Seat] : []));

const STATUSES = { lobby: 'waiting', running: 'running', over: 'over' } as const;

/** @param person the id of this person */
export const listingOfOnline = (listing: TableListing, person: string | null): MatchListing => {
  const { id, game, options, title, status, yourTurn, updated, result } = listing;
  return {
    where: 'online',
    id,
    game,
    options,
    title,
    occupants: occupantsOf({ chairs: listing.chairs.filter((chair) => !isFreeChair(chair)) }),
    own: seatsOf(listing, person),
    status: STATUSES[status],
    toAct: [],
    isYourTurn: yourTurn,
    outcome: result?.outcome ?? null,
    actions: result?.actions ?? null,
    playedAt: updated,
    origin: null,
  };
};

export const keyOf = ({ where, id }: MatchListing): string => `${where}/${id}`;

export const isFinished = ({ status }: MatchListing): boolean => status === 'over';

/** The address that continues or shows the table. */
export const tableHref = ({ where, id }: MatchListing): string =>
  where === 'device' ? `/table/${id}` : `/online/${id}`;

export const replayHref = ({ where, id }: MatchListing): string =>
  where === 'device' ? `/replay/${id}` : `/match/${id}`;

export const resultOf = ({ own, outcome }: MatchListing): OwnResult => {
  const [seat, ...others] = own;
  if (outcome === null || seat === undefined || others.length > 0) return 'other';
  return outcome.placings[seat] === 1 ? 'won' : 'lost';
};
