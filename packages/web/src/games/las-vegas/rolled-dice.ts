/** The dice of a turn, one by one: in the tray before the roll is sorted, in their lanes afterwards. */

import type { Face, View } from '@fremont/games/las-vegas/base';
import { at } from '@fremont/kernel';

export interface RolledDie {
  /** The same in tray and lane, so that an animation can follow the die. */
  readonly id: string;
  readonly kind: 'small' | 'big' | 'neutral';
  /** 0 before the roll. */
  readonly face: Face | 0;
}

const idsOf = (kind: RolledDie['kind'], faces: readonly (Face | 0)[]): RolledDie[] =>
  faces.map((face, index) => ({ id: `${kind}-${index}`, kind, face }));

/** The dice that the active seat rolls or has rolled, in the order small, big, neutral. */
export const turnDice = (view: View): RolledDie[] => {
  if (view.phase.type === 'placing') {
    const { small, big, neutral } = view.phase.roll;
    return [...idsOf('small', small), ...idsOf('big', big === null ? [] : [big]), ...idsOf('neutral', neutral)];
  }
  const { supply, neutral } = at(view.chairs, view.turn);
  const blank = (count: number): 0[] => Array.from({ length: count }, () => 0);
  return [
    ...idsOf('small', blank(supply.small)),
    ...idsOf('big', blank(supply.big)),
    ...idsOf('neutral', blank(neutral)),
  ];
};

export const laneDice = (view: View, face: Face): RolledDie[] => turnDice(view).filter((die) => die.face === face);
