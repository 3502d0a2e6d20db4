/** The terminal screen of a game: the board in lines, and the syntax of typed actions. */

import type { AnyGame, GameTypes } from '@fremont/kernel';
import type { GameText, TextFormatter } from './game-text.ts';
import { lasVegasScreen } from './las-vegas.ts';
import { lordsOfVegasScreen } from './lords-of-vegas.ts';
import { vegasShowdownScreen } from './vegas-showdown.ts';
import type { Words } from './words.ts';

export interface Screen {
  board(view: GameTypes['view']): readonly string[];
  /** An example of a typed action, for the hint. */
  readonly example: string;
  /** Converts typed words to JSON for the game's decoder. Capitals are kept. */
  actionFrom(typed: readonly string[]): unknown;
  score(score: number): string;
  /** Groups the list of legal actions: consecutive actions with the same result share one line, which shows the first and the last. */
  rangeOf?(action: GameTypes['action']): string | null;
}

export const screenFor = (game: AnyGame, text: GameText, formatter: TextFormatter, words: Words): Screen => {
  switch (game.meta.id) {
    case 'las-vegas':
      return lasVegasScreen(text, formatter, words);
    case 'lords-of-vegas':
      return lordsOfVegasScreen(text, formatter);
    case 'vegas-showdown':
      return vegasShowdownScreen(text, formatter);
    default:
      return plainScreen(game);
  }
};

/** For a game without a screen of its own: the raw view, and actions as `type field=value`. */
const plainScreen = (game: AnyGame): Screen => ({
  board: (view) => Object.entries(view).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
  example: game.meta.actionTypes[0] ?? '',
  actionFrom: ([type, ...fields]) => ({ type, ...Object.fromEntries(fields.map(fieldFrom)) }),
  score: String,
});

const fieldFrom = (typed: string): readonly [string, unknown] => {
  const [name = '', value = ''] = typed.split('=', 2);
  return [name, /^-?\d+$/.test(value) ? Number(value) : value];
};
