/** The choices of a seat: rolling, one entry per sign, and the confirmation of a choice. */

import { type Action, SIGNS, type Sign } from '@fremont/games/template';
import { at, byType } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control, Controls } from '../../table/controls.ts';
import { told } from '../../table/sentences.ts';
import type { NeonRowModel } from './types.ts';

export const placeId = (sign: Sign): string => `place-${sign}`;

export const neonRowControls = (model: NeonRowModel): Controls => {
  if (model.actor === null) return [];
  const { phase } = model.view;
  if (phase.type === 'rolling') return [rollControl(model)];
  const places = SIGNS.map((sign) => placeControl(model, sign));
  return settings.confirmMoves.value ? [...places, confirmControl(model)] : places;
};

const rollControl = (model: NeonRowModel): Control => ({
  id: 'roll',
  keys: ['KeyR', 'Enter', 'NumpadEnter'],
  label: t('template.roll', { count: at(model.view.chairs, model.view.turn).dice }),
  off: model.reasonAgainst({ type: 'roll' }),
  run: () => model.commands.act({ type: 'roll' }),
  primary: true,
});

const placeControl = (model: NeonRowModel, sign: Sign): Control => {
  const action: Action = { type: 'place', sign };
  return {
    id: placeId(sign),
    keys: [`Digit${sign}`, `Numpad${sign}`],
    label: byType(model.text.value.actions, action).labelLong,
    off: model.reasonAgainst(action),
    run: () => model.commands.choose(action, (chosen) => chosen.type === 'place' && chosen.sign === sign),
  };
};

/** The big button repeats the choice; before a choice it says what is missing. */
const confirmControl = (model: NeonRowModel): Control => {
  const chosen = model.chosen.value;
  return {
    id: 'confirm',
    keys: ['Enter', 'NumpadEnter'],
    label: chosen === null ? t('template.placeNothing') : byType(model.text.value.actions, chosen).label,
    off: chosen === null ? { why: told('template.chooseFirst'), remedy: null, href: null } : null,
    run: () => model.commands.confirm(),
    primary: true,
  };
};

/** The sign that is chosen and not confirmed yet. */
export const chosenSign = (model: NeonRowModel): Sign | null => {
  const chosen = model.chosen.value;
  return chosen?.type === 'place' ? chosen.sign : null;
};
