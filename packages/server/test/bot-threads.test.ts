/** Bots in threads: they choose the same as in this thread, and a failing bot does not stop the table. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BotLevel, botFor } from '@fremont/bots';
import { lasVegas } from '@fremont/games/las-vegas';
import { at, type GameTypes, play, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type BotRequest, runBot } from '../src/bots/bot-runner.ts';
import { BotThreads } from '../src/bots/bot-threads.ts';
import { BotClient } from './bot-client.ts';
import { arrive, startedTable } from './guest.ts';
import { withServer } from './server.ts';
import { buildApart } from './server-process.ts';

/** A thread that behaves as `ways` says for the level of the request. */
const threadThat = (ways: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      const ways = { ${ways} };
      parentPort.on('message', (request) => parentPort.postMessage(ways[request.level](request)));
    `)}`,
  );

const FIRST = '({ legal }) => ({ type: "chosen", action: legal[0] })';

const withThreads = (program: URL, limitMs = 60_000, threadsMax = 1): BotThreads => {
  const threads = new BotThreads({ program, threadsMax, limitMs });
  onTestFinished(() => threads.end());
  return threads;
};

const asked = (level: BotLevel, seed = 1): BotRequest => ({
  game: 'las-vegas',
  level,
  style: null,
  view: {},
  seat: seatAt(0),
  legal: [{ type: 'roll' }],
  seed,
});

/** The sampler is slow, so it gets fewer requests. */
const levelAt = (turn: number): BotLevel => {
  if (turn % 20 === 0) return 'sampler';
  return turn % 2 === 0 ? 'greedy' : 'random';
};

const CHOSEN = { type: 'chosen', action: { type: 'roll' } };

describe('a thread', () => {
  test.each([
    ['never comes to an end', '() => { for (;;); }', 'late', 3_000],
    ['ends the thread', '() => process.exit(0)', 'crashed', 60_000],
    ['throws outside of a request', '() => { throw new Error("no") }', 'crashed', 60_000],
    [
      'wants more memory than there is',
      '() => { const all = []; for (;;) all.push(new Array(1e5).fill({})); }',
      'crashed',
      60_000,
    ],
  ])('whose bot %s fails one request, and the next is answered', async (_what, way, why, limitMs) => {
    const threads = withThreads(threadThat(`random: ${way}, greedy: ${FIRST}`), limitMs);
    const [bad, good] = await Promise.all([threads.choose(asked('random')), threads.choose(asked('greedy'))]);
    expect(bad).toEqual({ type: 'failed', why });
    expect(good).toEqual(CHOSEN);
  });

  test('whose program is missing fails every request', async () => {
    const threads = withThreads(new URL('data:text/javascript,throw new Error("no")'));
    expect(await threads.choose(asked('random'))).toEqual({ type: 'failed', why: 'crashed' });
    expect(await threads.choose(asked('greedy'))).toEqual({ type: 'failed', why: 'crashed' });
  });

  test('that never answers does not block the other threads', async () => {
    const threads = withThreads(threadThat(`random: () => { for (;;); }, greedy: ${FIRST}`), 60_000, 2);
    const endless = threads.choose(asked('random'));
    expect(await threads.choose(asked('greedy'))).toEqual(CHOSEN);
    await threads.end();
    expect(await endless).toEqual({ type: 'failed', why: 'ended' });
    expect(await threads.choose(asked('greedy'))).toEqual({ type: 'failed', why: 'ended' });
  });
});

describe('the built thread', () => {
  test('chooses the same as the bot in this thread, for a whole match, and refuses unknown bots', async () => {
    const threads = withThreads(pathToFileURL(join(await buildApart(), 'bot-thread.js')));
    const chance = seededChance(7);
    let { state } = lasVegas.setup({ edition: 'classic', neutralDice: false, winnings: 'hidden' }, 3, chance);
    for (let seed = 0; lasVegas.outcome(state) === null; seed++) {
      const seat = at(lasVegas.toAct(state), 0);
      const view = lasVegas.view(state, seat) as GameTypes['view'];
      const legal = lasVegas.legalActions(state, seat);
      const request = { ...asked(levelAt(seed), seed), view, seat, legal };
      const reply = await threads.choose(request);
      expect(reply).toEqual(runBot(request));
      const action = reply.type === 'chosen' ? reply.action : null;
      const played = play(lasVegas, state, seat, action as never, chance);
      if (!played.ok) throw new Error('a bot chose what is not legal');
      state = structuredClone(played.value.state) as typeof state;
    }
    expect(botFor('chess', 'greedy')).toBeNull();
    expect(await threads.choose({ ...asked('greedy'), game: 'chess' })).toEqual({ type: 'failed', why: 'unknown' });
  });
});

describe('a table', () => {
  test.each([
    ['hang', 'random: () => { for (;;); }'],
    ['choose what is not legal', 'random: () => ({ type: "chosen", action: { type: "fly" } })'],
  ])('is played to its end although its bots %s', async (_what, way) => {
    const botRunner = withThreads(threadThat(`${way}, steady: ${FIRST}`), 25);
    const server = await withServer({ botRunner });
    const ada = await arrive(server);
    const table = await startedTable([ada], {}, 1);
    const player = new BotClient(ada, table, 0, 1);
    await player.sitDown();
    await player.over;
    expect(player.notes.errors).toEqual([]);
    expect((await ada.room(table)).status).toBe('over');
  });

  test('counts every failed request, and a steady bot chooses instead', async () => {
    const botRunner = withThreads(threadThat(`random: () => process.exit(1), steady: ${FIRST}`));
    const server = await withServer({ botRunner });
    const ada = await arrive(server);
    const table = await startedTable([ada], {}, 1);
    const player = new BotClient(ada, table, 0, 1);
    await player.sitDown();
    await player.over;
    const { values } = await server.services.metrics.botFailures.get();
    const { table: live } = await server.services.host.open(table);
    const byBot = live.record().entries.filter(({ seat }) => seat === 1).length;
    expect(values).toEqual([{ labels: { why: 'crashed' }, value: byBot }]);
  });
});
