/** People at online tables: each in a browser of their own, in a language of their own. */

import type { Language } from '@fremont/kernel';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { StoredSettings } from '../../packages/web/src/settings/stored.ts';
import { watchErrors } from './guard.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { type Player, playerAt } from './playing.ts';
import { test as base, DESKTOP, expect, keepFromInstalling, motionOf } from './test.ts';
import { type Wording, wordingIn } from './wording.ts';

export interface Somebody {
  readonly name: string;
  readonly page: Page;
  /** Of the server as their browser sees it. */
  readonly address: string;
  readonly wording: Wording;
  readonly player: Player;
}

export interface Invited {
  readonly language?: Language;
  readonly device?: BrowserContextOptions;
  readonly settings?: Partial<StoredSettings>;
}

interface Company {
  /** For journeys that would run into limits which are not what they are about. */
  readonly tuning: object;
  /** The server of this journey alone. */
  readonly own: OwnServer;
  /** Opens a browser for somebody; they are strangers to the server. */
  readonly invite: (name: string, how?: Invited) => Promise<Somebody>;
  /** Errors that a lost network brings with it are no faults from now on. */
  readonly expectLoss: () => void;
}

/** What browsers write into the console when nobody answers. */
const OF_LOSS = /WebSocket connection to|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|net::ERR|Failed to load resource/;

export const test = base.extend<Company & { readonly loss: { expected: boolean } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  loss: async ({}, use) => use({ expected: false }),
  expectLoss: ({ loss }, use) =>
    use(() => {
      loss.expected = true;
    }),
  tuning: [{}, { option: true }],
  own: async ({ tuning }, use) => {
    const server = await ownServer(tuning);
    await use(server);
    await server.end();
  },
  invite: async ({ browser, own, loss, installs, calm }, use) => {
    const errors: (readonly string[])[] = [];
    const pages: Page[] = [];
    await use(async (name, how = {}) => {
      const somebody = await openFor(browser, own, name, { device: DESKTOP, ...how, calm });
      if (!installs) await keepFromInstalling(somebody.page);
      errors.push(watchErrors(somebody.page));
      pages.push(somebody.page);
      return somebody;
    });
    // Or they would go on looking for their server beside every journey after this one.
    await Promise.all(pages.map((page) => page.context().close()));
    const faults = errors.flat().filter((line) => !(loss.expected && OF_LOSS.test(line)));
    expect(faults).toEqual([]);
  },
});

type Opened = Invited & { readonly device: BrowserContextOptions; readonly calm: boolean };

const openFor = async (browser: Browser, own: OwnServer, name: string, how: Opened): Promise<Somebody> => {
  const { language = 'en', device, calm, settings = {} } = how;
  const context = await browser.newContext({ ...motionOf(calm), ...device, baseURL: own.address, locale: language });
  const page = await context.newPage();
  const text = JSON.stringify({ theme: 'night', speed: 'instant', muted: true, language, ...settings });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('fremont.settings') === null) localStorage.setItem('fremont.settings', stored);
  }, text);
  const wording = wordingIn(language);
  return { name, page, address: own.address, wording, player: playerAt(page, wording) };
};

/** Through the form that asks strangers for a name. */
export const introduce = async ({ page, wording, name }: Somebody, submit: string): Promise<void> => {
  await page.getByLabel(wording.text('online.yourName')).fill(name);
  await page.getByRole('button', { name: submit }).click();
};

/** Through the dialog that asks strangers in the middle of what they wanted to do. */
export const introduceFor = async (
  { page, wording, name }: Somebody,
  title: 'online.whoSits' | 'online.whoKnocks' | 'online.whoWatches',
  submit: string,
): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: wording.text(title) });
  await dialog.getByLabel(wording.text('online.yourName')).fill(name);
  await dialog.getByRole('button', { name: submit }).click();
};

export interface TableWish {
  readonly public?: boolean;
  /** Chairs for whoever comes, besides the host's own. */
  readonly open?: number;
  readonly bots?: number;
  /** Names of friends at the host's device. */
  readonly friends?: readonly string[];
  readonly edition?: 'classic' | 'royale-base';
  readonly winnings?: 'open' | 'hidden';
}

/** The host sets a table up and stands in its waiting room; answers with the link for the others. */
export const openOnlineTable = async (host: Somebody, wish: TableWish = {}): Promise<string> => {
  const { page, wording, name } = host;
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.inviteByLink') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  await dialog.getByText(wording.text('online.tableName')).waitFor();
  const nameField = dialog.getByLabel(wording.text('online.yourName'));
  await nameField.fill(name);
  if (wish.public === true) await dialog.getByRole('radio', { name: wording.text('online.public') }).check();
  await dialog.getByRole('radio', { name: wording.text(`home.${wish.edition ?? 'classic'}`), exact: true }).check();
  await dialog
    .getByRole('radio', {
      name: wording.text(wish.winnings === 'hidden' ? 'las-vegas.winningsHidden' : 'las-vegas.winningsOpen'),
      exact: true,
    })
    .check();
  const add = async (button: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await dialog.getByRole('button', { name: button }).click();
  };
  await add(wording.text('online.addSeat'), (wish.open ?? 1) - 1);
  await add(wording.text('setup.addBot'), wish.bots ?? 0);
  for (const friend of wish.friends ?? []) {
    await add(wording.text('online.addFriend'), 1);
    await dialog.getByPlaceholder(wording.text('online.friendName')).last().fill(friend);
  }
  await dialog.getByRole('button', { name: wording.text('online.openTable') }).click();
  const link = page.getByLabel(wording.text('online.inviteLink'));
  await expect(link).toHaveValue(/\/join#/);
  return link.inputValue();
};

/** Follows an invitation and sits down. */
export const join = async (guest: Somebody, link: string): Promise<void> => {
  const { page, wording } = guest;
  await page.goto(link);
  await introduce(guest, wording.text('online.joinTable'));
  await page.getByRole('button', { name: wording.text('online.standUp') }).waitFor();
};

export const start = async (host: Somebody, ...others: readonly Somebody[]): Promise<void> => {
  const { page, wording } = host;
  const button = page.getByRole('button', { name: wording.text('online.start') });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  for (const one of [host, ...others]) await one.player.dock.waitFor();
};

/** Everybody does whatever they are asked, until `isEnough` or the match is over. Answers with the number of steps. */
export const playTogether = async (
  people: readonly Somebody[],
  isEnough: (steps: number) => boolean = () => false,
): Promise<number> => {
  let steps = 0;
  while (!isEnough(steps)) {
    const asked = await whoIsAsked(people);
    if (asked === null) return steps;
    await asked.player.step();
    steps++;
  }
  return steps;
};

/** Null when the match is over for everybody. */
const whoIsAsked = async (people: readonly Somebody[]): Promise<Somebody | null> => {
  let asked: Somebody | null = null;
  await expect(async () => {
    const wanted = await Promise.all(people.map(({ player }) => player.askedNow()));
    asked = people[wanted.findIndex((one) => one !== null && one !== 'over')] ?? null;
    expect(asked !== null || wanted.every((one) => one === 'over')).toBe(true);
  }).toPass({ intervals: [30, 50, 100] });
  return asked;
};

/** What the log says, newest first. */
export const logOf = ({ player }: Somebody): Promise<string[]> => player.log.getByRole('listitem').allTextContents();

/** What one of them has read, all of them read in the end. */
export const expectSameLog = async (one: Somebody, ...others: readonly Somebody[]): Promise<void> => {
  for (const other of others) await expect(async () => expect(await logOf(other)).toEqual(await logOf(one))).toPass();
};
