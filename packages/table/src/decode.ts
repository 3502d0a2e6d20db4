/** Untrusted JSON in, a well-shaped command out; the error is a code. Whether it is allowed is the table's to judge. */

import { err, ok, type Result, type Seat, seatAt } from '@fremont/kernel';
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

const ID_SHAPE = /^[0-9a-f]{32}$/;
const DECISION_SHAPE = /^\d{1,2}\.\d{1,9}$/;
/** More than any game has; keeps rubbish lists short. */
const SEATS_MAX = 32;

type Fields = Readonly<Record<string, unknown>>;
type Decoded = Result<Command, CommandError>;

const isFields = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);
const isSeat = (json: unknown): json is Seat =>
  typeof json === 'number' && Number.isInteger(json) && json >= 0 && json < SEATS_MAX;

export const isCommandId = (json: unknown): json is CommandId => typeof json === 'string' && ID_SHAPE.test(json);

export const decodeCommand = (json: unknown): Decoded => {
  if (!isFields(json)) return err('notAnObject');
  const { id, seat } = json;
  if (!isCommandId(id)) return err('badId');
  if (!isSeat(seat)) return err('badSeat');
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

const decodeSeats = (json: unknown): Seat[] | null =>
  Array.isArray(json) && json.length <= SEATS_MAX && json.every(isSeat) ? [...new Set<number>(json)].map(seatAt) : null;

const decodeUndoAnswer = ({ ask, accept }: Fields, id: CommandId, seat: Seat): Decoded => {
  const isVersion = typeof ask === 'number' && Number.isSafeInteger(ask) && ask > 0;
  return isVersion && typeof accept === 'boolean'
    ? ok({ type: 'undoAnswer', id, seat, ask, accept })
    : err('badAnswer');
};

const decodeVote = ({ about, keep }: Fields, id: CommandId, seat: Seat): Decoded =>
  isSeat(about) && typeof keep === 'boolean' ? ok({ type: 'vote', id, seat, about, keep }) : err('badVote');
