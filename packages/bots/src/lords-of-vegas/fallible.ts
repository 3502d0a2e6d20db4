/** The levels of Lords of Vegas below the search: greedy's estimates, with errors in the two weak ones. */

import type { Action, LordsOfVegas } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import type { Bot, PlayLevel } from '../bot.ts';
import { fallibleChoice, PERFECT, type Weakness } from '../fallible.ts';
import { dealing } from './dealing.ts';
import { ACTION_MIN } from './deals.ts';
import { gainsOf, greedyBot } from './greedy.ts';

const botWith = (level: PlayLevel, weakness: Weakness): Bot<LordsOfVegas> =>
  dealing(level, (view, seat, legal, chance) => {
    if (view.phase.type !== 'playing') return greedyBot.choose(view, seat, legal, chance);
    const gains = gainsOf(view, seat, legal);
    const isSensible = (action: Action, gain: number): boolean => gain > ACTION_MIN || action.type === 'endTurn';
    const sensible = legal.map((_, index) => index).filter((index) => isSensible(at(legal, index), at(gains, index)));
    const worths = sensible.map((index) => at(gains, index));
    return at(legal, fallibleChoice(sensible, worths, weakness, chance));
  });

/** In points. */
export const noviceBot = botWith('novice', { noise: 1.9, misses: 0.42, lossMax: 10 });
export const casualBot = botWith('casual', { noise: 1, misses: 0.24, lossMax: 6 });
export const steadyBot = botWith('steady', PERFECT);
