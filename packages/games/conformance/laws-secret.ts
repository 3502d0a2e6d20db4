/** Laws 11 to 14, 21, 23 and 25: no view, event, list of actions or refusal reveals hidden information to a viewer. */

import { assert, at, type Entry, type GameTypes, type Seat, type Viewer } from '@fremont/kernel';
import { type Detour, detoursOf, eventsSeenBy, playElsewhere, playStory } from './detours.ts';
import { assertSame, differenceOf, isSame } from './difference.ts';
import { actionsToTry, type Law, matchLaw, type RunContext } from './law.ts';
import { viewersOf, type Walk } from './walk.ts';

const viewShowsNoMore = matchLaw(11, 'a view shows no more than the events that its viewer saw', (walk) => {
  // The seat that made the other choice knows about it.
  for (const detour of detoursOf(walk))
    for (const viewer of viewersOf(walk.match.record.seats))
      if (viewer !== detour.chooser) assertViewsFollowStory(walk, detour, viewer);
});

/** Two matches whose events look equal to a viewer must have equal views for that viewer. */
const assertViewsFollowStory = <T extends GameTypes>(
  walk: Walk<T>,
  { from, steps }: Detour<T>,
  viewer: Viewer,
): void => {
  const { game } = walk.match;
  for (const [offset, other] of steps.entries()) {
    const index = from + offset;
    if (!isSame(eventsSeenBy(game, other, viewer), eventsSeenBy(game, at(walk.match.steps, index), viewer))) return;
    const difference = differenceOf(game.view(other.state, viewer), walk.view(index, viewer));
    assert(difference === null, `state ${index}: equal events but different views for ${viewer}: ${difference}`);
  }
};

const eventsShowNoMore = matchLaw(12, 'events show no more than the views', (walk) => {
  for (const detour of detoursOf(walk)) {
    // Events may announce another choice that the view does not show.
    if (detour.chooser !== null) continue;
    for (const viewer of viewersOf(walk.match.record.seats)) assertStoryFollowsViews(walk, detour, viewer);
  }
  eachGuess(walk, (viewer, index) => assertSameStoryInGuess(walk, viewer, index));
});

/**
 * While two different matches have equal views for a viewer, no event may show the viewer which of them it is. Where
 * the states are equal too, an event may show dice that the state does not keep.
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
    const difference = differenceOf(eventsSeenBy(game, other, viewer), eventsSeenBy(game, walked, viewer));
    assert(difference === null, `state ${index}: equal views but different events for ${viewer}: ${difference}`);
  }
};

const assertSameStoryInGuess = <T extends GameTypes>(walk: Walk<T>, viewer: Viewer, index: number): void => {
  const { game, record, steps } = walk.match;
  const entry = record.entries[index];
  if (entry === undefined) return;
  const other = playElsewhere(game, walk.guess(index, viewer).state, entry);
  if (other === null || other.strayed) return;
  if (!isSame(game.view(other.state, viewer), walk.view(index + 1, viewer))) return;
  const difference = differenceOf(eventsSeenBy(game, other, viewer), eventsSeenBy(game, at(steps, index + 1), viewer));
  assert(
    difference === null,
    `entry ${index}: equal views for ${viewer} in two worlds, but different events: ${difference}`,
  );
};

/** Calls `callback` where the guess of a viewer differs from the real state. */
const eachGuess = <T extends GameTypes>(walk: Walk<T>, callback: (viewer: Viewer, index: number) => void): void => {
  for (const viewer of viewersOf(walk.match.record.seats))
    for (const index of walk.sample) if (walk.guess(index, viewer).differs) callback(viewer, index);
};

const guessFits = matchLaw(13, 'a guess is a sound state with the same view for its viewer', (walk) => {
  const { game } = walk.match;
  eachGuess(walk, (viewer, index) => {
    const { state } = walk.guess(index, viewer);
    assertSame(game.view(state, viewer), walk.view(index, viewer), `state ${index} guessed by ${viewer}`);
    assert(game.faults(state).length === 0, `state ${index} guessed by ${viewer}: ${game.faults(state).join('; ')}`);
  });
});

