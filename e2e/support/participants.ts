/** People at online tables, each with their own browser and language. */

import type { Language } from '@fremont/kernel';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { StoredSettings } from '../../packages/web/src/settings/stored.ts';
import { watchErrors } from './guard.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { type Player, playerAt } from './playing.ts';
import { test as base, DESKTOP, expect, keepFromInstalling, motionOf } from './test.ts';
import { type Wording, wordingIn } from './wording.ts';

export interface Participant {
  readonly name: string;
  readonly page: Page;
  /** The address of the server for this browser. */
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
  /** Raises server limits for tests that do not test them. */
  readonly tuning: object;
  /** The server of this test. */
  readonly own: OwnServer;
  /** Opens a browser for a new participant, who is unknown to the server. */
  readonly invite: (name: string, how?: Invited) => Promise<Participant>;
  /** From now on errors of a lost network are expected. */
  readonly expectLoss: () => void;
  /** The server refuses somebody with 403 from now on, and browsers write that into the console. */
  readonly expectBan: () => void;
}

/** Console errors of browsers when the server does not answer. */
const OF_LOSS = /WebSocket connection to|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|net::ERR|Failed to load resource/;

const OF_BAN = /status of 403|^response: 403 \S+\/api\//;

export const test = base.extend<Company & { readonly loss: { expected: boolean; isBan: boolean } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  loss: async ({}, use) => use({ expected: false, isBan: false }),
  expectLoss: ({ loss }, use) =>
    use(() => {
      loss.expected = true;
    }),
  expectBan: ({ loss }, use) =>
    use(() => {
      loss.isBan = true;
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
      const participant = await openFor(browser, own, name, { device: DESKTOP, ...how, calm });
      if (!installs) await keepFromInstalling(participant.page);
      errors.push(watchErrors(participant.page));
      pages.push(participant.page);
      return participant;
    });
    // Otherwise the pages would keep reconnecting during later tests.
    await Promise.all(pages.map((page) => page.context().close()));
    const isExpected = (line: string): boolean =>
      (loss.expected && OF_LOSS.test(line)) || (loss.isBan && OF_BAN.test(line));
    const faults = errors.flat().filter((line) => !isExpected(line));
    expect(faults).toEqual([]);
  },
});

type Opened = Invited & { readonly device: BrowserContextOptions; readonly calm: boolean };

const openFor = async (browser: Browser, own: OwnServer, name: string, how: Opened): Promise<Participant> => {
  const { language = 'en', device, calm, settings = {} } = how;
  const context = await browser.newContext({ ...motionOf(calm), ...device, baseURL: own.address, locale: language });
  const page = await context.newPage();
  const text = JSON.stringify({
    theme: 'night',
    speed: 'instant',
    muted: true,
    forcedMoves: 'off',
    language,
    ...settings,
  });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('fremont.settings') === null) localStorage.setItem('fremont.settings', stored);
  }, text);
  const wording = wordingIn(language);
  return { name, page, address: own.address, wording, player: playerAt(page, wording) };
};

/** Fills in the form that asks strangers for a name. */
export const introduce = async ({ page, wording, name }: Participant, submit: string): Promise<void> => {
  await page.getByLabel(wording.text('online.yourName')).fill(name);
  await page.getByRole('button', { name: submit }).click();
};

/** Fills in the dialog that asks strangers for a name during an action. */
export const introduceFor = async (
  { page, wording, name }: Participant,
  title: 'online.whoSits' | 'online.whoKnocks' | 'online.whoWatches',
  submit: string,
): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: wording.text(title) });
  await dialog.getByLabel(wording.text('online.yourName')).fill(name);
  await dialog.getByRole('button', { name: submit }).click();
};

export interface TableOptions {
  readonly public?: boolean;
  /** The number of open chairs, besides the host's. */
  readonly open?: number;
  readonly bots?: number;
  /** The names of friends at the host's device. */
  readonly friends?: readonly string[];
  readonly edition?: 'classic' | 'royale-base';
  readonly winnings?: 'open' | 'hidden';
}

