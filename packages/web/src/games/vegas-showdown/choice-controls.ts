/** Controls for actions that take two presses: the first chooses the action, the second confirms it. */

import type { Action } from '@fremont/games/vegas-showdown';
import { byType } from '@fremont/kernel';
import { type MessageKey, t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control } from '../../table/controls.ts';
import { confirmControl, isSameAction, plainReason } from '../../table/game-controls.ts';
import { isBuilding } from './hand.ts';
import { picksOf } from './picks.ts';
import type { ShowdownModel } from './types.ts';

export const chooseControl = (model: ShowdownModel, action: Action, id: string, keys: readonly string[]): Control => ({
  id,
  keys,
  label: byType(model.text.value.actions, action).labelLong,
  off: model.reasonAgainst(action),
  run: () => model.commands.choose(action, (chosen) => isSameAction(chosen, action)),
});

/** The big button repeats the choice. Before a choice it names the missing step. */
export const confirmControls = (model: ShowdownModel): Control[] => {
  if (!settings.confirmMoves.value) return [];
  const chosen = model.chosen.value;
  return [
    confirmControl({
      label: chosen === null ? t('vegas-showdown.confirmNothing') : byType(model.text.value.actions, chosen).label,
      off: chosen === null ? plainReason(missingChoice(model)) : null,
      run: () => {
        picksOf(model).hand.value = null;
        model.commands.confirm();
      },
    }),
  ];
};

const missingChoice = (model: ShowdownModel): MessageKey => {
  if (isBuilding(model)) return 'vegas-showdown.chooseTile';
  return model.view.phase.type === 'stack' ? 'vegas-showdown.chooseStack' : 'vegas-showdown.chooseFirst';
};
