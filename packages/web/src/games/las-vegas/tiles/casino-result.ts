/** The result of a seat in a casino after dice have been added or removed. */

import { type CasinoView, type Dice, type DieSize, settleCasino, strengthOf } from '@fremont/games/las-vegas';
import { at, type Seat, type Sentence } from '@fremont/kernel';
import { told } from '../../../table/sentences.ts';
import { casinoResultOf } from '../placement-preview.ts';
import type { LasVegasModel } from '../types.ts';
import { laneHead, type Tone, toneOf } from '../words.ts';

const ONE_DIE: Readonly<Record<DieSize, Dice>> = { small: { small: 1, big: 0 }, big: { small: 0, big: 1 } };

/** The casino with one die of a seat more or less. */
export const withDie = (casino: CasinoView, seat: Seat, die: DieSize, by: 1 | -1): CasinoView =>
  withDice(casino, seat, ONE_DIE[die], by);

/** The casino with some dice of a seat more or less. */
export const withDice = (casino: CasinoView, seat: Seat, { small, big }: Readonly<Dice>, by: 1 | -1): CasinoView => ({
  ...casino,
  dice: casino.dice.map((own, index) =>
    index === seat ? { small: own.small + by * small, big: own.big + by * big } : own,
  ),
});

const hasDice = (casino: CasinoView, seat: Seat): boolean => strengthOf(at(casino.dice, seat)) > 0;

export const resultWords = (model: LasVegasModel, casino: CasinoView, seat: Seat): Sentence =>
  hasDice(casino, seat) ? laneHead(model, casinoResultOf(seat, settleCasino(casino))) : told('royale.laneOut');

export const toneOfResult = (casino: CasinoView, seat: Seat): Tone =>
  hasDice(casino, seat) ? toneOf(casinoResultOf(seat, settleCasino(casino))) : 'plain';
