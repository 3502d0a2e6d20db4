/** The connection to the server: hello, reconnect, timeouts. Uses a real WebSocket server where time allows. */

import type { AddressInfo } from 'node:net';
import { CLOSE_CODES, type FromServer, LIMITS, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Connection, type ConnectionState, type Port, retryDelayMs } from '../src/online/connection.ts';

const ME = { id: 'ada', name: 'Ada', colour: 'cherry' } as const;
const WELCOME: FromServer = { type: 'welcome', protocol: PROTOCOL_VERSION, me: ME };

describe('a retry', () => {
  test('comes within half a second at first, then later and later, never after more than ten', () => {
    const latest = [0, 1, 2, 3, 4, 5, 20].map((tries) => retryDelayMs(tries, 1));
    expect(latest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  test('comes at a random moment before that, so that clients do not reconnect all at once', () => {
    expect([0, 0.25, 0.5].map((random) => retryDelayMs(3, random))).toEqual([0, 1_000, 2_000]);
  });
});

/** Welcomes every client and records its messages. */
const withServer = async (answer: (hello: unknown, socket: WebSocket) => void) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const sockets: WebSocket[] = [];
  const received: unknown[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => {
      const message: unknown = JSON.parse(String(data));
      received.push(message);
      if (isHello(message)) answer(message, socket);
    });
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.terminate();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, received };
};

const isHello = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'hello';

const connectionTo = (url: string): Connection => {
  const connection = new Connection({
    connect: () => new WebSocket(url) as Port,
    random: () => 0,
    now: Date.now,
    onRefused: () => undefined,
  });
  onTestFinished(() => connection.stop());
  connection.start();
  return connection;
};

const reached = (connection: Connection, type: ConnectionState['type']): Promise<void> =>
  new Promise((resolve) => {
    const stop = connection.state.subscribe((state) => {
      if (state.type !== type) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

const welcome = (_hello: unknown, socket: WebSocket): void => socket.send(JSON.stringify(WELCOME));

describe('a connection', () => {
  test('sends hello with the protocol version, and is connected after the welcome', async () => {
    const { url, received } = await withServer(welcome);
    const connection = connectionTo(url);
    await reached(connection, 'connected');
    expect(received).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION }]);
  });

  test('sends nothing before the welcome', async () => {
    const { url } = await withServer(() => undefined);
    expect(connectionTo(url).send({ type: 'ping', n: 1 })).toBe(false);
  });

  test('reconnects after a cut, and calls the listeners that send again', async () => {
    const { url, sockets } = await withServer(welcome);
    const connection = connectionTo(url);
    let ups = 0;
    connection.onConnected(() => {
      ups++;
    });
    await reached(connection, 'connected');
    sockets[0]?.terminate();
    await reached(connection, 'offline');
    await reached(connection, 'connected');
    expect([ups, sockets.length]).toEqual([2, 2]);
  });

  test('stays closed when the server has ended the session', async () => {
    const { url, sockets } = await withServer((_hello, socket) => socket.close(CLOSE_CODES.sessionEnded));
    const connection = connectionTo(url);
    await reached(connection, 'ended');
    expect(sockets).toHaveLength(1);
  });

  test('stays closed when the server has banned the person, and passes the reason on', async () => {
    const error = { code: 'banned', why: 'insults', until: 1 } as const;
    const { url, sockets } = await withServer((_hello, socket) => {
      socket.send(JSON.stringify({ type: 'error', re: null, error }));
      socket.close(CLOSE_CODES.banned);
    });
    const received: unknown[] = [];
    const connection = connectionTo(url);
    connection.onMessage((message) => received.push(message));
    await reached(connection, 'ended');
    expect(received).toEqual([{ type: 'error', re: null, error }]);
    expect(sockets).toHaveLength(1);
  });

  test('stays closed when the server requires a newer protocol', async () => {
    const { url, sockets } = await withServer((_hello, socket) =>
      socket.send(JSON.stringify({ type: 'error', re: null, error: { code: 'versionTooOld', why: '2' } })),
    );
    const connection = connectionTo(url);
    await reached(connection, 'tooOld');
    expect(sockets).toHaveLength(1);
  });

  test('ignores unknown messages', async () => {
    const { url, sockets } = await withServer(welcome);
    const connection = connectionTo(url);
    const received: string[] = [];
    connection.onMessage(({ type }) => received.push(type));
    await reached(connection, 'connected');
    const pong = new Promise<void>((resolve) => {
      connection.onMessage(({ type }) => type === 'pong' && resolve());
    });
    for (const text of ['rubbish', '{"type":"weather"}', '{"type":"pong","n":1}']) sockets[0]?.send(text);
    await pong;
    expect(received).toEqual(['welcome', 'pong']);
  });
});

/** A socket whose server is the test, for cases that would take too long. */
class HandPort implements Port {
  readonly sent: unknown[] = [];
  readonly #listeners: Record<string, ((event: never) => void)[]> = {};
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    const list = this.#listeners[type] ?? [];
    list.push(listener);
    this.#listeners[type] = list;
  }

  happen(type: 'open' | 'message' | 'close', event: object = {}): void {
    for (const listener of this.#listeners[type] ?? []) listener(event as never);
  }

  receive(message: FromServer): void {
    this.happen('message', { data: JSON.stringify(message) });
  }
}

describe('a silent connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const standing = () => {
    const ports: HandPort[] = [];
    const refusals: number[] = [];
    const connection = new Connection({
      connect: () => {
        const port = new HandPort();
        ports.push(port);
        return port;
      },
      random: () => 1,
      now: Date.now,
      onRefused: () => refusals.push(ports.length),
    });
    connection.start();
    const port = ports[0] ?? new HandPort();
    port.happen('open');
    port.receive(WELCOME);
    return { connection, port, ports, refusals };
  };

  test('sends a ping every fifteen seconds', () => {
    const { port } = standing();
    for (let n = 1; n <= 3; n++) {
      vi.advanceTimersByTime(LIMITS.pingMs);
      port.receive({ type: 'pong', n });
    }
    expect(port.sent.slice(1)).toEqual([1, 2, 3].map((n) => ({ type: 'ping', n })));
  });

  test('is slow while an answer is overdue, and connected again when it arrives', () => {
    const { connection, port } = standing();
    vi.advanceTimersByTime(LIMITS.pingMs + 3_000);
    expect(connection.state.value.type).toBe('slow');
    port.receive({ type: 'pong', n: 1 });
    expect(connection.state.value.type).toBe('connected');
  });

  test('is closed and reopened when no answer arrives', () => {
    const { connection, port, ports } = standing();
    vi.advanceTimersByTime(LIMITS.pingMs + 10_000);
    expect([connection.state.value.type, port.isClosed]).toEqual(['offline', true]);
    vi.advanceTimersByTime(500);
    expect(ports).toHaveLength(2);
  });

  test('keeps the time of the disconnect over all retries', () => {
    const { connection, port, ports } = standing();
    const since = Date.now();
    port.happen('close', { code: 1006 });
    for (let tries = 1; tries < 4; tries++) {
      vi.advanceTimersByTime(10_000);
      ports.at(-1)?.happen('close', { code: 1006 });
    }
    expect(connection.state.value).toEqual({ type: 'offline', since });
  });

  test('reports a refused socket, because the server may not know this device', () => {
    const { port, ports, refusals } = standing();
    port.happen('close', { code: 1006 });
    vi.advanceTimersByTime(500);
    ports[1]?.happen('close', { code: 1006 });
    expect(refusals).toEqual([2]);
  });

  test('reconnects at once on request, and only once', () => {
    const { connection, port, ports } = standing();
    port.happen('close', { code: 1006 });
    connection.retryNow();
    connection.retryNow();
    expect(ports).toHaveLength(2);
  });
});
