/** The figures of the rules of Vegas Showdown, and the words in them. */

import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text';
import type { RulesWith } from '../../../pages/rules/book.ts';

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

export const WORDS = [
  'names',
  // The sign beside a reconstructed value: one word for readers, a sentence for the tables.
  'unsureSign',
  'unsureLegend',
  'doorway',
  'wall',
  'corner',
  'floor',
  'size',
  'colour',
  'price',
  'brings',
  'doorways',
  'corners',
  'count',
  'needs',
  'asDrawn',
  'red',
  'plain',
  'nothing',
  'symbol',
  'anyStack',
  'copies',
  'tiles',
  'cards',
  'cells',
  'money',
  'tracks',
  'before',
  'after',
] as const;

/** The rules without the words of the game itself. */
type ShowdownText = RulesWith<(typeof WORDS)[number]>;
export type ShowdownWords = ShowdownText['words'];

/** With the words of the game itself: tiles, cards, refusals. */
export interface ShowdownRules extends ShowdownText {
  readonly game: VegasShowdownText;
}
