/** The WebSockets between nodes: one answer for each request, or an error that says that the outcome is unknown. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LinkBroken, NodeLinks } from '../src/cluster/node-links.ts';

const SECRET = 'a secret of the database';

const withLinks = async (secret: string, answer: (request: unknown) => Promise<unknown>): Promise<NodeLinks> => {
  const links = new NodeLinks({ address: '127.0.0.1:0', listen: null, answer });
  await links.start(secret);
  onTestFinished(() => links.close());
  return links;
};

const echo = async (request: unknown): Promise<unknown> => ({ got: request });

/** A network that can forget a connection: both ends believe that it is open, and nothing arrives. */
const withNetwork = async (address: string) => {
  const [host = '', port] = address.split(':');
  const connections: { near: Socket; far: Socket }[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
    connections.push({ near, far });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const { near } of connections) near.destroy();
    server.close();
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget() {
      for (const { near, far } of connections)
        for (const socket of [near, far]) socket.removeAllListeners('data').on('data', () => undefined);
    },
  };
};

test('a request gets its own answer', async () => {
  const there = await withLinks(SECRET, echo);
  const here = await withLinks(SECRET, echo);
  const node = { id: 'there', address: there.address };
  const answers = await Promise.all([1, 2, 3].map((number) => here.call(node, { number })));
  expect(answers).toEqual([1, 2, 3].map((number) => ({ got: { number } })));
});

test('a node with another secret gets no answer', async () => {
  const there = await withLinks(SECRET, echo);
  const here = await withLinks('another secret', echo);
  await expect(here.call({ id: 'there', address: there.address }, {})).rejects.toThrow(LinkBroken);
});

test('a request that fails there, or that breaks off, has an unknown outcome', async () => {
  const there = await withLinks(SECRET, () => Promise.reject(new Error('a fault')));
  const here = await withLinks(SECRET, echo);
  const node = { id: 'there', address: there.address };
  await expect(here.call(node, {})).rejects.toThrow(LinkBroken);
  await there.close();
  await expect(here.call(node, {})).rejects.toThrow(LinkBroken);
});

test('a connection that falls silent is replaced', async () => {
  const there = await withLinks(SECRET, echo);
  const here = await withLinks(SECRET, echo);
  const network = await withNetwork(there.address);
  const node = { id: 'there', address: network.address };
  expect(await here.call(node, 1)).toEqual({ got: 1 });
  network.forget();
  await expect(here.call(node, 2)).rejects.toThrow('the connection broke');
  expect(await here.call(node, 3)).toEqual({ got: 3 });
}, 15_000);

test('a connection without requests stays open', async () => {
  const there = await withLinks(SECRET, echo);
  const here = await withLinks(SECRET, echo);
  const node = { id: 'there', address: there.address };
  await here.call(node, 1);
  const slow = new Promise((resolve) => setTimeout(resolve, 3_500));
  await slow;
  expect(await here.call(node, 2)).toEqual({ got: 2 });
}, 15_000);
