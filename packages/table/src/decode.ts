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
    case 'redo':
      return ok({ type: 'redo', id, seat });
    default:
      return err('unknownCommand');
  }
};

const isDecisionId = (json: unknown): json is DecisionId => typeof json === 'string' && DECISION_SHAPE.test(json);

const decodeAct = ({ decision, action }: Fields, id: CommandId, seat: Seat): Decoded => {
  if (!isDecisionId(decision)) return err('badDecision');
  if (action === undefined) return err('noAction');
  return ok({ type: 'act', id, seat, decision, action });
};

const decodeUndo = ({ consent }: Fields, id: CommandId, seat: Seat): Decoded => {
  if (!Array.isArray(consent) || consent.length > SEATS_MAX || !consent.every(isSeat)) return err('badConsent');
  return ok({ type: 'undo', id, seat, consent: [...new Set<number>(consent)].map(seatAt) });
};
