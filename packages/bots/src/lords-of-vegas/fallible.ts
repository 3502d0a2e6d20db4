/** The two weak levels of Lords of Vegas: greedy's estimates with errors. */

import type { Action, LordsOfVegas } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import type { Bot, PlayLevel } from '../bot.ts';
import { fallibleChoice, type Weakness } from '../fallible.ts';
import { ACTION_MIN } from './deals.ts';
import { announcedFirst, gainsOf, greedyBot } from './greedy.ts';

const botWith = (level: PlayLevel, weakness: Weakness): Bot<LordsOfVegas> => ({
  level,
  choose(view, seat, legal, chance) {
    if (view.phase.type !== 'playing' || !legal.some(({ type }) => type === 'endTurn') || legal.some(isAnswer))
      return greedyBot.choose(view, seat, legal, chance);
    const gains = gainsOf(view, seat, legal);
    const isSensible = (action: Action, gain: number): boolean => gain > ACTION_MIN || action.type === 'endTurn';
    const sensible = legal.map((_, index) => index).filter((index) => isSensible(at(legal, index), at(gains, index)));
    const worths = sensible.map((index) => at(gains, index));
    const action = at(legal, fallibleChoice(sensible, worths, weakness, chance));
    return announcedFirst(view, seat, legal, action, chance);
  },
});

const isAnswer = ({ type }: Action): boolean => type === 'accept' || type === 'decline';

/** In points. */
export const noviceBot = botWith('novice', { noise: 1.2, misses: 0.3, lossMax: 8 });
export const casualBot = botWith('casual', { noise: 0.5, misses: 0.15, lossMax: 4 });
