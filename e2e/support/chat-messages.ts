/** Sends many chat messages over a separate socket, with the session of a browser. */

import { randomBytes } from 'node:crypto';
import { type FromServer, newMessageReader, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { expect } from '@playwright/test';
import { WebSocket } from 'ws';
import type { Participant } from './participants.ts';

/** Resolves to the texts that the server stored, in order. */
export const sendAllChat = async (
  participant: Participant,
  table: string,
  lines: readonly string[],
): Promise<string[]> => {
  const { socket, received } = await openSocket(participant);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const of = <K extends FromServer['type']>(type: K) =>
    received.filter((frame): frame is Extract<FromServer, { type: K }> => frame.type === type);
  send({ type: 'hello', protocol: PROTOCOL_VERSION });
  send({ type: 'watch', table, as: 'spectator', have: null });
  await expect.poll(() => of('room').length).toBeGreaterThan(0);
  for (const words of lines)
    send({ type: 'chat', table, id: randomBytes(16).toString('hex'), said: { type: 'text', words } });
  await expect.poll(() => of('said').length + of('error').length).toBe(lines.length);
  const textsByLine = () =>
    new Map(of('chat').flatMap((frame) => frame.lines.map(({ line, said }) => [line, said.words])));
  const kept = (): (string | undefined)[] => of('said').map(({ line }) => textsByLine().get(line));
  await expect.poll(kept).not.toContain(undefined);
  socket.close();
  return kept().filter((words) => words !== undefined);
};

/** A socket beside that of the page. It must say hello first. */
export const openSocket = async ({
  page,
  address: origin,
}: Participant): Promise<{ readonly socket: WebSocket; readonly received: FromServer[] }> => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { origin, headers: { cookie } });
  const received: FromServer[] = [];
  const decode = newMessageReader();
  socket.on('message', (data) => {
    const frame = decode(JSON.parse(String(data)));
    if (frame.ok) received.push(frame.value);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { socket, received };
};
