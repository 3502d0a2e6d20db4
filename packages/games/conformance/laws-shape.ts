/** Laws 10, 15, 16, 19 and 22: the shape of input and output. */

import {
  assert,
  at,
  canonicalJson,
  type Decoded,
  type DecodeError,
  type GameTypes,
  type Outcome,
  seatList,
  seededChance,
} from '@fremont/kernel';
import { coverMatch } from './coverage.ts';
import { eventsSeenBy } from './detours.ts';
import { assertSame } from './difference.ts';
import { replayGolden } from './golden.ts';
import { misfits, randomJson, SHAPELESS, TYPELESS, truncations, withMinusZeros } from './invalid-input.ts';
import { type Law, matchLaw, type RunContext } from './law.ts';
import { assertPlain } from './plain.ts';
import { viewersOf, type Walk } from './walk.ts';

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
      assertPlain(eventsSeenBy(game, step, viewer), `events ${index} seen by ${viewer}`);
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

const outcomeIsProper = matchLaw(15, 'placings are a valid ranking, and meta declares the ending', ({ match }) => {
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
  checker: ({ game, goldens, coverage }) => ({
    finish: () => {
      for (const golden of goldens) coverMatch(coverage, replayGolden(game, golden));
      const missing = game.meta.endings.filter((ending) => coverage.endings[ending] === undefined);
      assert(missing.length === 0, `no match ended by ${missing.join(', ')}`);
    },
  }),
};

const RANDOM_VALUES = 300;

type Decode = (json: unknown) => Decoded<object>;

/** The decoder refuses the value or decodes it unchanged. */
const assertHonest = (decode: Decode, json: object, what: string): void => {
  const decoded = decode(json);
  if (decoded.ok) assertSame(decoded.value, json, `${what} with a field missing`);
};

/** A decoder may refuse any invalid input. A value that it decodes must be valid. */
const assertDecoder = (decode: Decode, what: string): void => {
  const chance = seededChance(RANDOM_VALUES);
  for (let index = 0; index < RANDOM_VALUES; index++) {
    const decoded = decode(randomJson(chance));
    if (!decoded.ok) continue;
    const again = decode(decoded.value);
    assert(again.ok, `${what} decoded from invalid input does not decode again: ${canonicalJson(decoded.value)}`);
    assertSame(again.value, decoded.value, `${what} decoded from invalid input`);
  }
};

const assertRefused = (decode: Decode, all: readonly unknown[], what: string): void => {
  for (const invalid of all) refusalOf(decode, invalid, what);
};

/** The error. It names the field and the allowed values, or the values that exclude each other. */
const refusalOf = (decode: Decode, invalid: unknown, what: string): DecodeError => {
  const decoded = decode(invalid);
  const sent = JSON.stringify(invalid);
  assert(!decoded.ok, `${what} decoded from invalid input: ${sent}`);
  const { error } = decoded;
  assertPlain(error, `the error of ${sent}`);
  const isNamed = typeof error.key === 'string' && ('allowed' in error || 'conflict' in error);
  assert(isNamed, `${what}: the error of ${sent} names no field: ${JSON.stringify(error)}`);
  return error;
};

const assertRefusedAt = (decode: Decode, invalid: object, key: string, what: string): void => {
  const error = refusalOf(decode, invalid, what);
  assert(error.key === key, `${what}: the error of ${JSON.stringify(invalid)} names ${error.key} instead of ${key}`);
};

const EXTRA = 'noSuchField';

/** A valid value decodes to itself, and is refused with an extra field. */
const assertFaithful = (decode: Decode, sound: object, what: string): void => {
  const decoded = decode(JSON.parse(JSON.stringify(sound)));
  assert(decoded.ok, `${what} does not decode: ${canonicalJson(sound)}`);
  assertSame(decoded.value, sound, `${what} decoded`);
  const signed = decode(withMinusZeros(sound));
  if (signed.ok) assertSame(signed.value, sound, `${what} with -0 for 0`);
  assertRefusedAt(decode, { ...sound, [EXTRA]: { ballast: true } }, EXTRA, `${what} with an extra field`);
};

/** A missing option means its default. Null is an invalid value of every option. */
const assertNullRefused = (decode: Decode, options: object): void => {
  for (const key of optionKeys(decode)) assertRefusedAt(decode, { ...options, [key]: null }, key, 'options with null');
};

/** The names of all options, taken from the error about an unknown option. */
const optionKeys = (decode: Decode): readonly string[] => {
  const error = refusalOf(decode, { [EXTRA]: true }, 'options');
  assert(
    'allowed' in error && error.allowed.type === 'keys',
    'the error of an unknown option does not list the known ones',
  );
  return error.allowed.keys;
};

const actionsDecode: Law = {
  number: 19,
  name: 'actions decode to themselves; the error of invalid or extra fields names the field',
  checker: ({ game, pool }) => ({
    finish: () => {
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
  name: 'options decode to themselves; the error of invalid, null or unknown options names the option',
  checker: (context) => ({
    finish: () => {
      const { game } = context;
      for (const { options, seats } of game.variants) {
        for (let count = seats.min; count <= seats.max; count++) assertOptions(context, options, count);
        assertRefused((json) => game.decodeOptions(json, seats.min), misfits(options), 'options');
      }
    },
  }),
};

const assertOptions = <T extends GameTypes>({ game }: RunContext<T>, options: T['options'], seats: number): void => {
  const { min, max } = game.meta.seats;
  assert(seats >= min && seats <= max, `a variant for ${seats} seats`);
  const decode: Decode = (json) => game.decodeOptions(json, seats);
  assertFaithful(decode, options, 'options');
  assertRefused(decode, SHAPELESS, 'options');
  assertDecoder(decode, 'options');
  assertNullRefused(decode, options);
  const defaults = decode({});
  assert(defaults.ok, `an empty object of options is refused for ${seats} seats`);
  assertFaithful(decode, defaults.value, 'default options');
  assertNullRefused(decode, {});
};

export const SHAPE_LAWS: readonly Law[] = [isPlain, outcomeIsProper, endingsReached, actionsDecode, optionsDecode];
