/** T16: no message contains what its viewer may not know. Worlds that differ only in hidden parts give identical bytes. */

import { GAMES } from '@fremont/games/registry';
import { type AnyGame, at, type Chance, seatList, seededChance, type Viewer } from '@fremont/kernel';
import { Person, type Site } from '../client/person.ts';
import { tablePlan } from '../client/tables.ts';
import { exactly, never } from '../conditions.ts';
import {
  chanceOf,
  type Harness,
  numberOf,
  type Report,
  runWithControls,
  type Settings,
  verdict,
  withFolder,
} from '../harness.ts';
import { startInProcess } from '../in-process-server.ts';
import type { Fault } from '../programs/fault-plan.ts';
import { between } from '../random.ts';
import { searchForSecrets } from './secrets.ts';
import { recordTranscripts, type Transcript, type TranscriptParts } from './transcript.ts';
import {
  otherWorld,
  randomLimits,
  randomState,
  scriptFrom,
  type World,
  type WorldLoader,
  worldLoaderFor,
} from './worlds.ts';

const FAULTS = ['leakyView', 'leakyRefusal'] as const satisfies readonly Fault[];

export const leak: Harness = {
  promise:
    'for every viewer, worlds that differ only in what is hidden from them give byte-identical frames; no frame before the end contains the secret of the dice',
  numbers: { matches: 300, variants: 3, controlMatches: 3, secretMatches: 12 },
  faults: FAULTS,
  run: (settings) =>
    runWithControls(settings, {
      faultsAfter: () => FAULTS,
      main: async (fault) => {
        const { conditions, counts } = await compareWorlds(settings, numberOf(leak, settings, 'matches'), fault);
        const secret = await searchForSecrets(settings, numberOf(leak, settings, 'secretMatches'));
        return verdict([...conditions, ...secret.conditions], { ...counts, ...secret.counts });
      },
      control: (fault) => compareWorlds(settings, numberOf(leak, settings, 'controlMatches'), fault),
    }),
};

interface GameVariant {
  readonly game: AnyGame;
  readonly variant: AnyGame['variants'][number];
}

/** The first variant of every game, then the second of every game, so that a short run covers all games. */
const variantsOf = (games: readonly AnyGame[]): GameVariant[] => {
  const rows = Math.max(...games.map(({ variants }) => variants.length));
  return Array.from({ length: rows }, (_, row) =>
    games.flatMap((game) => game.variants.slice(row, row + 1).map((variant) => ({ game, variant }))),
  ).flat();
};

/** Every variant of every game. A planted fault only shows in variants with hidden winnings. */
const variantsFor = (fault: Fault | null): readonly GameVariant[] => {
  const all = variantsOf(Object.values(GAMES));
  return fault === null ? all : all.filter(({ variant }) => hidesWinnings(variant));
};

const hidesWinnings = ({ options }: GameVariant['variant']): boolean =>
  (options as { readonly winnings?: string }).winnings === 'hidden';

const SEATS_MAX = 4;
const ACTIONS_MIN = 20;
const ACTIONS_MAX = 110;
const SCRIPT_MAX = 8;
const SEED_MAX = 1_000_000;
const SAY_EVERY = 20;

interface Counts {
  matches: number;
  /** Pairs of different worlds that must look the same to the viewer. */
  pairs: number;
  readonly pairsByGame: Record<string, number>;
  frames: number;
  differences: number;
  readonly examples: string[];
}

const compareWorlds = (settings: Settings, matches: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const gameVariants = variantsFor(fault);
    const loader = worldLoaderFor(fault);
    const server = await startInProcess(folder, { chance: loader.chance });
    const counts: Counts = { matches: 0, pairs: 0, pairsByGame: {}, frames: 0, differences: 0, examples: [] };
    try {
      const chance = chanceOf(settings);
      const people = await peopleAt(server.site);
      const variants = numberOf(leak, settings, 'variants');
      while (counts.matches < matches) {
        const gameVariant = at(gameVariants, counts.matches % gameVariants.length);
        await compareMatch({ gameVariant, loader, people, chance, variants, counts });
        if (counts.matches % SAY_EVERY === 0)
          settings.say(`${counts.matches} matches, ${counts.pairs} pairs of worlds, ${counts.differences} differences`);
      }
    } finally {
      loader.restore();
      await server.end();
    }
    const { examples, ...numbers } = counts;
    const games = new Set(gameVariants.map(({ game }) => game.meta.id));
    const seconds = Math.round((performance.now() - began) / 1000);
    const conditions = [
      never('views that differ between worlds', counts.differences),
      exactly('games with worlds to compare', Object.keys(counts.pairsByGame).length, games.size),
    ];
    return verdict(conditions, { ...numbers, seconds }, { examples });
  });

