/**
 * Asks whether the server has online tables and knows this device. The file is small because the home page loads it.
 */

import { signal } from '@preact/signals';

/** `none`: a server that serves only files. `offline`: no answer. */
export type Online = 'unknown' | 'there' | 'none' | 'offline';

export const online = signal<Online>('unknown');

/** True if the server knew this device at the last request. */
export const isKnown = signal(false);

/** Set when the operator has banned this person or this address. */
export const ban = signal<Ban | null>(null);

export interface Ban {
  /** In the operator's words. */
  readonly why: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

const HELLO_PATH = '/api/hello';

/** The server's hello answer; null if there is none. */
export const askHello = async (): Promise<object | null> => {
  // An offline browser would log an error in its console.
  const response = navigator.onLine ? await fetch(HELLO_PATH, { cache: 'no-store' }).catch(() => null) : null;
  const json: unknown = await response?.json().catch(() => null);
  const isHello = typeof json === 'object' && json !== null && 'protocol' in json;
  if (isHello) isKnown.value = 'me' in json && json.me !== null;
  const banned = banIn(json);
  if (banned !== null) ban.value = banned;
  online.value = isHello || banned !== null ? 'there' : absence(response);
  return isHello ? json : null;
};

/** A server error means a server that is starting or overloaded, so it counts as offline. */
const absence = (response: Response | null): Online =>
  response === null || response.status >= 500 ? 'offline' : 'none';

const banIn = (json: unknown): Ban | null => {
  const error =
    typeof json === 'object' && json !== null && 'error' in json
      ? (json.error as Partial<Ban & { code: string }>)
      : null;
  const { code, why, until } = error ?? {};
  return code === 'banned' && typeof why === 'string' && typeof until === 'number' ? { why, until } : null;
};
