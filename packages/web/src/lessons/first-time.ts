/** Whether to offer a lesson: only to people who have not yet opened the game in this browser. */

import type { LessonFront, OpenFront } from '../games/front.ts';
import { lessonFrontOf } from '../games/fronts.ts';
import { readStored } from '../settings/store.ts';
import { hasSetUp } from '../setup/memory.ts';
import { LESSONS_KEY, lessonKey } from './keys.ts';

/** True once the lesson was offered or begun. The whole memory is decoded by the lesson itself. */
const isKnown = (key: string): boolean => readStored(LESSONS_KEY)?.includes(`"${key}"`) === true;

/** The lesson to offer; null if there is none, or if the person knows the game. `hasPlayed`: a table of it is kept here. */
export const lessonToOffer = (front: OpenFront, edition: string, hasPlayed: boolean): LessonFront | null => {
  const lesson = lessonFrontOf(front, edition);
  if (lesson === null || hasPlayed || hasSetUp(front.id)) return null;
  return isKnown(lessonKey(front.id, lesson.id)) ? null : lesson;
};
