/** D2 Power Play: the majority here holds a token that places a die without rolling. RULES 18. */

import type { DeepReadonly, Seat } from '@fremont/kernel';
import type { DieSize, Event, Face, Refusal, State } from '../../types.ts';
import { addToCasino, takeFromSupply } from '../change.ts';
import { checkInSupply } from '../in-supply.ts';
import { openCasinos, turnInstead } from '../instead.ts';
import { casinoAt, casinoOf, checkOpen, draftTile, hasMajority, oneDie, seenTile } from '../tiles.ts';
import { type FaceRules, nothingHappened } from './face.ts';

/** RULES 18.2: a holder without the majority gives the token back at once. */
export function* recheckPower(draft: State): Iterable<Event> {
  const tile = draftTile(draft, 'D2');
  const casino = casinoOf(draft, 'D2');
  if (tile === null || casino === null || tile.holder === null) return;
  const seat = tile.holder;
  if (hasMajority(casinoAt(draft, casino), seat)) return;
  tile.holder = null;
  yield { type: 'powerLost', seat, casino };
}

export const checkPowerPlay = (
  state: DeepReadonly<State>,
  seat: Seat,
  { die, casino }: { readonly die: DieSize; readonly casino: Face },
): Refusal | null => {
  const tile = seenTile(state, 'D2');
  if (tile === null) return { code: 'tileNotInPlay', faces: ['D2'] };
  if (tile.holder !== seat) return { code: 'noPowerToken', holder: tile.holder, instead: turnInstead(state, seat) };
  if (state.phase.type !== 'rolling') return { code: 'alreadyRolled', instead: turnInstead(state, seat) };
  return (
    checkInSupply(state, seat, die, 'powerPlay') ??
    checkOpen(state, casino, { type: 'casinos', casinos: openCasinos(state) })
  );
};

/** RULES 18.3: the die goes from the supply into the casino. */
export const putPowerDie = (draft: State, seat: Seat, casino: Face, die: DieSize): Event => {
  takeFromSupply(draft, seat, oneDie(die));
  addToCasino(draft, casino, seat, oneDie(die));
  return { type: 'powerPlayed', seat, casino, die };
};

export const powerPlay: FaceRules<'D2'> = {
  face: 'D2',
  lay: () => ({ face: 'D2', holder: null }),
  *activate({ draft }, on, tile) {
    const { seat, casino } = on;
    const { holder: from } = tile;
    if (from === seat || !hasMajority(casinoAt(draft, casino), seat)) yield nothingHappened(on, 'D2');
    else {
      tile.holder = seat;
      yield { type: 'tokenTaken', seat, casino, face: 'D2', from };
    }
  },
  decisions: [],
  copy: ({ holder }) => ({ face: 'D2', holder }),
};
