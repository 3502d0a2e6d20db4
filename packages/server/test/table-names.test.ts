/** Names at a table: people whose names look alike are told apart, and outsiders do not learn names. */

import { describe, expect, test } from 'vitest';
import { arrive, createTable, type Guest, planFor } from './guest.ts';
import { withServer } from './server.ts';
import { LINK } from './several-guests.ts';

const rename = (guest: Guest, name: string) => guest.do('/api/me/change', { name, colour: 'pool' });

const memberNames = async (guest: Guest, table: string): Promise<Record<string, string>> => {
  const { members } = await guest.room(table);
  return Object.fromEntries(members.map(({ person }) => [person.id, person.name]));
};

const chairNames = async (guest: Guest, table: string): Promise<(string | null)[]> =>
  (await guest.room(table)).chairs.map((chair) => (chair.type === 'bot' ? null : chair.name));

describe('people with look-alike names at one table', () => {
  test.each(['Anna', 'ANNA', 'Ánna', '𝐀nna', 'Anna.'])('the second, %j, gets a number', async (name) => {
    const server = await withServer();
    const [anna, other] = [await arrive(server, 'Anna'), await arrive(server, name)];
    const table = await createTable(anna, planFor(2));
    await other.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    expect(await chairNames(anna, table)).toEqual(['Anna', `${name} (2)`]);
    expect(await memberNames(other, table)).toEqual({ [anna.id]: 'Anna', [other.id]: `${name} (2)` });
    expect((await other.get('/api/me')).body.me.name).toBe(name);
  });

  test('a person who renames themselves does not take over the name of another', async () => {
    const server = await withServer();
    const [zed, anna] = [await arrive(server, 'Zed'), await arrive(server, 'Anna')];
    const table = await createTable(zed, planFor(2));
    await anna.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await rename(zed, 'Anna');
    expect(await chairNames(anna, table)).toEqual(['Anna (2)', 'Anna']);
  });

  test('a name with a number that somebody typed is told apart too', async () => {
    const server = await withServer();
    const [one, two, three] = [
      await arrive(server, 'Anna'),
      await arrive(server, 'Anna'),
      await arrive(server, 'Anna (2)'),
    ];
    const table = await createTable(one, planFor(3));
    await two.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await three.do(`/api/tables/${table}/sit`, { seat: 2, name: null });
    expect(await chairNames(one, table)).toEqual(['Anna', 'Anna (2)', 'Anna (2) (2)']);
  });

  test('a friend at one device cannot have the name of the host, and the stored name stays as it was', async () => {
    const server = await withServer();
    const [anna, ben] = [await arrive(server, 'Anna'), await arrive(server, 'Ben')];
    const table = await createTable(anna, planFor(3));
    await ben.do(`/api/tables/${table}/sit`, { seat: 1, name: 'Anna' });
    expect(await chairNames(anna, table)).toEqual(['Anna', 'Anna (2)', null]);
    await anna.do(`/api/tables/${table}/change`, { revision: 0, plan: planFor(2) });
    expect(await server.storage.tables.seats(table)).toMatchObject([{ name: null }, { name: 'Anna' }]);
  });

  test('a person who waits for admission gets the number, not the people inside', async () => {
    const server = await withServer();
    const [host, asking, anna] = [
      await arrive(server, 'Ben'),
      await arrive(server, 'Anna'),
      await arrive(server, 'Anna'),
    ];
    const table = await createTable(host, planFor(2, 0, LINK));
    await asking.do(`/api/tables/${table}/knock`);
    const { secret } = await host.do(`/api/tables/${table}/invites`, { seat: 1 });
    await anna.do('/api/join', { secret });
    expect(await memberNames(host, table)).toEqual({ [host.id]: 'Ben', [asking.id]: 'Anna (2)', [anna.id]: 'Anna' });
  });

  test('chat says the name with its number', async () => {
    const server = await withServer();
    const [anna, other] = [await arrive(server, 'Anna'), await arrive(server, 'Anna')];
    const table = await createTable(anna, planFor(2));
    await other.do(`/api/tables/${table}/sit`, { seat: 1, name: null });
    const socket = await other.socket();
    await socket.watch(table, 'spectator');
    socket.send({ type: 'chat', table, id: 'a'.repeat(32), said: { type: 'text', words: 'hello' } });
    expect((await socket.next('chat')).lines).toMatchObject([{ person: { id: other.id, name: 'Anna (2)' } }]);
  });
});

describe('the name of a bot', () => {
  test.each([
    ['Bruno', 1, 'Bruno (2)'],
    ['Бруно', 1, 'Бруно (2)'],
    ['edie', 4, 'edie (2)'],
    ['Edie', 1, 'Edie'],
    ['Bruno', 0, 'Bruno'],
  ])('%s at a table with %i bots is shown as %s', async (name, bots, shown) => {
    const server = await withServer();
    const guest = await arrive(server, name);
    const table = await createTable(guest, planFor(bots === 0 ? 2 : 1, bots));
    expect((await chairNames(guest, table))[0]).toBe(shown);
  });
});

test('an outsider who knocks does not learn who the host is', async () => {
  const server = await withServer();
  const [host, outsider] = [await arrive(server, 'Ada Byron'), await arrive(server, 'Eve')];
  const table = await createTable(host, planFor(2, 0, LINK));
  const { code } = await host.room(table);
  await outsider.do('/api/find', { code });
  const socket = await outsider.socket();
  await socket.watch(table, 'spectator');
  await socket.next('room');
  const seen = [
    JSON.stringify((await outsider.get('/api/tables/mine')).body),
    JSON.stringify((await outsider.get(`/api/tables/${table}`)).body),
    ...socket.texts,
  ].join('\n');
  expect(seen).toContain(table);
  for (const hidden of ['Ada Byron', host.id]) expect(seen).not.toContain(hidden);
  await host.do(`/api/tables/${table}/admit`, { person: outsider.id, accept: true });
  expect((await outsider.get('/api/tables/mine')).body.tables[0]?.host).toMatchObject({ name: 'Ada Byron' });
});
