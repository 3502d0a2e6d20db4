/** RULES 9.1 to 9.4: which tiles lie at the casinos this round, and the bank. */

import { assert, at, type Chance, pick } from '@fremont/kernel';
import { RESERVED_BILLS } from '../data/tiles.ts';
import { type Event, type Face, type Royale, type State, TILE_FACES, type TileFace } from '../types.ts';
import { insert } from './bank.ts';
import { FACE_WORKS } from './faces/index.ts';
import { turnBill, withPile } from './pile.ts';
import { royaleOf } from './tiles.ts';

export const emptyRoyale = (): Royale => ({ tiles: [], used: [], bank: [], minted: [], turns: 1, payout: null });

/** Lays fresh tiles; their set-up lines are done by `setUpTiles` once the casinos are clear. Ruling R28. */
export const layTiles = (draft: State, chance: Chance): Event[] => {
  const royale = royaleOf(draft);
  const faces = draft.options.faces ?? drawFaces(draft, chance);
  royale.tiles = faces.map((face) => FACE_WORKS[face].lay(draft.chairs.length));
  royale.used.push(...faces);
  royale.turns = 1;
  royale.payout = null;
  return faces.map((face, index) => ({ type: 'tileLaid', casino: (index + 1) as Face, face }));
};

/** Tile by tile: one of the letters left, then its side. The order of these draws is part of the record format. */
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

/** Both faces of one tile share it. */
export const letterOf = (face: TileFace): string => face.charAt(0);

export const setUpTiles = (draft: State): Event[] =>
  royaleOf(draft).tiles.flatMap(({ face }) => FACE_WORKS[face].setUp?.(draft) ?? []);

/** RULES 9.4, in the first round: all but the bills kept for later rounds. */
export const openBank = (draft: State, chance: Chance): Event[] => {
  const { bank } = royaleOf(draft);
  withPile(draft, (pile) => {
    while (pile.unseen.length > RESERVED_BILLS) {
      const bill = turnBill(pile, chance);
      assert(bill !== null, 'a pile without bills');
      insert(bank, bill);
    }
  });
  return [{ type: 'bankOpened', bills: [...bank] }];
};
