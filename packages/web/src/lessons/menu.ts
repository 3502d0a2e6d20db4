/** The items of the table menu about lessons: call the coach back, or play the guided first match of this game. */

import { frontOf, lessonFrontOf } from '../games/fronts.ts';
import { t } from '../i18n/index.ts';
import type { TableSetting } from '../tables/types.ts';
import type { MenuItem } from '../ui/Menu.tsx';
import { lessonKey, rememberLesson } from './memory.ts';
import { isAway, setAway } from './presence.ts';
import { startLesson } from './start.ts';

export const lessonItems = (setting: TableSetting): readonly MenuItem[] => [
  ...callItem(setting),
  ...guidedItem(setting),
];

const callItem = ({ id, game, lesson }: TableSetting): MenuItem[] => {
  if (lesson === undefined || !isAway(id)) return [];
  const call = (): void => {
    rememberLesson(lessonKey(game, lesson), { table: id, isAway: false });
    setAway(id, false);
  };
  return [{ key: 'coach', icon: 'dice', label: t('lesson.call'), onChoose: call }];
};

const editionOf = (options: object): string => ('edition' in options ? String(options.edition) : '');

/** At the table of a lesson it begins again. */
const guidedItem = ({ game, options, lesson: given }: TableSetting): MenuItem[] => {
  const front = frontOf(game);
  const lesson = front && lessonFrontOf(front, editionOf(options));
  if (front === null || lesson === null) return [];
  const start = (): void => {
    if (given === lesson.id) rememberLesson(lessonKey(game, lesson.id), { table: null });
    startLesson(front, lesson);
  };
  return [{ key: 'guided', icon: 'star', label: t('shell.guided'), onChoose: start }];
};
