/** Every screen of online tables in both sizes, in English and Russian, at night, and in English by day. */

import { join } from 'node:path';
import { type Participant, test } from '../support/participants.ts';
import { arrive, ask, newTable, playing, seat } from '../support/server-setup.ts';
import { DESKTOP, PHONE } from '../support/test.ts';

const FOLDER = process.env['SCREENSHOTS'] ?? '.cache/screenshots';

const LOOKS = [
  { language: 'en', theme: 'night', names: ['Ada', 'Ben', 'Chiara'] },
  { language: 'ru', theme: 'night', names: ['Аня', 'Борис', 'Виктория'] },
  { language: 'en', theme: 'day', names: ['Ada', 'Ben', 'Chiara'] },
] as const;

const SIZES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

for (const { language, theme, names } of LOOKS) {
  for (const [size, device] of SIZES) {
    test.describe(`${language} ${theme} ${size}`, () => {
      const how = { language, device, settings: { theme } } as const;
      const shoot = async ({ page }: Participant, screen: string, fullPage = false): Promise<void> => {
        await page.evaluate(() => document.fonts.ready);
        const path = join(FOLDER, `online-${screen}-${size}-${language}-${theme}.png`);
        await page.screenshot({ path, fullPage, animations: 'disabled' });
      };

      test('before the match', async ({ invite }) => {
        const [ada, ben, chiara] = [
          await invite(names[0], how),
          await invite(names[1], how),
          await invite(names[2], how),
        ];
        const { page, wording } = ada;
        await page.goto('/me');
        await page.getByLabel(wording.text('online.yourName')).waitFor();
        await shoot(ada, 'gate');
        await page.goto('/lobby');
        await page.getByRole('heading', { name: wording.text('online.gateMe') }).waitFor();
        await shoot(ada, 'lobby-stranger');
        await Promise.all([arrive(ada, 'cherry'), arrive(ben, 'pool'), arrive(chiara, 'lemon')]);
        await page.goto('/lobby');
        await page.getByRole('heading', { name: wording.text('online.openTables') }).waitFor();
        await shoot(ada, 'lobby-empty');
        await newTable(ben, { title: 'High Rollers', visibility: 'public', people: 3, bots: ['random'] });
        const long = await newTable(chiara, {
          title: 'Friday night in the desert',
          visibility: 'public',
          people: 5,
          edition: 'royale-base',
          winnings: 'hidden',
          clock: { type: 'live', bankS: 120, incrementS: 15 },
        });
        await seat(chiara, long, ben);
        await newTable(chiara, { title: 'Slow', visibility: 'public', clock: { type: 'days', days: 3 } });
        const own = await newTable(ada, {
          people: 3,
          bots: ['greedy'],
          clock: { type: 'live', bankS: 60, incrementS: 10 },
        });
        await page
          .getByRole('button', { name: wording.text('online.sitDown') })
          .first()
          .waitFor();
        await shoot(ada, 'lobby');
        await shoot(ada, 'lobby-whole', true);
        await page
          .getByRole('button', { name: wording.text('online.newTable') })
          .first()
          .click();
        await page.getByText(wording.text('online.tableName')).waitFor();
        await shoot(ada, 'set-up');
        await page.goto(`/online/${own}`);
        await page.getByLabel(wording.text('online.inviteLink')).waitFor();
        await seat(ada, own, ben);
        const { code } = ((await (await page.request.get(`/api/tables/${own}`)).json()) as { room: { code: string } })
          .room;
        await ask(chiara, 'find', { code });
        await ben.page.goto(`/online/${own}`);
        await chiara.page.goto(`/online/${own}`);
        await chiara.page.getByText(wording.text('online.askingIn')).waitFor();
        await page.getByRole('button', { name: wording.text('online.letIn') }).waitFor();
        await ben.page.getByRole('button', { name: wording.text('online.standUp') }).waitFor();
        await shoot(ada, 'room-host');
        await shoot(ada, 'room-host-whole', true);
        await shoot(ben, 'room-guest', true);
        await shoot(chiara, 'room-asking');
        await page.goto('/me');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await shoot(ada, 'me', true);
        const { secret } = (await ask(ada, `tables/${own}/invites`, { seat: null })) as { secret: string };
        const dora = await invite('Dora', how);
        await dora.page.goto(`/join#${secret}`);
        await dora.page.getByLabel(wording.text('online.yourName')).waitFor();
        await shoot(dora, 'join');
      });

      test('at the table', async ({ invite }) => {
        const [ada, ben] = [await invite(names[0], how), await invite(names[1], how)];
        const { page, wording, player } = ada;
        await playing([ada, ben], {
          bots: ['greedy'],
          edition: 'royale-base',
          clock: { type: 'live', bankS: 120, incrementS: 15 },
        });
        await player.asked();
        await shoot(ada, 'my-turn');
        await shoot(ben, 'waiting');
        await player.roll();
        await player.asked();
        await page.keyboard.press('c');
        const chat = page.getByRole('textbox', { name: wording.text('online.chatField') });
        await chat.fill('Good luck!');
        await chat.press('Enter');
        await shoot(ada, 'chat');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.locator('#main').click({ position: { x: 5, y: 5 } });
        await page.keyboard.press('o');
        await page.getByRole('dialog').waitFor();
        await shoot(ada, 'people');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+z');
        await page.getByRole('button', { name: wording.text('dialogs.undoAsk') }).click();
        await ben.player.dock.getByRole('button', { name: wording.text('online.allow') }).waitFor();
        await shoot(ada, 'undo-asked');
        await shoot(ben, 'undo-answer');
        await ben.player.dock.getByRole('button', { name: wording.text('online.refuse'), exact: true }).click();
        await ben.page.getByRole('button', { name: wording.text('table.menu') }).click();
        await shoot(ben, 'menu');
        await ben.page.getByRole('menuitem', { name: wording.text('online.leave') }).click();
        await shoot(ben, 'leave');
        await ben.page
          .getByRole('dialog')
          .getByRole('button', { name: wording.text('online.leave') })
          .click();
        await page.getByText(wording.text('online.botPlaysNow'), { exact: true }).waitFor({ state: 'attached' });
        await shoot(ada, 'stand-in');
        await ben.page.goto(page.url());
        await ben.player.dock.waitFor();
        await shoot(ben, 'back');
      });
    });
  }
}
