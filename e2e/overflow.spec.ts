/** On every screen everything fits: in five languages, on a desktop and a phone, and with the largest text. */

import type { Page } from '@playwright/test';
import { CLASSIC, followLesson, LORDS, ROYALE, SHOWDOWN, startOnBillboard } from './support/lessons.ts';
import { expectEverythingFits, overflows } from './support/overflow.ts';
import { ADMIN_TOKEN } from './support/own-server.ts';
import { test as company, type Participant } from './support/participants.ts';
import { playerAt } from './support/playing.ts';
import { arrive, ask, newTable, playing, seat } from './support/server-setup.ts';
import { openSetup, setUpTable } from './support/setting-up.ts';
import { occupantsNamed, storeMatch, withoutFrom } from './support/stored-match.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ settings: { forcedMoves: 'off', confirmMoves: true } });

test.describe('the measurement', () => {
  /** Each breaks the settings page in one way that the measurement must find. */
  const PLANTED: readonly (readonly [fault: string, css: string])[] = [
    [
      'clipped: "Standard"',
      '.choice-option span { width: 30px; min-width: 0; padding: 0; overflow: hidden; justify-content: start }',
    ],
    [
      'cut short: "Text size"',
      '.settings-text b { width: 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
    ],
    [
      'outside its box: "Standard"',
      '.choice-option span { background: red; max-width: 30px; min-width: 0; padding: 0 }',
    ],
    ['outside the window: "Text size"', '.settings-text b { position: fixed; left: -60px }'],
    ['text on text: "Text size"', '.settings-text b { position: relative; top: 20px }'],
    ['overlapping controls', '.choice-option + .choice-option { margin-left: -40px }'],
    ['scrolls sideways', '.choice { flex-wrap: nowrap; overflow: auto; max-width: 100px }'],
    ['the page scrolls sideways', 'body { min-width: 600px }'],
  ];

  test.use(PHONE);

  test('finds each kind of overflow, and nothing on a page in order', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overflows(page)).toEqual([]);
    for (const [fault, css] of PLANTED) {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      expect(await overflows(page), css).toContainEqual(expect.stringContaining(fault));
    }
  });
});

const PAGES = [
  '/',
  '/rules',
  '/rules/las-vegas',
  '/rules/lords-of-vegas',
  '/rules/vegas-showdown',
  '/settings',
  '/credits',
  '/no/such/page',
  '/table/nowhere',
  '/lobby',
  '/me',
];

for (const [index, paths] of [PAGES.slice(0, 5), PAGES.slice(5)].entries()) {
  test(`pages, part ${index + 1}`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectEverythingFits(page, path);
    }
  });
}

test('the full rules of every game', async ({ page, wording }) => {
  for (const game of ['las-vegas', 'lords-of-vegas', 'vegas-showdown']) {
    await page.goto(`/rules/${game}`);
    await page.getByRole('radio', { name: wording.text('rules.full'), exact: true }).check();
    await expectEverythingFits(page, `the full rules of ${game}`);
  }
});

test('the set-up of every game, and what opens over the home page', async ({ page, wording }) => {
  const dialog = await openSetup(page, wording);
  await expectEverythingFits(page, 'the set-up of Las Vegas');
  await dialog.getByRole('radio', { name: wording.text('home.royale'), exact: true }).check();
  await dialog.locator('.face-button').first().waitFor();
  await expectEverythingFits(page, 'the set-up of Royale');
  for (const game of ['lords-of-vegas', 'vegas-showdown'] as const) {
    await page.goto('/');
    const billboard = page.getByRole('region', { name: wording.text(`${game}.frontTitle`) });
    await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
    await page.getByRole('dialog').waitFor();
    await expectEverythingFits(page, `the set-up of ${game}`);
  }
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.inviteByLink') }).click();
  await page.getByText(wording.text('online.tableName')).waitFor();
  await expectEverythingFits(page, 'the set-up of an online table');
});

