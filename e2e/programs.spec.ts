/** Programs that play for a person: the access token on the page of the person, and the bot at a table. */

import { type Participant, test } from './support/participants.ts';
import { arrive, ask, newTable } from './support/server-setup.ts';
import { expect } from './support/test.ts';

test('a person creates an access token, its program sits down as their bot, and the token is revoked', async ({
  invite,
}) => {
  const ada = await invite('Ada');
  const { page, wording, address } = ada;
  await arrive(ada);
  await page.goto('/me');
  const section = page.getByRole('region', { name: wording.text('online.programs') });
  const create = section.getByRole('button', { name: wording.text('online.programCreate') });
  await section.getByLabel(wording.text('online.programName')).fill('Robo');
  await create.click();
  const secret = await section.locator('.recovery-code code').textContent();
  expect(secret).toMatch(/^fr_/);

  const table = await newTable(ada, { visibility: 'public' });
  const sit = (): Promise<number> =>
    fetch(`${address}/api/tables/${table}/sit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ seat: 1, name: null }),
    }).then(({ status }) => status);
  expect(await sit()).toBe(200);
  await page.goto(`/online/${table}`);
  const chair = page.getByRole('listitem').filter({ hasText: 'Robo' });
  await expect(chair.getByText(wording.text('online.botOf', { name: 'Ada' }))).toBeVisible();
  await ask(ada, `tables/${table}/kick`, { person: await programAt(ada, table) });

  await page.goto('/me');
  await expect(section.getByText('fr_')).toHaveCount(0);
  await section.getByRole('button', { name: wording.text('online.programRevoke') }).click();
  await expect(page.getByText(wording.text('online.programRevoked'))).toBeVisible();
  expect(await sit()).toBe(401);
});

/** The id of the person on the second chair. */
const programAt = async ({ page, address }: Participant, table: string): Promise<string> => {
  const response = await page.request.get(`${address}/api/tables/${table}`);
  const { room } = (await response.json()) as { room: { chairs: readonly { person: { id: string } }[] } };
  return room.chairs[1]?.person.id ?? '';
};
