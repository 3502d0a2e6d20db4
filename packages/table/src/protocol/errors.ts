/** The closed list of error codes, and the conversion between answers of a table and protocol errors. */

import type { Coded, DecodeError } from '@fremont/kernel';
import type { Answer, CommandId, TableError } from '../messages.ts';
import { count, type Decoder, either, exactly, listOf, oneOf, optional, shape, text, uncut } from './shape.ts';

export const ERROR_CODES = [
  'badFrame',
  'tooLarge',
  'badSchema',
  'unauthenticated',
  'banned',
  'muted',
  'forbidden',
  'notFound',
  'closed',
  'notYourSeat',
  'notOpen',
  'illegal',
  'stale',
  'notReady',
  'rateLimited',
  'gameOver',
  'serverBusy',
  'serverRestarting',
  'storageUnavailable',
  'versionTooOld',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Codes after which a client retries. */
export const RETRY_CODES = ['notReady', 'rateLimited', 'serverBusy', 'serverRestarting', 'storageUnavailable'] as const;
export type RetryCode = (typeof RETRY_CODES)[number];

/** Codes of a sanction that ends. `why` is the reason that the operator wrote for the person. */
export const SANCTION_CODES = ['banned', 'muted'] as const;
export type SanctionCode = (typeof SANCTION_CODES)[number];

export type PlainCode = Exclude<ErrorCode, RetryCode | SanctionCode | 'internal' | 'illegal'>;

export type ProtocolError =
  /** `why` is for programs: the path that does not fit, or the reason. */
  | { readonly code: PlainCode; readonly why: string }
  /** Options or an order that do not fit: the field and the values that it allows. */
  | { readonly code: PlainCode; readonly why: string; readonly problem: DecodeError }
  | { readonly code: RetryCode; readonly why: string; readonly retryAfterMs: number }
  /** `until` is in milliseconds since 1970. */
  | { readonly code: SanctionCode; readonly why: string; readonly until: number }
  /** A bug. The incident id is in the server's log. */
  | { readonly code: 'internal'; readonly incident: string }
  /** The rules refused the action. */
  | { readonly code: 'illegal'; readonly refusal: Coded }
  /** The table failed the command; `detail` is the error of the table. */
  | { readonly code: PlainCode; readonly why: string; readonly detail: TableError };

const isRetryCode = (code: ErrorCode): code is RetryCode => RETRY_CODES.some((one) => one === code);
const isSanctionCode = (code: ErrorCode): code is SanctionCode => SANCTION_CODES.some((one) => one === code);
const PLAIN_CODES = ERROR_CODES.filter(
  (code): code is PlainCode => code !== 'internal' && code !== 'illegal' && !isRetryCode(code) && !isSanctionCode(code),
);

/** Longer than any code or path. */
const why = text(2_000);

/** A code with data that depends on the code. */
const coded = shape({ code: why });

/** The field that does not fit: the values that it allows, or the values that exclude each other. */
export const fieldProblem: Decoder<DecodeError> = uncut(
  either(
    shape({ code: why, key: why, allowed: shape({ type: why }) }),
    shape({ code: why, key: why, conflict: listOf(shape({ key: why }), 1_000) }),
  ),
);

const plainError = shape({
  code: oneOf(PLAIN_CODES),
  why,
  problem: optional(fieldProblem),
  detail: optional(uncut<TableError>(coded)),
});
const retryError = shape({ code: oneOf(RETRY_CODES), why, retryAfterMs: count });
const refusalError = shape({ code: exactly('illegal'), refusal: uncut<Coded>(coded) });
const internalError = shape({ code: exactly('internal'), incident: why });

const sanctionError = shape({ code: oneOf(SANCTION_CODES), why, until: count });

/** An error with an unknown code is not decoded. */
export const decodeError = either(
  either(plainError, either(retryError, sanctionError)),
  either(refusalError, internalError),
) as Decoder<ProtocolError>;

const CODE_OF_TABLE_ERROR: Readonly<
  Record<Exclude<TableError['code'], 'storageUnavailable' | 'tableBroken'>, PlainCode>
> = {
  badMessage: 'badSchema',
  staleDecision: 'stale',
  notYourSeat: 'notYourSeat',
  noSuchSeat: 'notYourSeat',
  nothingToUndo: 'notOpen',
  nothingToRedo: 'notOpen',
  consentNeeded: 'notOpen',
  undoAsked: 'notOpen',
  noUndoAsked: 'stale',
  undoAskLimit: 'notOpen',
  changeLimit: 'notOpen',
  outOfTime: 'notOpen',
  tooFewVoters: 'notOpen',
  seatHeld: 'notOpen',
  botPlays: 'notOpen',
  personPlays: 'notOpen',
  botKept: 'forbidden',
  matchOver: 'gameOver',
};

/** The retry delay after a storage failure. */
export const STORAGE_RETRY_MS = 2_000;

/** Converts a negative answer to a protocol error. `incident` is used if the table is broken. */
export const errorOfAnswer = (answer: Exclude<Answer, { type: 'done' }>, incident: string): ProtocolError => {
  if (answer.type === 'refused') return { code: 'illegal', refusal: answer.refusal };
  const { error } = answer;
  if (error.code === 'storageUnavailable') return { code: error.code, why: '', retryAfterMs: STORAGE_RETRY_MS };
  if (error.code === 'tableBroken') return { code: 'internal', incident };
  return { code: CODE_OF_TABLE_ERROR[error.code], why: error.code, detail: error };
};

/** Converts a protocol error back to the table's answer. Null if the error is not the table's, so that the client may resend. */
export const answerOfError = (id: CommandId, error: ProtocolError): Answer | null => {
  if (error.code === 'illegal' && 'refusal' in error) return { type: 'refused', id, refusal: error.refusal };
  if ('detail' in error) return { type: 'failed', id, error: error.detail };
  if (error.code === 'storageUnavailable') return { type: 'failed', id, error: { code: 'storageUnavailable' } };
  return error.code === 'internal' ? { type: 'failed', id, error: { code: 'tableBroken' } } : null;
};