test('what opens over a table', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'], bots: 1 });
  const table = page.url();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Shift+Slash');
  await dialog.waitFor();
  await expectEverythingFits(page, 'the keys');
  await page.keyboard.press('Escape');
  for (const item of ['table.rules', 'table.settings'] as const) {
    await page.getByRole('button', { name: wording.text('table.menu') }).click();
    if (item === 'table.rules') await expectEverythingFits(page, 'the menu of a table');
    await page.getByRole('menuitem', { name: wording.text(item) }).click();
    await dialog.waitFor();
    await expectEverythingFits(page, `${item} over a table`);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  }
  for (const item of ['table.dice', 'table.wrongHere'] as const) {
    await page.getByRole('button', { name: wording.text('table.menu') }).click();
    await page.getByRole('menuitem', { name: wording.text(item) }).click();
    await dialog.waitFor();
    await expectEverythingFits(page, `${item} over a table`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.locator('.table-mark').click();
  await dialog.waitFor();
  await expectEverythingFits(page, 'the question before a match is left');
  await page.keyboard.press('Escape');
  const player = playerAt(page, wording);
  await player.step();
  await player.asked();
  await page.keyboard.press('Control+z');
  await dialog.waitFor();
  await expectEverythingFits(page, 'the question before an undo');
  await page.goto('/');
  await page.getByRole('link', { name: wording.like('matches.openTable') }).waitFor();
  await expectEverythingFits(page, 'the home page with a table');
  await page.getByRole('button', { name: wording.text('matches.removeTable') }).click();
  await dialog.waitFor();
  await expectEverythingFits(page, 'the question before a table is removed');
  await page.goto(table);
});

test('the hand-over between two people', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'], winnings: 'hidden' });
  await playerAt(page, wording).handOver.waitFor();
  await expectEverythingFits(page, 'the hand-over');
});

interface State {
  readonly game: string;
  readonly golden: string;
  /** The next action, and which of them, counted from 0. */
  readonly before: readonly [type: string, nth: number];
  /** What a player does on the board, and the name of the screen then. */
  readonly acts?: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[];
}

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Edie'] as const;

/** The names of goldens end with it. */
const seatsOf = (golden: string): number => Number(golden.at(-1));

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const pressControl = (id: string) => (page: Page) =>
  page.locator(`[data-control="${id}"]:visible`).first().click({ force: true });
const pressFirst = (css: string) => (page: Page) => page.locator(css).first().click();

const ROYALE_TILES = { game: 'las-vegas', golden: 'royale-chosen-tiles-one-4' } as const;
const MORE_TILES = { game: 'las-vegas', golden: 'royale-chosen-tiles-two-3' } as const;
const LAST_TILES = { game: 'las-vegas', golden: 'royale-chosen-tiles-three-2' } as const;
const LORDS_MATCH = { game: 'lords-of-vegas', golden: 'standard-4' } as const;
const SHOWDOWN_MATCH = { game: 'vegas-showdown', golden: 'rulebook-5' } as const;

