/** Online tables set up through the server's own interface, for journeys that are about something else. */

import type { BotLevel } from '@fremont/bots';
import type { ClockPlan, TablePlan } from '@fremont/table/protocol';
import type { APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Somebody } from './company.ts';

/** What their page itself would ask, with the cookies of its browser. */
export const ask = async ({ page, address }: Somebody, path: string, body: object): Promise<unknown> => {
  const asked = { data: body, headers: { origin: address } };
  const response: APIResponse = await page.request.post(`${address}/api/${path}`, asked);
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return response.json();
};

/** The server knows them from now on; their page has yet to be opened. */
export const arrive = async (somebody: Somebody, colour = 'cherry'): Promise<void> => {
  await ask(somebody, 'me', { name: somebody.name, colour });
};

export interface PlanWish {
  /** Las Vegas when left out. */
  readonly game?: keyof typeof OPTIONS;
  readonly title?: string;
  readonly visibility?: TablePlan['visibility'];
  readonly edition?: 'classic' | 'royale-base';
  readonly winnings?: 'open' | 'hidden';
  readonly clock?: ClockPlan;
  readonly bots?: readonly BotLevel[];
  /** Chairs for people, the host's own among them. */
  readonly people?: number;
}

/** A table of somebody who has arrived; they sit on its first chair. */
export const newTable = async (host: Somebody, wish: PlanWish = {}): Promise<string> => {
  const plan: TablePlan = {
    visibility: wish.visibility ?? 'link',
    title: wish.title ?? `Table of ${host.name}`,
    ...gameOf(wish),
    chairs: [
      ...Array.from({ length: wish.people ?? 2 }, () => ({ type: 'person' as const })),
      ...(wish.bots ?? []).map((level) => ({ type: 'bot' as const, level })),
    ],
    clock: wish.clock ?? { type: 'none' },
    chat: 'all',
  };
  const { table } = (await ask(host, 'tables', { plan, sit: [{ seat: 0, name: null }] })) as { table: string };
  return table;
};

/** As their games begin with. */
const OPTIONS = {
  'lords-of-vegas': { gifts: true, endCardJitter: false },
  'vegas-showdown': { premierRemoval: 'reach3', sheet: '3-2-2' },
} as const;

const gameOf = ({ game, edition, winnings }: PlanWish): Pick<TablePlan, 'game' | 'options'> =>
  game === undefined
    ? {
        game: 'las-vegas',
        options: { edition: edition ?? 'classic', neutralDice: false, winnings: winnings ?? 'open' },
      }
    : { game, options: OPTIONS[game] };

/** Somebody who has arrived comes in by an invitation, which puts them on the first free chair. */
export const seat = async (host: Somebody, table: string, guest: Somebody): Promise<void> => {
  const { secret } = (await ask(host, `tables/${table}/invites`, { seat: null })) as { secret: string };
  await ask(guest, 'join', { secret });
};

/** Everybody at a table of its own, the match begun; the first one is the host. */
export const playing = async (people: readonly Somebody[], wish: PlanWish = {}): Promise<string> => {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody plays');
  await Promise.all(people.map((one, index) => arrive(one, COLOURS[index])));
  const table = await newTable(host, { people: people.length, ...wish });
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
