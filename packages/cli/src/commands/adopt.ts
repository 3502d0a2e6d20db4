/** `fremont adopt`: turns a report of a fault into a golden record or a failing test, and says which step differs. */

import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, canonicalJson, fingerprint, type GameTypes, type MatchRecord } from '@fremont/kernel';
import { type BugReport, readBugReport } from '@fremont/table/bug-report';
import { FILE_BYTES_MAX } from '@fremont/table/file';
import { type Assessment, actionAt, judgeReport, outcomeOf } from '../adopt/judge-report.ts';
import { rulesTest, screenTest, viewTest } from '../adopt/skeletons.ts';
import { readArgs } from '../args.ts';
import { gameNamed } from '../games.ts';
import { goldenText } from '../goldens.ts';
import { readJsonFile, recordOf } from '../input.ts';
import { printJson, printLines } from '../output.ts';
import { Finding, UsageError } from '../usage-error.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    {
      record: { type: 'string' },
      root: { type: 'string', default: ROOT },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const [path] = words;
  if (path === undefined) throw new UsageError('name the file of a report');
  const report = await reportIn(path);
  const game = gameNamed(report.game);
  const record = await recordFor(game, report, path, flags.record);
  const found = judgeReport(game, record, report);
  const files = await write(flags.root, filesFor(game, record, report, found));
  if (flags.json) printJson({ game: game.meta.id, ...found, files });
  else printLines([sentenceOf(found, record), ...noteOf(report), ...files.map((file) => `written: ${file}`)]);
  return 0;
};

const reportIn = async (path: string): Promise<BugReport> => {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > FILE_BYTES_MAX) throw new UsageError(`"${path}" is too large for a report`);
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(error.code === 'ENOENT' ? `no file "${path}"` : `cannot read "${path}": ${error.code}`);
  });
  const report = readBugReport(content);
  if (report.ok) return report.value;
  const where = report.error.code === 'notAMatch' ? ` at ${report.error.path || 'its top'}` : '';
  throw new UsageError(`"${path}" is not a report of Fremont: ${report.error.code}${where}`);
};

/** The report of a running online match has no record. It comes from the server once the match is over. */
const recordFor = async (
  game: AnyGame,
  report: BugReport,
  path: string,
  file: string | undefined,
): Promise<MatchRecord<GameTypes>> => {
  const json = file === undefined ? report.record : await readJsonFile(file);
  if (json === null)
    throw new Finding(`${path} was made during an online match, so it has no record; give it with --record`);
  const source = file ?? path;
  const record = recordOf(game, json, source);
  if ((json as MatchRecord<GameTypes>).game !== game.meta.id)
    throw new UsageError(`${source} is a record of another game`);
  return record;
};

interface NewFile {
  readonly path: string;
  readonly content: string;
}

const filesFor = (game: AnyGame, record: MatchRecord<GameTypes>, report: BugReport, found: Assessment): NewFile[] => {
  const id = `r${fingerprint(canonicalJson([record, report.place, report.viewpoint])).toString(36)}`;
  const data = `${JSON.stringify({ ...report, record })}\n`;
  const tests = `packages/games/${game.meta.id}/test`;
  switch (found.type) {
    case 'doesNotReplay':
    case 'fault':
      return withData(tests, `reported-${id}.test.ts`, rulesTest(id, found.step), id, data);
    case 'otherView':
      return withData('packages/table/test', `reported-${id}.test.ts`, viewTest(id, found.step), id, data);
    case 'otherScreen':
      return withData('e2e', `reported-${id}.spec.ts`, screenTest(id, found.step, report.screen), id, data);
    case 'agrees': {
      const outcome = outcomeOf(game, record);
      return outcome !== null && report.errors.length === 0
        ? [{ path: `${tests}/golden/reported-${id}.json`, content: goldenText({ ...record, outcome }) }]
        : withData('e2e', `reported-${id}.spec.ts`, screenTest(id, found.step, report.screen), id, data);
    }
  }
};

const withData = (folder: string, name: string, content: string, id: string, data: string): NewFile[] => [
  { path: `${folder}/${name}`, content },
  { path: `${folder}/reported/${id}.json`, content: data },
];

/** Never overwrites the files of an adopted report, because a developer may have changed its test. */
const write = async (root: string, files: readonly NewFile[]): Promise<readonly string[]> => {
  const known = files.find(({ path }) => existsSync(join(root, path)));
  if (known !== undefined) throw new Finding(`the report was adopted before: ${known.path}`);
  for (const { path, content } of files) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return files.map(({ path }) => path);
};

const sentenceOf = (found: Assessment, record: MatchRecord<GameTypes>): string => {
  const step = `step ${found.step} of ${record.entries.length} (${actionAt(record, found.step)})`;
  switch (found.type) {
    case 'doesNotReplay':
      return `${step} differs: ${found.why}`;
    case 'fault':
      return `${step} differs: the state after it is broken: ${found.why}`;
    case 'otherView':
      return `${step} differs: the reporter saw another view or other events`;
    case 'otherScreen':
      return `${step}: the rules agree, but the screen showed another view`;
    case 'agrees':
      return `no step differs; the report is about ${step}`;
  }
};

const noteOf = ({ app, screen, commands, errors }: BugReport): string[] => [
  `app ${printable(app)}, window ${screen.width}x${screen.height}, ${screen.theme}, ${printable(screen.language)}`,
  ...commands.slice(-3).map(({ after, answer }) => `command after version ${after}: ${printable(answer)}`),
  ...errors.map(({ message }) => `error: ${printable(message)}`),
];

/** Text from a report may hold control characters that a terminal would obey. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?');
