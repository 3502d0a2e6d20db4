/** The item of the table menu about lessons. */

import { frontOf, lessonFrontOf } from '../games/fronts.ts';
import { t } from '../i18n/index.ts';
import type { TableSetting } from '../tables/types.ts';
import type { MenuItem } from '../ui/Menu.tsx';

const editionOf = (options: object): string => ('edition' in options ? String(options.edition) : '');

export const lessonItems = (setting: TableSetting): readonly MenuItem[] => {
  const front = frontOf(setting.game);
  const lesson = front && lessonFrontOf(front, editionOf(setting.options));
  if (front === null || lesson === null) return [];
  const call = async (): Promise<void> => (await import('./on-demand/start.ts')).callCoach(setting, front, lesson);
  const label = t(setting.lesson === undefined ? 'shell.guided' : 'table.coach');
  return [{ key: 'lesson', icon: 'star', label, onChoose: () => void call().catch(reportError) }];
};