const STATES: Readonly<Record<string, readonly State[]>> = {
  'Las Vegas': [
    { game: 'las-vegas', golden: 'classic-5', before: ['roll', 60] },
    {
      game: 'las-vegas',
      golden: 'royale-base-5',
      before: ['place', 40],
      acts: [
        ['chances', press('k')],
        ['a choice', pressFirst('[data-control^="place-"][aria-disabled="false"]')],
        ['in words', press('v')],
      ],
    },
    { game: 'las-vegas', golden: 'classic-with-hidden-winnings-3', before: ['roll', 20] },
    { game: 'las-vegas', golden: 'royale-5', before: ['handicap', 1] },
  ],
  'tiles of Royale': [
    { ...ROYALE_TILES, before: ['niceDie', 3] },
    { ...ROYALE_TILES, before: ['block', 3] },
    { ...ROYALE_TILES, before: ['luckyGuess', 3], acts: [['in words', press('v')]] },
    { ...ROYALE_TILES, before: ['primeTime', 1] },
    { ...ROYALE_TILES, before: ['powerPlay', 3] },
  ],
  'more tiles of Royale': [
    { ...MORE_TILES, before: ['bet', 6] },
    { ...MORE_TILES, before: ['doubleDown', 3] },
    { ...MORE_TILES, before: ['takeDie', 0] },
    { ...LAST_TILES, before: ['blackSplit', 0] },
    { ...LAST_TILES, before: ['activateTile', 0] },
  ],
  'Lords of Vegas': [
    {
      ...LORDS_MATCH,
      before: ['endTurn', 15],
      acts: [
        ['a gamble', pressControl('tool-gamble')],
        ['a bet', pressFirst('.lot-open')],
        ['a deal', press('t')],
        ['in words', press('v')],
      ],
    },
    { ...LORDS_MATCH, before: ['layOff', 12] },
    { ...LORDS_MATCH, before: ['accept', 12] },
  ],
  'Vegas Showdown': [
    {
      ...SHOWDOWN_MATCH,
      before: ['bid', 40],
      acts: [
        ['a bid', pressFirst('[data-control^="bid-"][aria-disabled="false"]')],
        ['in words', press('v')],
      ],
    },
    { ...SHOWDOWN_MATCH, before: ['place', 40] },
    { ...SHOWDOWN_MATCH, before: ['lift', 5] },
    { ...SHOWDOWN_MATCH, before: ['stack', 0] },
  ],
};

for (const [name, states] of Object.entries(STATES)) {
  test(`tables: ${name}`, async ({ page }) => {
    for (const { game, golden, before, acts = [] } of states) {
      const { without, seat: actor } = withoutFrom({ game, golden }, ...before);
      // One person, who sees what is hidden from others. Only in Las Vegas do bots wait for their turn.
      const names = NAMES.slice(0, seatsOf(golden)).map((name, index) =>
        game !== 'las-vegas' || index === actor ? name : `bot ${name}`,
      );
      await page.goto(await storeMatch(page, { game, golden, without, occupants: occupantsNamed(names) }));
      await page.locator('.dock [data-control]').first().waitFor();
      const screen = `${golden} before ${before.join(' ')}`;
      await expectEverythingFits(page, screen);
      for (const [what, act] of acts) {
        await act(page);
        await expectEverythingFits(page, `${screen}: ${what}`);
      }
    }
  });
}

test('the finale of every game', async ({ page }) => {
  for (const [game, golden] of [
    ['las-vegas', 'royale-base-5'],
    ['lords-of-vegas', 'standard-4'],
    ['vegas-showdown', 'rulebook-5'],
  ] as const) {
    const occupants = occupantsNamed(
      NAMES.slice(0, seatsOf(golden)).map((name, index) => (index > 0 ? `bot ${name}` : name)),
    );
    await page.goto(await storeMatch(page, { game, golden, occupants }));
    await page.locator('.finale[data-stage="rest"]').waitFor();
    await expectEverythingFits(page, `the finale of ${game}`);
  }
});

test.describe('for newcomers', () => {
  test.use({ newcomer: true });

  test('the offers of a lesson', async ({ page, wording }) => {
    await page.goto('/');
    await page.getByRole('button', { name: wording.text('home.playNow') }).click();
    await page.getByRole('dialog').waitFor();
    await expectEverythingFits(page, 'the offer of a lesson');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: wording.text('home.newTable') }).click();
    await page.locator('.lesson-note').waitFor();
    await expectEverythingFits(page, 'the set-up with the offer of a lesson');
  });

  for (const lesson of [CLASSIC, ROYALE, LORDS, SHOWDOWN])
    test(`the lesson ${lesson.name}`, async ({ page, wording }) => {
      await startOnBillboard(page, wording, lesson);
      const onStep = (step: string) => expectEverythingFits(page, `the lesson ${lesson.name}: ${step}`);
      await followLesson(page, { ...lesson.journey(page, wording), onStep });
    });
});

const fits = ({ page }: Participant, name: string): Promise<void> => expectEverythingFits(page, name);

