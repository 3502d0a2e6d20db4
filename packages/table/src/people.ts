/** The players, undo requests and votes of a log. Immutable. */

import { assert, at, type Seat, seatAt, seatList } from '@fremont/kernel';
import type { LogEntry, SeatEntry, VoteEntry } from './log.ts';
import type { Occupant, Player, SeatReason, Version, Vote } from './messages.ts';

export interface SeatPlayer {
  readonly by: Player['by'];
  readonly why: SeatReason | null;
  /** The seats that voted to keep the substitute bot. */
  readonly keep: readonly Seat[];
}

export interface OpenUndoAsk {
  readonly seat: Seat;
  readonly version: Version;
  readonly accepted: readonly Seat[];
}

/** Who plays each seat, and what people have asked each other. */
export interface TablePeople {
  readonly players: readonly SeatPlayer[];
  /** By seat, the other seats that people play. Computed once, because every move needs it for every viewer. */
  readonly others: readonly (readonly Seat[])[];
  readonly undoAsk: OpenUndoAsk | null;
}

export const peopleAtStart = (occupants: readonly Occupant[]): TablePeople =>
  peopleOf(occupants.map(({ type }) => ({ by: type, why: null, keep: [] })));

const peopleOf = (players: readonly SeatPlayer[]): TablePeople => {
  const seats = seatList(players.length);
  const others = seats.map((seat) => seats.filter((other) => other !== seat && players[other]?.by === 'person'));
  return { players, others, undoAsk: null };
};

/** The people after an entry. Throws if the entry does not fit. */
export const peopleAfter = (people: TablePeople, entry: LogEntry): TablePeople => {
  const { players, others, undoAsk } = people;
  switch (entry.type) {
    case 'action':
    case 'undo':
      return undoAsk === null ? people : { players, others, undoAsk: null };
    case 'seat':
      return peopleOf(withSeat(players, entry));
    case 'vote':
      return { players: withVote(players, entry), others, undoAsk };
    case 'undoAsk':
      assert(undoAsk === null, `entry ${entry.version}: an undo is asked for already`);
      return { players, others, undoAsk: { seat: entry.seat, version: entry.version, accepted: entry.consent } };
    case 'undoAnswer':
      assert(undoAsk !== null, `entry ${entry.version}: no undo is asked for`);
      return { players, others, undoAsk: entry.accept ? withConsent(undoAsk, entry.seat) : null };
  }
};

/** The current player of each seat. Returns the same `known` list as long as nothing changed. */
export const playersNow = (
  { players }: TablePeople,
  known: readonly Player[],
  isPresent: (seat: Seat) => boolean,
): readonly Player[] => {
  const isHere = (index: number): boolean => players[index]?.by === 'bot' || isPresent(seatAt(index));
  const isKnown = ({ by, why }: SeatPlayer, index: number): boolean => {
    const before = known[index];
    return before?.by === by && before.why === why && before.present === isHere(index);
  };
  if (players.every(isKnown)) return known;
  return players.map(({ by, why }, index) => ({ by, why, present: isHere(index) }));
};

export const isPlayedBy = ({ players }: TablePeople, seat: Seat, by: Player['by']): boolean => players[seat]?.by === by;

/** The seats whose consent an undo of `seat` needs. Bots are not asked. */
export const otherPeople = ({ others }: TablePeople, seat: Seat): readonly Seat[] => at(others, seat);

/** True if a bot plays a person's seat. */
export const hasSubstitute = (people: TablePeople, occupants: readonly Occupant[], seat: Seat): boolean =>
  occupants[seat]?.type === 'person' && isPlayedBy(people, seat, 'bot');

type HolderOf = (seat: Seat) => string;

/** A person may hold several seats. */
export const holderCount = (seats: readonly Seat[], holderOf: HolderOf): number => new Set(seats.map(holderOf)).size;

/**
 * The votes needed, and the number of people who can vote. More than half must agree. No person may decide alone, unless the
 * clock has removed the player.
 */
export const voteRule = (
  people: TablePeople,
  about: Seat,
  holderOf: HolderOf,
): { readonly needed: number; readonly voters: number } => {
  const voters = holderCount(otherPeople(people, about), holderOf);
  const majority = Math.floor(voters / 2) + 1;
  const isTimedOut = at(people.players, about).why === 'timeout';
  return { needed: isTimedOut ? majority : Math.max(2, majority), voters };
};

/** The votes that can still succeed. */
export const openVotes = (people: TablePeople, occupants: readonly Occupant[], holderOf: HolderOf): readonly Vote[] => {
  const votes: Vote[] = [];
  for (const about of seatList(occupants.length)) {
    const { why, keep } = at(people.players, about);
    if (why === 'voted' || !hasSubstitute(people, occupants, about)) continue;
    const { needed, voters } = voteRule(people, about, holderOf);
    if (needed <= voters) votes.push({ about, keep, needed });
  }
  return votes;
};

/** A seat that changes its player loses its votes on other seats. */
const withSeat = (players: readonly SeatPlayer[], { seat, by, why }: SeatEntry): SeatPlayer[] => {
  assert(players[seat] !== undefined, `no seat ${seat}`);
  return players.map((player, index) =>
    index === seat ? { by, why, keep: [] } : { ...player, keep: player.keep.filter((voter) => voter !== seat) },
  );
};

const withVote = (players: readonly SeatPlayer[], { seat, about, keep }: VoteEntry): SeatPlayer[] => {
  assert(players[about]?.by === 'bot', `a vote about seat ${about}`);
  return players.map((player, index) => {
    if (index !== about) return player;
    const others = player.keep.filter((voter) => voter !== seat);
    return { ...player, keep: keep ? [...others, seat] : others };
  });
};

const withConsent = (ask: OpenUndoAsk, seat: Seat): OpenUndoAsk => ({ ...ask, accepted: [...ask.accepted, seat] });
