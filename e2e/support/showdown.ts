/** A table of Vegas Showdown, played through its buttons. Which seat deals first is left to chance. */

import type { Event, Lot } from '@fremont/games/vegas-showdown';
import { loadText, type VegasShowdownText } from '@fremont/games/vegas-showdown/text/index';
import { byType, type Sentence } from '@fremont/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { nextSight, type Sights, sightNow } from './sights.ts';
import type { Wording } from './wording.ts';

export type Question = 'choosing' | 'building' | 'stack' | 'over';

export interface ShowdownPlayer {
  readonly dock: Locator;
  readonly log: Locator;
  readonly result: Locator;
  /** The words of the game in the language of this screen. */
  readonly text: () => Promise<VegasShowdownText>;
  control(id: string): Locator;
  /** Whether this device is asked for anything now. */
  isAsked(): Promise<boolean>;
  /** Waits until it is, or the match is over. */
  asked(): Promise<Question>;
  /** Of several people at one device, whose turn it is. */
  whoseTurn(names: readonly string[]): Promise<string>;
  bid(lot: Lot, amount: number): Promise<void>;
  choose(action: 'renovate' | 'publicity'): Promise<void>;
  /** Lays the tile in hand where it may lie, but not on this cell. */
  build(notOn?: string): Promise<void>;
  /** By the control of a cell that the tile covers. */
  lift(control: string): Promise<void>;
  /** Whatever is asked, answered in the plainest way: Publicity, nothing built. */
  step(): Promise<Question>;
}

const QUESTIONS: Sights<Exclude<Question, 'over'>> = {
  choosing: { css: '[data-control="publicity"]' },
  building: { css: '[data-control="done"]' },
  stack: { css: '.stacks' },
};

export const showdownPlayerAt = (page: Page, wording: Wording): ShowdownPlayer => {
  const dock = page.getByRole('region', { name: wording.text('table.actions') });
  const log = page.getByRole('list', { name: wording.text('table.logLabel') });
  const result = page.getByRole('dialog', { name: wording.text('vegas-showdown.resultTitle') });
  const control = (id: string): Locator => page.locator(`[data-control="${id}"]`).first();
  const over = { css: 'dialog[open] h2', words: wording.text('vegas-showdown.resultTitle') };
  const asked = (): Promise<Question> => nextSight(page, { over, ...QUESTIONS });
  /** A deed ends when the log has told it, so that the next look sees the next question. */
  const told = async (deed: () => Promise<void>): Promise<void> => {
    const lines = page.locator('.log-lines li');
    const before = await lines.count();
    await deed();
    await expect.poll(() => lines.count(), { intervals: [20, 50, 100] }).toBeGreaterThan(before);
  };
  /** Chosen with one press and confirmed with another, unless the settings say that one is enough. */
  const press = (choice: Locator): Promise<void> =>
    told(async () => {
      const confirm = dock.locator('[data-control="confirm"]');
      const asks = (await confirm.count()) > 0;
      await choice.click();
      if (asks) await confirm.click();
    });
  const pick = (id: string): Promise<void> => press(control(id));
  const isOff = async (id: string): Promise<boolean> =>
    (await control(id).count()) === 0 || (await control(id).getAttribute('aria-disabled')) === 'true';
  /** Cards may forbid Publicity, Renovate or both. */
  const plainest = async (): Promise<string> => {
    for (const id of ['publicity', 'renovate']) if (!(await isOff(id))) return id;
    return 'pass';
  };
  const STEPS: Readonly<Record<Exclude<Question, 'over'>, () => Promise<void>>> = {
    choosing: async () => pick(await plainest()),
    building: () => told(() => control('done').click()),
    stack: () => press(page.locator('.stacks button[aria-disabled="false"]').first()),
  };
  return {
    dock,
    log,
    result,
    text: () => loadText(wording.language),
    control,
    isAsked: async () => (await sightNow(page, QUESTIONS)) !== null,
    asked,
    async whoseTurn(names) {
      const pattern = new RegExp(names.map((name) => wording.text('table.yourTurn', { name })).join('|'));
      await expect(dock).toContainText(pattern);
      const words = (await dock.textContent()) ?? '';
      return names.find((name) => words.includes(wording.text('table.yourTurn', { name }))) ?? '';
    },
    bid: (lot, amount) => pick(`bid-${lot}-${amount}`),
    choose: pick,
    async build(notOn) {
      const place = control('place');
      do await control('nextWay').click();
      while (notOn !== undefined && (await place.textContent())?.includes(notOn) === true);
      await told(() => place.click());
    },
    lift: pick,
    async step() {
      const question = await asked();
      if (question !== 'over') await STEPS[question]();
      return question;
    },
  };
};

/** From the billboard to a table around this screen: people in the first chairs, bots in the others. */
export const sitDown = async (
  page: Page,
  wording: Wording,
  people: readonly string[],
  bots = 0,
): Promise<ShowdownPlayer> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text('games.vegas-showdown') });
  await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  const names = dialog.getByRole('textbox', { name: wording.like('setup.name') });
  await names.first().waitFor();
  const add = dialog.getByRole('button', { name: wording.text('setup.addPerson') });
  while ((await names.count()) < people.length + bots) await add.click();
  await expect(names).toHaveCount(people.length + bots);
  for (let bot = people.length; bot < people.length + bots; bot++) {
    const who = dialog.getByRole('combobox', { name: wording.text('setup.who', { number: bot + 1 }) });
    await who.selectOption(wording.text('setup.greedy'));
  }
  for (const [index, name] of people.entries()) {
    await dialog.getByRole('textbox', { name: wording.text('setup.name', { number: index + 1 }) }).fill(name);
  }
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
  const player = showdownPlayerAt(page, wording);
  await player.dock.waitFor();
  return player;
};

/** How the log tells an event, whoever did it. */
export const lineOf = async ({ text }: ShowdownPlayer, event: Event): Promise<RegExp> =>
  new RegExp(
    byType((await text()).log, event)
      .map(patternOf)
      .join(''),
    'u',
  );

const patternOf = (piece: Sentence[number]): string => {
  if (typeof piece === 'string') return escaped(piece);
  return 'name' in piece ? escaped(piece.name) : '.*';
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
