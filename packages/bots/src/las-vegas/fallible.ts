/** The two weak levels of Las Vegas: greedy's estimates with errors. */

import type { Edition, LasVegas } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import type { Bot, PlayLevel } from '../bot.ts';
import { fallibleChoice, PERFECT, type Weakness } from '../fallible.ts';
import { greedyWorths } from './greedy.ts';
import { secretAnswer } from './tiles/answers.ts';

type Weaknesses = Readonly<Record<Edition, Weakness>>;

const fallibleWith = (level: PlayLevel, weaknesses: Weaknesses): Bot<LasVegas> => ({
  level,
  choose(view, seat, legal, chance, style) {
    if (legal.length === 1) return at(legal, 0);
    const secret = secretAnswer(legal, chance);
    const weakness = weaknesses[view.options.edition];
    return secret ?? fallibleChoice(legal, greedyWorths(view, seat, legal, chance, style), weakness, chance);
  },
});

/** In dollars. With tiles the search wins so much more than greedy that the errors are smaller, and `casual` makes none. */
export const noviceBot = fallibleWith('novice', {
  classic: { noise: 13_000, misses: 0.15, lossMax: 80_000 },
  'royale-base': { noise: 13_000, misses: 0.15, lossMax: 80_000 },
  royale: { noise: 6_500, misses: 0.07, lossMax: 50_000 },
});
export const casualBot = fallibleWith('casual', {
  classic: { noise: 6_500, misses: 0.07, lossMax: 50_000 },
  'royale-base': { noise: 6_500, misses: 0.07, lossMax: 50_000 },
  royale: PERFECT,
});
