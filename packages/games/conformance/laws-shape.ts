/** Laws 10, 15, 16, 19 and 22: the shape of what goes in and comes out. */

import {
  assert,
  at,
  canonicalJson,
  type GameTypes,
  type Outcome,
  type Result,
  seatList,
  seededChance,
} from '@fremont/kernel';
import { coverMatch } from './coverage.ts';
import { assertSame } from './difference.ts';
import { replayGolden } from './golden.ts';
import { type Hearing, type Law, matchLaw } from './law.ts';
import { assertPlain } from './plain.ts';
import { heap, misfits, SHAPELESS, TYPELESS, truncations } from './rubbish.ts';
import { viewersOf, type Walk } from './walk.ts';
import { toldOf } from './worlds.ts';

const isPlain = matchLaw(10, 'state, views, events, actions and refusals are plain JSON', (walk) => {
  const { game, record, steps } = walk.match;
  assertPlain(record, 'record');
  for (const index of walk.sample) {
    const step = at(steps, index);
    assertPlain(step.state, `state ${index}`);
    assertPlain(step.events, `events ${index}`);
    assertPlain(game.outcome(step.state), `outcome ${index}`);
    for (const viewer of viewersOf(record.seats)) {
      assertPlain(walk.view(index, viewer), `view ${index} of ${viewer}`);
      assertPlain(toldOf(game, step, viewer), `events ${index} told to ${viewer}`);
    }
    assertPlainAnswers(walk, index);
  }
});

const assertPlainAnswers = <T extends GameTypes>(walk: Walk<T>, index: number): void => {
  const { game, record, steps } = walk.match;
  const entry = record.entries[index];
  for (const seat of seatList(record.seats)) {
    assertPlain(walk.listed(index, seat), `list ${index} of seat ${seat}`);
    if (entry !== undefined) assertPlain(game.check(at(steps, index).state, seat, entry.action), `refusal ${index}`);
  }
};

const outcomeIsProper = matchLaw(15, 'placings are a proper ranking, the ending is a known one', ({ match }) => {
  const { game, record, steps } = match;
  const outcome = game.outcome(at(steps, record.entries.length).state);
  if (outcome === null) return;
  assertRanking(outcome, record.seats);
  assert(game.meta.endings.includes(outcome.ending), `unknown ending ${outcome.ending}`);
});

const assertRanking = ({ placings, scores }: Outcome, seats: number): void => {
  assert(placings.length === seats && scores.length === seats, `${placings.length} placings for ${seats} seats`);
  for (const placing of placings) {
    const better = placings.filter((other) => other < placing).length;
    assert(placing === better + 1, `placing ${placing} behind ${better} of ${placings.join(', ')}`);
  }
};

const endingsReached: Law = {
  number: 16,
  name: 'every ending is reached, by a random match or a golden record',
  inspector: ({ game, goldens, coverage }) => ({
    conclude: () => {
      for (const golden of goldens) coverMatch(coverage, replayGolden(game, golden));
      const missing = game.meta.endings.filter((ending) => coverage.endings[ending] === undefined);
      assert(missing.length === 0, `no match ended by ${missing.join(', ')}`);
    },
  }),
};

const HEAPS = 300;

/** Refused, or taken for exactly what it is. */
const assertHonest = (decode: (json: unknown) => Result<object, string>, json: object, what: string): void => {
  const decoded = decode(json);
  if (decoded.ok) assertSame(decoded.value, json, `${what} with a field missing`);
};

/** A decoder may refuse anything odd; what it makes of rubbish must at least be sound. */
const assertDecoder = (decode: (json: unknown) => Result<object, string>, what: string): void => {
  const chance = seededChance(HEAPS);
  for (let index = 0; index < HEAPS; index++) {
    const decoded = decode(heap(chance));
    if (!decoded.ok) continue;
    const again = decode(decoded.value);
    assert(again.ok, `${what} came out of rubbish and does not decode: ${canonicalJson(decoded.value)}`);
    assertSame(again.value, decoded.value, `${what} out of rubbish`);
  }
};

const assertRefused = (
  decode: (json: unknown) => Result<object, string>,
  all: readonly unknown[],
  what: string,
): void => {
  for (const rubbish of all) assert(!decode(rubbish).ok, `${what} made of rubbish: ${JSON.stringify(rubbish)}`);
};

/** Something sound decodes to itself, and to nothing more when more is sent along. */
const assertFaithful = (decode: (json: unknown) => Result<object, string>, sound: object, what: string): void => {
  const decoded = decode(JSON.parse(JSON.stringify(sound)));
  assert(decoded.ok, `${what} does not decode: ${canonicalJson(sound)}`);
  assertSame(decoded.value, sound, `${what} decoded`);
  const laden = decode({ ...sound, noSuchField: { ballast: true } });
  if (laden.ok) assertSame(laden.value, sound, `${what} with an extra field`);
};

const actionsDecode: Law = {
  number: 19,
  name: 'actions decode to themselves, rubbish never throws and is never accepted',
  inspector: ({ game, pool }) => ({
    conclude: () => {
      for (const action of pool.values()) {
        assertFaithful(game.decodeAction, action, 'an action');
        assertRefused(game.decodeAction, misfits(action), 'an action');
        for (const part of truncations(action)) assertHonest(game.decodeAction, part, 'an action');
      }
      assertRefused(game.decodeAction, [...SHAPELESS, ...TYPELESS], 'an action');
      assertDecoder(game.decodeAction, 'an action');
    },
  }),
};

const optionsDecode: Law = {
  number: 22,
  name: 'options decode to themselves, rubbish options are refused',
  inspector: (hearing) => ({
    conclude: () => {
      const { game } = hearing;
      for (const { options, seats } of game.variants) {
        for (let count = seats.min; count <= seats.max; count++) assertOptions(hearing, options, count);
        assertRefused((json) => game.decodeOptions(json, seats.min), misfits(options), 'options');
      }
    },
  }),
};

const assertOptions = <T extends GameTypes>({ game }: Hearing<T>, options: T['options'], seats: number): void => {
  const { min, max } = game.meta.seats;
  assert(seats >= min && seats <= max, `a variant for ${seats} seats`);
  const decode = (json: unknown): Result<object, string> => game.decodeOptions(json, seats);
  assertFaithful(decode, options, 'options');
  assertRefused(decode, SHAPELESS, 'options');
  assertDecoder(decode, 'options');
  const defaults = decode({});
  assert(defaults.ok, `no options at all are refused for ${seats} seats`);
  assertFaithful(decode, defaults.value, 'default options');
};

export const SHAPE_LAWS: readonly Law[] = [isPlain, outcomeIsProper, endingsReached, actionsDecode, optionsDecode];
