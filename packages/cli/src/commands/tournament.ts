/** `fremont tournament`: bots play each other with the same dice in every rotation of seats. */

import { nameList, readArgs, wholeNumber } from '../args.ts';
import { playBlock, winSharesOf } from '../blocks.ts';
import { botNamed } from '../bots.ts';
import { gameNamed, optionsFlag, seatsFor } from '../games.ts';
import { printJsonList, printLines } from '../output.ts';
import { mean, percent, shareInterval } from '../statistics.ts';
import { UsageError } from '../usage-error.ts';

interface Row {
  readonly bot: string;
  /** The matches that the bot played, whatever the number of its seats. */
  readonly matches: number;
  /** The share of the wins per seat. Equal bots have 1 / seats. */
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
}

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    {
      bots: { type: 'string' },
      blocks: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const game = gameNamed(words[0]);
  if (flags.bots === undefined) throw new UsageError('name the bots, one per seat: --bots greedy,random');
  const names = nameList(flags.bots, '--bots');
  const bots = names.map((name) => botNamed(game, name));
  const seats = seatsFor(game, bots.length, '--bots');
  const blocks = wholeNumber(flags.blocks, '--blocks', { min: 1 });
  const seed = wholeNumber(flags.seed, '--seed', { min: 0 });
  const setting = { game, options: optionsFlag(game, flags.options, seats), seats };
  const played = Array.from({ length: blocks }, (_, block) => winSharesOf(playBlock(setting, bots, seed, block)));
  const rows = [...new Set(names)].map((name) => rowOf(name, names, played));
  if (flags.json) printJsonList(rows);
  else printLines(rows.map(lineOf));
  return 0;
};

/** Within a block the seats of the same bot are averaged. */
const rowOf = (name: string, names: readonly string[], blocks: readonly (readonly number[])[]): Row => {
  const perBlock = blocks.map((shares) => mean(shares.filter((_, bot) => names[bot] === name)));
  const { low, high } = shareInterval(perBlock);
  return {
    bot: name,
    matches: blocks.length * names.length,
    winShare: fourDigits(mean(perBlock)),
    low: fourDigits(low),
    high: fourDigits(high),
  };
};

const fourDigits = (share: number): number => Number(share.toFixed(4));

const lineOf = ({ bot, matches, winShare, low, high }: Row): string =>
  `${bot}: ${percent(winShare)} of the wins per seat (${percent(low)} to ${percent(high)}) in ${matches} matches`;
