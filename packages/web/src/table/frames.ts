/** Frames of a story: what the board draws at each event. */

import { at, type GameTypes } from '@fremont/kernel';
import type { Story } from './game-screen.ts';

/** Computes the frame at each event from the event, its view and the frame before it. The first frame before is `start`. */
export const framesAlong = <T extends GameTypes, Frame>(
  { events, views }: Story<T>,
  start: Frame,
  frameAt: (event: T['event'], view: T['view'], before: Frame) => Frame,
): Frame[] => {
  const frames: Frame[] = [];
  for (const [index, event] of events.entries()) frames.push(frameAt(event, at(views, index), frames.at(-1) ?? start));
  return frames;
};
