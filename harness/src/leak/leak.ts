/** T16: what somebody may not know is not in what they get. Worlds that differ only there give the same bytes. */

import { gameById } from '@fremont/games/registry';
import { type AnyGame, type Chance, type GameTypes, pick, seatList, seededChance, type Viewer } from '@fremont/kernel';
import { Person, type Site } from '../client/person.ts';
import { tablePlan } from '../client/tables.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, withFolder } from '../harness.ts';
import { openInside } from '../inside.ts';
import type { Fault } from '../programs/plan.ts';
import { between } from '../random.ts';
import { type Screening, type ScreeningParts, screen } from './screening.ts';
import { otherWorld, type Stage, scriptFrom, someState, stageFor, type World } from './worlds.ts';

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

const GAME = 'las-vegas';
const OPTION_SETS = [
  { edition: 'classic', neutralDice: false, winnings: 'hidden' },
  { edition: 'classic', neutralDice: true, winnings: 'hidden' },
  { edition: 'royale-base', neutralDice: false, winnings: 'hidden' },
] as const;
const SEATS_MIN = 2;
/** With neutral dice there is room for four. */
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
  frames: number;
  differences: number;
  readonly examples: string[];
}

const comparing = (settings: Settings, matches: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const game = gameById(GAME);
    if (game === null) throw new Error(`no game ${GAME}`);
    const stage = stageFor(game, fault);
    const inside = await openInside(folder, { chance: stage.chance });
    const counts: Counts = { matches: 0, pairs: 0, frames: 0, differences: 0, examples: [] };
    try {
      const chance = chanceOf(settings);
      const people = await peopleAt(inside.site);
      const variants = numberOf(leak, settings, 'variants');
      while (counts.matches < matches) {
        await compareMatch({ game, stage, people, chance, variants, counts });
        if (counts.matches % SAY_EVERY === 0)
          settings.say(`${counts.matches} matches, ${counts.pairs} pairs of worlds, ${counts.differences} differences`);
      }
    } finally {
      stage.leave();
      await inside.end();
    }
    const { examples, ...numbers } = counts;
    const held = counts.differences === 0 && counts.pairs > 0;
    const seconds = Math.round((performance.now() - began) / 1000);
    return { held, counts: { ...numbers, seconds, ...(held ? {} : { examples }) } };
  });

const peopleAt = async (site: Site): Promise<Person[]> => {
  const people = Array.from({ length: SEATS_MAX + 1 }, () => new Person(site));
  for (const person of people) await person.arrive();
  return people;
};

interface MatchParts {
  readonly game: AnyGame;
  readonly stage: Stage;
  readonly people: readonly Person[];
  readonly chance: Chance;
  readonly variants: number;
  readonly counts: Counts;
}

const compareMatch = async (parts: MatchParts): Promise<void> => {
  const { game, people, chance, counts } = parts;
  const options: GameTypes['options'] = pick(OPTION_SETS, chance, 'options');
  const seats = between(chance, SEATS_MIN, SEATS_MAX, 'seats');
  const actions = between(chance, ACTIONS_MIN, ACTIONS_MAX, 'depth');
  const seed = chance.int(SEED_MAX, 'seed');
  const state = someState(game, { options, seats }, actions, seededChance(seed));
  if (state === null) return;
  counts.matches += 1;
  const world: World = { state, seed };
  const script = scriptFrom(game, world, SCRIPT_MAX, chance);
  const plan = tablePlan(Array<'person'>(seats).fill('person'), { options });
  const common = { people: [...people.slice(0, seats), ...people.slice(-1)], plan, script };
  const real = await screenIn(parts.stage, world, common);
  for (const [index, viewer] of [...seatList(seats), 'spectator' as const].entries())
    await compareFor(parts, { world, common, viewer, index, real: real[index] });
};

const screenIn = (stage: Stage, world: World, common: Omit<ScreeningParts, 'ids'>): Promise<readonly Screening[]> => {
  stage.show(world);
  return screen({ ...common, ids: seededChance(world.seed) });
};

interface Comparison {
  readonly world: World;
  readonly common: Omit<ScreeningParts, 'ids'>;
  readonly viewer: Viewer;
  readonly index: number;
  readonly real: Screening | undefined;
}

const compareFor = async (parts: MatchParts, { world, common, viewer, index, real }: Comparison): Promise<void> => {
  const { game, stage, chance, variants, counts } = parts;
  for (let variant = 0; variant < variants; variant++) {
    const other = otherWorld(game, world, viewer, chance);
    if (other === null) continue;
    const guessed = (await screenIn(stage, other, common))[index];
    counts.pairs += 1;
    counts.frames += guessed?.story.length ?? 0;
    const difference = differenceOf(real, guessed);
    if (difference === null) continue;
    counts.differences += 1;
    if (counts.examples.length < EXAMPLES_MAX) counts.examples.push(`${viewer}: ${difference}`);
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
