/** Starts a lesson, or goes back to the table where it was left. */

import type { LessonFront, OpenFront } from '../../games/front.ts';
import { navigate } from '../../router/index.ts';
import { occupantsOf, soloSeats } from '../../setup/draft.ts';
import { usualLevel } from '../../setup/levels.ts';
import { freshNames } from '../../setup/names.ts';
import { playerName } from '../../setup/open.ts';
import type { TableSetting, Tables } from '../../tables/types.ts';
import { isFinished } from '../coach.ts';
import { lessonKey } from '../keys.ts';
import type { AnyLesson } from '../lesson.ts';
import { rememberedLesson, rememberLesson } from './memory.ts';
import { setAway } from './presence.ts';

export const goToLesson = async (front: OpenFront, lesson: LessonFront): Promise<void> => {
  const { localTables } = await import('../../tables/local.ts');
  const key = lessonKey(front.id, lesson.id);
  const loaded = await lesson.load();
  const last = await unfinishedTable(localTables(), key, loaded);
  const id = last ?? (await newLessonTable(localTables(), front, loaded));
  rememberLesson(key, { table: id, isAway: false });
  navigate(`/table/${id}`);
};

/** The last table of the lesson, if neither the lesson nor its match is over. */
const unfinishedTable = async (tables: Tables, key: string, lesson: AnyLesson): Promise<string | null> => {
  const memory = rememberedLesson(key);
  if (memory === null || isFinished(lesson, memory.done)) return null;
  const found = (await tables.list()).find(({ id }) => id === memory.table);
  return found !== undefined && found.outcome === null && !found.broken ? found.id : null;
};

const newLessonTable = async (tables: Tables, front: OpenFront, { id: lesson, plan }: AnyLesson): Promise<string> => {
  const seats = soloSeats(playerName(), plan.seats - 1, usualLevel(front), freshNames());
  const [learner, ...bots] = occupantsOf(seats);
  const occupants = learner === undefined ? bots : bots.toSpliced(plan.learner, 0, learner);
  const id = await tables.create({ game: front.id, options: plan.options, occupants, lesson });
  rememberLesson(lessonKey(front.id, lesson), { table: id, done: [] });
  return id;
};

/** From the menu of a table. At the table of a lesson the coach comes back; at any other the lesson begins. */
export const callCoach = async ({ id, game, lesson: given }: TableSetting, front: OpenFront, lesson: LessonFront) => {
  if (given !== lesson.id) return goToLesson(front, lesson);
  rememberLesson(lessonKey(game, lesson.id), { table: id, isAway: false });
  setAway(id, false);
};
