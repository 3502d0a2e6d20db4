/** `fremont laws`: the conformance suite on one game. */

import { faultsOf, type LawReport, runLaws } from '@fremont/games/conformance';
import { readArgs, wholeNumber } from '../args.ts';
import { countsLine } from '../counts.ts';
import { gameNamed } from '../games.ts';
import { goldensOf } from '../goldens.ts';
import { printJson, printLines } from '../output.ts';

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    {
      matches: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const game = gameNamed(words[0]);
  const goldens = await goldensOf(game);
  const report = runLaws(game, {
    matches: wholeNumber(flags.matches, '--matches', { min: 1 }),
    seed: wholeNumber(flags.seed, '--seed', { min: 0 }),
    goldens,
  });
  if (flags.json) printJson(report);
  else printLines(linesOf(report));
  return faultsOf(report).length === 0 ? 0 : 1;
};

const linesOf = (report: LawReport): string[] => {
  const { game, laws, matches, actions, coverage, unusedActions } = report;
  const broken = faultsOf(report).length;
  return [
    ...laws.flatMap(({ number, name, fault }) => [
      `${fault === null ? 'kept  ' : 'BROKEN'} ${String(number).padStart(2)} ${name}`,
      ...(fault === null ? [] : [`          ${fault}`]),
    ]),
    `refusals met: ${countsLine(coverage.refusals)}`,
    `actions never used: ${unusedActions.join(', ') || 'none'}`,
    `${game}: ${laws.length - broken} laws kept, ${broken} broken, over ${matches} matches and ${actions} actions`,
  ];
};