const undoRevealsNothing = matchLaw(
  14,
  'an action without draws and revealing events reveals nothing hidden',
  (walk) => {
    const { game, record, steps } = walk.match;
    eachGuess(walk, (viewer, index) => {
      const entry = record.entries[index];
      if (entry === undefined || entry.draws.length > 0) return;
      if (at(steps, index + 1).events.some(({ type }) => game.meta.revealingEvents.includes(type))) return;
      const difference = differenceInGuess(walk, viewer, index, entry);
      assert(
        difference === null,
        `entry ${index} (${entry.action.type}) reveals something hidden to ${viewer}: ${difference}`,
      );
    });
  },
);

/**
 * The difference between the guessed world and the real one that a viewer sees after this entry. A guessed world that
 * draws where the real one did not is compared too, because a different result shows the viewer which world it is.
 */
const differenceInGuess = <T extends GameTypes>(
  walk: Walk<T>,
  viewer: Viewer,
  index: number,
  entry: Entry<T>,
): string | null => {
  const { game, steps } = walk.match;
  const other = playElsewhere(game, walk.guess(index, viewer).state, entry);
  if (other === null) return 'the action is refused in a world that looks the same';
  return (
    differenceOf(game.view(other.state, viewer), walk.view(index + 1, viewer)) ??
    differenceOf(eventsSeenBy(game, other, viewer), eventsSeenBy(game, at(steps, index + 1), viewer))
  );
};

const checkIgnoresSecrets = matchLaw(
  21,
  'legal actions and refusals of a seat do not depend on information hidden from it',
  (walk, context) =>
    eachGuess(walk, (viewer, index) => {
      const { game } = walk.match;
      const guessed = walk.guess(index, viewer).state;
      const { state } = at(walk.match.steps, index);
      assertSame(game.toAct(guessed), game.toAct(state), `state ${index} guessed by ${viewer}, who is to act`);
      assertSame(game.outcome(guessed), game.outcome(state), `state ${index} guessed by ${viewer}, outcome`);
      if (viewer !== 'spectator') assertSameJudgement(walk, context, viewer, index);
    }),
);

const assertSameJudgement = <T extends GameTypes>(
  walk: Walk<T>,
  context: RunContext<T>,
  viewer: Seat,
  index: number,
): void => {
  const { game } = context;
  const guessed = walk.guess(index, viewer).state;
  const { state } = at(walk.match.steps, index);
  const where = `state ${index} guessed by seat ${viewer}`;
  assertSame(game.legalActions(guessed, viewer), walk.listed(index, viewer), `${where}, list`);
  for (const action of actionsToTry(context, index))
    assertSame(
      game.check(guessed, viewer, action),
      game.check(state, viewer, action),
      `${where}, ${action.type} judged`,
    );
};

const seesMoreIsTrue = matchLaw(23, "a seat for which seesMore is false has the spectator's view", (walk) => {
  const { game, record, steps } = walk.match;
  for (const index of walk.sample)
    for (const viewer of viewersOf(record.seats))
      if (game.seesMore?.(at(steps, index).state, viewer) === false)
        assertSame(walk.view(index, viewer), walk.view(index, 'spectator'), `state ${index} seen by ${viewer}`);
});

const momentsShowNoMore = matchLaw(
  25,
  'the views at the events of an action show no more than the view after it',
  (walk) => {
    const { game, record, steps } = walk.match;
    eachGuess(walk, (viewer, index) => {
      const entry = record.entries[index];
      if (entry === undefined) return;
      const ours = playStory(game, at(steps, index).state, entry);
      const other = playStory(game, walk.guess(index, viewer).state, entry);
      if (ours === null || other === null || other.strayed) return;
      // If the final views differ, the views on the way may differ too.
      if (!isSame(game.view(other.state, viewer), game.view(ours.state, viewer))) return;
      const viewsOf = ({ moments }: typeof ours) => moments.map((state) => game.view(state, viewer));
      const difference = differenceOf(viewsOf(other), viewsOf(ours));
      assert(difference === null, `entry ${index} reveals to ${viewer} on the way: ${difference}`);
    });
  },
);

export const SECRET_LAWS: readonly Law[] = [
  viewShowsNoMore,
  eventsShowNoMore,
  guessFits,
  undoRevealsNothing,
  checkIgnoresSecrets,
  seesMoreIsTrue,
  momentsShowNoMore,
];
