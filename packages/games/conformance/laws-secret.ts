/** Laws 11 to 14, 21 and 23: nobody learns from a view, an event, a list or a refusal what is hidden from them. */

import { assert, at, type GameTypes, type Seat, type Viewer } from '@fremont/kernel';
import { assertSame, differenceOf, isSame } from './difference.ts';
import { type Hearing, type Law, matchLaw, tried } from './law.ts';
import { viewersOf, type Walk } from './walk.ts';
import { type Detour, detoursOf, playElsewhere, toldOf } from './worlds.ts';

const viewTellsNoMore = matchLaw(11, 'a view shows nothing that the visible events did not tell', (walk) => {
  // Whoever chose otherwise knows it.
  for (const detour of detoursOf(walk))
    for (const viewer of viewersOf(walk.match.record.seats))
      if (viewer !== detour.chooser) assertViewsFollowStory(walk, detour, viewer);
});

/** Two matches that told a viewer the same story must look the same to that viewer. */
const assertViewsFollowStory = <T extends GameTypes>(
  walk: Walk<T>,
  { from, steps }: Detour<T>,
  viewer: Viewer,
): void => {
  const { game } = walk.match;
  for (const [offset, other] of steps.entries()) {
    const index = from + offset;
    if (!isSame(toldOf(game, other, viewer), toldOf(game, at(walk.match.steps, index), viewer))) return;
    const difference = differenceOf(game.view(other.state, viewer), walk.view(index, viewer));
    assert(difference === null, `state ${index}: one story, two views for ${viewer}: ${difference}`);
  }
};

const eventsTellNoMore = matchLaw(12, 'events tell nothing that the views do not show', (walk) => {
  for (const detour of detoursOf(walk)) {
    // Another choice may well be announced without leaving a trace on the table.
    if (detour.chooser !== null) continue;
    for (const viewer of viewersOf(walk.match.record.seats)) assertStoryFollowsViews(walk, detour, viewer);
  }
  eachGuess(walk, (viewer, index) => assertSameStoryInGuess(walk, viewer, index));
});

/**
 * While two matches look the same to a viewer and are not the same, no event may tell the viewer which of them it is.
 * (Where the states are equal, an event may tell of dice that left no trace.)
 */
const assertStoryFollowsViews = <T extends GameTypes>(
  walk: Walk<T>,
  { from, steps }: Detour<T>,
  viewer: Viewer,
): void => {
  const { game } = walk.match;
  for (const [offset, other] of steps.entries()) {
    const index = from + offset;
    const walked = at(walk.match.steps, index);
    if (other.strayed || !isSame(game.view(other.state, viewer), walk.view(index, viewer))) return;
    if (isSame(other.state, walked.state)) return;
    const difference = differenceOf(toldOf(game, other, viewer), toldOf(game, walked, viewer));
    assert(difference === null, `state ${index}: one view, two stories for ${viewer}: ${difference}`);
  }
};

const assertSameStoryInGuess = <T extends GameTypes>(walk: Walk<T>, viewer: Viewer, index: number): void => {
  const { game, record, steps } = walk.match;
  const entry = record.entries[index];
  if (entry === undefined) return;
  const other = playElsewhere(game, walk.guess(index, viewer).state, entry);
  if (other === null || other.strayed) return;
  if (!isSame(game.view(other.state, viewer), walk.view(index + 1, viewer))) return;
  const difference = differenceOf(toldOf(game, other, viewer), toldOf(game, at(steps, index + 1), viewer));
  assert(
    difference === null,
    `entry ${index}: ${viewer} sees two worlds alike, the events tell them apart: ${difference}`,
  );
};

/** Calls back wherever the guess of a viewer is not the truth. */
const eachGuess = <T extends GameTypes>(walk: Walk<T>, look: (viewer: Viewer, index: number) => void): void => {
  for (const viewer of viewersOf(walk.match.record.seats))
    for (const index of walk.sample) if (walk.guess(index, viewer).differs) look(viewer, index);
};

const guessFits = matchLaw(13, 'a guess looks the same to the guesser', (walk) => {
  const { game } = walk.match;
  eachGuess(walk, (viewer, index) => {
    const { state } = walk.guess(index, viewer);
    assertSame(game.view(state, viewer), walk.view(index, viewer), `state ${index} guessed by ${viewer}`);
    assert(game.faults(state).length === 0, `state ${index} guessed by ${viewer}: ${game.faults(state).join('; ')}`);
  });
});

const nobodyLearns = matchLaw(14, 'without draws and revealing events nobody learns anything hidden', (walk) => {
  const { game, record, steps } = walk.match;
  eachGuess(walk, (viewer, index) => {
    const entry = record.entries[index];
    if (entry === undefined || entry.draws.length > 0) return;
    if (at(steps, index + 1).events.some(({ type }) => game.meta.revealingEvents.includes(type))) return;
    const other = playElsewhere(game, walk.guess(index, viewer).state, entry);
    if (other === null || other.strayed) return;
    const difference = differenceOf(game.view(other.state, viewer), walk.view(index + 1, viewer));
    assert(
      difference === null,
      `entry ${index} (${entry.action.type}) shows ${viewer} something hidden: ${difference}`,
    );
  });
});

const judgeIsBlind = matchLaw(
  21,
  'what a seat may do, and why not, does not depend on what it cannot see',
  (walk, hearing) =>
    eachGuess(walk, (viewer, index) => {
      const { game } = walk.match;
      const guessed = walk.guess(index, viewer).state;
      const { state } = at(walk.match.steps, index);
      assertSame(game.toAct(guessed), game.toAct(state), `state ${index} guessed by ${viewer}, who is to act`);
      assertSame(game.outcome(guessed), game.outcome(state), `state ${index} guessed by ${viewer}, outcome`);
      if (viewer !== 'spectator') assertSameJudgement(walk, hearing, viewer, index);
    }),
);

const assertSameJudgement = <T extends GameTypes>(
  walk: Walk<T>,
  hearing: Hearing<T>,
  viewer: Seat,
  index: number,
): void => {
  const { game } = hearing;
  const guessed = walk.guess(index, viewer).state;
  const { state } = at(walk.match.steps, index);
  const where = `state ${index} guessed by seat ${viewer}`;
  assertSame(game.legalActions(guessed, viewer), walk.listed(index, viewer), `${where}, list`);
  for (const action of tried(hearing, index))
    assertSame(
      game.check(guessed, viewer, action),
      game.check(state, viewer, action),
      `${where}, ${action.type} judged`,
    );
};

const seesMoreIsTrue = matchLaw(23, "who sees no more than a spectator has the spectator's view", (walk) => {
  const { game, record, steps } = walk.match;
  for (const index of walk.sample)
    for (const viewer of viewersOf(record.seats))
      if (game.seesMore?.(at(steps, index).state, viewer) === false)
        assertSame(walk.view(index, viewer), walk.view(index, 'spectator'), `state ${index} seen by ${viewer}`);
});

export const SECRET_LAWS: readonly Law[] = [
  viewTellsNoMore,
  eventsTellNoMore,
  guessFits,
  nobodyLearns,
  judgeIsBlind,
  seesMoreIsTrue,
];
