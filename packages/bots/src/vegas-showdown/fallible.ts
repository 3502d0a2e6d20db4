/** The two weak levels of Vegas Showdown: greedy's estimates with errors. */

import type { Action, VegasShowdown } from '@fremont/games/vegas-showdown';
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
    const estimates = worthsOf(view, seat, legal).map((worth, index) =>
      isPointless(legal, index, worth) ? NEVER : worth,
    );
    const worths = tilted(estimates, legal, tasteOf(view, seat, style), STYLE_FAME);
    return fallibleChoice(legal, worths, weakness, chance);
  },
});

const NEVER = Number.NEGATIVE_INFINITY;

/** A Renovate that gains nothing, and a pass where Publicity would give Fame. Errors must not lead to these. */
const isPointless = (legal: readonly Action[], index: number, worth: number): boolean => {
  const { type } = at(legal, index);
  if (type === 'renovate') return worth <= 0;
  return type === 'pass' && legal.some((other) => other.type === 'publicity');
};

/** In points of Fame. */
export const noviceBot = botWith('novice', { noise: 0.45, misses: 0.06, lossMax: 3.2 });
export const casualBot = botWith('casual', { noise: 0.2, misses: 0.03, lossMax: 2.2 });
