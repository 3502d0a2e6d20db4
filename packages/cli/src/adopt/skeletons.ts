/**
 * Texts of the tests for a report. They contain numbers and ids that this program has computed, and nothing else of the report. All
 * other data is in a file beside the test.
 */

import type { ReportedScreen } from '@fremont/table/bug-report';

/** Fails until the rules replay the match again. It lies in the folder of the game. */
export const rulesTest = (
  id: string,
  step: number,
): string => `/** A reported match. At step ${step} the rules refuse the action, throw, or leave a broken state. */

import { readFileSync } from 'node:fs';
import { type GameTypes, type MatchRecord, replay } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { gameById } from '../../registry.ts';

const FILE = new URL('./reported/${id}.json', import.meta.url);
const { record } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly record: MatchRecord<GameTypes> };

test('the reported match ${id} replays without a fault', () => {
  const game = gameById(record.game);
  if (game === null) throw new Error(record.game);
  for (const { state } of replay(game, record).steps) expect(game.faults(state)).toEqual([]);
});
`;

/** Fails until every view is again what the reporter's app showed. */
export const viewTest = (
  id: string,
  step: number,
): string => `/** A reported match. The view at step ${step} is not what the reporter saw. */

import { readFileSync } from 'node:fs';
import { gameById } from '@fremont/games/registry';
import { marksOf, readBugReport } from '@fremont/table/bug-report';
import { unnamedOccupants } from '@fremont/table/file';
import { type Perspective, Replay } from '@fremont/table/replay';
import { expect, test } from 'vitest';

test('the reported match ${id} shows at every step what its reporter saw', () => {
  const report = readBugReport(readFileSync(new URL('./reported/${id}.json', import.meta.url), 'utf8'));
  if (!report.ok || report.value.record === null) throw new Error('not a report with a record');
  const { record, viewpoint, marks } = report.value;
  const game = gameById(record.game);
  const match = game && Replay.of(game, { record, occupants: unnamedOccupants(record.seats) });
  if (match?.ok !== true) throw new Error('the match does not open');
  expect(marksOf(match.value, viewpoint as Perspective)).toEqual(marks);
});
`;

/** Opens the match in the browser at the reported place. A person then writes down what is wrong there. */
export const screenTest = (
  id: string,
  place: number,
  { width, height, touch }: ReportedScreen,
): string => `/** A reported match, opened at the place and in the window of its reporter. */

import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: ${width}, height: ${height} }, hasTouch: ${touch} });

test('the reported match ${id}', async ({ page, wording }) => {
  await page.goto('/replay');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: wording.text('replay.chooseFile') }).click(),
  ]);
  await chooser.setFiles(fileURLToPath(new URL('./reported/${id}.json', import.meta.url)));
  await page.getByRole('slider', { name: wording.text('replay.place') }).fill('${place}');
  // Replace this line by a check that fails because of the reported fault.
  expect('the reported fault').toBe('checked');
});
`;
