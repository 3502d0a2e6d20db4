/** What the rules of Las Vegas are made of: the numbered rules of RULES.md, the editions of each, where figures stand. */

import type { Edition, TileFace } from '@fremont/games/las-vegas';
import type { RuleEntry, RulesText, StepEntry } from '../../../pages/rules/book.ts';
import { TILE_RULES, TILE_SECTIONS, type TileRuleNumber } from './tiles/structure.ts';

const CLASSIC: readonly Edition[] = ['classic'];
const ROYALE: readonly Edition[] = ['royale-base', 'royale'];
const TILES: readonly Edition[] = ['royale'];

export const FIGURES = ['fill', 'pairs', 'place', 'payout', 'big', 'neutral', 'faces'] as const;
/** A tile face is a figure of itself. */
export type FigureId = (typeof FIGURES)[number] | TileFace;

/** Numbers are those of packages/games/las-vegas/RULES.md: refusals and the log link to them. */
const BASE_RULES = [
  { number: '1.1' },
  { number: '1.2' },
  { number: '1.3' },
  { number: '1.4', figure: 'big' },
  { number: '1.5' },
  { number: '2.1', editions: CLASSIC },
  { number: '2.2', editions: ROYALE },
  { number: '2.3' },
  { number: '3.1', editions: CLASSIC, figure: 'fill' },
  { number: '3.2', editions: ROYALE, figure: 'pairs' },
  { number: '3.3' },
  { number: '3.4', editions: ROYALE },
  { number: '3.5' },
  { number: '3.6' },
  { number: '4.1' },
  { number: '4.2', figure: 'place' },
  { number: '4.3' },
  { number: '4.4' },
  { number: '4.5' },
  { number: '5.1' },
  { number: '5.2' },
  { number: '5.3', figure: 'payout' },
  { number: '5.4' },
  { number: '5.5' },
  { number: '6.1', editions: CLASSIC },
  { number: '6.2', editions: ROYALE },
  { number: '6.3' },
  { number: '6.4' },
  { number: '6.5' },
  { number: '7.1', editions: CLASSIC },
  { number: '7.2', editions: CLASSIC },
  { number: '7.3', editions: CLASSIC },
  { number: '7.4', editions: ROYALE },
  { number: '7.5', figure: 'neutral' },
  { number: '8.1' },
  { number: '8.2' },
  { number: '8.3' },
] as const satisfies readonly RuleEntry[];

export const RULES: readonly RuleEntry[] = [...BASE_RULES, ...TILE_RULES];

export type RuleNumber = (typeof BASE_RULES)[number]['number'] | TileRuleNumber;

/** Only Royale has big dice. */
export const FIGURE_EDITIONS: Readonly<Partial<Record<FigureId, readonly Edition[]>>> = {
  fill: CLASSIC,
  pairs: ROYALE,
  big: ROYALE,
  faces: TILES,
};

export const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', ...TILE_SECTIONS] as const;
export type SectionNumber = (typeof SECTIONS)[number];

/** The short way through, step by step, each with the section that has it in full. */
export const STEPS = [
  { id: 'goal', section: '1' },
  { id: 'moneyClassic', editions: CLASSIC, section: '3' },
  { id: 'moneyRoyale', editions: ROYALE, section: '3' },
  { id: 'roll', section: '4', figure: 'place' },
  { id: 'pass', editions: ROYALE, section: '4' },
  { id: 'payout', section: '5', figure: 'payout' },
  { id: 'endClassic', editions: CLASSIC, section: '6' },
  { id: 'endRoyale', editions: ROYALE, section: '6' },
  { id: 'tiles', editions: TILES, section: '9', figure: 'faces' },
] as const satisfies readonly StepEntry[];

export type StepId = (typeof STEPS)[number]['id'];

/** With the words that the figures need. */
export interface LasVegasRules extends RulesText {
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
