/** Royale's tiles in lines: the name, and what lies on it. */

import { type Face, JACKPOT_TRACK, type TileDie, type TileView, type View } from '@fremont/games/las-vegas';
import type { LasVegasText } from '@fremont/games/las-vegas/text/types';
import { type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import type { Teller } from './game-text.ts';

/** Empty where no tile lies. */
export const tileLine = (view: View, face: Face, text: LasVegasText, teller: Teller): string => {
  const tile = view.royale?.tiles[face - 1];
  const closed = view.royale?.closed === face ? ['✕'] : [];
  if (tile === undefined) return closed.join('');
  return [...closed, `[${text.tiles[tile.face].name}]`, ...stateOf(tile, teller)].join(' ');
};

const held = (seat: Seat | null, teller: Teller): string[] => (seat === null ? [] : [teller.seat(seat)]);

const dieText = (die: DeepReadonly<TileDie> | null, teller: Teller): string =>
  die === null ? '–' : `${teller.seat(die.seat)}${die.die === 'big' ? '⬤' : '●'}`;

const piles = (all: readonly { readonly small: number; readonly big: number }[], teller: Teller): string[] =>
  all.flatMap(({ small, big }, seat) =>
    small + big === 0 ? [] : [`${teller.seat(seatAt(seat))} ${'●'.repeat(small)}${'⬤'.repeat(big)}`],
  );

const stateOf = (tile: DeepReadonly<TileView>, teller: Teller): string[] => {
  switch (tile.face) {
    case 'A2':
      return [teller.money(JACKPOT_TRACK[tile.step] ?? 0)];
    case 'B2':
    case 'E1':
      return [`#${tile.cell}`];
    case 'C1':
    case 'D2':
      return held(tile.holder, teller);
    case 'E2':
      return piles(tile.bar, teller);
    case 'F1':
      return [tile.clusters.join(' ')];
    case 'F2':
      return [Object.values(tile.slots).join('/')];
    case 'G1':
      return tile.piles === null ? [] : [tile.piles.map(({ count }) => count).join('|')];
    case 'G2':
      return piles(tile.dice, teller);
    case 'H1':
      return [tile.cells.map((die) => dieText(die, teller)).join(' ')];
    case 'H2':
      return [dieText(tile.golden, teller)];
    default:
      return [];
  }
};
