/** `fremont sprt`: decides whether one bot plays better than another, with as few matches as it takes. */

import type { Bot } from '@fremont/bots';
import { at, type GameTypes } from '@fremont/kernel';
import { numberFlag, readArgs, wholeNumber } from '../args.ts';
import { playBlock, winSharesOf } from '../blocks.ts';
import { botAtRevision } from '../bot-revision.ts';
import { botNamed } from '../bots.ts';
import { gameNamed, optionsFlag, seatsFlag } from '../games.ts';
import { printJson } from '../output.ts';
import type { MatchSetup } from '../simulation.ts';
import { boundOf, type Hypotheses, logLikelihoodRatio, type Verdict, verdictOf } from '../sprt.ts';
import { mean, percent, shareInterval } from '../statistics.ts';
import { UsageError } from '../usage-error.ts';

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    {
      seats: { type: 'string' },
      none: { type: 'string', default: '0' },
      gain: { type: 'string', default: '2' },
      error: { type: 'string', default: '5' },
      'max-blocks': { type: 'string', default: '2000' },
      base: { type: 'string' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    3,
  );
  const game = gameNamed(words[0]);
  const [, tester, reference] = words;
  if (tester === undefined || reference === undefined) throw new UsageError('name two bots: sprt <game> master sharp');
  const seats = seatsFlag(game, flags.seats);
  const hypotheses = hypothesesFrom(flags);
  const bots = {
    tester: botNamed(game, tester),
    reference: await (flags.base === undefined
      ? botNamed(game, reference)
      : botAtRevision(flags.base, game.meta.id, reference)),
  };
  const seed = wholeNumber(flags.seed, '--seed', { min: 0 });
  const blocksMax = wholeNumber(flags['max-blocks'], '--max-blocks', { min: 1 });
  const setting = { game, options: optionsFlag(game, flags.options, seats), seats };
  const played = playUntilDecided(setting, bots, { hypotheses, blocksMax, seed });
  const base = flags.base === undefined ? '' : ` of ${flags.base}`;
  if (flags.json) printJson({ tester, reference: `${reference}${base}`, seats, seed, ...hypotheses, ...played });
  else console.log(lineOf(`${tester} against ${seats - 1} ${reference}${base}`, { seats, seed, hypotheses }, played));
  return 0;
};

/** The flags are percentage points of win share. */
const hypothesesFrom = (flags: { none: string; gain: string; error: string }): Hypotheses => {
  const none = numberFlag(flags.none, '--none', { min: -100, max: 100 }) / 100;
  const gain = numberFlag(flags.gain, '--gain', { min: -100, max: 100 }) / 100;
  const error = numberFlag(flags.error, '--error', { min: 0.1, max: 49 }) / 100;
  if (gain <= none) throw new UsageError('--gain must be larger than --none');
  return { none, gain, error };
};

interface Test {
  readonly hypotheses: Hypotheses;
  readonly blocksMax: number;
  readonly seed: number;
}

interface Played {
  readonly verdict: Verdict;
  readonly ratio: number;
  readonly blocks: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
}

/**
 * One tester plays against copies of the reference. Equal bots would share the wins equally, so the difference of a
 * block is the tester's share less that.
 */
const playUntilDecided = (
  setting: MatchSetup,
  { tester, reference }: { readonly tester: Bot<GameTypes>; readonly reference: Bot<GameTypes> },
  { hypotheses, blocksMax, seed }: Test,
): Played => {
  const bots = [tester, ...Array.from({ length: setting.seats - 1 }, () => reference)];
  const shares: number[] = [];
  let ratio = 0;
  while (shares.length < blocksMax && verdictOf(ratio, hypotheses) === 'undecided') {
    shares.push(at(winSharesOf(playBlock(setting, bots, seed, shares.length)), 0));
    ratio = logLikelihoodRatio(
      shares.map((share) => share - 1 / setting.seats),
      hypotheses,
    );
  }
  const verdict = verdictOf(ratio, hypotheses);
  return {
    verdict,
    ratio: Number(ratio.toFixed(2)),
    blocks: shares.length,
    winShare: mean(shares),
    ...shareInterval(shares),
  };
};

const VERDICTS: Readonly<Record<Verdict, string>> = {
  gain: 'better',
  none: 'not better',
  undecided: 'undecided',
};

const lineOf = (
  who: string,
  { seats, seed, hypotheses }: Omit<Test, 'blocksMax'> & { readonly seats: number },
  { verdict, ratio, blocks, winShare, low, high }: Played,
): string => {
  const bounds = `${percent(hypotheses.none)} or ${percent(hypotheses.gain)} above ${percent(1 / seats)}`;
  const share = `${percent(winShare)} of the wins (${percent(low)} to ${percent(high)})`;
  const limit = boundOf(hypotheses).toFixed(2);
  return `${who}: ${VERDICTS[verdict]}. ${share} in ${blocks * seats} matches, ${bounds}: ratio ${ratio.toFixed(2)} of ±${limit}, seed ${seed}`;
};
