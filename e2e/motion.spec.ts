/** Animations of a match: at normal speed, skipped, and reduced. */

import type { Page } from '@playwright/test';
import { playerAt } from './support/playing.ts';
import { setUpTable } from './support/setting-up.ts';
import { expect, test } from './support/test.ts';

test.use({ settings: { speed: 1 }, calm: false });

/** Animations that move or rotate elements. Fades are allowed. */
const movements = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return false;
        return effect
          .getKeyframes()
          .some((frame) => ['transform', 'translate', 'rotate', 'scale'].some((name) => name in frame));
      }).length,
  );

/** So slow that no animation ends during the test. */
const slowMotion = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
};

test('dice tumble at normal speed, and Space shows the result at once', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
  const player = playerAt(page, wording);
  await slowMotion(page);
  await player.roll();
  await expect.poll(() => movements(page)).toBeGreaterThan(0);
  await expect(player.lanes).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(player.lanes.first()).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ settings: { speed: 1, motion: 'reduced' } });

  test('nothing moves across the screen, and the match continues', async ({ page, wording }) => {
    await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
    const player = playerAt(page, wording);
    let moved = 0;
    for (let step = 0; step < 6; step++) {
      const watching = (async () => {
        for (let look = 0; look < 5; look++) moved += await movements(page);
      })();
      await player.step();
      await watching;
    }
    expect(moved).toBe(0);
  });
});
