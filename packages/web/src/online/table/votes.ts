/** Votes on whether a bot keeps the seat of an absent person. */

import type { Seat } from '@fremont/kernel';
import type { AnyTableModel } from '../../table/extras.ts';

/** The seats at this device that may vote: played by a person, and not the seat in question. */
const votersHere = ({ update, people }: AnyTableModel, about: Seat): Seat[] =>
  people.filter((seat) => seat !== about && update.value.players[seat]?.by === 'person');

const votesOf = ({ update }: AnyTableModel, about: Seat): readonly Seat[] =>
  update.value.votes.find((vote) => vote.about === about)?.keep ?? [];

/** The seat at this device that has voted to keep the bot. */
const votedHere = (model: AnyTableModel, about: Seat): Seat | undefined =>
  votersHere(model, about).find((seat) => votesOf(model, about).includes(seat));

/** All seats at one device belong to one person, who has one vote. */
export const mayVote = (model: AnyTableModel, about: Seat): boolean =>
  votersHere(model, about).length > 0 && !hasVoted(model, about);

export const hasVoted = (model: AnyTableModel, about: Seat): boolean => votedHere(model, about) !== undefined;

export const voteOn = (model: AnyTableModel, about: Seat, keep: boolean): void => {
  const seat = keep ? votersHere(model, about)[0] : votedHere(model, about);
  if (seat !== undefined) model.commands.send({ type: 'vote', seat, about, keep });
};
