/** WebKitGTK's MiniBrowser, driven by its WebDriver. The engine is that of Safari, the rest of the browser is not. */

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { callOf, type Driver, type Launch, resultOf, WINDOW } from './driver.ts';
import { end, findProgram, libraryFolders, openDisplay } from './processes.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

type Call = <R>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<R>;

const callerOf =
  (address: string): Call =>
  async <R>(method: string, path: string, body?: object): Promise<R> => {
    const request = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method, ...request });
    const { value } = (await response.json()) as { readonly value: R & { readonly message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message ?? response.status}`);
    return value;
  };

const STARTS_MS_MAX = 20_000;

/** The driver answers a moment after it was started. */
const ready = async (call: Call): Promise<void> => {
  const until = Date.now() + STARTS_MS_MAX;
  while (
    !(await call('GET', '/status').then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Runs in the page, which has no other way to tell of its errors. */
const watchErrors = (): void => {
  const page = globalThis as unknown as { fremontErrors?: string[] };
  if (page.fremontErrors !== undefined) return;
  const errors: string[] = [];
  page.fremontErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
};

const takeErrors = (): string[] =>
  (globalThis as unknown as { fremontErrors?: string[] }).fremontErrors?.splice(0) ?? [];

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

export const launchWebKit: Launch = async () => {
  const program = findProgram(['WebKitWebDriver']);
  const binary = findProgram(['MiniBrowser'], libraryFolders());
  const display = program === null || binary === null ? null : await openDisplay();
  if (program === null || binary === null || display === null) return null;
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    // Without a GPU, and in containers without user namespaces.
    env: {
      ...display.env,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const call = callerOf(`http://127.0.0.1:${port}`);
  await ready(call);
  const options = { binary, args: ['--automation'] };
  const { sessionId, capabilities } = await call<Session>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, WINDOW);
  await call('POST', `${session}/timeouts`, { script: 60_000 });

  const driver: Driver = {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    goto: async (url) => {
      await call('POST', `${session}/url`, { url });
      await driver.evaluate(watchErrors, undefined);
    },
    evaluate: async (run, argument) => {
      const script = `const done = arguments[arguments.length - 1];
        ${callOf(run, argument)}.then((json) => done({ json }), (error) => done({ error: String(error) }));`;
      const { json, error } = await call<{ readonly json?: string; readonly error?: string }>(
        'POST',
        `${session}/execute/async`,
        { script, args: [] },
      );
      if (error !== undefined) throw new Error(error);
      return resultOf(json ?? 'null');
    },
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      await call('POST', `${session}/actions`, { actions: [pointer] });
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    errors: () => driver.evaluate(takeErrors, undefined),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await end(child);
      await display.close();
    },
  };
  return driver;
};
