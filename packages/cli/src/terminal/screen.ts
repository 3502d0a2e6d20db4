/** How a game looks in a terminal: its board in lines, and how its actions are typed. */

import type { AnyGame, GameTypes } from '@fremont/kernel';
import type { GameText, Teller } from './game-text.ts';
import { lasVegasScreen } from './las-vegas.ts';
import { lordsOfVegasScreen } from './lords-of-vegas.ts';
import { vegasShowdownScreen } from './vegas-showdown.ts';
import type { Words } from './words.ts';

export interface Screen {
  board(view: GameTypes['view']): readonly string[];
  /** An action as it may be typed, to show how. */
  readonly example: string;
  /** JSON for the game's own decoder; the words come as they were typed, capitals included. */
  actionFrom(typed: readonly string[]): unknown;
  score(score: number): string;
  /** Actions in a row that have the same range are listed in one line, the first and the last of them. */
  rangeOf?(action: GameTypes['action']): string | null;
}

export const screenFor = (game: AnyGame, text: GameText, teller: Teller, words: Words): Screen => {
  switch (game.meta.id) {
    case 'las-vegas':
      return lasVegasScreen(text, teller, words);
    case 'lords-of-vegas':
      return lordsOfVegasScreen(text, teller);
    case 'vegas-showdown':
      return vegasShowdownScreen(text, teller);
    default:
      return plainScreen(game);
  }
};

/** For a game without a drawing of its own: the view as it is, actions as `type field=value`. */
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
