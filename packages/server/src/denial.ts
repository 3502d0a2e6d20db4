/** How the server says no: an error of the protocol, thrown from wherever it is found out. */

import type { ErrorCode, ProtocolError, RetryCode } from '@fremont/table/protocol';
import { STORAGE_RETRY_MS } from '@fremont/table/protocol';
import { newIncident } from './secrets.ts';
import { StorageUnavailable } from './storage/index.ts';

export class Denial extends Error {
  override readonly name = 'Denial';
  readonly error: ProtocolError;

  constructor(error: ProtocolError) {
    super(`${error.code} ${'why' in error ? error.why : ''}`.trim());
    this.error = error;
  }
}

/** `why` is a word for programs. */
export const denial = (code: Exclude<ErrorCode, RetryCode | 'internal' | 'illegal'>, why: string): Denial =>
  new Denial({ code, why });

export const retryLater = (code: RetryCode, why: string, retryAfterMs: number): Denial =>
  new Denial({ code, why, retryAfterMs: Math.ceil(retryAfterMs) });

/** The database refused the data itself: that is a fault of ours, and no waiting helps. */
const isWorthRetrying = ({ trouble }: StorageUnavailable): boolean => trouble !== 'rejected' && trouble !== 'corrupt';

/** Whatever was thrown, as an error of the protocol. `onFault` hears of what should not have happened. */
export const errorOf = (thrown: unknown, onFault: (fault: unknown, incident: string) => void): ProtocolError => {
  if (thrown instanceof Denial) return thrown.error;
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
  forbidden: 403,
  notFound: 404,
  notYourSeat: 403,
  notOpen: 409,
  illegal: 409,
  stale: 409,
  rateLimited: 429,
  gameOver: 409,
  serverBusy: 503,
  serverRestarting: 503,
  storageUnavailable: 503,
  versionTooOld: 426,
  internal: 500,
};

export const statusOf = ({ code }: ProtocolError): number => STATUS[code];
