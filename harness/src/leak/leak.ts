/** T16: what somebody may not know is not in what they get. Worlds that differ only there give the same bytes. */

import { GAMES } from '@fremont/games/registry';
import { type AnyGame, at, type Chance, seatList, seededChance, type Viewer } from '@fremont/kernel';
import { Person, type Site } from '../client/person.ts';
import { tablePlan } from '../client/tables.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, withFolder } from '../harness.ts';
import { openInside } from '../inside.ts';
import type { Fault } from '../programs/plan.ts';
import { between } from '../random.ts';
import { type Screening, type ScreeningParts, screen } from './screening.ts';
import { otherWorld, type Stage, scriptFrom, someLimits, someState, stageFor, type World } from './worlds.ts';

const FAULTS = ['leakyView', 'leakyRefusal'] as const satisfies readonly Fault[];

export const leak: Harness = {
  promise: 'for every viewer, worlds that differ only in what is hidden from them give byte-identical frames',
  numbers: { matches: 300, variants: 3, controlMatches: 3 },
  faults: FAULTS,
  async run(settings) {
    const matches = numberOf(leak, settings, 'matches');
    if (settings.fault !== null) return comparing(settings, matches, settings.fault);
    const { held, counts } = await comparing(settings, matches, null);
    const caught: Record<string, boolean> = {};
    for (const fault of FAULTS) {
      const control = await comparing(settings, numberOf(leak, settings, 'controlMatches'), fault);
      caught[fault] = !control.held;
      settings.say(`planted ${fault}: ${control.held ? 'NOT found' : 'found'}`);
    }
    return { held: held && Object.values(caught).every(Boolean), counts: { ...counts, caught } };
  },
};

/** One set of options of one game. */
interface Production {
  readonly game: AnyGame;
  readonly variant: AnyGame['variants'][number];
}

/** The first variant of every game, then the second of every game: a short run sees all of them. */
const productionsOf = (games: readonly AnyGame[]): Production[] => {
  const rows = Math.max(...games.map(({ variants }) => variants.length));
  return Array.from({ length: rows }, (_, row) =>
    games.flatMap((game) => game.variants.slice(row, row + 1).map((variant) => ({ game, variant }))),
  ).flat();
};

/** Every game in every variant; a planted fault shows only where somebody has a secret. */
const productionsFor = (fault: Fault | null): readonly Production[] => {
  const all = productionsOf(Object.values(GAMES));
  return fault === null ? all : all.filter(({ variant }) => hidesWinnings(variant));
};

const hidesWinnings = ({ options }: Production['variant']): boolean =>
  (options as { readonly winnings?: string }).winnings === 'hidden';

const SEATS_MAX = 4;
const ACTIONS_MIN = 20;
const ACTIONS_MAX = 110;
const SCRIPT_MAX = 8;
const SEED_MAX = 1_000_000;
const SAY_EVERY = 20;

interface Counts {
  matches: number;
  /** Pairs of worlds that were different and had to look the same. */
  pairs: number;
  readonly pairsByGame: Record<string, number>;
  frames: number;
  differences: number;
  readonly examples: string[];
}

const comparing = (settings: Settings, matches: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const productions = productionsFor(fault);
    const stage = stageFor(fault);
    const inside = await openInside(folder, { chance: stage.chance });
    const counts: Counts = { matches: 0, pairs: 0, pairsByGame: {}, frames: 0, differences: 0, examples: [] };
    try {
      const chance = chanceOf(settings);
      const people = await peopleAt(inside.site);
      const variants = numberOf(leak, settings, 'variants');
      while (counts.matches < matches) {
        const production = at(productions, counts.matches % productions.length);
        await compareMatch({ production, stage, people, chance, variants, counts });
        if (counts.matches % SAY_EVERY === 0)
          settings.say(`${counts.matches} matches, ${counts.pairs} pairs of worlds, ${counts.differences} differences`);
      }
    } finally {
      stage.leave();
      await inside.end();
    }
    const { examples, ...numbers } = counts;
    const games = new Set(productions.map(({ game }) => game.meta.id));
    const held = counts.differences === 0 && Object.keys(counts.pairsByGame).length === games.size;
    const seconds = Math.round((performance.now() - began) / 1000);
    return { held, counts: { ...numbers, seconds, ...(held ? {} : { examples }) } };
  });

const peopleAt = async (site: Site): Promise<Person[]> => {
  const people = Array.from({ length: SEATS_MAX + 1 }, () => new Person(site));
  for (const person of people) await person.arrive();
  return people;
};

interface MatchParts {
  readonly production: Production;
  readonly stage: Stage;
  readonly people: readonly Person[];
  readonly chance: Chance;
  readonly variants: number;
  readonly counts: Counts;
}

const compareMatch = async (parts: MatchParts): Promise<void> => {
  const { production, people, chance, counts } = parts;
  const { game, variant } = production;
  const { options } = variant;
  const seats = between(chance, variant.seats.min, Math.min(SEATS_MAX, variant.seats.max), 'seats');
  const actions = between(chance, ACTIONS_MIN, ACTIONS_MAX, 'depth');
  const seed = chance.int(SEED_MAX, 'seed');
  const found = someState(game, { options, seats }, actions, seededChance(seed));
  if (found === null) return;
  counts.matches += 1;
  const world: World = { game, state: found.state, seed, limits: someLimits(game, seats, chance) };
  const script = scriptFrom(world, seats, SCRIPT_MAX, chance, found.met);
  const plan = tablePlan(Array<'person'>(seats).fill('person'), { game: game.meta.id, options });
  const common = { people: [...people.slice(0, seats), ...people.slice(-1)], plan, script, idSeed: seed };
  const real = await screenIn(parts.stage, world, common);
  for (const [index, viewer] of [...seatList(seats), 'spectator' as const].entries())
    await compareFor(parts, { world, common, viewer, index, real: real[index] });
};

interface CommonParts extends Omit<ScreeningParts, 'ids' | 'limits'> {
  /** Commands have the same ids in every world. */
  readonly idSeed: number;
}

const screenIn = (stage: Stage, world: World, { idSeed, ...common }: CommonParts): Promise<readonly Screening[]> => {
  stage.show(world);
  return screen({ ...common, limits: world.limits, ids: seededChance(idSeed) });
};

interface Comparison {
  readonly world: World;
  readonly common: CommonParts;
  readonly viewer: Viewer;
  readonly index: number;
  readonly real: Screening | undefined;
}

const compareFor = async (parts: MatchParts, { world, common, viewer, index, real }: Comparison): Promise<void> => {
  const { production, stage, chance, variants, counts } = parts;
  const { id } = production.game.meta;
  for (let variant = 0; variant < variants; variant++) {
    const other = otherWorld(world, common.plan.chairs.length, viewer, chance);
    if (other === null) continue;
    const guessed = (await screenIn(stage, other, common))[index];
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

/** Null when not a byte differs. */
const differenceOf = (real: Screening | undefined, guessed: Screening | undefined): string | null => {
  if (real === undefined || guessed === undefined) return 'nothing was shown';
  if (real.story.length !== guessed.story.length) return `${real.story.length} frames, ${guessed.story.length} frames`;
  const place = real.story.findIndex((text, index) => text !== guessed.story[index]);
  if (place >= 0) return `${cut(real.story[place])} / ${cut(guessed.story[place])}`;
  return real.room.join('\n') === guessed.room.join('\n') ? null : 'what is told about the room';
};

const cut = (text: string | undefined): string => (text ?? '').slice(0, SHOWN_MAX);
