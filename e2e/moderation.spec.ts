/** The operator's page: a report is read, its subject is banned and sees why; tables are closed, people muted. */

import { AS_THE_DEVICE_WISHES, expectAccessibleByNightAndDay } from './support/axe.ts';
import { ADMIN_TOKEN } from './support/own-server.ts';
import { type Participant, test } from './support/participants.ts';
import { arrive, ask, newTable, playing } from './support/server-setup.ts';
import { expect, PHONE } from './support/test.ts';

const say = async ({ page, wording }: Participant, words: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: wording.text('online.chatField') });
  if (!(await field.isVisible())) await page.getByRole('tab', { name: wording.text('online.chat') }).click();
  await field.fill(words);
  await field.press('Enter');
};

const report = async ({ page, wording }: Participant, name: string, words: string): Promise<void> => {
  await page.getByRole('tab', { name: new RegExp(wording.text('online.chat')) }).click();
  const line = page.getByRole('listitem').filter({ hasText: words });
  await line.getByRole('button', { name: wording.text('online.about', { name }) }).click();
  await page.getByRole('menuitem', { name: wording.text('online.report') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('online.reportTitle', { name }) });
  await dialog.getByRole('button', { name: wording.text('online.report') }).click();
  await expect(page.getByText(wording.text('online.reported'))).toBeVisible();
};

const signIn = async ({ page, wording }: Participant): Promise<void> => {
  await page.goto('/admin');
  await page.getByLabel(wording.text('admin.token')).fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: wording.text('admin.signIn') }).click();
  await expect(page.getByRole('button', { name: wording.text('admin.signOut') })).toBeVisible();
};

const openSection = (
  { page, wording }: Participant,
  name: 'tables' | 'people' | 'sanctions' | 'audit',
): Promise<void> => page.getByRole('radio', { name: wording.text(`admin.section-${name}`) }).check();

const search = async ({ page, wording }: Participant, words: string): Promise<void> => {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: wording.text('admin.search') }).click();
};

test('a report is read, its subject is banned and sees why, in their own language', async ({ invite, expectBan }) => {
  const [ada, ben, admin] = [await invite('Ada'), await invite('Ben', { language: 'de' }), await invite('Admin')];
  await playing([ada, ben]);
  await say(ben, 'You play like a potato');
  await report(ada, 'Ben', 'potato');

  await signIn(admin);
  const { page, wording } = admin;
  const card = page.getByRole('listitem').filter({ hasText: wording.text('online.reason-insult') });
  await expect(card).toContainText('You play like a potato');
  expectBan();
  await card.getByRole('button', { name: wording.text('admin.decide') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('admin.decideTitle', { name: 'Ben' }) });
  await dialog.getByRole('radio', { name: wording.text('admin.outcome-banned') }).check();
  await dialog.getByLabel(wording.text('admin.reason')).fill('Insults at the table');
  await dialog.getByRole('button', { name: wording.text('admin.decide') }).click();
  await expect(page.getByText(wording.text('admin.nothing'))).toBeVisible();

  const why = ben.wording.text('online.bannedReason', { reason: 'Insults at the table' });
  await expect(ben.page.getByRole('heading', { name: ben.wording.text('online.bannedTitle') })).toBeVisible();
  await expect(ben.page.getByRole('alert')).toContainText(why);
  await expect(ben.page.getByRole('alert')).toContainText(String(new Date().getFullYear()));
  await ben.page.goto('/lobby');
  await expect(ben.page.getByRole('alert')).toContainText(why);
  await expect(ada.page.getByText(ada.wording.text('online.botPlaysNow'), { exact: true })).toBeVisible();

  await openSection(admin, 'sanctions');
  await page.getByRole('button', { name: wording.text('admin.lift') }).click();
  await expect(page.getByText(wording.text('admin.nothing'))).toBeVisible();
  await ben.page.getByRole('button', { name: ben.wording.text('online.retryNow') }).click();
  await expect(ben.page.getByRole('heading', { name: ben.wording.text('online.bannedTitle') })).toHaveCount(0);

  await openSection(admin, 'audit');
  for (const action of ['lift', 'closeReport', 'ban', 'signIn'] as const)
    await expect(page.getByRole('cell', { name: wording.text(`admin.action-${action}`) })).toBeVisible();
});

test('a table is closed with a reason, and a muted person reads until when', async ({ invite }) => {
  const [ada, ben, admin] = [await invite('Ada'), await invite('Ben'), await invite('Admin')];
  await playing([ada, ben]);
  await signIn(admin);
  const { page, wording } = admin;
  await openSection(admin, 'people');
  await search(admin, 'Ben');
  const card = page.getByRole('listitem').filter({ hasText: 'Ben' });
  await card.getByRole('button', { name: wording.text('admin.mute') }).click();
  const muting = page.getByRole('dialog', { name: wording.text('admin.muteTitle', { name: 'Ben' }) });
  await muting.getByLabel(wording.text('admin.reason')).fill('Too loud');
  await muting.getByRole('button', { name: wording.text('admin.mute') }).click();
  await expect(muting).toHaveCount(0);
  await say(ben, 'Can you hear me?');
  await expect(ben.page.getByText(/Too loud/)).toBeVisible();

  await openSection(admin, 'tables');
  await page.getByRole('button', { name: wording.text('admin.closeTable') }).click();
  const closing = page.getByRole('dialog');
  await closing.getByLabel(wording.text('admin.reason')).fill('Under repair');
  await closing.getByRole('button', { name: wording.text('admin.closeTable') }).click();
  for (const one of [ada, ben])
    await expect(
      one.page.getByText(one.wording.text('online.closedByAdmin', { reason: 'Under repair' })),
    ).toBeVisible();
});

test.describe('on a phone', () => {
  test('every section is accessible by night and by day', async ({ invite }) => {
    const host = await invite('Host');
    await arrive(host);
    await newTable(host, { title: 'A table with quite a long name, as people like them' });
    await ask(host, 'me/change', { name: 'A host with a long name', colour: 'pool' });
    const admin = await invite('Admin', { device: PHONE, settings: AS_THE_DEVICE_WISHES });
    await admin.page.goto('/admin');
    await expectAccessibleByNightAndDay(admin.page, 'the form for the token');
    await signIn(admin);
    await expectAccessibleByNightAndDay(admin.page, 'reports');
    for (const section of ['tables', 'people', 'sanctions', 'audit'] as const) {
      await openSection(admin, section);
      await expectAccessibleByNightAndDay(admin.page, section);
    }
    const overhang = await admin.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overhang).toBe(0);
  });
});
