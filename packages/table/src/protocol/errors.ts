/** Everything that can go wrong, as a closed list of codes; and how a table's own answers fit into it. */

import type { Coded } from '@fremont/kernel';
import type { Answer, CommandId, TableError } from '../messages.ts';
import { type Decoder, mapped, opaque } from './shape.ts';

export const ERROR_CODES = [
  'badFrame',
  'tooLarge',
  'badSchema',
  'unauthenticated',
  'forbidden',
  'notFound',
  'notYourSeat',
  'notOpen',
  'illegal',
  'stale',
  'rateLimited',
  'gameOver',
  'serverBusy',
  'serverRestarting',
  'storageUnavailable',
  'versionTooOld',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Worth trying again after a while. */
export const RETRY_CODES = ['rateLimited', 'serverBusy', 'serverRestarting', 'storageUnavailable'] as const;
export type RetryCode = (typeof RETRY_CODES)[number];

type PlainCode = Exclude<ErrorCode, RetryCode | 'internal' | 'illegal'>;

export type ProtocolError =
  /** `why` is a word for programs: the place that does not fit, or what exactly is not open. */
  | { readonly code: PlainCode; readonly why: string }
  | { readonly code: RetryCode; readonly why: string; readonly retryAfterMs: number }
  /** Our fault. The incident is what to search the server's log for. */
  | { readonly code: 'internal'; readonly incident: string }
  /** The rules say no; the refusal is the game's own. */
  | { readonly code: 'illegal'; readonly refusal: Coded }
  /** The table says no; the detail is what it would have said in the same room. */
  | { readonly code: PlainCode; readonly why: string; readonly detail: TableError };

const isErrorCode = (code: unknown): code is ErrorCode => ERROR_CODES.some((one) => one === code);
const isRetryCode = (code: ErrorCode): code is RetryCode => RETRY_CODES.some((one) => one === code);

const isCoded = (json: unknown): json is Coded =>
  typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string';

type Fields = Readonly<Record<string, unknown>>;

/** An error with a code that is not on the list is none of ours. */
export const decodeError: Decoder<ProtocolError> = mapped(opaque<Fields>(), (fields) => {
  const { code } = fields;
  if (!isErrorCode(code)) return null;
  if (code === 'internal')
    return typeof fields['incident'] === 'string' ? { code, incident: fields['incident'] } : null;
  if (code === 'illegal') return isCoded(fields['refusal']) ? { code, refusal: fields['refusal'] } : null;
  return isRetryCode(code) ? retryErrorOf(code, fields) : plainErrorOf(code, fields);
});

const retryErrorOf = (code: RetryCode, { why, retryAfterMs }: Fields): ProtocolError | null =>
  typeof why === 'string' && typeof retryAfterMs === 'number' && retryAfterMs >= 0 ? { code, why, retryAfterMs } : null;

const plainErrorOf = (code: PlainCode, { why, detail }: Fields): ProtocolError | null => {
  if (typeof why !== 'string') return null;
  return isCoded(detail) ? { code, why, detail: detail as TableError } : { code, why };
};

const CODE_OF_TABLE_ERROR: Readonly<
  Record<Exclude<TableError['code'], 'storageUnavailable' | 'tableBroken'>, PlainCode>
> = {
  badMessage: 'badSchema',
  staleDecision: 'stale',
  notYourSeat: 'notYourSeat',
  nothingToUndo: 'notOpen',
  nothingToRedo: 'notOpen',
  consentNeeded: 'notOpen',
  undoAsked: 'notOpen',
  noUndoAsked: 'stale',
  botPlays: 'notOpen',
  personPlays: 'notOpen',
  botKept: 'forbidden',
  matchOver: 'gameOver',
};

/** After what could not be stored. */
export const STORAGE_RETRY_MS = 2_000;

/** How an answer that is not `done` travels. `incident`: for when the rules themselves broke. */
export const errorOfAnswer = (answer: Exclude<Answer, { type: 'done' }>, incident: string): ProtocolError => {
  if (answer.type === 'refused') return { code: 'illegal', refusal: answer.refusal };
  const { error } = answer;
  if (error.code === 'storageUnavailable') return { code: error.code, why: '', retryAfterMs: STORAGE_RETRY_MS };
  if (error.code === 'tableBroken') return { code: 'internal', incident };
  return { code: CODE_OF_TABLE_ERROR[error.code], why: error.code, detail: error };
};

/** The way back: what the table answered. Null when the error is not the table's, so that the command may be sent again. */
export const answerOfError = (id: CommandId, error: ProtocolError): Answer | null => {
  if (error.code === 'illegal' && 'refusal' in error) return { type: 'refused', id, refusal: error.refusal };
  if ('detail' in error) return { type: 'failed', id, error: error.detail };
  if (error.code === 'storageUnavailable') return { type: 'failed', id, error: { code: 'storageUnavailable' } };
  return error.code === 'internal' ? { type: 'failed', id, error: { code: 'tableBroken' } } : null;
};
