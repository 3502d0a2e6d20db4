/** The two weak levels of Vegas Showdown: greedy's estimates with errors. */

import type { VegasShowdown } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import type { Bot, PlayLevel } from '../bot.ts';
import { fallibleChoice, type Weakness } from '../fallible.ts';
import { tilted } from '../style.ts';
import { worthsOf } from './greedy.ts';
import { STYLE_FAME, tasteOf } from './style.ts';

const botWith = (level: PlayLevel, weakness: Weakness): Bot<VegasShowdown> => ({
  level,
  choose(view, seat, legal, chance, style) {
    if (legal.length === 1) return at(legal, 0);
    const worths = tilted(worthsOf(view, seat, legal), legal, tasteOf(view, seat, style), STYLE_FAME);
    return fallibleChoice(legal, worths, weakness, chance);
  },
});

/** In points of Fame. */
export const noviceBot = botWith('novice', { noise: 0.45, misses: 0.06, lossMax: 3.2 });
export const casualBot = botWith('casual', { noise: 0.2, misses: 0.03, lossMax: 2.2 });
