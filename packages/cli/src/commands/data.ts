/** `fremont data`: lists the unsure facts about a game's components, and the file in which to correct each. */

import { factsOf } from '@fremont/games/facts';
import type { Fact } from '@fremont/kernel';
import { readArgs } from '../args.ts';
import { gameNamed } from '../games.ts';
import { printJson, printLines } from '../output.ts';

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    { all: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    1,
  );
  const game = gameNamed(words[0]);
  const facts = factsOf(game.meta.id);
  const shown = flags.all ? facts : facts.filter(isUnsure);
  if (flags.json) printJson({ game: game.meta.id, facts: shown });
  else printLines([...shown.map(lineOf), summaryOf(game.meta.id, facts, shown)]);
  return 0;
};

const isReconstructed = ({ certainty }: Fact): boolean => certainty === 'RECONSTRUCTED';

const isUnsure = (fact: Fact): boolean => isReconstructed(fact) || fact.doubt !== null;

const lineOf = ({ subject, aspect, value, certainty, sources, note, doubt, file }: Fact): string => {
  const why = [doubt, note, ...sources].filter((part) => part !== null).join('; ');
  return `${certainty.padEnd(13)} ${file.padEnd(16)} ${subject}, ${aspect}: ${value}${why === '' ? '' : ` (${why})`}`;
};

const summaryOf = (game: string, facts: readonly Fact[], shown: readonly Fact[]): string => {
  const rest = shown.length < facts.length ? '; --all lists every fact' : '';
  return `${game}: ${facts.filter(isReconstructed).length} of ${facts.length} facts are reconstructed${rest}`;
};