company.describe('online', () => {
  company('before the match', async ({ invite }) => {
    const [ada, ben, chiara] = [await invite('Ada'), await invite('Ben'), await invite('Chiara')];
    const { page, wording } = ada;
    await Promise.all([arrive(ada), arrive(ben, 'pool'), arrive(chiara, 'lemon')]);
    await newTable(ben, { visibility: 'public', people: 3, bots: ['random'], edition: 'royale-base' });
    await newTable(chiara, { visibility: 'public', clock: { type: 'days', days: 3 } });
    const own = await newTable(ada, {
      people: 3,
      bots: ['greedy'],
      clock: { type: 'live', bankS: 120, incrementS: 15 },
    });
    await page.goto('/lobby');
    await page
      .getByRole('button', { name: wording.text('online.sitDown') })
      .first()
      .waitFor();
    await fits(ada, 'the lobby');
    await page.goto('/me');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fits(ada, 'the own page');
    await seat(ada, own, ben);
    const { room } = (await (await page.request.get(`/api/tables/${own}`)).json()) as { room: { code: string } };
    await ask(chiara, 'find', { code: room.code });
    await page.goto(`/online/${own}`);
    await page.getByRole('button', { name: wording.text('online.letIn') }).waitFor();
    await fits(ada, 'the waiting room of the host');
    await page.getByRole('button', { name: wording.text('online.changeTable') }).click();
    await page.getByRole('dialog').waitFor();
    await fits(ada, 'the changes of the host');
    await ben.page.goto(`/online/${own}`);
    await ben.page.getByRole('button', { name: wording.text('online.standUp') }).waitFor();
    await fits(ben, 'the waiting room of a guest');
    await chiara.page.goto(`/online/${own}`);
    await chiara.page.getByText(wording.text('online.askingIn')).waitFor();
    await fits(chiara, 'asking to join');
    const { secret } = (await ask(ada, `tables/${own}/invites`, { seat: null })) as { secret: string };
    const dora = await invite('Dora');
    await dora.page.goto(`/join#${secret}`);
    await dora.page.getByLabel(wording.text('online.yourName')).waitFor();
    await fits(dora, 'an invitation');
  });

  company('at the table, and the page of the operator', async ({ invite }) => {
    const [ada, ben] = [await invite('Ada'), await invite('Ben')];
    const { page, wording, player } = ada;
    const table = await playing([ada, ben], { bots: ['greedy'], clock: { type: 'live', bankS: 900, incrementS: 30 } });
    await player.roll();
    await player.asked();
    await fits(ada, 'my turn online');
    await page.keyboard.press('c');
    const field = page.getByRole('textbox', { name: wording.text('online.chatField') });
    await field.fill('Good luck!');
    await field.press('Enter');
    await fits(ada, 'the chat');
    await field.blur();
    await page.keyboard.press('o');
    await page.getByRole('dialog', { name: wording.text('online.people') }).waitFor();
    await fits(ada, 'the people at the table');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: wording.text('dialogs.undoAsk') }).click();
    const refuse = ben.player.dock.getByRole('button', { name: wording.text('online.refuse'), exact: true });
    await refuse.waitFor();
    await fits(ada, 'waiting for consent');
    await fits(ben, 'asked for consent');
    await refuse.click();
    await ask(ben, `tables/${table}/leave`, {});
    await page.getByText(wording.text('online.botPlaysNow'), { exact: true }).waitFor();
    await fits(ada, 'a bot plays for another person');

    await page.goto('/admin');
    await page.getByLabel(wording.text('admin.token')).waitFor();
    await fits(ada, 'the sign-in of the operator');
    await page.getByLabel(wording.text('admin.token')).fill(ADMIN_TOKEN);
    await page.getByRole('button', { name: wording.text('admin.signIn') }).click();
    for (const section of ['reports', 'tables', 'people', 'sanctions', 'audit'] as const) {
      await page.getByRole('radio', { name: wording.text(`admin.section-${section}`) }).check();
      await fits(ada, `${section} of the operator`);
    }
  });
});
