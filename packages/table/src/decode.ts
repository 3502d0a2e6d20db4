/** Decodes untrusted JSON into a command. It checks the shape only; the table judges whether the command is allowed. */

import { err, type Fields, isFields, ok, type Result, type Seat, seatAt, wholeNumber } from '@fremont/kernel';
import type { Command, CommandId, DecisionId } from './messages.ts';

export const COMMAND_ERRORS = [
  'notAnObject',
  'badId',
  'badSeat',
  'unknownCommand',
  'badDecision',
  'noAction',
  'badConsent',
  'badAnswer',
  'badVote',
] as const;
export type CommandError = (typeof COMMAND_ERRORS)[number];

export const ID_SHAPE = /^[0-9a-f]{32}$/;
export const DECISION_SHAPE = /^\d{1,2}\.\d{1,9}$/;
/** More than any game has. It bounds the length of hostile lists. */
export const SEATS_MAX = 32;

type Decoded = Result<Command, CommandError>;

const seatOf = (json: unknown, max = SEATS_MAX - 1): Seat | null => {
  const seat = wholeNumber(json, 0, max);
  return seat === null ? null : seatAt(seat);
};

export const isCommandId = (json: unknown): json is CommandId => typeof json === 'string' && ID_SHAPE.test(json);

export const decodeCommand = (json: unknown): Decoded => {
  if (!isFields(json)) return err('notAnObject');
  const { id } = json;
  // The table knows its seats and refuses all others.
  const seat = seatOf(json['seat'], Number.MAX_SAFE_INTEGER);
  if (!isCommandId(id)) return err('badId');
  if (seat === null) return err('badSeat');
  switch (json['type']) {
    case 'act':
      return decodeAct(json, id, seat);
    case 'undo':
      return decodeUndo(json, id, seat);
    case 'undoAsk':
      return decodeUndoAsk(json, id, seat);
    case 'undoAnswer':
      return decodeUndoAnswer(json, id, seat);
    case 'vote':
      return decodeVote(json, id, seat);
    case 'redo':
    case 'leave':
    case 'return':
      return ok({ type: json['type'], id, seat });
    default:
      return err('unknownCommand');
  }
};

const isDecisionId = (json: unknown): json is DecisionId => typeof json === 'string' && DECISION_SHAPE.test(json);

const decodeAct = ({ decision, action }: Fields, id: CommandId, seat: Seat): Decoded => {
  if (decision !== null && !isDecisionId(decision)) return err('badDecision');
  if (action === undefined) return err('noAction');
  return ok({ type: 'act', id, seat, decision, action });
};

const decodeUndo = ({ consent }: Fields, id: CommandId, seat: Seat): Decoded => {
  const seats = decodeSeats(consent);
  return seats === null ? err('badConsent') : ok({ type: 'undo', id, seat, consent: seats });
};

const decodeUndoAsk = ({ consent }: Fields, id: CommandId, seat: Seat): Decoded => {
  const seats = decodeSeats(consent);
  return seats === null ? err('badConsent') : ok({ type: 'undoAsk', id, seat, consent: seats });
};

const decodeSeats = (json: unknown): Seat[] | null => {
  if (!Array.isArray(json) || json.length > SEATS_MAX) return null;
  const seats = json.map((seat) => seatOf(seat)).filter((seat) => seat !== null);
  return seats.length === json.length ? [...new Set(seats)] : null;
};

const decodeUndoAnswer = ({ ask, accept }: Fields, id: CommandId, seat: Seat): Decoded => {
  const isVersion = typeof ask === 'number' && Number.isSafeInteger(ask) && ask > 0;
  return isVersion && typeof accept === 'boolean'
    ? ok({ type: 'undoAnswer', id, seat, ask, accept })
    : err('badAnswer');
};

const decodeVote = (json: Fields, id: CommandId, seat: Seat): Decoded => {
  const about = seatOf(json['about']);
  const { keep } = json;
  return about !== null && typeof keep === 'boolean' ? ok({ type: 'vote', id, seat, about, keep }) : err('badVote');
};
