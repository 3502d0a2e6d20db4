/** The pace adapts: forced moves are played by themselves, and one key goes to the next decision. */

import { hold, prepareToHold, untilMoving } from './support/held-motion.ts';
import { playerAt } from './support/playing.ts';
import { setUpTable } from './support/setting-up.ts';
import { expect, test } from './support/test.ts';

test.describe('with all forced moves', () => {
  test.use({ settings: { forcedMoves: 'all' } });

  test('the dice are rolled without a press, and the first question is a real one', async ({ page, wording }) => {
    await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
    const player = playerAt(page, wording);
    await expect(player.lanes.nth(1)).toBeVisible();
    await expect(player.log).toContainText('Ada');
  });
});

test.describe('with forced moves but rolls', () => {
  // The table shows a forced move for a moment. At this speed the moment is long enough to be seen here.
  test.use({ settings: { forcedMoves: 'moves', speed: 2 } });

  test('rolls wait for the player, and placements without a choice do not', async ({ page, wording }) => {
    await setUpTable(page, wording, { people: ['Ada', 'Ben'] });
    const player = playerAt(page, wording);
    // The first placement without a choice is never the last of the round, because the other player has dice left.
    const isForced = page.getByText(wording.text('table.forcedHead'));
    while (!(await isForced.isVisible())) {
      if (await player.rollButton.isVisible()) await player.roll();
      else if ((await player.lanes.count()) > 1) await player.place();
    }
    await expect(player.rollButton).toBeVisible();
  });
});

test.describe('with animations', () => {
  test.use({ settings: { speed: 1 }, calm: false });

  test('the key F goes to the next decision, past all animations', async ({ page, wording }) => {
    await prepareToHold(page);
    await setUpTable(page, wording, { people: ['Ada'], bots: 2 });
    const player = playerAt(page, wording);
    await player.roll();
    await page.keyboard.press('Space');
    await player.lanes.first().waitFor();
    // From here on no animation would ever end by itself.
    await hold(page);
    await player.lanes.first().click();
    await page.locator('.dock [data-control="confirm"]').click();
    await untilMoving(page);
    await page.keyboard.press('f');
    await expect(player.rollButton).toBeVisible();
  });
});