/** The host sets up a table. Resolves to its invitation link. */
export const openOnlineTable = async (host: Participant, options: TableOptions = {}): Promise<string> => {
  const { page, wording, name } = host;
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.inviteByLink') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  await dialog.getByText(wording.text('online.tableName')).waitFor();
  const nameField = dialog.getByLabel(wording.text('online.yourName'));
  await nameField.fill(name);
  if (options.public === true) await dialog.getByRole('radio', { name: wording.text('online.public') }).check();
  await dialog.getByRole('radio', { name: wording.text(`home.${options.edition ?? 'classic'}`), exact: true }).check();
  await dialog
    .getByRole('radio', {
      name: wording.text(options.winnings === 'hidden' ? 'las-vegas.winningsHidden' : 'las-vegas.winningsOpen'),
      exact: true,
    })
    .check();
  const add = async (button: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await dialog.getByRole('button', { name: button }).click();
  };
  await add(wording.text('online.addSeat'), (options.open ?? 1) - 1);
  await add(wording.text('setup.addBot'), options.bots ?? 0);
  for (const friend of options.friends ?? []) {
    await add(wording.text('online.addFriend'), 1);
    await dialog.getByPlaceholder(wording.text('online.friendName')).last().fill(friend);
  }
  await dialog.getByRole('button', { name: wording.text('online.openTable') }).click();
  const link = page.getByLabel(wording.text('online.inviteLink'));
  await expect(link).toHaveValue(/\/join#/);
  return link.inputValue();
};

/** Follows an invitation and sits down. */
export const join = async (guest: Participant, link: string): Promise<void> => {
  const { page, wording } = guest;
  await page.goto(link);
  await introduce(guest, wording.text('online.joinTable'));
  await page.getByRole('button', { name: wording.text('online.standUp') }).waitFor();
};

export const start = async (host: Participant, ...others: readonly Participant[]): Promise<void> => {
  const { page, wording } = host;
  const button = page.getByRole('button', { name: wording.text('online.start') });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  for (const one of [host, ...others]) await one.player.dock.waitFor();
};

/**
 * All participants answer their decisions until `isEnough` or the end of the match. Resolves to the number of steps.
 */
export const playTogether = async (
  people: readonly Participant[],
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

/** Null if the match is over on every screen. */
const whoIsAsked = async (people: readonly Participant[]): Promise<Participant | null> => {
  let asked: Participant | null = null;
  await expect(async () => {
    const wanted = await Promise.all(people.map(({ player }) => player.askedNow()));
    asked = people[wanted.findIndex((one) => one !== null && one !== 'over')] ?? null;
    expect(asked !== null || wanted.every((one) => one === 'over')).toBe(true);
  }).toPass({ intervals: [30, 50, 100] });
  return asked;
};

/** The log, newest first. The participant, who is "you" at their own device, has their name. */
export const logOf = async ({ player, name }: Participant): Promise<string[]> => {
  const lines = await player.log.getByRole('listitem').allTextContents();
  return lines.map((line) => line.replace(/\byou go\b/, `${name} goes`).replace(/You|\byou\b/g, name));
};

/** Expects all participants to see the same log eventually. */
export const expectSameLog = async (one: Participant, ...others: readonly Participant[]): Promise<void> => {
  for (const other of others)
    await expect(async () => expect(bareVerbs(await logOf(other))).toEqual(bareVerbs(await logOf(one)))).toPass();
};

/** "Ada gives" on one screen is "you give" on another, so the logs are compared without the person of their verbs. */
const bareVerbs = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line.replace(/\b(?:have|are|were)\b/g, (verb) => SINGULAR[verb] ?? verb).replace(/([a-z])s\b/g, '$1'),
  );

const SINGULAR: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was' };
