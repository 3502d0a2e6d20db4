/** "Show me": plays the wanted action on the board and rewinds it. Nothing is sent to the table. */

import { type GameTypes, play, type Seat, seededChance } from '@fremont/kernel';
import { newBeatPlayer } from '../../table/beats.ts';
import type { ScreenTypes, Story } from '../../table/game-screen.ts';
import type { OpenTable } from '../../table/open-table.ts';

const POINT_MS = 700;
const HELD_MS = 900;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** First the control is pointed at, then the board shows the effect. Dice and cards are not foretold. */
export const showAction = async (
  table: OpenTable<ScreenTypes>,
  seat: Seat,
  action: GameTypes['action'],
  control: Element | null,
): Promise<void> => {
  control?.animate(PRESS, { duration: POINT_MS, easing: 'ease-in-out' });
  await pause(POINT_MS);
  const story = rehearsal(table, seat, action);
  if (story !== null) await showStory(table, story);
};

const PRESS = [{ scale: '1' }, { scale: '0.94', offset: 0.5 }, { scale: '1' }];

/** The story of the action; null if it depends on chance. */
const rehearsal = (
  { model }: OpenTable<ScreenTypes>,
  seat: Seat,
  action: GameTypes['action'],
): Story<GameTypes> | null => {
  const { game } = model.screen;
  const played = play(game, model.assumedState.peek(), seat, action, seededChance(1), 'keep');
  if (!played.ok || played.value.draws.length > 0) return null;
  const { events, moments, state } = played.value;
  return { events, views: [...moments, state].map((moment) => game.view(moment, seat)) };
};

const showStory = async (
  { model, story: { stage } }: OpenTable<ScreenTypes>,
  story: Story<GameTypes>,
): Promise<void> => {
  const { screen, frame, update } = model;
  const player = newBeatPlayer<object, object>({
    show: ({ frame: picture }) => {
      frame.value = picture;
    },
    rendered: () => new Promise((resolve) => requestAnimationFrame(() => resolve())),
    measure: (motion) => (stage === null ? null : screen.measure(motion, stage)),
    animate: (motion, before, ms) => (stage === null ? [] : screen.animate(motion, before, stage, ms)),
    speed: () => 1,
  });
  const { version } = update.peek();
  await player.play(screen.plan(story, frame.peek(), false));
  await pause(HELD_MS);
  // The table has moved on if another tab acted meanwhile. Its own story then ends in the right view.
  if (update.peek().version === version) frame.value = screen.atRest(update.peek().view);
};
