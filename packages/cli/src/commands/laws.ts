/** `fremont laws`: checks the laws on one game, the law of equivalence on its simulator, and that its bots do not peek. */

import { type Peeking, peekingOf } from '@fremont/bots/peeking';
import { type Equivalence, equivalenceOf } from '@fremont/bots/sim';
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
      positions: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const game = gameNamed(words[0]);
  const goldens = await goldensOf(game);
  const matches = wholeNumber(flags.matches, '--matches', { min: 1 });
  const seed = wholeNumber(flags.seed, '--seed', { min: 0 });
  const report = runLaws(game, { matches, seed, goldens });
  const simulator = equivalenceOf(game.meta.id, matches, seed);
  const peeking = peekingOf(game, wholeNumber(flags.positions, '--positions', { min: 0 }), seed);
  if (flags.json) printJson({ ...report, simulator, peeking });
  else printLines([...linesOf(report), ...simulatorLines(simulator), ...peeking.map(peekingLine)]);
  return faultsOf(report).length === 0 && !simulator?.fault && peeking.every(({ fault }) => fault === null) ? 0 : 1;
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

/** The law of equivalence; a game without a simulator has no line. */
const simulatorLines = (simulator: Equivalence | null): string[] => {
  if (simulator === null) return [];
  const { matches, actions, fault } = simulator;
  return fault === null
    ? [`simulator: plays as the rules do, ${matches} matches and ${actions} actions compared`]
    : [`simulator: DIFFERS FROM THE RULES, ${matches} matches were to be compared`, `          ${fault}`];
};

/** Whether a level chooses the same in all worlds that look the same to it. */
const peekingLine = ({ level, positions, different, fault }: Peeking): string =>
  fault === null
    ? `bot ${level}: the same choice in other worlds, ${positions} positions, ${different} with other hidden information`
    : `bot ${level}: USES HIDDEN INFORMATION: ${fault}`;
