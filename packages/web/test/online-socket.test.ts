/** The line to the server: hello, coming back, noticing silence. Against a real WebSocket server where time allows. */

import type { AddressInfo } from 'node:net';
import { CLOSE_CODES, type FromServer, LIMITS, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Line, type LineState, type Port, retryDelayMs } from '../src/online/socket.ts';

const ME = { id: 'ada', name: 'Ada', colour: 'cherry' } as const;
const WELCOME: FromServer = { type: 'welcome', protocol: PROTOCOL_VERSION, me: ME };

describe('a retry', () => {
  test('comes within half a second at first, then later and later, never after more than ten', () => {
    const latest = [0, 1, 2, 3, 4, 5, 20].map((tries) => retryDelayMs(tries, 1));
    expect(latest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  test('comes at any moment before that, so that not everybody comes back at once', () => {
    expect([0, 0.25, 0.5].map((random) => retryDelayMs(3, random))).toEqual([0, 1_000, 2_000]);
  });
});

/** Welcomes everybody who says hello, and keeps what it heard. */
const withServer = async (answer: (hello: unknown, socket: WebSocket) => void) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const sockets: WebSocket[] = [];
  const heard: unknown[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => {
      const message: unknown = JSON.parse(String(data));
      heard.push(message);
      if (isHello(message)) answer(message, socket);
    });
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.terminate();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, heard };
};

const isHello = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'hello';

const lineTo = (url: string): Line => {
  const line = new Line({
    connect: () => new WebSocket(url) as Port,
    random: () => 0,
    now: Date.now,
    onRefused: () => undefined,
  });
  onTestFinished(() => line.stop());
  line.start();
  return line;
};

const reached = (line: Line, type: LineState['type']): Promise<void> =>
  new Promise((resolve) => {
    const stop = line.state.subscribe((state) => {
      if (state.type !== type) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

const welcome = (_hello: unknown, socket: WebSocket): void => socket.send(JSON.stringify(WELCOME));

describe('a line', () => {
  test('says hello with the version of the protocol, and stands once it is welcome', async () => {
    const { url, heard } = await withServer(welcome);
    const line = lineTo(url);
    await reached(line, 'connected');
    expect(heard).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION }]);
  });

  test('says nothing before it is welcome', async () => {
    const { url } = await withServer(() => undefined);
    expect(lineTo(url).say({ type: 'ping', n: 1 })).toBe(false);
  });

  test('comes back by itself when it is cut, and tells everybody who has something to say again', async () => {
    const { url, sockets } = await withServer(welcome);
    const line = lineTo(url);
    let ups = 0;
    line.onUp(() => {
      ups++;
    });
    await reached(line, 'connected');
    sockets[0]?.terminate();
    await reached(line, 'offline');
    await reached(line, 'connected');
    expect([ups, sockets.length]).toEqual([2, 2]);
  });

  test('stays down when the server has ended the session', async () => {
    const { url, sockets } = await withServer((_hello, socket) => socket.close(CLOSE_CODES.sessionEnded));
    const line = lineTo(url);
    await reached(line, 'ended');
    expect(sockets).toHaveLength(1);
  });

  test('stays down when the server speaks a newer language', async () => {
    const { url, sockets } = await withServer((_hello, socket) =>
      socket.send(JSON.stringify({ type: 'error', re: null, error: { code: 'versionTooOld', why: '2' } })),
    );
    const line = lineTo(url);
    await reached(line, 'tooOld');
    expect(sockets).toHaveLength(1);
  });

  test('passes over what it has never heard of', async () => {
    const { url, sockets } = await withServer(welcome);
    const line = lineTo(url);
    const received: string[] = [];
    line.onMessage(({ type }) => received.push(type));
    await reached(line, 'connected');
    const pong = new Promise<void>((resolve) => {
      line.onMessage(({ type }) => type === 'pong' && resolve());
    });
    for (const text of ['rubbish', '{"type":"weather"}', '{"type":"pong","n":1}']) sockets[0]?.send(text);
    await pong;
    expect(received).toEqual(['welcome', 'pong']);
  });
});

/** A socket whose other end the test plays, for what takes longer than a test may. */
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

describe('a line that hears nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const standing = () => {
    const ports: HandPort[] = [];
    const refusals: number[] = [];
    const line = new Line({
      connect: () => {
        const port = new HandPort();
        ports.push(port);
        return port;
      },
      random: () => 1,
      now: Date.now,
      onRefused: () => refusals.push(ports.length),
    });
    line.start();
    const port = ports[0] ?? new HandPort();
    port.happen('open');
    port.receive(WELCOME);
    return { line, port, ports, refusals };
  };

  test('asks for a sign of life every fifteen seconds', () => {
    const { port } = standing();
    for (let n = 1; n <= 3; n++) {
      vi.advanceTimersByTime(LIMITS.pingMs);
      port.receive({ type: 'pong', n });
    }
    expect(port.sent.slice(1)).toEqual([1, 2, 3].map((n) => ({ type: 'ping', n })));
  });

  test('is slow while an answer is overdue, and well again when it comes', () => {
    const { line, port } = standing();
    vi.advanceTimersByTime(LIMITS.pingMs + 3_000);
    expect(line.state.value.type).toBe('slow');
    port.receive({ type: 'pong', n: 1 });
    expect(line.state.value.type).toBe('connected');
  });

  test('is given up when no answer comes at all, and made anew', () => {
    const { line, port, ports } = standing();
    vi.advanceTimersByTime(LIMITS.pingMs + 10_000);
    expect([line.state.value.type, port.isClosed]).toEqual(['offline', true]);
    vi.advanceTimersByTime(500);
    expect(ports).toHaveLength(2);
  });

  test('says since when it is down, however often it tries', () => {
    const { line, port, ports } = standing();
    const since = Date.now();
    port.happen('close', { code: 1006 });
    for (let tries = 1; tries < 4; tries++) {
      vi.advanceTimersByTime(10_000);
      ports.at(-1)?.happen('close', { code: 1006 });
    }
    expect(line.state.value).toEqual({ type: 'offline', since });
  });

  test('tells when it was not even let in: perhaps the server does not know this device', () => {
    const { port, ports, refusals } = standing();
    port.happen('close', { code: 1006 });
    vi.advanceTimersByTime(500);
    ports[1]?.happen('close', { code: 1006 });
    expect(refusals).toEqual([2]);
  });

  test('tries at once when it is told to, and only once', () => {
    const { line, port, ports } = standing();
    port.happen('close', { code: 1006 });
    line.retryNow();
    line.retryNow();
    expect(ports).toHaveLength(2);
  });
});
