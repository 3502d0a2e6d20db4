/** Starts a lesson, or goes back to the table where it was left. */

import type { LessonFront, OpenFront } from '../../games/front.ts';
import { navigate } from '../../router/index.ts';
import { occupantsOf, soloSeats } from '../../setup/draft.ts';
import { usualLevel } from '../../setup/levels.ts';
import { freshNames } from '../../setup/names.ts';
import { playerName } from '../../setup/open.ts';
import type { Tables } from '../../tables/types.ts';
import { lessonKey, rememberedLesson, rememberLesson } from '../memory.ts';

export const goToLesson = async (front: OpenFront, lesson: LessonFront): Promise<void> => {
  const { localTables } = await import('../../tables/local.ts');
  const key = lessonKey(front.id, lesson.id);
  const id = (await unfinishedTable(localTables(), key)) ?? (await newLessonTable(localTables(), front, lesson));
  rememberLesson(key, { table: id, isAway: false });
  navigate(`/table/${id}`);
};

/** The last table of the lesson, if its match is not over. */
const unfinishedTable = async (tables: Tables, key: string): Promise<string | null> => {
  const last = rememberedLesson(key)?.table ?? null;
  const found = last === null ? undefined : (await tables.list()).find(({ id }) => id === last);
  return found !== undefined && found.outcome === null && !found.broken ? found.id : null;
};

const newLessonTable = async (tables: Tables, front: OpenFront, lesson: LessonFront): Promise<string> => {
  const { plan } = await lesson.load();
  const seats = soloSeats(playerName(), plan.seats - 1, usualLevel(front), freshNames());
  const [learner, ...bots] = occupantsOf(seats);
  const occupants = learner === undefined ? bots : bots.toSpliced(plan.learner, 0, learner);
  const id = await tables.create({ game: front.id, options: plan.options, occupants, lesson: lesson.id });
  rememberLesson(lessonKey(front.id, lesson.id), { table: id, done: [] });
  return id;
};
