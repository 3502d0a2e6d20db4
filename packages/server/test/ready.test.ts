/** The ready check before a match. */

import { describe, expect, test } from 'vitest';
import { codeOf, createTable, type Guest, planFor } from './guest.ts';
import { LINK, withGuests } from './several-guests.ts';
import { virtualTime } from './virtual-time.ts';

const MINUTE_MS = 60_000;

/** A table with its host and another person, on a server with the usual wait. */
const withTwoSeated = async (bots = 0) => {
  const time = virtualTime();
  const { ada, ben, cy } = await withGuests(3, { time, tuning: { startWaitMs: MINUTE_MS } });
  const table = await createTable(ada, planFor(2, bots));
  await time.leap(1_000);
  await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
  const post = (guest: Guest, path: string, body: object = {}) => guest.post(`/api/tables/${table}/${path}`, body);
  const ready = async (): Promise<boolean[]> =>
    (await ada.room(table)).chairs.map((chair) => chair.type === 'person' && chair.ready);
  return { time, ada, ben, cy, table, post, ready };
};

describe('a match', () => {
  test('does not start while a person is not ready, and says how long to wait', async () => {
    const { time, ada, table, post } = await withTwoSeated();
    await time.leap(20_000);
    const refused = await post(ada, 'start');
    expect(refused.status).toBe(409);
    expect(refused.body.error).toEqual({ code: 'notReady', why: 'people', retryAfterMs: 40_000 });
    expect(await ada.room(table)).toMatchObject({ status: 'lobby', startInMs: 40_000 });
  });

  test('starts when the others are ready and the host starts', async () => {
    const { ada, ben, table, post, ready } = await withTwoSeated();
    await post(ben, 'ready', { ready: true });
    expect(await ready()).toEqual([false, true]);
    expect(await ada.room(table)).toMatchObject({ startInMs: 0 });
    expect((await post(ada, 'start')).status).toBe(200);
    expect(await ben.room(table)).toMatchObject({ status: 'running', startInMs: null });
  });

  test('starts by itself when the last person is ready', async () => {
    const { ada, ben, table, post } = await withTwoSeated(1);
    await post(ada, 'ready', { ready: true });
    expect(await ada.room(table)).toMatchObject({ status: 'lobby' });
    await post(ben, 'ready', { ready: true });
    expect(await ada.room(table)).toMatchObject({ status: 'running' });
  });

  test('does not start by itself while a seat is free', async () => {
    const { ada, ben, table, post } = await withTwoSeated();
    const { revision } = await ada.room(table);
    await post(ada, 'change', { revision, plan: planFor(3) });
    for (const guest of [ada, ben]) expect((await post(guest, 'ready', { ready: true })).status).toBe(200);
    expect(await ada.room(table)).toMatchObject({ status: 'lobby' });
  });

  test('starts when the host has waited a minute after the last change and the last arrival', async () => {
    const { time, ada, ben, cy, table, post } = await withTwoSeated();
    const { revision } = await ada.room(table);
    await time.leap(59_000);
    await post(ada, 'change', { revision, plan: planFor(3) });
    await time.leap(59_000);
    await post(cy, 'sit', { seat: 2, name: null });
    await post(ben, 'ready', { ready: true });
    await time.leap(59_000);
    expect(codeOf(await post(ada, 'start'))).toBe('notReady');
    await time.leap(1_000);
    expect((await post(ada, 'start')).status).toBe(200);
  });

  test('of one person with bots starts at once', async () => {
    const { ada } = await withGuests(1, { tuning: { startWaitMs: MINUTE_MS } });
    const table = await createTable(ada, planFor(1, 1));
    await ada.do(`/api/tables/${table}/start`);
  });
});

describe('a ready mark', () => {
  test.each([
    ['options', { options: { edition: 'royale-base' } }],
    ['the clock', { clock: { type: 'days', days: 1 } as const }],
    ['the seats', { chairs: [{ type: 'person' as const }, { type: 'person' as const }, { type: 'person' as const }] }],
    ['the visibility', LINK],
    ['the game', { game: 'lords-of-vegas', options: {} }],
  ])('ends when the host changes %s', async (_what, change) => {
    const { ada, ben, table, post, ready } = await withTwoSeated();
    await post(ben, 'ready', { ready: true });
    const { revision } = await ada.room(table);
    expect((await post(ada, 'change', { revision, plan: planFor(2, 0, change) })).status).toBe(200);
    expect(await ready()).not.toContain(true);
    expect(codeOf(await post(ada, 'start'))).toMatch(/notReady|notOpen/);
  });

  test('ends when the host moves the chairs, or removes one', async () => {
    const { ada, ben, cy, table, post, ready } = await withTwoSeated();
    await post(ada, 'change', { revision: 0, plan: planFor(3) });
    await post(cy, 'sit', { seat: 2, name: null });
    await post(ben, 'ready', { ready: true });
    await post(ada, 'order', { revision: (await ada.room(table)).revision, order: [1, 0, 2] });
    expect(await ready()).toEqual([false, false, false]);
    await post(ben, 'ready', { ready: true });
    await post(ada, 'change', { revision: (await ada.room(table)).revision, plan: planFor(2) });
    expect(await ready()).toEqual([false, false]);
  });

  test('stays when the title or the chat changes, and after a refused change', async () => {
    const { ada, ben, table, post, ready } = await withTwoSeated();
    await post(ben, 'ready', { ready: true });
    const { revision, plan } = await ada.room(table);
    await post(ada, 'change', { revision, plan: { ...plan, title: 'Saturday', chat: 'off' } });
    expect(codeOf(await post(ada, 'change', { revision, plan: planFor(3) }))).toBe('stale');
    expect(await ready()).toEqual([false, true]);
  });

  test('for a plan that the host has changed meanwhile is refused', async () => {
    const { ada, ben, table, post } = await withTwoSeated();
    const { revision, plan } = await ben.room(table);
    await ada.do(`/api/tables/${table}/change`, { revision, plan: { ...plan, options: { edition: 'royale-base' } } });
    await post(ada, 'ready', { ready: true });
    expect((await post(ben, 'ready', { ready: true, revision })).body.error).toEqual({
      code: 'stale',
      why: 'revision',
    });
    expect((await ben.room(table)).status).toBe('lobby');
    expect((await post(ben, 'ready', { ready: true, revision: revision + 1 })).status).toBe(200);
    expect((await ben.room(table)).status).toBe('running');
  });

  test('is taken back by its person, and by standing up', async () => {
    const { ben, post, ready } = await withTwoSeated();
    await post(ben, 'ready', { ready: true });
    await post(ben, 'ready', { ready: false });
    expect(await ready()).toEqual([false, false]);
    await post(ben, 'ready', { ready: true });
    await post(ben, 'stand', { seat: 1 });
    await post(ben, 'sit', { seat: 1, name: null });
    expect(await ready()).toEqual([false, false]);
  });

  test('belongs to seated people only, before the match', async () => {
    const { ada, ben, cy, post } = await withTwoSeated();
    expect((await post(cy, 'ready', { ready: true })).body.error).toEqual({ code: 'forbidden', why: 'notSeated' });
    expect(codeOf(await post(ben, 'ready', { ready: 'yes' }))).toBe('badSchema');
    await post(ben, 'ready', { ready: true });
    await post(ada, 'start');
    expect((await post(ben, 'ready', { ready: true })).body.error).toEqual({ code: 'notOpen', why: 'started' });
  });
});
