/** Commands inside messages: the decoder of the table, with its schema. */

import { DECISION_SHAPE, decodeCommand, ID_SHAPE, SEATS_MAX } from '../decode.ts';
import { count, described, exactly, flag, listOf, matching, nullable, shape, whole } from './shape.ts';

export const messageId = matching(ID_SHAPE);

/** Any JSON value. Only its absence is an error. */
const anything = described<unknown>({}, (value) => ({ ok: true, value }));

/** The table knows its seats and refuses all others. */
const sender = { id: messageId, seat: count };
const consent = listOf(whole(0, SEATS_MAX - 1), SEATS_MAX);

const COMMANDS = {
  act: { decision: nullable(matching(DECISION_SHAPE)), action: anything },
  undo: { consent },
  redo: {},
  undoAsk: { consent },
  undoAnswer: { ask: whole(1, Number.MAX_SAFE_INTEGER), accept: flag },
  leave: {},
  return: {},
  vote: { about: whole(0, SEATS_MAX - 1), keep: flag },
};

const schemas = Object.entries(COMMANDS).map(
  ([type, fields]) => shape({ type: exactly(type), ...sender, ...fields }).schema,
);

/** `decodeCommand` names errors by codes and not by paths, so it is not built from the fields above. A test compares both. */
export const command = described({ oneOf: schemas }, (json) => decodeCommand(json));
