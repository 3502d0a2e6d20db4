/** Playing at a table through what is on the screen: buttons by their names, results by their words. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { Wording } from './wording.ts';

export interface Player {
  readonly rollButton: Locator;
  /** The casinos the roll may go to. */
  readonly lanes: Locator;
  readonly passButton: Locator;
  readonly handOver: Locator;
  readonly result: Locator;
  readonly dock: Locator;
  readonly log: Locator;
  /** Waits until this device is asked for something or the match is over. */
  asked(): Promise<'roll' | 'place' | 'handOver' | 'over'>;
  roll(): Promise<void>;
  /** Into the first casino that is open. */
  place(): Promise<void>;
  pass(): Promise<void>;
  takeOver(): Promise<void>;
  /** Whatever is asked, done in the plainest way. */
  step(): Promise<'roll' | 'place' | 'handOver' | 'over'>;
  toTheEnd(): Promise<void>;
}

/** More than any match of five can ask of one device. */
const STEPS_MAX = 600;

export const playerAt = (page: Page, wording: Wording): Player => {
  const dock = page.getByRole('region', { name: wording.text('table.actions') });
  const rollButton = dock.getByRole('button', { name: wording.like('las-vegas.roll') });
  const lanes = page
    .getByRole('grid')
    .getByRole('button', { name: wording.like('las-vegas.laneLabel') })
    .and(page.locator('[data-control^="place-"]'));
  const passButton = dock.getByRole('button', {
    name: new RegExp(`^${wording.text('las-vegas.pass')}\\s*${wording.text('las-vegas.passPrice')}`),
  });
  const handOver = page.getByRole('button', { name: wording.like('table.handOverTake') });
  const result = page.getByRole('dialog', { name: wording.text('las-vegas.resultTitle') });
  const log = page.getByRole('list', { name: wording.text('table.logLabel') });

  const asked: Player['asked'] = async () => {
    await expect(rollButton.or(lanes.first()).or(handOver).or(result).first()).toBeVisible();
    if (await result.isVisible()) return 'over';
    if (await handOver.isVisible()) return 'handOver';
    return (await rollButton.isVisible()) ? 'roll' : 'place';
  };
  // Each deed ends when its own question has gone from the screen, so that the next look sees the next question.
  const confirm = async (name: RegExp): Promise<void> => {
    await dock.getByRole('button', { name }).click();
    await expect(lanes).toHaveCount(0);
  };
  const player: Player = {
    rollButton,
    lanes,
    passButton,
    handOver,
    result,
    dock,
    log,
    asked,
    async roll() {
      await rollButton.click();
      await expect(rollButton).toHaveCount(0);
    },
    async place() {
      const lane = lanes.first();
      // Pressed once more, a chosen lane would be let go.
      if ((await lane.getAttribute('aria-pressed')) !== 'true') await lane.click();
      await confirm(wording.like('las-vegas.place'));
    },
    async pass() {
      await passButton.click();
      await confirm(new RegExp(`^${wording.text('las-vegas.passConfirm')}`));
    },
    async takeOver() {
      await handOver.click();
      await expect(handOver).toHaveCount(0);
    },
    async step() {
      const wanted = await asked();
      if (wanted === 'roll') await player.roll();
      if (wanted === 'place') await player.place();
      if (wanted === 'handOver') await player.takeOver();
      return wanted;
    },
    async toTheEnd() {
      for (let steps = 0; steps < STEPS_MAX; steps++) if ((await player.step()) === 'over') return;
      throw new Error(`the match did not end within ${STEPS_MAX} steps`);
    },
  };
  return player;
};
