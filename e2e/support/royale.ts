/** Plays Royale: chooses tiles by picture and answers their decisions in the simplest way. */

import type { Event, TileFace } from '@fremont/games/las-vegas';
import { loadText } from '@fremont/games/las-vegas/text';
import { byType, type Sentence, seatAt } from '@fremont/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { OVER, playerAt, QUESTIONS } from './playing.ts';
import { setUpTable } from './setting-up.ts';
import { type Targets, waitForTarget } from './targets.ts';
import type { Wording } from './wording.ts';

interface Chosen {
  readonly people: readonly string[];
  readonly bots?: number;
  readonly faces: readonly TileFace[];
}

export const setUpRoyale = async (page: Page, wording: Wording, { faces, ...seats }: Chosen): Promise<void> => {
  const { tiles } = await loadText(wording.language);
  await setUpTable(page, wording, {
    ...seats,
    edition: 'royale',
    more: async (dialog) => {
      // The dialog remembers the tiles of the last table.
      const picked = dialog.locator('.face-button[aria-pressed="true"]');
      await dialog.locator('.face-button').first().waitFor();
      while ((await picked.count()) > 0) await picked.first().click();
      for (const face of faces) await dialog.getByRole('button', { name: tiles[face].name, exact: true }).click();
    },
  });
};

export type Wanted = 'roll' | 'place' | 'tile' | 'freePass' | 'handOver' | 'over';

export interface RoyalePlayer {
  /** The decision of a tile on the board. */
  readonly question: Locator;
  asked(): Promise<Wanted>;
  /** Chooses the first answer. */
  answer(): Promise<void>;
  /** The same by keyboard. */
  answerByKeys(): Promise<void>;
  /** Answers any decision in the simplest way. */
  step(answer?: () => Promise<void>): Promise<Wanted>;
  /** The faces activated so far, read from the log. */
  met(): Promise<Set<TileFace>>;
}

const OFFERS = ':is([data-control^="answer-"], [data-control^="target-"])';

export const royalePlayerAt = (page: Page, wording: Wording): RoyalePlayer => {
  const base = playerAt(page, wording);
  const question = page.getByRole('region', { name: wording.like('royale.promptLabel') });
  const offers = page.locator(`${OFFERS}[aria-disabled="false"]`);
  const chosen = page.locator(`${OFFERS}[aria-pressed="true"]`);
  const send = base.dock.locator('[data-control="confirm"]');
  const freePass = base.dock.getByRole('button', { name: wording.text('royale.freePass') });

  const targets: Targets<Wanted> = {
    over: OVER,
    tile: { css: 'section.prompt' },
    freePass: { css: '.dock [data-control="freePass"]' },
    ...QUESTIONS,
  };
  const asked = (): Promise<Wanted> => waitForTarget(page, targets);
  /** Confirms the choice and waits until the decision has left the screen. */
  const settled = async (sending: () => Promise<void>): Promise<void> => {
    const before = await page.locator('.log-lines li').count();
    await sending();
    await expect
      .poll(() => page.locator('.log-lines li').count(), { intervals: [20, 50, 100] })
      .toBeGreaterThan(before);
  };
  const player: RoyalePlayer = {
    question,
    asked,
    async answer() {
      if ((await offers.count()) > 0 && (await chosen.count()) === 0) await offers.first().click();
      await settled(() => send.click());
    },
    async answerByKeys() {
      for (const key of ['s', 'n', '1', '2', '3', '4', '5', '6']) {
        if ((await offers.count()) === 0 || (await chosen.count()) > 0) break;
        await page.keyboard.press(key);
      }
      await settled(() => page.keyboard.press('Enter'));
    },
    async step(answer = player.answer) {
      const wanted = await asked();
      if (wanted === 'tile') await answer();
      else if (wanted === 'freePass') await settled(() => freePass.click());
      else if (wanted !== 'over') await base.step();
      return wanted;
    },
    async met() {
      const text = await loadText(wording.language);
      const log = (await page.locator('.log-lines').first().innerText()).split('\n');
      const faces = Object.keys(text.tiles) as TileFace[];
      return new Set(faces.filter((face) => log.some((line) => activation(text.log, face).test(line))));
    },
  };
  return player;
};

/** Matches the log sentence about the activation of this face. */
const activation = (log: Awaited<ReturnType<typeof loadText>>['log'], face: TileFace): RegExp => {
  const event: Event = { type: 'tileActivated', seat: seatAt(0), casino: 1, face, by: 'dice' };
  return new RegExp(byType(log, event).map(patternOf).join(''), 'u');
};

const patternOf = (piece: Sentence[number]): string => {
  if (typeof piece === 'string') return escaped(piece);
  return 'name' in piece ? escaped(piece.name) : '.*';
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
