/** `fremont ladder`: all levels of a game play each other; the result can be written to the docs. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levelsFor } from '@fremont/bots';
import { at } from '@fremont/kernel';
import { nameList, readArgs, wholeNumber } from '../args.ts';
import { botNamed } from '../bots.ts';
import { gameNamed, optionsFlag, seatsFlag } from '../games.ts';
import { type Duel, type Ladder, playLadder } from '../ladder.ts';
import { withSection } from '../markdown-section.ts';
import { printJson, printLines } from '../output.ts';
import { percent } from '../statistics.ts';
import { UsageError } from '../usage-error.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGE = `${ROOT}docs/bots-ladder.md`;

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    {
      seats: { type: 'string' },
      bots: { type: 'string' },
      blocks: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      reach: { type: 'string' },
      options: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const game = gameNamed(words[0]);
  const names = flags.bots === undefined ? levelsFor(game.meta.id) : nameList(flags.bots, '--bots');
  if (names.length < 2) throw new UsageError('a ladder needs two bots or more');
  const seats = seatsFlag(game, flags.seats);
  const setting = { game, options: optionsFlag(game, flags.options, seats), seats };
  const blocks = wholeNumber(flags.blocks, '--blocks', { min: 2 });
  const seed = wholeNumber(flags.seed, '--seed', { min: 0 });
  const reach = flags.reach === undefined ? names.length : wholeNumber(flags.reach, '--reach', { min: 1 });
  const bots = names.map((name) => botNamed(game, name));
  const duelLine = (duel: Duel): string => lineOf(duel, names, seats);
  const ladder = playLadder(setting, bots, {
    blocks,
    seed,
    reach,
    onDuel: (duel) => (flags.json ? undefined : console.error(duelLine(duel))),
  });
  if (flags.json) printJson({ game: game.meta.id, seats, blocks, seed, bots: names, ...ladder });
  else printLines(tableOf(ladder, names, seats));
  if (flags.write) {
    const command = `npx fremont ladder ${args.filter((arg) => arg !== '--write').join(' ')}`;
    writeSection(`${game.meta.id}, ${seats} seats${flags.options === undefined ? '' : `, \`${flags.options}\``}`, [
      `\`${command}\` at commit ${commit()}: ${blocks} blocks of ${seats} matches for each pair, seed ${seed}.`,
      '',
      ...tableOf(ladder, names, seats),
    ]);
  }
  return 0;
};

const lineOf = ({ tester, reference, winShare, low, high }: Duel, names: readonly string[], seats: number): string =>
  `${at(names, tester)} against ${seats - 1} ${at(names, reference)}: ${percent(winShare)} (${percent(low)} to ${percent(high)})`;

const COLUMNS = ['bot', 'points', '95 %', 'against copies of the bot below', '95 %'];

/** A Markdown table, which is readable in a terminal too. */
const tableOf = ({ rungs, duels }: Ladder, names: readonly string[], seats: number): string[] => [
  `| ${COLUMNS.join(' | ')} |`,
  `| ${COLUMNS.map(() => '---').join(' | ')} |`,
  ...rungs.map(({ points, low, high }, bot) => {
    const below = duels.find(({ tester, reference }) => tester === bot && reference === bot - 1);
    const steps =
      below === undefined ? ['', ''] : [percent(below.winShare), `${percent(below.low)} to ${percent(below.high)}`];
    return `| ${[at(names, bot), points.toFixed(0), `${low.toFixed(0)} to ${high.toFixed(0)}`, ...steps].join(' | ')} |`;
  }),
  '',
  `Equal bots win ${percent(1 / seats)}. 400 points are ten times the strength; the first bot has 0.`,
];

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

const writeSection = (title: string, lines: readonly string[]): void =>
  writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), title, lines));
