/** Whether to offer a lesson: only to people who have not yet opened the game in this browser. */

import type { LessonFront, OpenFront } from '../games/front.ts';
import { lessonFrontOf } from '../games/fronts.ts';
import { hasSetUp } from '../setup/memory.ts';
import { lessonKey, rememberedLesson, rememberLesson } from './memory.ts';

/** The lesson to offer; null if there is none, or if the person knows the game. `hasPlayed`: a table of it is kept here. */
export const lessonToOffer = (front: OpenFront, edition: string, hasPlayed: boolean): LessonFront | null => {
  const lesson = lessonFrontOf(front, edition);
  if (lesson === null || hasPlayed || hasSetUp(front.id)) return null;
  return rememberedLesson(lessonKey(front.id, lesson.id)) === null ? lesson : null;
};

/** The offer is made once. */
export const markOffered = (front: OpenFront, lesson: LessonFront): void =>
  rememberLesson(lessonKey(front.id, lesson.id), {});
