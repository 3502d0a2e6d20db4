/** Chooses the next command of a random player: mostly a legal action, sometimes an undo, a leave or a vote. */

import { type Chance, type GameTypes, pick, type Seat } from '@fremont/kernel';
import type { Command, Update } from '@fremont/table';
import { happens, newId } from '../random.ts';

type Choice = (update: Update<GameTypes>, seat: Seat, chance: Chance) => Command | null;

/** Null if the seat has nothing to do. */
export const chooseCommand: Choice = (update, seat, chance) => {
  if (update.outcome !== null) return null;
  if (update.players[seat]?.by === 'bot') return returnToSeat(update, seat, chance);
  return answerUndo(update, seat, chance) ?? otherCommand(update, seat, chance) ?? act(update, seat, chance);
};

/** Chooses actions only, for measurements in which the server must accept every command. */
export const chooseAction: Choice = (update, seat, chance) =>
  update.players[seat]?.by === 'person' ? act(update, seat, chance) : null;

const act: Choice = ({ asks, legal }, seat, chance) => {
  const ask = asks.find((one) => one.seat === seat);
  if (ask === undefined || legal.length === 0) return null;
  return { type: 'act', id: newId(chance), seat, decision: ask.id, action: pick(legal, chance, 'action') };
};

/** Null if the others voted that the bot stays. */
const returnToSeat: Choice = ({ players }, seat, chance) =>
  players[seat]?.why === 'voted' ? null : { type: 'return', id: newId(chance), seat };

const answerUndo: Choice = ({ undoAsk }, seat, chance) => {
  if (undoAsk === null || !undoAsk.awaited.includes(seat)) return null;
  const accept = happens(chance, 500, 'accept');
  return { type: 'undoAnswer', id: newId(chance), seat, ask: undoAsk.version, accept };
};

const UNDO_PER_MILLE = 100;
const REDO_PER_MILLE = 300;
const ASK_PER_MILLE = 15;
const LEAVE_PER_MILLE = 8;
const VOTE_PER_MILLE = 2;

const otherCommand: Choice = (update, seat, chance) => {
  const { asks, undo, canRedo, votes } = update;
  if (!asks.some((one) => one.seat === seat)) return null;
  const id = newId(chance);
  if (undo.type === 'free' && happens(chance, UNDO_PER_MILLE, 'undo')) return { type: 'undo', id, seat, consent: [] };
  if (canRedo && happens(chance, REDO_PER_MILLE, 'redo')) return { type: 'redo', id, seat };
  if (undo.type === 'consent' && happens(chance, ASK_PER_MILLE, 'ask'))
    return { type: 'undoAsk', id, seat, consent: [] };
  if (happens(chance, LEAVE_PER_MILLE, 'leave')) return { type: 'leave', id, seat };
  const [vote] = votes;
  return vote !== undefined && happens(chance, VOTE_PER_MILLE, 'vote')
    ? { type: 'vote', id, seat, about: vote.about, keep: true }
    : null;
};
