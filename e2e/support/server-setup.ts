/** Sets up online tables through the HTTP API, for tests that do not test the set-up. */

import type { BotLevel } from '@fremont/bots';
import type { ClockPlan, TablePlan } from '@fremont/table/protocol';
import type { APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Participant } from './participants.ts';

/** Posts to the API as the page would, with the cookies of its browser. Fails unless the status is 200. */
export const ask = async ({ page, address }: Participant, path: string, body: object): Promise<unknown> => {
  const request = { data: body, headers: { origin: address } };
  const response: APIResponse = await page.request.post(`${address}/api/${path}`, request);
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return response.json();
};

/** Registers the participant at the server. Their page is not open yet. */
export const arrive = async (participant: Participant, colour = 'cherry'): Promise<void> => {
  await ask(participant, 'me', { name: participant.name, colour });
};

export interface PlanOptions {
  /** Las Vegas if omitted. */
  readonly game?: keyof typeof OPTIONS;
  readonly title?: string;
  readonly visibility?: TablePlan['visibility'];
  readonly edition?: 'classic' | 'royale-base';
  readonly winnings?: 'open' | 'hidden';
  readonly clock?: ClockPlan;
  readonly bots?: readonly BotLevel[];
  /** The number of chairs for people, including the host's. */
  readonly people?: number;
}

/** Creates a table and returns its id. The host must be registered and sits on the first chair. */
export const newTable = async (host: Participant, options: PlanOptions = {}): Promise<string> => {
  const plan: TablePlan = {
    visibility: options.visibility ?? 'link',
    title: options.title ?? `Table of ${host.name}`,
    ...gameOf(options),
    chairs: [
      ...Array.from({ length: options.people ?? 2 }, () => ({ type: 'person' as const })),
      ...(options.bots ?? []).map((level) => ({ type: 'bot' as const, level })),
    ],
    clock: options.clock ?? { type: 'none' },
    chat: 'all',
  };
  const { table } = (await ask(host, 'tables', { plan, sit: [{ seat: 0, name: null }] })) as { table: string };
  return table;
};

/** The options of the games other than Las Vegas. */
const OPTIONS = {
  'lords-of-vegas': { gifts: true, endCardJitter: false },
  'vegas-showdown': { premierRemoval: 'reach3', sheet: '3-2-2' },
} as const;

const gameOf = ({ game, edition, winnings }: PlanOptions): Pick<TablePlan, 'game' | 'options'> =>
  game === undefined
    ? {
        game: 'las-vegas',
        options: { edition: edition ?? 'classic', neutralDice: false, winnings: winnings ?? 'open' },
      }
    : { game, options: OPTIONS[game] };

/** Seats a registered guest on the first free chair, by an invitation. */
export const seat = async (host: Participant, table: string, guest: Participant): Promise<void> => {
  const { secret } = (await ask(host, `tables/${table}/invites`, { seat: null })) as { secret: string };
  await ask(guest, 'join', { secret });
};

/** Seats all people at a new table, starts the match and opens their pages. The first person is the host. Returns the id. */
export const playing = async (people: readonly Participant[], options: PlanOptions = {}): Promise<string> => {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('there are no people');
  await Promise.all(people.map((one, index) => arrive(one, COLOURS[index])));
  const table = await newTable(host, { people: people.length, ...options });
  for (const guest of guests) await seat(host, table, guest);
  await ask(host, `tables/${table}/start`, {});
  await Promise.all(
    people.map(async ({ page, player }) => {
      await page.goto(`/online/${table}`);
      await player.dock.waitFor();
    }),
  );
  return table;
};

const COLOURS = ['cherry', 'pool', 'lemon', 'cactus', 'orchid'] as const;
