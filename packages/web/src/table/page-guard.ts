/** Keeps the person at the table: rules and settings open over it, and other ways out ask first. */

import { useEffect } from 'preact/hooks';
import { guardPage } from '../router/index.ts';
import type { ScreenTypes } from './game-screen.ts';
import type { Panels } from './panels.ts';
import type { TableModel } from './table-model.ts';
import { wayOut } from './way-out.ts';

export const usePageGuard = <S extends ScreenTypes>(model: TableModel<S>, panels: Panels): void => {
  useEffect(
    () =>
      guardPage((to) => {
        const isPlaying = model.people.length > 0 && model.update.peek().outcome === null;
        const way = wayOut(to, model.setting.game, isPlaying);
        if (way === 'leave') return false;
        if (way === 'ask') {
          panels.leaveTo.value = to.path;
          panels.open('leave');
        } else {
          panels.open(way);
          panels.rule.value = to.anchor;
        }
        return true;
      }),
    [model, panels],
  );
};
