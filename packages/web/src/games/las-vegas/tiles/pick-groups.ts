/** The parts of an answer that a player picks before the answer itself: a die, a group of gray dice, a slot, a direction. */

import {
  type Cluster,
  DIE_SIZES,
  type DieSize,
  HANDICAP_REWARDS,
  HANDICAP_SLOTS,
  type HandicapSlot,
} from '@fremont/games/las-vegas';
import type { Seat } from '@fremont/kernel';
import { money, t } from '../../../i18n/index.ts';
import type { LasVegasModel } from '../types.ts';
import { grayDice, seatDie } from './die-pictures.ts';
import { pickedOf } from './picks.ts';
import type { PickGroup } from './question.ts';

/** The size of a die. A seat with only one size has one option. */
export const diePick = (model: LasVegasModel, seat: Seat, has: Readonly<Record<DieSize, boolean>>): PickGroup => {
  const sizes = DIE_SIZES.filter((size) => has[size]);
  const [first = 'small'] = sizes;
  const wished = pickedOf(model, 'die');
  return {
    id: 'die',
    label: t('royale.pickDie'),
    options: sizes.map((size) => ({
      id: size,
      label: t(size === 'small' ? 'royale.smallDie' : 'royale.bigDie'),
      dice: [seatDie(model, seat, size)],
    })),
    picked: sizes.find((size) => size === wished) ?? first,
  };
};

export const sizeIn = ({ picked }: PickGroup): DieSize => (picked === 'big' ? 'big' : 'small');

const SLOT_WORDS: Readonly<Record<HandicapSlot, () => string>> = {
  chip: () => t('royale.slotChip'),
  money: () => money(HANDICAP_REWARDS.money),
  move: () => t('royale.slotMove'),
};

/** The size of a group of gray dice. */
export const clusterPick = (model: LasVegasModel, left: readonly Cluster[]): PickGroup => {
  const sizes = [...new Set(left)];
  const wished = pickedOf(model, 'cluster');
  return {
    id: 'cluster',
    label: t('royale.pickCluster'),
    options: sizes.map((size) => ({
      id: String(size),
      label: t('royale.laneGray', { count: size }),
      dice: grayDice(size),
    })),
    picked: String(sizes.find((size) => String(size) === wished) ?? sizes[0] ?? 1),
  };
};

export const slotPick = (model: LasVegasModel, free: Readonly<Record<HandicapSlot, number>>): PickGroup => {
  const open = HANDICAP_SLOTS.filter((slot) => free[slot] > 0);
  const wished = pickedOf(model, 'slot');
  return {
    id: 'slot',
    label: t('royale.pickSlot'),
    options: open.map((slot) => ({ id: slot, label: SLOT_WORDS[slot](), dice: [] })),
    picked: open.find((slot) => slot === wished) ?? open[0] ?? 'chip',
  };
};

/** Whether a die goes to a casino or leaves it. */
export const directionPick = (model: LasVegasModel): PickGroup => ({
  id: 'way',
  label: t('royale.pickWay'),
  options: [
    { id: 'put', label: t('royale.wayPut'), dice: [] },
    { id: 'take', label: t('royale.wayTake'), dice: [] },
  ],
  picked: pickedOf(model, 'way') ?? 'put',
});

/** The number of dice of one size, up to `most`. */
export const countPick = (model: LasVegasModel, id: 'small' | 'big', label: string, most: number): PickGroup => {
  const wished = Number(pickedOf(model, id) ?? 0);
  return {
    id,
    label,
    options: Array.from({ length: most + 1 }, (_, count) => ({ id: String(count), label: String(count), dice: [] })),
    picked: String(Math.min(most, wished)),
  };
};
