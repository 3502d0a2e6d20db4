/** Whether the server behind this page has online tables, and whether it knows this device. Small: the home page asks it. */

import { signal } from '@preact/signals';

/** `none`: a server that only hands out files. `offline`: nobody answers. */
export type Online = 'unknown' | 'there' | 'none' | 'offline';

export const online = signal<Online>('unknown');

/** Whether the server knew this device when it was last asked. */
export const isKnown = signal(false);

const HELLO_PATH = '/api/hello';

/** What the server says about itself and this device; null when there is nobody to say it. */
export const askHello = async (): Promise<object | null> => {
  // A browser that knows itself to be offline would only write an error into its console.
  const response = navigator.onLine ? await fetch(HELLO_PATH, { cache: 'no-store' }).catch(() => null) : null;
  const json: unknown = await response?.json().catch(() => null);
  const isHello = typeof json === 'object' && json !== null && 'protocol' in json;
  if (isHello) isKnown.value = 'me' in json && json.me !== null;
  online.value = isHello ? 'there' : absence(response);
  return isHello ? json : null;
};

/** A server that is starting or overloaded is one that comes back. */
const absence = (response: Response | null): Online =>
  response === null || response.status >= 500 ? 'offline' : 'none';
