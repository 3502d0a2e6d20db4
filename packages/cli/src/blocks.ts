/**
 * Blocks: one seed played in every rotation of the seats, so that each bot has the dice of each seat once. Blocks are the
 * samples of every interval, because the matches of one block share their dice and are not independent.
 */

import type { Bot } from '@fremont/bots';
import { at, type GameTypes, type Outcome, seededChance } from '@fremont/kernel';
import { botChooser, botSeed, type MatchSetup, matchSeed, playOut, type Watcher } from './simulation.ts';
import { mean } from './statistics.ts';

/** The placings of one match, by position in the list of bots. */
export type Placings = Outcome['placings'];

const IGNORE: Watcher = { dealt() {}, acted() {} };

export const playBlock = (
  setting: MatchSetup,
  bots: readonly Bot<GameTypes>[],
  seed: number,
  block: number,
): Placings[] => bots.map((_, rotation) => playRotation(setting, bots, { seed, block, rotation }));

interface Deal {
  readonly seed: number;
  readonly block: number;
  readonly rotation: number;
}

const playRotation = (
  setting: MatchSetup,
  bots: readonly Bot<GameTypes>[],
  { seed, block, rotation }: Deal,
): Placings => {
  const botAt = (seat: number): number => (seat + rotation) % setting.seats;
  const players = bots.map((_, seat) => {
    const bot = botAt(seat);
    return botChooser(setting.game, at(bots, bot), botSeed(seed, block, bot));
  });
  const { placings } = playOut(setting, seededChance(matchSeed(seed, block)), players, IGNORE);
  return bots.map((_, bot) => at(placings, (bot - rotation + setting.seats) % setting.seats));
};

/** The share of the wins of one block, by position in the list of bots. Winners of one match share its win. */
export const winSharesOf = (block: readonly Placings[]): number[] => {
  const perMatch = block.map(winShares);
  return at(block, 0).map((_, bot) => mean(perMatch.map((shares) => at(shares, bot))));
};

const winShares = (placings: Placings): number[] => {
  const winners = placings.filter((placing) => placing === 1).length;
  return placings.map((placing) => (placing === 1 ? 1 / winners : 0));
};
