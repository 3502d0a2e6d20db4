/** The figures of the rules of Lords of Vegas, and the words in them. */

import type { RulesWith } from '../../../pages/rules/book.ts';

export const FIGURES = ['lots', 'casino', 'payday', 'track', 'sprawl', 'gamble', 'tie'] as const;
export type FigureId = (typeof FIGURES)[number];

export const WORDS = ['names', 'double', 'win', 'lose'] as const;

export type LordsRules = RulesWith<(typeof WORDS)[number]>;
