/** What the rules page is made of: the numbered rules of RULES.md, the edition each belongs to, where figures stand. */

import type { Edition } from '@fremont/games/las-vegas';

export type Editions = Edition | 'both';

export const FIGURES = ['fill', 'pairs', 'place', 'payout', 'big', 'neutral'] as const;
export type FigureId = (typeof FIGURES)[number];

interface RuleEntry {
  readonly number: string;
  readonly edition: Editions;
  /** Drawn after the rule. */
  readonly figure?: FigureId;
}

/** Numbers are those of packages/games/las-vegas/RULES.md: refusals and the log link to them. */
export const RULES = [
  { number: '1.1', edition: 'both' },
  { number: '1.2', edition: 'both' },
  { number: '1.3', edition: 'both' },
  { number: '1.4', edition: 'both', figure: 'big' },
  { number: '1.5', edition: 'both' },
  { number: '2.1', edition: 'classic' },
  { number: '2.2', edition: 'royale-base' },
  { number: '2.3', edition: 'both' },
  { number: '3.1', edition: 'classic', figure: 'fill' },
  { number: '3.2', edition: 'royale-base', figure: 'pairs' },
  { number: '3.3', edition: 'both' },
  { number: '3.4', edition: 'royale-base' },
  { number: '3.5', edition: 'both' },
  { number: '3.6', edition: 'both' },
  { number: '4.1', edition: 'both' },
  { number: '4.2', edition: 'both', figure: 'place' },
  { number: '4.3', edition: 'both' },
  { number: '4.4', edition: 'both' },
  { number: '4.5', edition: 'both' },
  { number: '5.1', edition: 'both' },
  { number: '5.2', edition: 'both' },
  { number: '5.3', edition: 'both', figure: 'payout' },
  { number: '5.4', edition: 'both' },
  { number: '5.5', edition: 'both' },
  { number: '6.1', edition: 'classic' },
  { number: '6.2', edition: 'royale-base' },
  { number: '6.3', edition: 'both' },
  { number: '6.4', edition: 'both' },
  { number: '6.5', edition: 'both' },
  { number: '7.1', edition: 'classic' },
  { number: '7.2', edition: 'classic' },
  { number: '7.3', edition: 'classic' },
  { number: '7.4', edition: 'royale-base' },
  { number: '7.5', edition: 'both', figure: 'neutral' },
  { number: '8.1', edition: 'both' },
  { number: '8.2', edition: 'both' },
  { number: '8.3', edition: 'both' },
] as const satisfies readonly RuleEntry[];

export type RuleNumber = (typeof RULES)[number]['number'];

/** Only one edition has big dice. */
export const FIGURE_EDITIONS: Readonly<Record<FigureId, Editions>> = {
  fill: 'classic',
  pairs: 'royale-base',
  place: 'both',
  payout: 'both',
  big: 'royale-base',
  neutral: 'both',
};

export const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type SectionNumber = (typeof SECTIONS)[number];

/** The short way through, step by step, each with the section that has it in full. */
export const STEPS = [
  { id: 'goal', edition: 'both', section: '1' },
  { id: 'moneyClassic', edition: 'classic', section: '3' },
  { id: 'moneyRoyale', edition: 'royale-base', section: '3' },
  { id: 'roll', edition: 'both', section: '4', figure: 'place' },
  { id: 'pass', edition: 'royale-base', section: '4' },
  { id: 'payout', edition: 'both', section: '5', figure: 'payout' },
  { id: 'endClassic', edition: 'classic', section: '6' },
  { id: 'endRoyale', edition: 'royale-base', section: '6' },
] as const satisfies readonly {
  readonly id: string;
  readonly edition: Editions;
  readonly section: SectionNumber;
  readonly figure?: FigureId;
}[];

export type StepId = (typeof STEPS)[number]['id'];

export const isIn = (edition: Edition, wanted: Editions): boolean => wanted === 'both' || wanted === edition;

/** The texts of one language. In them `**` marks what is stressed and `§4.2` a link to a rule. */
export interface RulesText {
  readonly lead: Readonly<Record<Edition, string>>;
  readonly steps: Readonly<Record<StepId, { readonly title: string; readonly text: string }>>;
  readonly sections: Readonly<Record<SectionNumber, string>>;
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly figures: Readonly<Record<FigureId, string>>;
  /** The players of the examples. */
  readonly names: readonly [string, string, string, string];
  readonly neutral: string;
  readonly outcomes: {
    readonly takes: (money: string) => string;
    readonly tie: string;
    readonly nothing: string;
    readonly backToPile: (money: string) => string;
  };
  readonly casinoGets: (casino: string, money: string) => string;
}
