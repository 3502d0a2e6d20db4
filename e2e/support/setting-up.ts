/** Sets up a table from the home page. */

import type { Locator, Page } from '@playwright/test';
import type { Wording } from './wording.ts';

export interface Chosen {
  /** The names of the people, in turn order. */
  readonly people: readonly string[];
  /** The number of steady bots after them. */
  readonly bots?: number;
  readonly edition?: 'classic' | 'royale-base' | 'royale';
  readonly winnings?: 'open' | 'hidden';
  readonly neutralDice?: boolean;
  /** Further choices before the table is opened. */
  readonly more?: (dialog: Locator) => Promise<void>;
}

/** Opens the set-up dialog. */
export const openSetup = async (page: Page, wording: Wording): Promise<Locator> => {
  await page.goto('/');
  await page.getByRole('button', { name: wording.text('home.newTable') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  await dialog.waitFor();
  return dialog;
};

export const setUpTable = async (page: Page, wording: Wording, chosen: Chosen): Promise<void> => {
  const dialog = await openSetup(page, wording);
  await choose(dialog, wording.text('setup.edition'), wording.text(`home.${chosen.edition ?? 'classic'}`));
  await seat(dialog, wording, chosen);
  await choose(
    dialog,
    wording.text('las-vegas.winnings'),
    wording.text(chosen.winnings === 'hidden' ? 'las-vegas.winningsHidden' : 'las-vegas.winningsOpen'),
  );
  if (chosen.edition !== 'royale') {
    await dialog
      .getByRole('checkbox', { name: wording.text('las-vegas.neutralDice') })
      .setChecked(chosen.neutralDice ?? false);
  }
  await chosen.more?.(dialog);
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
  await page.getByRole('region', { name: wording.text('table.actions') }).waitFor();
};

const choose = (within: Locator, group: string, option: string): Promise<void> =>
  within.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();

/** The dialog starts with one person and two bots. */
const seat = async (dialog: Locator, wording: Wording, { people, bots = 0 }: Chosen): Promise<void> => {
  // The levels are a list, too.
  const seats = dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('combobox') });
  const add = dialog.getByRole('button', { name: wording.text('setup.addPerson') });
  const count = people.length + bots;
  while ((await seats.count()) < count) await add.click();
  while ((await seats.count()) > count) await remove(seats.last(), wording);
  for (let index = 0; index < count; index++) {
    const kind = wording.text(index < people.length ? 'setup.person' : 'setup.steady');
    await dialog.getByRole('combobox', { name: wording.text('setup.who', { number: index + 1 }) }).selectOption(kind);
  }
  for (const [index, name] of people.entries()) {
    await dialog.getByRole('textbox', { name: wording.text('setup.name', { number: index + 1 }) }).fill(name);
  }
};

const remove = (row: Locator, wording: Wording): Promise<void> =>
  row.getByRole('button', { name: wording.like('setup.removeSeat') }).click();
