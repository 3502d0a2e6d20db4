/** "Something is wrong here": the file of a report opens as a replay and becomes a test. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBugReport } from '@fremont/table/bug-report';
import type { Page } from '@playwright/test';
import { occupantsNamed, type StoredMatch, storeMatch } from './support/stored-match.ts';
import { expect, PHONE, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

const FREMONT = fileURLToPath(new URL('../packages/cli/bin/fremont.mjs', import.meta.url));

const RUNNING: StoredMatch = {
  game: 'las-vegas',
  golden: 'classic-with-hidden-winnings-3',
  occupants: occupantsNamed(['Adelheid', 'bot Bruno', 'bot Chiara']),
  without: 12,
};

/** The path of the saved file. */
const report = async (page: Page, wording: Wording): Promise<string> => {
  await page.getByRole('button', { name: wording.text('table.menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: wording.text('table.wrongHere') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: wording.text('dialogs.reportSave') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('fremont-las-vegas.report.json');
  return download.path();
};

test.use({ ...PHONE, language: 'de' });

test('a report from a table and from a replay has no names, opens as a replay, and becomes a test', async ({
  page,
  wording,
}) => {
  const address = await storeMatch(page, RUNNING);
  await page.goto(address);
  await page.locator('.dock [data-control]').first().waitFor();
  const atTable = await report(page, wording);
  await page.goto(address.replace('/table/', '/replay/'));
  const slider = page.getByRole('slider', { name: wording.text('replay.place') });
  await slider.fill('20');
  const atReplay = await report(page, wording);

  const root = mkdtempSync(join(tmpdir(), 'fremont-report-'));
  for (const [file, at, place] of [
    [atTable, 'local', null],
    [atReplay, 'replay', 20],
  ] as const) {
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain('Adelheid');
    expect(text).not.toContain('Bruno');
    const read = readBugReport(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value).toMatchObject({ at, game: 'las-vegas', viewpoint: 0, errors: [] });
    expect(read.value.screen).toMatchObject({ width: 390, height: 844, language: 'de', theme: 'night', touch: true });
    const last = read.value.record?.entries.length ?? 0;
    expect(read.value.place).toBe(place ?? last);
    expect(read.value.marks).toHaveLength(last + 1);

    // The rules in Node see at every step what this browser saw, and the screen showed the view of its place.
    const printed = execFileSync(process.execPath, [FREMONT, 'adopt', file, '--root', root, '--json'], {
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toMatchObject({ type: 'agrees', step: place ?? last });
  }
  rmSync(root, { recursive: true });

  await page.goto('/replay');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: wording.text('replay.chooseFile') }).click(),
  ]);
  await chooser.setFiles(atTable);
  await expect(slider).toHaveValue('0');
});
