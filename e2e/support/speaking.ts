/** Says many lines at a table over a socket of its own, with the session of somebody's browser. */

import { randomBytes } from 'node:crypto';
import { type FromServer, newListener, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { expect } from '@playwright/test';
import { WebSocket } from 'ws';
import type { Somebody } from './company.ts';

/** Answers with the words that the server kept, in order. */
export const sayAll = async (somebody: Somebody, table: string, lines: readonly string[]): Promise<string[]> => {
  const { socket, heard } = await openSocket(somebody);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const of = <K extends FromServer['type']>(type: K) =>
    heard.filter((frame): frame is Extract<FromServer, { type: K }> => frame.type === type);
  send({ type: 'hello', protocol: PROTOCOL_VERSION });
  send({ type: 'watch', table, as: 'spectator', have: null });
  await expect.poll(() => of('room').length).toBeGreaterThan(0);
  for (const words of lines)
    send({ type: 'chat', table, id: randomBytes(16).toString('hex'), said: { type: 'text', words } });
  await expect.poll(() => of('said').length + of('error').length).toBe(lines.length);
  const told = () => new Map(of('chat').flatMap((frame) => frame.lines.map(({ line, said }) => [line, said.words])));
  const kept = (): (string | undefined)[] => of('said').map(({ line }) => told().get(line));
  await expect.poll(kept).not.toContain(undefined);
  socket.close();
  return kept().filter((words) => words !== undefined);
};

const openSocket = async ({
  page,
  address: origin,
}: Somebody): Promise<{ readonly socket: WebSocket; readonly heard: FromServer[] }> => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { origin, headers: { cookie } });
  const heard: FromServer[] = [];
  const decode = newListener();
  socket.on('message', (data) => {
    const frame = decode(JSON.parse(String(data)));
    if (frame.ok) heard.push(frame.value);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { socket, heard };
};
