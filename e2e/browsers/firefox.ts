/** Firefox, driven by WebDriver BiDi, which it speaks itself: no other program is needed. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { callOf, type Driver, type Launch, resultOf, WINDOW } from './driver.ts';
import { end, findProgram, lineLike } from './processes.ts';

interface Reply {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Bidi {
  send<R>(method: string, params: object): Promise<R>;
  readonly errors: string[];
  close(): void;
}

const connect = async (address: string): Promise<Bidi> => {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (reply: Reply) => void>();
  const errors: string[] = [];
  let last = 0;
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else if (reply.params?.level === 'error') errors.push(reply.params.text ?? 'an error without a text');
  });
  return {
    errors,
    close: () => socket.close(),
    send: async <R>(method: string, params: object): Promise<R> => {
      const id = ++last;
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`);
      return reply.result as R;
    },
  };
};

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

export const launchFirefox: Launch = async () => {
  const program = findProgram(['firefox', 'firefox-esr']);
  if (program === null) return null;
  const profile = mkdtempSync(join(tmpdir(), 'fremont-firefox-'));
  const size = [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`];
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', ...size, 'about:blank'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const bidi = await connect(await lineLike(child.stderr, /WebDriver BiDi listening on (ws:\S+)/));
  const { capabilities } = await bidi.send<{
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  }>('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ readonly contexts: readonly { readonly context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });

  const driver: Driver = {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (run, argument) => {
      const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
        expression: callOf(run, argument),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return resultOf(result?.value ?? 'null');
    },
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await bidi.send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    screenshot: async () => {
      const { data } = await bidi.send<{ readonly data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: async () => bidi.errors.splice(0),
    close: async () => {
      await bidi.send('browser.close', {}).catch(() => undefined);
      bidi.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return driver;
};
