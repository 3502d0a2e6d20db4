/** What the rules of Lords of Vegas are made of: the numbered rules of RULES.md, and where figures stand. */

import type { RuleEntry, RulesText, StepEntry } from '../../../pages/rules/book.ts';

export const FIGURES = ['lots', 'casino', 'payday', 'track', 'sprawl', 'gamble', 'tie'] as const;
export type FigureId = (typeof FIGURES)[number];

/** Numbers are those of packages/games/lords-of-vegas/RULES.md: refusals and the log link to them. */
export const RULES = [
  { number: '1.1' },
  { number: '1.2' },
  { number: '1.3', figure: 'lots' },
  { number: '1.4' },
  { number: '1.5' },
  { number: '1.6' },
  { number: '1.7' },
  { number: '1.8' },
  { number: '1.9' },
  { number: '1.10', figure: 'casino' },
  { number: '2.1' },
  { number: '2.2' },
  { number: '2.3' },
  { number: '2.4' },
  { number: '2.5' },
  { number: '3.1' },
  { number: '3.2' },
  { number: '3.3' },
  { number: '3.4' },
  { number: '3.5', figure: 'payday' },
  { number: '3.6', figure: 'track' },
  { number: '3.7' },
  { number: '4.1' },
  { number: '4.2' },
  { number: '4.3', figure: 'sprawl' },
  { number: '4.4' },
  { number: '4.5' },
  { number: '4.6', figure: 'gamble' },
  { number: '4.7' },
  { number: '5.1', figure: 'tie' },
  { number: '5.2' },
  { number: '5.3' },
  { number: '6.1' },
  { number: '6.2' },
  { number: '6.3' },
  { number: '6.4' },
  { number: '6.5' },
  { number: '6.6' },
  { number: '6.7' },
  { number: '6.8' },
  { number: '6.9' },
  { number: '6.10' },
  { number: '7.1' },
  { number: '7.2' },
  { number: '7.3' },
  { number: '8.1' },
  { number: '8.2' },
  { number: '9.1' },
] as const satisfies readonly RuleEntry[];

export type RuleNumber = (typeof RULES)[number]['number'];

export const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
type SectionNumber = (typeof SECTIONS)[number];

/** The short way through, step by step, each with the section that has it in full. */
export const STEPS = [
  { id: 'goal', section: '1', figure: 'casino' },
  { id: 'start', section: '2' },
  { id: 'card', section: '3', figure: 'payday' },
  { id: 'track', section: '3', figure: 'track' },
  { id: 'grow', section: '4', figure: 'sprawl' },
  { id: 'shake', section: '4', figure: 'gamble' },
  { id: 'ties', section: '5', figure: 'tie' },
  { id: 'trade', section: '6' },
  { id: 'end', section: '7' },
] as const satisfies readonly StepEntry[];

type StepId = (typeof STEPS)[number]['id'];

/** With the words that the figures need. */
export interface LordsRules extends RulesText {
  readonly steps: Readonly<Record<StepId, { readonly title: string; readonly text: string }>>;
  readonly sections: Readonly<Record<SectionNumber, string>>;
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly figures: Readonly<Record<FigureId, string>>;
  /** The players of the examples. */
  readonly names: readonly [string, string, string, string];
  /** What a roll at a casino does to the bet. */
  readonly gamble: { readonly double: string; readonly win: string; readonly lose: string };
}
