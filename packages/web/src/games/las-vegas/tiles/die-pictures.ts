/** Dice as a tile's question draws them. */

import type { DieSize } from '@fremont/games/las-vegas';
import type { Seat } from '@fremont/kernel';
import { playerAt } from '../../../table/players.ts';
import type { LasVegasModel } from '../types.ts';
import type { DiePicture } from './question.ts';

export const seatDie = (model: LasVegasModel, seat: Seat, die: DieSize, face = 0): DiePicture => ({
  enamel: playerAt(model.players, seat).colour,
  face,
  big: die === 'big',
});

export const blackDie = (face: number): DiePicture => ({ enamel: 'black', face, big: false });

export const grayDice = (count: number): DiePicture[] =>
  Array.from({ length: count }, () => ({ enamel: 'gray', face: 0, big: false }));
