/** The bots in examples/ play whole matches of every game at a real server. */

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@fremont/games/registry';
import { describe, expect, onTestFinished, test } from 'vitest';
import { arrive, type Guest, planFor } from './guest.ts';
import { type TestServer, withServer } from './server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Example {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const TYPESCRIPT: Example = {
  name: 'typescript',
  command: [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'examples/typescript/bot.ts'],
};
const PYTHON: Example = { name: 'python', command: ['python3', 'examples/python/bot.py'] };

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('The Python example was not tested: there is no python3.');
const EXAMPLES = hasPython ? [TYPESCRIPT, PYTHON] : [TYPESCRIPT];

interface Finished {
  readonly table: string;
  readonly outcome: { readonly placings: readonly number[] };
}

/** Runs an example with a token of its own until it ends. Its lines of JSON are merged. */
const play = async ({ address }: TestServer, owner: Guest, { name, command }: Example, args: readonly string[]) => {
  const { secret } = await owner.do('/api/me/tokens', { name, scopes: ['play'] });
  const [program, ...first] = command;
  const child = spawn(program, [...first, address, ...args], {
    cwd: ROOT,
    env: { ...process.env, FREMONT_TOKEN: secret, PYTHONDONTWRITEBYTECODE: '1' },
  });
  onTestFinished(() => void child.kill());
  let output = '';
  let errors = '';
  child.stdout.on('data', (bytes) => {
    output += bytes;
  });
  child.stderr.on('data', (bytes) => {
    errors += bytes;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, errors: code === 0 ? '' : errors }).toEqual({ code: 0, errors: '' });
  const lines = output.trim().split('\n');
  return Object.assign({}, ...lines.map((line) => JSON.parse(line))) as Finished;
};

test.each(['python/bot.py', 'typescript/bot.ts'])('%s has under 150 lines', (file) => {
  const lines = readFileSync(new URL(`../../../examples/${file}`, import.meta.url), 'utf8').split('\n');
  expect(lines.length - 1).toBeLessThan(150);
});

const MATCH_MS = 120_000;

describe.each(EXAMPLES)('the bot in $name', (example) => {
  test.each(Object.entries(GAMES))(
    'creates a table of %s and plays to the end',
    async (game, { meta }) => {
      const server = await withServer();
      const owner = await arrive(server, 'Ada');
      const bots = String(meta.seats.min - 1);
      const { table, outcome } = await play(server, owner, example, ['--game', game, '--bots', bots]);
      expect(outcome.placings).toHaveLength(meta.seats.min);
      expect(await server.storage.tables.find(table)).toMatchObject({ game, status: 'over' });
    },
    MATCH_MS,
  );

  test(
    'resends what a rate limit refused',
    async () => {
      const tuning = { messages: { burst: 4, perSecond: 20 }, messagesIgnoredMax: 1_000 };
      const server = await withServer({ tuning });
      const { table } = await play(server, await arrive(server), example, ['--bots', '1']);
      expect(await server.storage.tables.find(table)).toMatchObject({ status: 'over' });
      const refused = await server.services.metrics.registry.getSingleMetricAsString('fremont_errors_total');
      expect(refused).toMatch(/rateLimited.* [1-9]/);
    },
    MATCH_MS,
  );
});

test('the bots join a table by an invitation and by its code, and play against each other', async () => {
  const server = await withServer();
  const host = await arrive(server, 'Ada');
  const body = { plan: planFor(2, 0, { visibility: 'link', game: 'lords-of-vegas', options: {} }), sit: [] };
  const { table } = await host.do('/api/tables', body);
  const { secret } = await host.do(`/api/tables/${table}/invites`, { seat: null });
  const { code } = await host.room(table);
  const watching = await host.socket();
  watching.onMessage = (message) => {
    for (const { person, role } of message.type === 'room' ? message.room.members : [])
      if (role === 'asking') host.post(`/api/tables/${table}/admit`, { person: person.id, accept: true });
  };
  await watching.watch(table, 'spectator');
  const finished = await Promise.all([
    play(server, host, TYPESCRIPT, ['--code', code ?? '']),
    play(server, host, hasPython ? PYTHON : TYPESCRIPT, ['--invite', secret]),
  ]);
  expect(finished[0].outcome).toEqual(finished[1].outcome);
  expect(await server.storage.tables.find(table)).toMatchObject({ status: 'over' });
}, 120_000);
