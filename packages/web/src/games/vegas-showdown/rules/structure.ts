/** What the rules of Vegas Showdown are made of: the numbered rules of RULES.md, and where figures stand. */

import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text/index';
import type { RuleEntry, RulesText, StepEntry } from '../../../pages/rules/book.ts';

export const FIGURES = [
  'tile',
  'tiles',
  'drop',
  'bids',
  'renovate',
  'sheet',
  'chart',
  'passages',
  'club',
  'cards',
  'score',
] as const;
export type FigureId = (typeof FIGURES)[number];

/**
 * Numbers are those of packages/games/vegas-showdown/RULES.md: refusals and the log link to them. Rules that state a
 * reconstructed value are marked; the figures mark the values themselves.
 */
export const RULES = [
  { number: '1.1' },
  { number: '1.2' },
  { number: '1.3', figure: 'tile' },
  { number: '1.4' },
  { number: '2.1' },
  { number: '2.2' },
  { number: '2.3', figure: 'tiles' },
  { number: '2.4' },
  { number: '2.5' },
  { number: '2.6' },
  { number: '3.1', figure: 'drop' },
  { number: '3.2' },
  { number: '3.3' },
  { number: '3.4' },
  { number: '3.5' },
  { number: '3.6', figure: 'bids' },
  { number: '3.7' },
  { number: '3.8' },
  { number: '3.9' },
  { number: '3.10', figure: 'renovate' },
  { number: '3.11' },
  { number: '3.12' },
  { number: '3.13' },
  { number: '4.1', figure: 'sheet', isReconstructed: true },
  { number: '4.2' },
  { number: '4.3', figure: 'chart' },
  { number: '4.4' },
  { number: '4.5', figure: 'passages' },
  { number: '4.6', figure: 'club' },
  { number: '4.7' },
  { number: '4.8' },
  { number: '5.1' },
  { number: '5.2' },
  { number: '5.3' },
  { number: '5.4' },
  { number: '5.5', isReconstructed: true },
  { number: '5.6', isReconstructed: true },
  { number: '5.7', figure: 'cards' },
  { number: '6.1' },
  { number: '7.1' },
  { number: '7.2' },
  { number: '7.3' },
  { number: '8.1' },
  { number: '8.2' },
  { number: '8.3' },
  { number: '8.4' },
  { number: '8.5' },
  { number: '8.6', figure: 'score' },
  { number: '8.7' },
] as const satisfies readonly RuleEntry[];

type RuleNumber = (typeof RULES)[number]['number'];

export const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
type SectionNumber = (typeof SECTIONS)[number];

/** The short way through, step by step, each with the section that has it in full. */
export const STEPS = [
  { id: 'goal', section: '1', figure: 'tile' },
  { id: 'start', section: '2' },
  { id: 'market', section: '3', figure: 'drop' },
  { id: 'income', section: '3' },
  { id: 'bid', section: '3', figure: 'bids' },
  { id: 'free', section: '3', figure: 'renovate' },
  { id: 'build', section: '4', figure: 'passages' },
  { id: 'events', section: '5' },
  { id: 'end', section: '7' },
  { id: 'score', section: '8', figure: 'score' },
] as const satisfies readonly StepEntry[];

type StepId = (typeof STEPS)[number]['id'];

/** What one language says here. */
export interface ShowdownWords extends RulesText {
  readonly steps: Readonly<Record<StepId, { readonly title: string; readonly text: string }>>;
  readonly sections: Readonly<Record<SectionNumber, string>>;
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly figures: Readonly<Record<FigureId, string>>;
  readonly reconstructed: string;
  /** The players of the examples. */
  readonly names: readonly [string, string, string, string];
  /** What the sign beside a value means: one word for readers, a sentence for the tables. */
  readonly unsure: { readonly sign: string; readonly legend: string };
  /** The parts of a tile, as the picture names them. */
  readonly parts: Readonly<Record<'doorway' | 'wall' | 'corner' | 'floor', string>>;
  /** What the tables call the facts of a tile and of a card. */
  readonly facts: Readonly<
    Record<
      | 'size'
      | 'colour'
      | 'price'
      | 'brings'
      | 'doorways'
      | 'corners'
      | 'count'
      | 'needs'
      | 'asDrawn'
      | 'red'
      | 'plain'
      | 'nothing'
      | 'symbol'
      | 'anyStack'
      | 'copies',
      string
    >
  >;
  readonly numbers: Readonly<Record<'tiles' | 'cards' | 'cells' | 'money' | 'tracks', string>>;
  readonly before: string;
  readonly after: string;
}

/** With the words of the game itself: tiles, cards, refusals. */
export interface ShowdownRules extends ShowdownWords {
  readonly game: VegasShowdownText;
}
