/** Who plays which seat, who asked for an undo, who votes: what a log says about people. Values; nothing changes one. */

import { assert, at, type Seat, seatAt, seatList } from '@fremont/kernel';
import type { LogEntry, SeatEntry, VoteEntry } from './log.ts';
import type { Occupant, Player, SeatReason, Version, Vote } from './messages.ts';

export interface SeatPlayer {
  readonly by: Player['by'];
  readonly why: SeatReason | null;
  /** Who wants the bot that stands in to stay. */
  readonly keep: readonly Seat[];
}

export interface OpenUndoAsk {
  readonly seat: Seat;
  readonly version: Version;
  readonly accepted: readonly Seat[];
}

export interface People {
  readonly players: readonly SeatPlayer[];
  /** By seat: the others that people play. Asked for with every move, for every viewer. */
  readonly others: readonly (readonly Seat[])[];
  readonly undoAsk: OpenUndoAsk | null;
}

export const peopleAtStart = (occupants: readonly Occupant[]): People =>
  playing(occupants.map(({ type }) => ({ by: type, why: null, keep: [] })));

const playing = (players: readonly SeatPlayer[]): People => {
  const seats = seatList(players.length);
  const others = seats.map((seat) => seats.filter((other) => other !== seat && players[other]?.by === 'person'));
  return { players, others, undoAsk: null };
};

/** What an entry changes about people. Complains when it does not fit. */
export const peopleAfter = (people: People, entry: LogEntry): People => {
  const { players, others, undoAsk } = people;
  switch (entry.type) {
    case 'action':
    case 'undo':
      return undoAsk === null ? people : { players, others, undoAsk: null };
    case 'seat':
      return playing(withSeat(players, entry));
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

/** Who plays each seat and who is here. The list that was known, not an equal one, as long as nothing changed. */
export const playersNow = (
  { players }: People,
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

export const isPlayedBy = ({ players }: People, seat: Seat, by: Player['by']): boolean => players[seat]?.by === by;

/** Only people are asked: bots have nothing against anything. */
export const otherPeople = ({ others }: People, seat: Seat): readonly Seat[] => at(others, seat);

/** A bot plays it, but the seat is a person's. */
export const hasStandIn = (people: People, occupants: readonly Occupant[], seat: Seat): boolean =>
  occupants[seat]?.type === 'person' && isPlayedBy(people, seat, 'bot');

/** More than half of the other people. */
export const votesNeeded = (people: People, about: Seat): number =>
  Math.floor(otherPeople(people, about).length / 2) + 1;

export const openVotes = (people: People, occupants: readonly Occupant[]): readonly Vote[] => {
  const votes: Vote[] = [];
  for (const about of seatList(occupants.length)) {
    const { why, keep } = at(people.players, about);
    if (why !== 'voted' && hasStandIn(people, occupants, about))
      votes.push({ about, keep, needed: votesNeeded(people, about) });
  }
  return votes;
};

/** Whoever changes places has no vote on the others either. */
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
