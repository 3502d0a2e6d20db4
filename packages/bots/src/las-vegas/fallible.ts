/** The two weak levels of Las Vegas: greedy's estimates with errors. */

import type { LasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Bot, PlayLevel } from '../bot.ts';
import { fallibleChoice, type Weakness } from '../fallible.ts';
import { greedyWorths } from './greedy.ts';
import { secretAnswer } from './tiles/answers.ts';

const botWith = (level: PlayLevel, weakness: Weakness): Bot<LasVegas> => ({
  level,
  choose(view, seat, legal, chance) {
    if (legal.length === 1) return at(legal, 0);
    const secret = secretAnswer(legal, chance);
    return secret ?? fallibleChoice(legal, greedyWorths(view, seat, legal, chance), weakness, chance);
  },
});

/** In dollars. */
export const noviceBot = botWith('novice', { noise: 22_000, misses: 0.2, lossMax: 90_000 });
export const casualBot = botWith('casual', { noise: 10_000, misses: 0.1, lossMax: 50_000 });
