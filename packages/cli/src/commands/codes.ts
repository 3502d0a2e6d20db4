/** `fremont codes`: writes matches and positions of bots as codes for links, reads them again, and prints their lengths. */

import {
  type AnyGame,
  at,
  type Chance,
  canonicalJson,
  disableFreezing,
  type GameTypes,
  seededChance,
} from '@fremont/kernel';
import { SEAT_COLOURS } from '@fremont/table';
import { type CodedMatch, type CodeKind, decodeMatch, encodeMatch } from '@fremont/table/code';
import { nameList, readArgs, wholeNumber } from '../args.ts';
import { botsForSeats } from '../bots.ts';
import { gameNamed } from '../games.ts';
import { printJson, printLines } from '../output.ts';
import { recorderFor } from '../recorder.ts';
import { botChooser, botSeed, matchSeed, playOut } from '../simulation.ts';

/** The lengths of all codes of a kind, and the number of codes that were read with a difference. */
interface Sizes {
  readonly kind: CodeKind;
  readonly codes: number;
  readonly median: number;
  readonly longest: number;
  /** Longer than any code may be; they become files. */
  readonly tooLong: number;
  readonly faults: number;
}

const NAMES = ['Ada', 'Борис', 'Chloé', 'Dario', 'Jürgen', 'Zoë'];
const POSITIONS_PER_MATCH = 4;

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    {
      matches: { type: 'string', default: '20' },
      bots: { type: 'string', default: 'greedy' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const game = gameNamed(words[0]);
  const matches = wholeNumber(flags.matches, '--matches', { min: 1 });
  const seed = wholeNumber(flags.seed, '--seed', { min: 0 });
  disableFreezing();
  const sizes = measure(game, nameList(flags.bots, '--bots'), matches, seed);
  if (flags.json) printJson({ game: game.meta.id, sizes });
  else printLines(sizes.map((one) => lineOf(game, one)));
  return sizes.some(({ faults }) => faults > 0) ? 1 : 0;
};

const lineOf = ({ meta }: AnyGame, { kind, codes, median, longest, tooLong, faults }: Sizes): string =>
  `${meta.id} ${kind}: ${codes} codes, median ${median} characters, longest ${longest}, ${tooLong} too long, ${faults} faults`;

const measure = (game: AnyGame, bots: readonly string[], matches: number, seed: number): readonly Sizes[] => {
  const whole = counterFor(game, 'match');
  const cut = counterFor(game, 'position');
  const settings = game.variants.flatMap(({ options, seats: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, index) => ({ options, seats: min + index })),
  );
  for (let index = 0; index < matches; index++) {
    const { options, seats } = at(settings, index % settings.length);
    const record = played(game, options, bots, seats, seed, index);
    const occupants = NAMES.slice(0, seats).map((name, seat) => ({
      type: 'person' as const,
      name,
      colour: at(SEAT_COLOURS, seat),
    }));
    whole.add({ kind: 'match', record, occupants });
    const chance = seededChance(matchSeed(seed, index));
    for (const length of cutsOf(record.entries.length, chance))
      cut.add({ kind: 'position', record: { ...record, entries: record.entries.slice(0, length) }, occupants });
  }
  return [whole.sizes(), cut.sizes()];
};

/** Anywhere in the match, and shortly before its end, where codes are longest. */
const cutsOf = (length: number, chance: Chance): readonly number[] => [
  length - 1,
  ...Array.from({ length: POSITIONS_PER_MATCH - 1 }, () => chance.int(length, 'cuts')),
];

const played = (
  game: AnyGame,
  options: GameTypes['options'],
  bots: readonly string[],
  seats: number,
  seed: number,
  index: number,
) => {
  const setup = { game, options, seats };
  const recorder = recorderFor(setup, seededChance(matchSeed(seed, index)));
  const choosers = botsForSeats(game, bots, seats).map((bot, seat) =>
    botChooser(game, bot, botSeed(seed, index, seat)),
  );
  playOut(setup, recorder.chance, choosers, recorder.watcher);
  return recorder.record();
};

const counterFor = (game: AnyGame, kind: CodeKind) => {
  const lengths: number[] = [];
  let tooLong = 0;
  let faults = 0;
  return {
    add(match: CodedMatch<GameTypes>): void {
      const code = encodeMatch(game, match);
      if (code === null) {
        tooLong++;
        return;
      }
      lengths.push(code.length);
      const read = decodeMatch(game, code);
      if (!read.ok || canonicalJson(read.value) !== canonicalJson(match)) faults++;
    },
    sizes(): Sizes {
      const sorted = lengths.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return { kind, codes: lengths.length, median, longest: sorted.at(-1) ?? 0, tooLong, faults };
    },
  };
};
