/** RULES 9.1 to 9.4: the tiles at the casinos this round, and the bank. */

import { assert, at, type Chance, pick } from '@fremont/kernel';
import { RESERVED_BILLS } from '../data/tiles.ts';
import { type Event, type Face, type Royale, type State, TILE_FACES, type TileFace } from '../types.ts';
import { insert } from './bank.ts';
import { faceRules } from './faces/index.ts';
import { turnBill } from './pile.ts';
import { royaleOf } from './tiles.ts';

export const emptyRoyale = (leastBill: number): Royale => ({
  tiles: [],
  used: [],
  bank: [],
  minted: [],
  leastBill,
  turns: 1,
  payout: null,
});

/** Lays fresh tiles. `setUpTiles` follows after the bills and neutral dice. Ruling R28. */
export function* layTiles(draft: State, chance: Chance): Iterable<Event> {
  const { tiles, used } = royaleOf(draft);
  const faces = draft.options.faces ?? drawFaces(draft, chance);
  for (const face of faces) {
    tiles.push(faceRules(face).lay(draft.chairs.length));
    used.push(face);
    yield { type: 'tileLaid', casino: tiles.length as Face, face };
  }
}

/**
 * Draws each tile as one of the remaining letters, then its side. The order of these draws is part of the record
 * format.
 */
const drawFaces = (draft: State, chance: Chance): readonly TileFace[] => {
  const { tiles = 0, noRepeat = false } = draft.options;
  const used: readonly TileFace[] = noRepeat ? royaleOf(draft).used : [];
  const left = TILE_FACES.filter((face) => !used.includes(face));
  const drawn: TileFace[] = [];
  while (drawn.length < tiles) {
    const letters = [...new Set(left.map(letterOf))].filter(
      (letter) => !drawn.some((face) => letterOf(face) === letter),
    );
    const letter = pick(letters, chance, 'setup');
    const sides = left.filter((face) => letterOf(face) === letter);
    drawn.push(sides.length === 1 ? at(sides, 0) : pick(sides, chance, 'setup'));
  }
  return drawn;
};

/** The letter of a tile. Both of its faces share it. */
export const letterOf = (face: TileFace): string => face.charAt(0);

export function* setUpTiles(draft: State): Iterable<Event> {
  for (const { face } of royaleOf(draft).tiles) yield* faceRules(face).setUp?.(draft) ?? [];
}

/** RULES 9.4: in the first round all bills except those kept for later rounds go into the bank. */
export function* openBank(draft: State, chance: Chance): Iterable<Event> {
  const { bank } = royaleOf(draft);
  while (draft.unseen.length > RESERVED_BILLS) {
    const bill = turnBill(draft, chance);
    assert(bill !== null, 'a pile without bills');
    insert(bank, bill);
  }
  yield { type: 'bankOpened', bills: [...bank] };
}
