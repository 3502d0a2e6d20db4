/** The picture in the README. */

import { playerAt } from '../support/playing.ts';
import { setUpTable } from '../support/setting-up.ts';
import { test } from '../support/test.ts';

test('a classic table of four in its second round', async ({ page, wording }) => {
  await setUpTable(page, wording, { people: ['Ada'], bots: 3 });
  const player = playerAt(page, wording);
  const secondRound = page.getByText(wording.text('las-vegas.round', { round: 2, rounds: 4 }), { exact: true });
  while ((await secondRound.count()) === 0) await player.step();
  for (let step = 0; step < 4; step++) await player.step();
  while ((await player.asked()) !== 'place') await player.step();
  await player.lanes.first().click();
  await page.screenshot({ path: 'docs/screenshot.png', animations: 'disabled' });
});
