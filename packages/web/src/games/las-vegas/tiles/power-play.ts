/** The holder of the Power Play token may place one die anywhere instead of rolling. */

import type { Seat } from '@fremont/kernel';
import { at } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import type { Control } from '../../../table/controls.ts';
import type { LasVegasModel } from '../types.ts';
import { diePick, sizeIn } from './pick-groups.ts';
import { pick, pickedOf } from './picks.ts';
import { emptyQuestion, type TileQuestion } from './question.ts';
import { putTarget, targetsWith } from './targets.ts';
import { tileOf } from './tile-lookup.ts';

/** The casino of Power Play, if the acting player holds its token and has not rolled yet. */
const heldTile = (model: LasVegasModel): { readonly casino: TileQuestion['casino']; readonly seat: Seat } | null => {
  const { actor, view } = model;
  const found = tileOf(view, 'D2');
  if (actor === null || view.phase.type !== 'rolling' || found?.tile.holder !== actor) return null;
  return { casino: found.casino, seat: actor };
};

const isSelected = (model: LasVegasModel): boolean => pickedOf(model, 'power') === 'on';

/** One control switches between rolling and placing one die. */
export const powerControl = (model: LasVegasModel): Control | null => {
  if (heldTile(model) === null) return null;
  const selected = isSelected(model);
  return {
    id: 'power',
    keys: ['KeyO'],
    label: t(selected ? 'royale.powerBack' : 'royale.power'),
    off: null,
    run: () => pick(model, 'power', selected ? 'off' : 'on'),
  };
};

export const powerQuestion = (model: LasVegasModel): TileQuestion | null => {
  const held = heldTile(model);
  if (held === null || !isSelected(model)) return null;
  const { supply } = at(model.view.chairs, held.seat);
  const die = diePick(model, held.seat, { small: supply.small > 0, big: supply.big > 0 });
  const size = sizeIn(die);
  return {
    ...emptyQuestion(held.casino),
    picks: die.options.length > 1 ? [die] : [],
    targets: targetsWith(
      (casino) => ({ type: 'powerPlay', die: size, casino }),
      (face) => putTarget(model, held.seat, size, face),
    ),
  };
};
