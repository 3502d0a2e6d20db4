/** D2 Power Play: the majority here holds a token that places a die without rolling. RULES 18. */

import type { DeepReadonly, Seat } from '@fremont/kernel';
import type { DieSize, Event, Face, Refusal, State } from '../../types.ts';
import { addToCasino, takeFromSupply } from '../change.ts';
import { casinoAt, casinoOf, checkOpen, draftTile, hasMajority, oneDie, seenTile } from '../tiles.ts';
import { type FaceWork, nothing } from './face.ts';
import { checkInSupply } from './move.ts';

/** RULES 18.2: whoever has lost the majority gives the token back at once. */
export const recheckPower = (draft: State): Event[] => {
  const tile = draftTile(draft, 'D2');
  const casino = casinoOf(draft, 'D2');
  if (tile === null || casino === null || tile.holder === null) return [];
  const seat = tile.holder;
  if (hasMajority(casinoAt(draft, casino), seat)) return [];
  tile.holder = null;
  return [{ type: 'powerLost', seat, casino }];
};

export const checkPowerPlay = (
  state: DeepReadonly<State>,
  seat: Seat,
  { die, casino }: { readonly die: DieSize; readonly casino: Face },
): Refusal | null => {
  const tile = seenTile(state, 'D2');
  if (tile === null) return { code: 'tileNotInPlay', faces: ['D2'] };
  if (tile.holder !== seat) return { code: 'noPowerToken', holder: tile.holder };
  if (state.phase.type !== 'rolling') return { code: 'alreadyRolled' };
  return checkInSupply(state, seat, die) ?? checkOpen(state, casino);
};

/** RULES 18.3: the die goes from the supply into the casino. */
export const putPowerDie = (draft: State, seat: Seat, casino: Face, die: DieSize): Event => {
  takeFromSupply(draft, seat, oneDie(die));
  addToCasino(draft, casino, seat, oneDie(die));
  return { type: 'powerPlayed', seat, casino, die };
};

export const powerPlay: FaceWork<'D2'> = {
  face: 'D2',
  lay: () => ({ face: 'D2', holder: null }),
  activate({ draft }, on, tile) {
    const { seat, casino } = on;
    if (tile.holder === seat || !hasMajority(casinoAt(draft, casino), seat)) return [nothing(on, 'D2')];
    const from = tile.holder;
    tile.holder = seat;
    return [{ type: 'tokenTaken', seat, casino, face: 'D2', from }];
  },
  decisions: [],
  copy: ({ holder }) => ({ face: 'D2', holder }),
};
