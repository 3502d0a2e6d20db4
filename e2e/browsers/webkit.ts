/** WebKitGTK, by its WebDriver. It needs a display, so a virtual one is started where there is none. */

import type { ChildProcess } from 'node:child_process';
import { findProgram, freePort, start, stop } from './programs.ts';
import { type KnownBrowser, later, type OpenBrowser, type Tab, WINDOW } from './tab.ts';

const DRIVER = 'WebKitWebDriver';
const DISPLAY = 'Xvfb';

export const WEBKIT: KnownBrowser = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver xvfb',
  programs: [[DRIVER], [DISPLAY]],
  async open() {
    const number = `:${90 + (process.pid % 900)}`;
    const display = start(findProgram([DISPLAY]) ?? '', [number, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    const port = await freePort();
    const driver = start(findProgram([DRIVER]) ?? '', [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY: number });
    return connected(`http://127.0.0.1:${port}`, [driver, display]);
  },
};

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Sends one command of WebDriver (https://www.w3.org/TR/webdriver2/) and returns its value. */
const sender =
  (base: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };

const PATIENCE = 100;

/** The driver needs a moment before it listens. */
const untilReady = async (send: Send): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (tries === PATIENCE) throw error;
      await later(100);
    }
  }
};

const connected = async (address: string, programs: readonly ChildProcess[]): Promise<OpenBrowser> => {
  const send = sender(address);
  await untilReady(send);
  const { sessionId, capabilities } = (await send('POST', '/session', { capabilities: {} })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = sender(`${address}/session/${sessionId}`);
  await session('POST', '/window/rect', WINDOW);
  return {
    version: capabilities.browserVersion,
    tab: tabOf(session),
    async close() {
      await session('DELETE', '');
      for (const program of programs) await stop(program);
    },
  };
};

/** Answers with the value or the error of a promise, because a rejected one would only time out. */
const awaiting = (expression: string): string =>
  `const done = arguments[arguments.length - 1];
   (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;

const tabOf = (session: Send): Tab => ({
  async open(address) {
    await session('POST', '/url', { url: address });
  },
  async evaluate<T>(expression: string) {
    const answer = await session('POST', '/execute/async', { script: awaiting(expression), args: [] });
    const { value, error } = answer as { value: T; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  },
  async press(x, y) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await session('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  },
  screenshot: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
});
