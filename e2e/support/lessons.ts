/** Follows the coach through a lesson: reads, presses what is lit, and chooses where the choice is free. */

import { expect, type Page } from '@playwright/test';
import type { MessageKey } from '../../packages/web/src/i18n/keys.ts';
import { playerAt, QUESTIONS } from './playing.ts';
import { royalePlayerAt } from './royale.ts';
import { SHOWDOWN_QUESTIONS, showdownPlayerAt } from './showdown.ts';
import { type Targets, waitForNone, waitForTarget } from './targets.ts';
import type { Wording } from './wording.ts';

/** An upper bound for the presses of one lesson. */
const PRESSES_MAX = 400;

const CARD = { card: { css: '.coach-card' } } as const;
/** The card of a decision is drawn a few frames after the decision. Frames, because a busy machine draws fewer. */
const CARD_FRAMES = 12;

export interface Journey {
  /** Called once per step, when its card is in place. */
  onStep?(step: string): Promise<void>;
  /** Called for every card: a step with several presses shows one for each. */
  onCard?(card: ShownCard): Promise<void>;
  /** Answers a decision that the coach leaves to the learner. */
  choose(): Promise<void>;
  /** The elements that show a decision without a card. */
  readonly decisions: Targets<string>;
}

/** A lesson, the way to it on the home page, and how its free decisions are answered. */
export interface TaughtLesson {
  readonly name: string;
  readonly game: MessageKey;
  readonly edition: MessageKey | null;
  /** The ids of its steps. */
  readonly steps: readonly string[];
  journey(page: Page, wording: Wording): Pick<Journey, 'choose' | 'decisions'>;
}

export const CLASSIC: TaughtLesson = {
  name: 'classic',
  game: 'las-vegas.frontTitle',
  edition: 'home.classic',
  steps: ['roll', 'place', 'tie', 'second', 'spoil', 'last', 'payout', 'choose', 'tools', 'few', 'farewell'],
  journey: (page, wording) => ({
    decisions: QUESTIONS,
    choose: async () => void (await playerAt(page, wording).step()),
  }),
};

export const ROYALE: TaughtLesson = {
  name: 'royale',
  game: 'las-vegas.frontTitle',
  edition: 'home.royale',
  steps: ['roll', 'big', 'payDay', 'pass', 'fifty', 'bet', 'more', 'jackpot', 'payout', 'tiles', 'farewell'],
  journey: (page, wording) => ({
    decisions: { ...QUESTIONS, tile: { css: 'section.prompt' } },
    choose: async () => void (await royalePlayerAt(page, wording).step()),
  }),
};

const LORDS_TURN = '.dock :is([data-control="draw"], [data-control="endTurn"])[aria-disabled="false"]';

/** Without a card of the coach the learner draws, or ends the turn. */
export const LORDS: TaughtLesson = {
  name: 'lords',
  game: 'lords-of-vegas.frontTitle',
  edition: null,
  steps: [
    ...['draw', 'build', 'join', 'end', 'boss', 'reorganise'],
    ...['gamble', 'deals', 'points', 'sprawl', 'free', 'farewell'],
  ],
  journey: (page) => ({
    decisions: { turn: { css: LORDS_TURN } },
    choose: async () => {
      const id = await page.locator(LORDS_TURN).first().getAttribute('data-control');
      await page.locator(`.dock [data-control="${id}"]`).first().click();
      await waitForNone(page, { turn: { css: `.dock [data-control="${id}"][aria-disabled="false"]` } });
    },
  }),
};

/** Without a card of the coach the learner takes Publicity, or ends building. */
export const SHOWDOWN: TaughtLesson = {
  name: 'showdown',
  game: 'vegas-showdown.frontTitle',
  edition: null,
  steps: [
    ...['bid', 'jump', 'place', 'event', 'income', 'cheap', 'needs', 'door'],
    ...['publicity', 'fancy', 'renovate', 'score', 'farewell'],
  ],
  journey: (page, wording) => ({
    decisions: SHOWDOWN_QUESTIONS,
    choose: async () => void (await showdownPlayerAt(page, wording).step()),
  }),
};

/** Starts a lesson on the billboard of its game. */
export const startOnBillboard = async (
  page: Page,
  wording: Wording,
  { game, edition }: TaughtLesson,
): Promise<void> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text(game), exact: true });
  if (edition !== null) await billboard.getByRole('radio', { name: wording.text(edition), exact: true }).check();
  await billboard.getByRole('button', { name: wording.text('shell.guided') }).click();
};

export interface ShownCard {
  readonly step: string;
  readonly kind: string;
  /** The id of the control to press; null if there is no certain one. */
  readonly lit: string | null;
}

/** Read in one evaluation, because a card may leave between two. */
const shownCard = (page: Page): Promise<ShownCard | null> =>
  page.evaluate(() => {
    const { step = '', kind = '', lit = null } = document.querySelector<HTMLElement>('.coach-card')?.dataset ?? {};
    return step === '' ? null : { step, kind, lit };
  });

/** The ids of the steps in the order in which they were shown. */
export const followLesson = async (page: Page, journey: Journey, last = 'farewell'): Promise<string[]> => {
  const seen: string[] = [];
  await waitForTarget(page, CARD);
  for (let presses = 0; presses < PRESSES_MAX && !seen.includes(last); presses++) {
    const card = await nextCard(page, journey.decisions);
    if (card !== null && !seen.includes(card.step)) {
      seen.push(card.step);
      await journey.onStep?.(card.step);
    }
    if (card !== null) await journey.onCard?.(card);
    await answer(page, card, journey);
  }
  return seen;
};

const framesPass = (page: Page, frames: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, frames);

/** Null for a decision on which the coach says nothing. */
const nextCard = async (page: Page, decisions: Targets<string>): Promise<ShownCard | null> => {
  await waitForTarget(page, { ...CARD, ...decisions });
  await framesPass(page, CARD_FRAMES);
  return shownCard(page);
};

const answer = async (page: Page, card: ShownCard | null, { choose }: Journey): Promise<void> => {
  const fold = page.locator('[data-coach="fold"]');
  // A card that is a bar already has nothing to fold.
  if (card?.kind === 'choose' && (await fold.isVisible())) await fold.click();
  if (card === null || card.kind === 'choose') return choose();
  const target = card.kind === 'read' ? '[data-coach="next"]' : `[data-control="${card.lit}"]`;
  // A control that is on the board and in the dock is lit in the dock, which comes later.
  await page.locator(target).filter({ visible: true }).last().click();
  await expect.poll(() => shownCard(page)).not.toEqual(card);
};
