/** Laws 7 to 9, 17, 18 and 20: a match depends only on its record, and its past does not change. */

import {
  assert,
  at,
  type DeepReadonly,
  draftOf,
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
  replay,
  rewind,
  type Step,
  scriptedChance,
  seatList,
  seededChance,
  stateAfter,
  takeBackBarrier,
} from '@fremont/kernel';
import { assertSame } from './difference.ts';
import { type Law, matchLaw } from './law.ts';
import { type LightStep, playLightly } from './light.ts';
import { snapshotOf, type Walk } from './walk.ts';

const throughJson = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

const assertSameStep = <T extends GameTypes>(again: LightStep<T>, step: LightStep<T>, where: string): void => {
  assertSame(again.state, step.state, `${where}, state`);
  assertSame(again.events, step.events, `${where}, events`);
};

const playAgain = <T extends GameTypes>(
  game: Game<T>,
  state: DeepReadonly<T['state']>,
  entry: Entry<T>,
): LightStep<T> => {
  const chance = scriptedChance(entry.draws);
  const played = playLightly(game, state, entry, chance);
  assert(played !== null, 'the action was refused the second time');
  assert(chance.left() === 0, `${chance.left()} draws left over the second time`);
  return played;
};

const eachEntry = <T extends GameTypes>(
  { match, sample }: Walk<T>,
  callback: (entry: Entry<T>, before: Step<T>, after: Step<T>, index: number) => void,
): void => {
  for (const index of sample) {
    const entry = match.record.entries[index];
    if (entry !== undefined) callback(entry, at(match.steps, index), at(match.steps, index + 1), index);
  }
};

const sameAgain = matchLaw(7, 'the same state, action and draws give the same next state and events', (walk) =>
  eachEntry(walk, (entry, before, after, index) =>
    assertSameStep(playAgain(walk.match.game, before.state, entry), after, `entry ${index} played again`),
  ),
);

const recordRebuilds = matchLaw(8, 'the record, stored as JSON, is enough to rebuild the match', ({ match }) => {
  const rebuilt = replay(match.game, throughJson(match.record));
  for (const [index, step] of match.steps.entries())
    assertSameStep(at(rebuilt.steps, index), step, `step ${index} rebuilt`);
});

const loadedPlaysOn = matchLaw(9, 'a state that was saved and loaded plays on in the same way', (walk) =>
  eachEntry(walk, (entry, before, after, index) => {
    const { game, record } = walk.match;
    const loaded = throughJson(before.state);
    assertSameStep(playAgain(game, loaded, entry), after, `entry ${index} after loading`);
    for (const seat of seatList(record.seats))
      assertSame(
        game.legalActions(loaded, seat),
        walk.listed(index, seat),
        `state ${index} loaded, list of seat ${seat}`,
      );
  }),
);

const draftIsOwn = matchLaw(
  17,
  'a clone equals its original, and playing on the clone does not change the original',
  (walk) => {
    const { game, steps } = walk.match;
    for (const index of walk.sample) {
      const { state } = at(steps, index);
      assertSame(draftOf(game, state), state, `state ${index} cloned`);
    }
    eachEntry(walk, (entry, { state }, _after, index) => {
      // A copy, because the state itself is frozen and could not show a change.
      const original = throughJson(state);
      playAgain(game, original, entry);
      assertSame(original, state, `state ${index} after playing on its clone`);
    });
  },
);

const pastIsUnchanged = matchLaw(18, 'earlier states and events never change', ({ match, snapshots }) => {
  for (const [index, step] of match.steps.entries())
    assert(snapshotOf(step) === at(snapshots, index), `step ${index} changed later`);
});

const undoEqualsReplay = matchLaw(20, 'undoing the last entry equals a replay without it', ({ match, spot }) => {
  const { length } = match.record.entries;
  if (length === 0) return;
  assertUndoEqualsReplay(rewind(match, 1 + seededChance(spot.seed).int(length, 'take-back')));
});

const assertUndoEqualsReplay = <T extends GameTypes>(match: Match<T>): void => {
  const { game, record, steps } = match;
  const count = record.entries.length - 1;
  const entry = at(record.entries, count);
  const without = replayLast(game, throughJson({ ...record, entries: record.entries.slice(0, count) }));
  for (const seat of seatList(record.seats)) {
    const isFree = takeBackBarrier(match, seat) === null;
    assert(!isFree || (seat === entry.seat && entry.draws.length === 0), `seat ${seat} may undo entry ${count} freely`);
  }
  const back = at(rewind(match, count).steps, count);
  assertSameStep(back, without, `entry ${count} rewound`);
  // A table keeps few states. Its undo replays the entries since the last one, as here from the middle of the match.
  const kept = Math.floor(count / 2);
  const { entries } = rewind(match, count).record;
  const undone = stateAfter(game, entries, (made) => (made === kept ? at(steps, kept).state : null));
  assertSame(undone, without.state, `entry ${count} taken back, state`);
  // With the consent of the others a draw can be taken back too. The repeated action draws the same dice.
  const again = playLightly(game, back.state, entry, scriptedChance(entry.draws));
  assert(again !== null, `entry ${count} is refused after an undo`);
  assertSameStep(again, at(steps, count + 1), `entry ${count} repeated after a take-back`);
};

const replayLast = <T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Step<T> =>
  at(replay(game, record).steps, record.entries.length);

export const REPLAY_LAWS: readonly Law[] = [
  sameAgain,
  recordRebuilds,
  loadedPlaysOn,
  draftIsOwn,
  pastIsUnchanged,
  undoEqualsReplay,
];
