/** The holder of the Power Play token may place one die anywhere instead of rolling. */

import type { Seat } from '@fremont/kernel';
import { at } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import type { Control } from '../../../table/controls.ts';
import type { LasVegasSession } from '../types.ts';
import { type Ask, emptyAsk } from './ask.ts';
import { diePick, putTarget, sizeIn, targetsWith } from './ask-places.ts';
import { pick, pickedOf } from './picks.ts';
import { tileOf } from './views.ts';

/** The tile whose token the person at this device holds, before their roll. */
const heldTile = (session: LasVegasSession): { readonly casino: Ask['casino']; readonly seat: Seat } | null => {
  const { actor, view } = session;
  const found = tileOf(view, 'D2');
  if (actor === null || view.phase.type !== 'rolling' || found?.tile.holder !== actor) return null;
  return { casino: found.casino, seat: actor };
};

const isOn = (session: LasVegasSession): boolean => pickedOf(session, 'power') === 'on';

/** One control switches between rolling and placing one die. */
export const powerControl = (session: LasVegasSession): Control | null => {
  if (heldTile(session) === null) return null;
  const on = isOn(session);
  return {
    id: 'power',
    keys: ['KeyO'],
    label: t(on ? 'royale.powerBack' : 'royale.power'),
    off: null,
    run: () => pick(session, 'power', on ? 'off' : 'on'),
  };
};

export const powerAsk = (session: LasVegasSession): Ask | null => {
  const held = heldTile(session);
  if (held === null || !isOn(session)) return null;
  const { supply } = at(session.view.chairs, held.seat);
  const die = diePick(session, held.seat, { small: supply.small > 0, big: supply.big > 0 });
  const size = sizeIn(die);
  return {
    ...emptyAsk(held.casino),
    picks: die.options.length > 1 ? [die] : [],
    targets: targetsWith(
      (casino) => ({ type: 'powerPlay', die: size, casino }),
      (face) => putTarget(session, held.seat, size, face),
    ),
  };
};
