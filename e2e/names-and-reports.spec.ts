/** Names that look alike are told apart on the screen, and a reporter sees what became of a report. */

import { expectAccessible } from './support/axe.ts';
import { sendAllChat } from './support/chat-messages.ts';
import { test } from './support/participants.ts';
import { arrive, ask, newTable, seat } from './support/server-setup.ts';
import { expect } from './support/test.ts';

/** With a Cyrillic letter at the end. */
const MIXED = 'Ad\u0430';

test('a look-alike name has a number, and a report stays in sight of its reporter', async ({ invite }) => {
  const [ada, other] = [await invite('Ada'), await invite('ADA', { language: 'de' })];
  await Promise.all([arrive(ada), arrive(other, 'pool')]);
  const table = await newTable(ada, { people: 2 });
  await seat(ada, table, other);
  await ada.page.goto(`/online/${table}`);
  await expect(ada.page.getByText('ADA (2)').first()).toBeVisible();
  await sendAllChat(other, table, ['an insult']);

  const { me } = (await (await other.page.request.get(`${other.address}/api/me`)).json()) as { me: { id: string } };
  await ask(ada, `tables/${table}/report`, { person: me.id, line: 1, reason: 'insult' });
  await ada.page.goto('/me');
  const reports = ada.page.getByRole('region', { name: ada.wording.text('online.myReports') });
  await expect(reports).toContainText('ADA');
  await expect(reports).toContainText(/has not decided yet/);
  await expectAccessible(ada.page, 'me with a report');

  const name = ada.page.getByLabel(ada.wording.text('online.yourName'));
  await name.fill(MIXED);
  await expect(ada.page.getByText(ada.wording.text('online.nameMixed')).first()).toBeVisible();
  await name.fill('Ada');
  await expect(ada.page.getByText(ada.wording.text('online.nameMixed'))).toHaveCount(0);
});
