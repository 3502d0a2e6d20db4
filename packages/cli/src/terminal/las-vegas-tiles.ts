/** Formats the tiles of Royale: the name and the pieces on it. */

import { type Face, JACKPOT_TRACK, type TileDie, type TileView, type View } from '@fremont/games/las-vegas';
import type { LasVegasText } from '@fremont/games/las-vegas/text';
import { type DeepReadonly, type Seat, seatAt } from '@fremont/kernel';
import type { TextFormatter } from './game-text.ts';

/** Empty for a casino without a tile. */
export const tileLine = (view: View, face: Face, text: LasVegasText, formatter: TextFormatter): string => {
  const tile = view.royale?.tiles[face - 1];
  const closed = view.royale?.closed === face ? ['✕'] : [];
  if (tile === undefined) return closed.join('');
  return [...closed, `[${text.tiles[tile.face].name}]`, ...stateOf(tile, formatter)].join(' ');
};

const held = (seat: Seat | null, formatter: TextFormatter): string[] => (seat === null ? [] : [formatter.seat(seat)]);

const dieText = (die: DeepReadonly<TileDie> | null, formatter: TextFormatter): string =>
  die === null ? '–' : `${formatter.seat(die.seat)}${die.die === 'big' ? '⬤' : '●'}`;

const piles = (all: readonly { readonly small: number; readonly big: number }[], formatter: TextFormatter): string[] =>
  all.flatMap(({ small, big }, seat) =>
    small + big === 0 ? [] : [`${formatter.seat(seatAt(seat))} ${'●'.repeat(small)}${'⬤'.repeat(big)}`],
  );

const stateOf = (tile: DeepReadonly<TileView>, formatter: TextFormatter): string[] => {
  switch (tile.face) {
    case 'A2': // Jackpot
      return [formatter.money(JACKPOT_TRACK[tile.step] ?? 0)];
    case 'B2': // Fifty Fifty
    case 'E1': // No Entry!
      return [`#${tile.cell}`];
    case 'C1': // High Five
    case 'D2': // Power Play
      return held(tile.holder, formatter);
    case 'E2': // Knockout
      return piles(tile.bar, formatter);
    case 'F1': // Block It
      return [tile.clusters.join(' ')];
    case 'F2': // Handicap
      return [Object.values(tile.slots).join('/')];
    case 'G1': // Black Box
      return tile.piles === null ? [] : [tile.piles.map(({ count }) => count).join('|')];
    case 'G2': // Double Down
      return piles(tile.dice, formatter);
    case 'H1': // Nice Dice
      return [tile.cells.map((die) => dieText(die, formatter)).join(' ')];
    case 'H2': // My Choice
      return [dieText(tile.golden, formatter)];
    default:
      return [];
  }
};
