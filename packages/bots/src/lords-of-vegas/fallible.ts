/** The levels of Lords of Vegas below the search: greedy's estimates, with errors in the two weak ones. */

import type { Action, LordsOfVegas } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import type { Bot, PlayLevel } from '../bot.ts';
import { fallibleChoice, PERFECT, type Weakness } from '../fallible.ts';
import { tilted } from '../style.ts';
import { dealing } from './dealing.ts';
import { ACTION_MIN } from './deals.ts';
import { gainsOf, greedyBot } from './greedy.ts';
import { prospectsOf } from './prospects.ts';
import { STYLE_POINTS, tasteOf } from './style.ts';

const botWith = (level: PlayLevel, weakness: Weakness): Bot<LordsOfVegas> =>
  dealing(level, (view, seat, legal, chance, style) => {
    if (view.phase.type !== 'playing') return greedyBot.choose(view, seat, legal, chance);
    const gains = gainsOf(view, seat, legal);
    const { dollar } = prospectsOf(view);
    const isSensible = (action: Action, gain: number): boolean =>
      gain > ACTION_MIN || action.type === 'endTurn' || (style === 'gambler' && hasPurpose(action, gain, dollar));
    const sensible = legal
      .map((_, index) => index)
      .filter((index) => isSensible(at(legal, index), at(gains, index)) && isBestColour(legal, gains, index));
    const worths = tilted(gains, legal, tasteOf(view, seat, style), STYLE_POINTS);
    const choices = sensible.map((index) => at(worths, index));
    return at(legal, fallibleChoice(sensible, choices, weakness, chance));
  });

/**
 * Whether no other colour of a remodelling gains more. A bot that overlooked the best colour would see it right after and
 * remodel the same casino again.
 */
const isBestColour = (legal: readonly Action[], gains: readonly number[], index: number): boolean => {
  const action = at(legal, index);
  if (action.type !== 'remodel') return true;
  return legal.every(
    (other, place) =>
      other.type !== 'remodel' || other.casino !== action.casino || at(gains, place) <= at(gains, index),
  );
};

/** Whether a bet would pay for something. A bet without a purpose loses its money on average and gains nothing. */
const hasPurpose = (action: Action, gain: number, dollar: number): boolean =>
  action.type === 'gamble' && gain > ACTION_MIN - action.bet * dollar;

/** In points. */
export const noviceBot = botWith('novice', { noise: 1.9, misses: 0.42, lossMax: 10 });
export const casualBot = botWith('casual', { noise: 1, misses: 0.24, lossMax: 6 });
export const steadyBot = botWith('steady', PERFECT);