const peopleAt = async (site: Site): Promise<Person[]> => {
  const people = Array.from({ length: SEATS_MAX + 1 }, () => new Person(site));
  for (const person of people) await person.register();
  return people;
};

interface MatchParts {
  readonly gameVariant: GameVariant;
  readonly loader: WorldLoader;
  readonly people: readonly Person[];
  readonly chance: Chance;
  readonly variants: number;
  readonly counts: Counts;
}

const compareMatch = async (parts: MatchParts): Promise<void> => {
  const { gameVariant, people, chance, counts } = parts;
  const { game, variant } = gameVariant;
  const { options } = variant;
  const seats = between(chance, variant.seats.min, Math.min(SEATS_MAX, variant.seats.max), 'seats');
  const actions = between(chance, ACTIONS_MIN, ACTIONS_MAX, 'depth');
  const seed = chance.int(SEED_MAX, 'seed');
  const found = randomState(game, { options, seats }, actions, seededChance(seed));
  if (found === null) return;
  counts.matches += 1;
  const world: World = { game, state: found.state, seed, limits: randomLimits(game, seats, chance) };
  const script = scriptFrom(world, seats, SCRIPT_MAX, chance, found.seenActions);
  const plan = tablePlan(Array<'person'>(seats).fill('person'), { game: game.meta.id, options });
  const common = { people: [...people.slice(0, seats), ...people.slice(-1)], plan, script, idSeed: seed };
  const real = await transcriptsIn(parts.loader, world, common);
  for (const [index, viewer] of [...seatList(seats), 'spectator' as const].entries())
    await compareFor(parts, { world, common, viewer, index, real: real[index] });
};

interface CommonParts extends Omit<TranscriptParts, 'ids' | 'limits'> {
  /** Makes the ids of commands the same in every world. */
  readonly idSeed: number;
}

const transcriptsIn = (
  loader: WorldLoader,
  world: World,
  { idSeed, ...common }: CommonParts,
): Promise<readonly Transcript[]> => {
  loader.load(world);
  return recordTranscripts({ ...common, limits: world.limits, ids: seededChance(idSeed) });
};

interface Comparison {
  readonly world: World;
  readonly common: CommonParts;
  readonly viewer: Viewer;
  readonly index: number;
  readonly real: Transcript | undefined;
}

const compareFor = async (parts: MatchParts, { world, common, viewer, index, real }: Comparison): Promise<void> => {
  const { gameVariant, loader, chance, variants, counts } = parts;
  const { id } = gameVariant.game.meta;
  for (let variant = 0; variant < variants; variant++) {
    const other = otherWorld(world, common.plan.chairs.length, viewer, chance);
    if (other === null) continue;
    const guessed = (await transcriptsIn(loader, other, common))[index];
    counts.pairs += 1;
    counts.pairsByGame[id] = (counts.pairsByGame[id] ?? 0) + 1;
    counts.frames += guessed?.story.length ?? 0;
    const difference = differenceOf(real, guessed);
    if (difference === null) continue;
    counts.differences += 1;
    if (counts.examples.length < EXAMPLES_MAX) counts.examples.push(`${id}, ${viewer}: ${difference}`);
  }
};

const EXAMPLES_MAX = 5;
const SHOWN_MAX = 300;

/** Null if all bytes are the same. */
const differenceOf = (real: Transcript | undefined, guessed: Transcript | undefined): string | null => {
  if (real === undefined || guessed === undefined) return 'a transcript is missing';
  if (real.story.length !== guessed.story.length) return `${real.story.length} frames, ${guessed.story.length} frames`;
  const place = real.story.findIndex((text, index) => text !== guessed.story[index]);
  if (place >= 0) return `${cut(real.story[place])} / ${cut(guessed.story[place])}`;
  return real.room.join('\n') === guessed.room.join('\n') ? null : 'the frames about the room differ';
};

const cut = (text: string | undefined): string => (text ?? '').slice(0, SHOWN_MAX);
