/** Vegas Showdown in a terminal: typed actions, the market and the sheet. */

import { ACTION_TYPES, type Action, type Placement, vegasShowdown } from '@fremont/games/vegas-showdown';
import { anyGame, carryOut, LANGUAGES, type Language, pick, seededChance } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { formatterFor, loadText } from '../src/terminal/game-text.ts';
import { screenFor } from '../src/terminal/screen.ts';
import { sheetLines } from '../src/terminal/vegas-showdown-sheet.ts';
import { typedAction } from '../src/terminal/vegas-showdown-typed.ts';
import { WORDS } from '../src/terminal/words.ts';
import { describeTyped } from './typed.ts';

const TYPED: readonly (readonly [typed: string, action: Action])[] = [
  ['bid premier#1 12', { type: 'bid', lot: 'premier#1', amount: 12 }],
  ['BID Lounge $9', { type: 'bid', lot: 'lounge', amount: 9 }],
  ['renovate', { type: 'renovate' }],
  ['publicity', { type: 'publicity' }],
  ['pass', { type: 'pass' }],
  ['lift slots A3', { type: 'lift', tile: 'slots', cell: [0, 2] }],
  ['place fancy-slots G5 90', { type: 'place', tile: 'fancy-slots', cell: [6, 4], turn: 90 }],
  ['place slots b1', { type: 'place', tile: 'slots', cell: [1, 0], turn: 0 }],
  ['stack small', { type: 'stack', size: 'small' }],
  ['done', { type: 'done' }],
];

describeTyped({
  read: (typed) => vegasShowdown.decodeAction(typedAction(typed.split(' '))),
  actionTypes: ACTION_TYPES,
  understood: TYPED,
  refused: ['', 'dance', 'bid', 'bid premier#1', 'bid tower 5', 'lift slots', 'lift slots H9', 'place slots A1 45'],
});

describe('the sheet', () => {
  it('shows walls, doorways and the entrances', () => {
    // Unturned Slots have doorways to all sides but the south (`data/tiles.ts`); the second one is turned around.
    const sheet: Placement[] = [
      { tile: 'slots', cell: [0, 2], turn: 0 },
      { tile: 'slots', cell: [1, 2], turn: 180 },
    ];
    expect(sheetLines(sheet)).toEqual([
      '    A   B   C   D   E   F   G',
      '  +---+---+---+---+---+---+---+',
      '1 | ·   ·   ·   ·   ·   ·   · |',
      '  +   +   +   +   +   +   +   +',
      '2 | ·   ·   ·   ·   ·   ·   · |',
      '  +- -+---+   +   +   +   +   +',
      '3 > a : b : ·   ·   ·   ·   · <',
      '  +---+- -+   +   +   +   +   +',
      '4 | ·   ·   ·   ·   ·   ·   · |',
      '  +   +   +   +   +   +   +   +',
      '5 | ·   ·   ·   ·   ·   ·   · |',
      '  +---+---+---+---+---+---+---+',
    ]);
  });
});

const COLUMNS = 80;

/** Views of a random match, the last one at its end. */
const someViews = () => {
  const chance = seededChance(1);
  const { state } = vegasShowdown.setup({ premierRemoval: 'reach3', sheet: '3-2-2' }, 4, chance);
  const views: ReturnType<typeof vegasShowdown.view>[] = [];
  for (let step = 0; vegasShowdown.outcome(state) === null; step++) {
    const [seat] = vegasShowdown.toAct(state);
    if (seat === undefined) break;
    if (step % 40 === 0) views.push(vegasShowdown.view(state, seat));
    carryOut(vegasShowdown, state, seat, pick(vegasShowdown.legalActions(state, seat), chance, 'choice'), chance);
  }
  return [...views, vegasShowdown.view(state, 'spectator')];
};

describe('the board', () => {
  const views = someViews();

  it.each(LANGUAGES)('fits eighty columns in %s, from the deal to the end', async (language: Language) => {
    const game = anyGame(vegasShowdown);
    const text = await loadText(game, language);
    const words = WORDS[language];
    const formatter = formatterFor(text, language, (seat) => `${words.seat(seat)} (${words.you})`);
    const screen = screenFor(game, text, formatter, words);
    expect(views.length).toBeGreaterThan(2);
    for (const view of views) expect(screen.board(view).filter((line) => line.length > COLUMNS)).toEqual([]);
  });
});
