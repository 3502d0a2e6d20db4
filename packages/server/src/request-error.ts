/** A refused request: an error of the protocol, thrown where the server finds the reason. */

import { type DecodeError, noSuchSeat, type Seat } from '@fremont/kernel';
import type { ErrorCode, PlainCode, ProtocolError, RetryCode } from '@fremont/table/protocol';
import { STORAGE_RETRY_MS } from '@fremont/table/protocol';
import { newIncident } from './secrets.ts';
import { StorageUnavailable } from './storage/index.ts';

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly error: ProtocolError;

  constructor(error: ProtocolError) {
    super(`${error.code} ${'why' in error ? error.why : ''}`.trim());
    this.error = error;
  }
}

/** `where` is the part of the message that contains the invalid field. */
export const invalidField = (where: string, problem: DecodeError): RequestError =>
  new RequestError({ code: 'badSchema', why: `${where}${problem.code}`, problem });

/**
 * The person does not hold the seat. `seats` is the number of seats, or null for a person without a seat, who may not learn
 * how many there are.
 */
export const notYourSeat = (seat: number, seats: number | null): RequestError => {
  const why = String(seat);
  if (seats === null || seat < seats) return requestError('notYourSeat', why);
  return new RequestError({ code: 'notYourSeat', why, detail: noSuchSeat(seat, seats) });
};

/** The seat is kept for its absent person. `waitMs` is null if the host may never replace them. */
export const seatHeld = (seat: Seat, waitMs: number | null): RequestError =>
  new RequestError({ code: 'notOpen', why: 'seatHeld', detail: { code: 'seatHeld', seat, waitMs } });

/** `why` is a code for programs, not a text for people. */
export const requestError = (code: PlainCode, why: string): RequestError => new RequestError({ code, why });

export const retryLater = (code: RetryCode, why: string, retryAfterMs: number): RequestError =>
  new RequestError({ code, why, retryAfterMs: Math.ceil(retryAfterMs) });

/** After `rejected` and `corrupt` a retry does not help. */
const isWorthRetrying = ({ problem }: StorageUnavailable): boolean => problem !== 'rejected' && problem !== 'corrupt';

/** Turns any thrown value into an error of the protocol. `onFault` is called for unexpected ones, which get an incident id. */
export const errorOf = (thrown: unknown, onFault: (fault: unknown, incident: string) => void): ProtocolError => {
  if (thrown instanceof RequestError) return thrown.error;
  if (thrown instanceof StorageUnavailable && isWorthRetrying(thrown))
    return { code: 'storageUnavailable', why: '', retryAfterMs: STORAGE_RETRY_MS };
  const incident = newIncident();
  onFault(thrown, incident);
  return { code: 'internal', incident };
};

const STATUS: Readonly<Record<ErrorCode, number>> = {
  badFrame: 400,
  tooLarge: 413,
  badSchema: 400,
  unauthenticated: 401,
  banned: 403,
  muted: 403,
  forbidden: 403,
  notFound: 404,
  closed: 410,
  notYourSeat: 403,
  notOpen: 409,
  illegal: 409,
  stale: 409,
  notReady: 409,
  rateLimited: 429,
  gameOver: 409,
  serverBusy: 503,
  serverRestarting: 503,
  storageUnavailable: 503,
  versionTooOld: 426,
  internal: 500,
};

export const httpStatusOf = ({ code }: ProtocolError): number => STATUS[code];
