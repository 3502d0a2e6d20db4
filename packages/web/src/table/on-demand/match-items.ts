/** The entries of the table's menu about the match as a whole. They load when the menu opens. */

import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { controlById } from '../controls.ts';
import { copyMatch } from '../copy-match.ts';
import type { ScreenTypes } from '../game-screen.ts';
import type { OpenTable } from '../open-table.ts';
import type { Panels } from '../panels.ts';
import { tableControls } from '../table-controls.ts';
import type { TableModel } from '../table-model.ts';
import { forkTable } from './fork-table.ts';

export const matchItems = <S extends ScreenTypes>(table: OpenTable<S>, panels: Panels): readonly MenuItem[] => {
  const { model } = table;
  const isOver = model.update.value.outcome !== null;
  return [
    ...localItems(model, panels, isOver),
    ...(model.people.length > 0 && !isOver
      ? [
          {
            key: 'catchUp',
            icon: 'clock' as const,
            label: t('table.catchUp'),
            onChoose: () => controlById(tableControls(table, panels), 'catchUp')?.run(),
          },
        ]
      : []),
    { key: 'copy', icon: 'copy', label: t('table.copyMatch'), onChoose: () => copyMatch(table) },
    ...(isOver
      ? [{ key: 'picture', icon: 'star' as const, label: t('table.picture'), onChoose: () => panels.open('picture') }]
      : []),
    { key: 'wrong', icon: 'flag', label: t('table.wrongHere'), onChoose: () => panels.open('wrong') },
  ];
};

const localItems = <S extends ScreenTypes>(
  { extras, setting }: TableModel<S>,
  panels: Panels,
  isOver: boolean,
): readonly MenuItem[] => {
  if (extras !== null) return [];
  const replay: MenuItem = {
    key: 'replay',
    icon: 'play',
    label: t('table.replay'),
    onChoose: () => navigate(`/replay/${setting.id}`),
  };
  const fork: MenuItem = {
    key: 'fork',
    icon: 'fork',
    label: t('table.fork'),
    onChoose: () => {
      forkTable(setting).catch(reportError);
    },
  };
  const dice: MenuItem = { key: 'dice', icon: 'dice', label: t('table.dice'), onChoose: () => panels.open('dice') };
  return isOver || setting.lesson !== undefined ? [replay, dice] : [replay, fork, dice];
};
