/** Plays Vegas Showdown through its buttons. The first dealer is random. */

import type { Event, Lot } from '@fremont/games/vegas-showdown';
import { loadText, type VegasShowdownText } from '@fremont/games/vegas-showdown/text';
import { byType, type Sentence } from '@fremont/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { FINALE, OVER } from './playing.ts';
import { type Targets, visibleTarget, waitForTarget } from './targets.ts';
import type { Wording } from './wording.ts';

export type Question = 'choosing' | 'building' | 'stack' | 'over';

export interface ShowdownPlayer {
  readonly dock: Locator;
  readonly log: Locator;
  readonly result: Locator;
  /** The texts of the game in the language of the screen. */
  readonly text: () => Promise<VegasShowdownText>;
  control(id: string): Locator;
  /** The current decision of this device. */
  isAsked(): Promise<boolean>;
  /** Waits for a decision or the end of the match. */
  asked(): Promise<Question>;
  /** The acting person of several at one device. */
  whoseTurn(names: readonly string[]): Promise<string>;
  bid(lot: Lot, amount: number): Promise<void>;
  choose(action: 'renovate' | 'publicity'): Promise<void>;
  /** Places the tile in hand legally, but not on this cell. */
  build(notOn?: string): Promise<void>;
  /** Lifts the tile by one of its cells. */
  lift(control: string): Promise<void>;
  /** Answers any decision in the simplest way: Publicity, nothing built. */
  step(): Promise<Question>;
}

export const SHOWDOWN_QUESTIONS: Targets<Exclude<Question, 'over'>> = {
  choosing: { css: '[data-control="publicity"]' },
  building: { css: '[data-control="done"]' },
  stack: { css: '.stacks' },
};

export const showdownPlayerAt = (page: Page, wording: Wording): ShowdownPlayer => {
  const dock = page.getByRole('region', { name: wording.text('table.actions') });
  const log = page.getByRole('list', { name: wording.text('table.logLabel') });
  const result = page.locator(FINALE);
  const control = (id: string): Locator => page.locator(`[data-control="${id}"]`).first();
  const asked = (): Promise<Question> => waitForTarget(page, { over: OVER, ...SHOWDOWN_QUESTIONS });
  /** A step ends when its log line appears, so that the next check sees the next decision. */
  const logged = async (step: () => Promise<void>): Promise<void> => {
    const lines = page.locator('.log-lines li');
    const before = await lines.count();
    await step();
    await expect.poll(() => lines.count(), { intervals: [20, 50, 100] }).toBeGreaterThan(before);
  };
  /** Chooses and confirms, unless the settings disable confirmation. */
  const press = (choice: Locator): Promise<void> =>
    logged(async () => {
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
    building: () => logged(() => control('done').click()),
    stack: () => press(page.locator('.stacks button[aria-disabled="false"]').first()),
  };
  return {
    dock,
    log,
    result,
    text: () => loadText(wording.language),
    control,
    isAsked: async () => (await visibleTarget(page, SHOWDOWN_QUESTIONS)) !== null,
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
      do await control('nextPlacement').click();
      while (notOn !== undefined && (await place.textContent())?.includes(notOn) === true);
      await logged(() => place.click());
    },
    lift: pick,
    async step() {
      const question = await asked();
      if (question !== 'over') await STEPS[question]();
      return question;
    },
  };
};

/** Opens a local table from the billboard: people in the first seats, bots in the others. */
export const sitDown = async (
  page: Page,
  wording: Wording,
  people: readonly string[],
  bots = 0,
): Promise<ShowdownPlayer> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text('vegas-showdown.frontTitle') });
  await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  const names = dialog.getByRole('textbox', { name: wording.like('setup.name') });
  await names.first().waitFor();
  const add = dialog.getByRole('button', { name: wording.text('setup.addPerson') });
  while ((await names.count()) < people.length + bots) await add.click();
  await expect(names).toHaveCount(people.length + bots);
  for (let bot = people.length; bot < people.length + bots; bot++) {
    const who = dialog.getByRole('combobox', { name: wording.text('setup.who', { number: bot + 1 }) });
    await who.selectOption(wording.text('setup.steady'));
  }
  for (const [index, name] of people.entries()) {
    await dialog.getByRole('textbox', { name: wording.text('setup.name', { number: index + 1 }) }).fill(name);
  }
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
  const player = showdownPlayerAt(page, wording);
  await player.dock.waitFor();
  return player;
};

/** Matches the log line of an event by any player. */
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
