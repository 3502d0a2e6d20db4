/** T19: every verifier accepts an honest match and rejects six kinds of forgery. */

import { GAMES } from '@fremont/games/registry';
import { at, type Chance } from '@fremont/kernel';
import { atLeast, type Condition, exactly, never } from '../conditions.ts';
import { chanceOf, type Harness, numberOf, type Settings, verdict } from '../harness.ts';
import { between } from '../random.ts';
import { type FairMatch, playFairMatch, type Setup } from './fair-match.ts';
import { FORGERIES } from './forgeries.ts';
import { hasPython, type Verifiers, verifiers } from './verifiers.ts';

export const fair: Harness = {
  promise: 'every verifier accepts every honest match, and rejects a changed die, share, secret, order or commitment',
  numbers: { matches: 1_000 },
  faults: [],
  run: async (settings) => {
    const withPython = hasPython();
    const all = verifiers(withPython);
    const counts = await verifyMatches(settings, numberOf(fair, settings, 'matches'), all);
    const { matches, draws, shared, rejected, problems } = counts;
    const programs = Object.keys(all).length;
    const conditions: Condition[] = [
      never('honest matches rejected', problems.honestRejected),
      never('forgeries accepted', problems.forgeriesAccepted),
      atLeast('draws with shares of players', shared, 1),
      exactly('verifiers', programs, withPython ? 3 : 2),
      ...Object.keys(FORGERIES).map((kind) => atLeast(`rejected: ${kind}`, rejected[kind] ?? 0, 1)),
    ];
    return verdict(conditions, { matches, draws, shared, programs, rejected }, { examples: problems.examples });
  },
};

interface Counts {
  matches: number;
  draws: number;
  shared: number;
  /** By kind: how many forgeries every verifier rejected. */
  readonly rejected: Record<string, number>;
  readonly problems: { honestRejected: number; forgeriesAccepted: number; readonly examples: string[] };
}

const SAY_EVERY = 50;

const verifyMatches = async (settings: Settings, matches: number, all: Verifiers): Promise<Counts> => {
  const chance = chanceOf(settings);
  const problems = { honestRejected: 0, forgeriesAccepted: 0, examples: [] };
  const acceptedBy = acceptance(all);
  const counts: Counts = { matches: 0, draws: 0, shared: 0, rejected: {}, problems };
  let before = await playFairMatch(randomSetup(0, chance), chance);
  while (counts.matches < matches) {
    counts.matches += 1;
    const match = await playFairMatch(randomSetup(counts.matches, chance), chance);
    await verifyMatchAndForgeries(match, { other: before, chance, counts, acceptedBy });
    before = match;
    if (counts.matches % SAY_EVERY === 0) settings.say(`${counts.matches} matches, ${counts.draws} draws`);
  }
  return counts;
};

/** The games in turn, each with a random variant and number of seats. */
const randomSetup = (index: number, chance: Chance): Setup => {
  const games = Object.values(GAMES);
  const game = at(games, index % games.length);
  const { options, seats } = at(game.variants, chance.int(game.variants.length, 'setups'));
  return { game, options, seats: between(chance, seats.min, seats.max, 'setups') };
};

interface Round {
  /** Another match, whose secret and commitment a forger may use. */
  readonly other: FairMatch;
  readonly chance: Chance;
  readonly counts: Counts;
  readonly acceptedBy: Acceptance;
}

const verifyMatchAndForgeries = async (
  match: FairMatch,
  { other, chance, counts, acceptedBy }: Round,
): Promise<void> => {
  counts.draws += match.proof.draws.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  counts.shared += match.proof.mixes.flatMap(({ draws }) => draws).reduce((sum, { count }) => sum + count, 0);
  const { problems, rejected } = counts;
  const game = match.record.game;
  for (const name of await acceptedBy(match, false)) {
    problems.honestRejected += 1;
    problems.examples.push(`${name} rejected a match of ${game}`);
  }
  for (const [kind, forge] of Object.entries(FORGERIES)) {
    const forged = forge(match, chance, other);
    if (forged === null) continue;
    const fooled = await acceptedBy(forged, true);
    if (fooled.length === 0) rejected[kind] = (rejected[kind] ?? 0) + 1;
    problems.forgeriesAccepted += fooled.length;
    problems.examples.push(...fooled.map((name) => `${name} accepted ${kind} in a match of ${game}`));
  }
};

/** The names of the verifiers with this verdict. */
type Acceptance = (match: FairMatch, verdictIs: boolean) => Promise<readonly string[]>;

const acceptance =
  (all: Verifiers): Acceptance =>
  async (match, verdictIs) => {
    const one = async ([name, verify]: [string, Verifiers[string]]) => [name, await verify(match)] as const;
    const verdicts = await Promise.all(Object.entries(all).map(one));
    return verdicts.flatMap(([name, accepts]) => (accepts === verdictIs ? [name] : []));
  };
