/** Voting on whether a bot that stands in plays on. */

import type { Seat } from '@fremont/kernel';
import type { Sitting } from '../../table/extras.ts';

/** People at this device whose vote counts: they play, and it is not about themselves. */
const votersHere = ({ update, people }: Sitting, about: Seat): Seat[] =>
  people.filter((seat) => seat !== about && update.value.players[seat]?.by === 'person');

const votesOf = ({ update }: Sitting, about: Seat): readonly Seat[] =>
  update.value.votes.find((vote) => vote.about === about)?.keep ?? [];

/** The first one here whose vote would change something. */
const voterHere = (sitting: Sitting, about: Seat, keep: boolean): Seat | undefined =>
  votersHere(sitting, about).find((seat) => votesOf(sitting, about).includes(seat) !== keep);

export const mayVote = (sitting: Sitting, about: Seat): boolean => voterHere(sitting, about, true) !== undefined;

export const hasVoted = (sitting: Sitting, about: Seat): boolean => voterHere(sitting, about, false) !== undefined;

export const voteOn = (sitting: Sitting, about: Seat, keep: boolean): void => {
  const seat = voterHere(sitting, about, keep);
  if (seat !== undefined) sitting.send({ type: 'vote', seat, about, keep });
};
