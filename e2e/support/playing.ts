/** Plays at a table through the screen: finds buttons and results by their text. */

import type { Locator, Page } from '@playwright/test';
import { type Targets, visibleTarget, waitForNone, waitForTarget } from './targets.ts';
import type { Wording } from './wording.ts';

type Asked = 'roll' | 'place' | 'handOver' | 'over';

export interface Player {
  readonly rollButton: Locator;
  /** The casinos the roll may go to. */
  readonly lanes: Locator;
  readonly passButton: Locator;
  readonly handOver: Locator;
  readonly result: Locator;
  readonly dock: Locator;
  readonly log: Locator;
  /** Waits until this device has a decision or the match is over. */
  asked(): Promise<Asked>;
  /** The current decision of this device; null while others act. */
  askedNow(): Promise<Asked | null>;
  roll(): Promise<void>;
  /** Places into the first open casino. */
  place(): Promise<void>;
  pass(): Promise<void>;
  takeOver(): Promise<void>;
  /** Answers any decision in the simplest way. */
  step(): Promise<Asked>;
  toTheEnd(): Promise<void>;
  /** Opens the account of all scores from the finale. */
  openAccount(): Promise<Locator>;
}

/** An upper bound for the decisions of one device in a match of five. */
const STEPS_MAX = 600;

/** The element of each decision. The first visible one counts. */
export const QUESTIONS = {
  handOver: { css: '.hand-over button' },
  roll: { css: '.dock [data-control="roll"]' },
  place: { css: '[data-control^="place-"][aria-disabled="false"]' },
} as const satisfies Targets<Exclude<Asked, 'over'>>;

/** The finale, which opens after the last story. */
export const FINALE = '.finale';
export const OVER = { css: FINALE } as const;

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
  const result = page.locator(FINALE);
  const log = page.getByRole('list', { name: wording.text('table.logLabel') });

  const targets: Targets<Asked> = { over: OVER, ...QUESTIONS };
  // Each step ends when its decision has left the screen, so that the next check sees the next decision.
  const gone = (question: keyof typeof QUESTIONS): Promise<void> =>
    waitForNone(page, { [question]: QUESTIONS[question] });
  const confirm = async (name: RegExp): Promise<void> => {
    await dock.getByRole('button', { name }).click();
    await gone('place');
  };
  const player: Player = {
    rollButton,
    lanes,
    passButton,
    handOver,
    result,
    dock,
    log,
    asked: () => waitForTarget(page, targets),
    askedNow: () => visibleTarget(page, targets),
    async roll() {
      await rollButton.click();
      await gone('roll');
    },
    async place() {
      const lane = lanes.first();
      // A second click would deselect the lane.
      if ((await lane.getAttribute('aria-pressed')) !== 'true') await lane.click();
      await confirm(wording.like('las-vegas.place'));
    },
    async pass() {
      await passButton.click();
      await confirm(new RegExp(`^${wording.text('las-vegas.passConfirm')}`));
    },
    async takeOver() {
      await handOver.click();
      await gone('handOver');
    },
    async step() {
      const wanted = await player.asked();
      if (wanted === 'roll') await player.roll();
      if (wanted === 'place') await player.place();
      if (wanted === 'handOver') await player.takeOver();
      return wanted;
    },
    async toTheEnd() {
      for (let steps = 0; steps < STEPS_MAX; steps++) if ((await player.step()) === 'over') return;
      throw new Error(`the match did not end within ${STEPS_MAX} steps`);
    },
    async openAccount() {
      await result
        .getByRole('button', { name: wording.text('finale.account') })
        .first()
        .click();
      return page.getByRole('dialog', { name: wording.text('las-vegas.resultTitle') });
    },
  };
  return player;
};
