/** Playing at a table through what is on the screen: buttons by their names, results by their words. */

import type { Locator, Page } from '@playwright/test';
import { nextSight, noSight, type Sights, sightNow } from './sights.ts';
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
  /** Waits until this device is asked for something or the match is over. */
  asked(): Promise<Asked>;
  /** What it is asked at this moment; null while others are. */
  askedNow(): Promise<Asked | null>;
  roll(): Promise<void>;
  /** Into the first casino that is open. */
  place(): Promise<void>;
  pass(): Promise<void>;
  takeOver(): Promise<void>;
  /** Whatever is asked, done in the plainest way. */
  step(): Promise<Asked>;
  toTheEnd(): Promise<void>;
}

/** More than any match of five can ask of one device. */
const STEPS_MAX = 600;

/** Where each question stands; whoever answers it finds its button by the name. The first that is there counts. */
export const QUESTIONS = {
  handOver: { css: '.hand-over button' },
  roll: { css: '.dock [data-control="roll"]' },
  place: { css: '[data-control^="place-"][aria-disabled="false"]' },
} as const satisfies Sights<Exclude<Asked, 'over'>>;

export const resultSight = (wording: Wording) => ({
  css: 'dialog[open] h2',
  words: wording.text('las-vegas.resultTitle'),
});

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

  const sights: Sights<Asked> = { over: resultSight(wording), ...QUESTIONS };
  // Each deed ends when its own question has gone from the screen, so that the next look sees the next question.
  const gone = (question: keyof typeof QUESTIONS): Promise<void> => noSight(page, { [question]: QUESTIONS[question] });
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
    asked: () => nextSight(page, sights),
    askedNow: () => sightNow(page, sights),
    async roll() {
      await rollButton.click();
      await gone('roll');
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
  };
  return player;
};
