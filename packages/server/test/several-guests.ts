/** A server with several guests. */

import { arrive, type Guest } from './guest.ts';
import { withServer } from './server.ts';

export const withGuests = async (count: number, setup: Parameters<typeof withServer>[0] = {}) => {
  const server = await withServer(setup);
  const guests: Guest[] = [];
  for (let index = 0; index < count; index++) guests.push(await arrive(server, ['Ada', 'Ben', 'Cy', 'Di'][index]));
  const [ada, ben, cy, di] = guests as [Guest, Guest, Guest, Guest];
  return { server, ada, ben, cy, di };
};

export const LINK = { visibility: 'link' } as const;
