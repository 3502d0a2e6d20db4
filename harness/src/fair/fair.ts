/** T19: every verifier accepts an honest match and rejects every kind of forgery. */

import { GAMES } from '@fremont/games/registry';
import { at, type Chance } from '@fremont/kernel';
import { atLeast, atMostCalm, type Condition, exactly, never } from '../conditions.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, verdict } from '../harness.ts';
import { between } from '../random.ts';
import { percentile } from '../statistics.ts';
import { type FairMatch, playFairMatch, type Setup } from './fair-match.ts';
import { FORGERIES } from './forgeries.ts';
import { measureRolls } from './rolls.ts';
import { asProcesses, drivers, hasPython, type Verifiers } from './verifiers.ts';

export const fair: Harness = {
  promise: 'every verifier accepts every honest match, and rejects a changed die, share, secret, order or commitment',
  numbers: { matches: 1_000, rolls: 300 },
  faults: [],
  run: async (settings) => {
    const withPython = hasPython();
    const counts = await verifyMatches(settings, numberOf(fair, settings, 'matches'), withPython);
    const { matches, draws, shared, rejected, problems, programs } = counts;
    const conditions: Condition[] = [
      never('honest matches rejected', problems.honestRejected),
      never('forgeries accepted', problems.forgeriesAccepted),
      atLeast('draws with shares of players', shared, 1),
      exactly('verifiers', programs, withPython ? 3 : 2),
      ...Object.keys(FORGERIES).map((kind) => atLeast(`rejected: ${kind}`, rejected[kind] ?? 0, 1)),
    ];
    const speed = await rollConditions(settings, numberOf(fair, settings, 'rolls'));
    return verdict(
      [...conditions, ...speed.conditions],
      { matches, draws, shared, programs, rejected, ...speed.counts },
      { examples: problems.examples },
    );
  },
};

/** The promised figures, in milliseconds. */
const ROLL_MS = 400;
const WITHHELD_MS = 1_000;
/** A ping on the line of the test, there and back, on a quiet machine. Bounds are multiples of the pings of a calm run. */
const LINE_MS = 100;
const PROMISE_TIMES_MAX = 4;

/** Without rolls nothing is measured, so that the tests do not depend on the speed of the machine. */
const rollConditions = async (settings: Settings, rolls: number): Promise<Pick<Report, 'conditions' | 'counts'>> => {
  if (rolls === 0) return { conditions: [], counts: {} };
  const times = await measureRolls(rolls, chanceOf(settings));
  const [p50, p99] = [percentile(times.rolls, 50), percentile(times.rolls, 99)];
  const [first = 0, ...later] = times.withheld;
  const calm = percentile(times.pings, 99) ?? 0;
  const within = (ms: number) => ({ calm, times: ms / LINE_MS, atLeast: ms, atMost: ms * PROMISE_TIMES_MAX });
  const conditions = [
    atMostCalm('99 of 100 rolls of four people, 100 ms there and back', p99, 'ms', within(ROLL_MS)),
    atMostCalm('delay by a person who withholds', first - (p50 ?? 0), 'ms', within(WITHHELD_MS)),
    atMostCalm('99 of 100 rolls after that', percentile(later, 99), 'ms', within(ROLL_MS)),
  ];
  return { conditions, counts: { rolls: times.rolls.length, calm, p50, p99, withheld: first, later } };
};

interface Counts {
  matches: number;
  /** How many verifiers there were. */
  readonly programs: number;
  draws: number;
  shared: number;
  /** By kind: how many forgeries every verifier rejected. */
  readonly rejected: Record<string, number>;
  readonly problems: { honestRejected: number; forgeriesAccepted: number; readonly examples: string[] };
}

const SAY_EVERY = 50;

/** The first matches are verified as people do it, all others faster. */
const AS_PROCESSES = 2;

const verifyMatches = async (settings: Settings, matches: number, withPython: boolean): Promise<Counts> => {
  const chance = chanceOf(settings);
  const problems = { honestRejected: 0, forgeriesAccepted: 0, examples: [] };
  const processes = asProcesses(withPython);
  const { verifiers, end } = drivers(withPython);
  const counts: Counts = {
    matches: 0,
    programs: Object.keys(verifiers).length,
    draws: 0,
    shared: 0,
    rejected: {},
    problems,
  };
  let before = await playFairMatch(randomSetup(0, chance), chance);
  try {
    while (counts.matches < matches) {
      const acceptedBy = acceptance(counts.matches < AS_PROCESSES ? processes : verifiers);
      counts.matches += 1;
      const match = await playFairMatch(randomSetup(counts.matches, chance), chance);
      await verifyMatchAndForgeries(match, { other: before, chance, counts, acceptedBy });
      before = match;
      if (counts.matches % SAY_EVERY === 0) settings.say(`${counts.matches} matches, ${counts.draws} draws`);
    }
  } finally {
    end();
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
