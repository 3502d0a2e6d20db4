/** Plays whole matches and searches everything that is sent before their end for the secret of their dice. */

import { GAMES } from '@fremont/games/registry';
import { at, type Chance, pick, seatAt } from '@fremont/kernel';
import type { FromServer } from '@fremont/table/protocol';
import { Person } from '../client/person.ts';
import { SocketClient } from '../client/socket-client.ts';
import { startedTable, tablePlan } from '../client/tables.ts';
import { atLeast, exactly, never } from '../conditions.ts';
import { chanceOf, type Report, type Settings, verdict, withFolder } from '../harness.ts';
import { type InProcessServer, startInProcess } from '../in-process-server.ts';
import { newId } from '../random.ts';

const PEOPLE = 3;
/** Random players rarely reach the end of the longer games, so most matches are searched while they run. */
const ACTIONS_MAX = 150;

interface Counts {
  secretMatches: number;
  /** Matches that were played to their end. */
  ended: number;
  secretFrames: number;
  found: number;
  /** After the end the same search finds the secret in the proof. Without this check it could miss every leak. */
  revealed: number;
}

export const searchForSecrets = (settings: Settings, matches: number): Promise<Report> =>
  withFolder(async (folder) => {
    const server = await startInProcess(folder);
    const counts: Counts = { secretMatches: 0, ended: 0, secretFrames: 0, found: 0, revealed: 0 };
    try {
      const people = Array.from({ length: PEOPLE }, () => new Person(server.site));
      for (const person of people) await person.register();
      for (let match = 0; match < matches; match++)
        await searchMatch(server, people, match, chanceOf(settings), counts);
    } finally {
      await server.end();
    }
    const conditions = [
      never('messages before the end that contain the secret of the dice', counts.found),
      exactly('ended matches whose proof contains the secret', counts.revealed, counts.ended),
      atLeast('ended matches', counts.ended, 1),
    ];
    return verdict(conditions, { ...counts });
  });

const searchMatch = async (
  { storage }: InProcessServer,
  people: readonly Person[],
  match: number,
  chance: Chance,
  counts: Counts,
): Promise<void> => {
  const games = Object.values(GAMES);
  const { meta, variants } = at(games, match % games.length);
  const seats = Math.max(meta.seats.min, PEOPLE - 1);
  const players = people.slice(0, seats);
  const { options } = at(variants, 0);
  const table = await startedTable(
    players,
    tablePlan(Array<'person'>(seats).fill('person'), { game: meta.id, options }),
  );
  const secret = await storage.tables.secretOf(table);
  if (secret === null) throw new Error('the table has no secret');
  const heard: string[] = [];
  const isOver = await play({ people, players: players.length, table, chance, heard });
  counts.secretMatches += 1;
  counts.secretFrames += heard.length;
  counts.found += heard.filter((text) => formsOf(secret).some((form) => text.includes(form))).length;
  if (!isOver) return;
  counts.ended += 1;
  const { text } = await at(people, 0).send('GET', `/api/tables/${table}/record`);
  if (formsOf(secret).some((form) => text.includes(form))) counts.revealed += 1;
};

/** The ways in which a program may write 32 bytes. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret, 'hex');
  return [secret, secret.toUpperCase(), bytes.toString('base64url').slice(0, 42), [...bytes.subarray(0, 8)].join(',')];
};

interface Played {
  /** The players, then a spectator if there is one more. */
  readonly people: readonly Person[];
  readonly players: number;
  readonly table: string;
  readonly chance: Chance;
  readonly heard: string[];
}

type LastUpdate = Extract<FromServer, { readonly type: 'update' }>['update'];

/** True if the match ended. */
const play = async ({ people, players, table, chance, heard }: Played): Promise<boolean> => {
  const clients: SocketClient[] = [];
  const last: LastUpdate[] = [];
  for (const [index, person] of people.entries()) {
    const client = await SocketClient.connect(person);
    client.listen((frame, text) => {
      heard.push(text);
      if (frame.type === 'update' || frame.type === 'table') last[index] = frame.update;
    });
    await client.exchange(
      { type: 'watch', table, as: index < players ? seatAt(index) : 'spectator', have: null },
      'table',
    );
    clients.push(client);
  }
  for (let action = 0; action < ACTIONS_MAX && at(last, 0).outcome === null; action++) {
    const { seat, id: decision } = at(at(last, 0).asks, 0);
    const { legal } = at(last, seat);
    const shown = clients.map((client) => client.next('update'));
    const command = { type: 'act', id: newId(chance), seat, decision, action: pick(legal, chance, 'actions') } as const;
    at(clients, seat).send({ type: 'command', table, command });
    await Promise.all(shown);
    if (action % 25 === 0) await askAround(at(people, 0), table, heard);
  }
  for (const client of clients) client.close();
  return at(last, 0).outcome !== null;
};

const askAround = async (person: Person, table: string, heard: string[]): Promise<void> => {
  for (const path of ['', '/record']) heard.push((await person.send('GET', `/api/tables/${table}${path}`)).text);
  heard.push((await person.send('GET', '/api/tables/mine')).text, (await person.send('GET', '/api/me/export')).text);
};
