/** Lords of Vegas in a terminal: typed actions, the board, and answers to offers. */

import { ACTION_TYPES, type Action, LOTS, lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { anyGame, carryOut, LANGUAGES, type Language, pick, seatAt, seededChance } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { formatterFor, loadText } from '../src/terminal/game-text.ts';
import { typedAction } from '../src/terminal/lords-of-vegas-typed.ts';
import { screenFor } from '../src/terminal/screen.ts';
import { WORDS } from '../src/terminal/words.ts';
import { fremont } from './fremont.ts';
import { describeTyped } from './typed.ts';

const NOTHING = { money: 0, lots: [], dice: [] } as const;
const SEAT = seatAt(1);

const TYPED: readonly (readonly [typed: string, action: Action])[] = [
  ['draw', { type: 'draw' }],
  ['giveUpLot a1', { type: 'giveUpLot', lot: 'A1' }],
  ['movedie C10', { type: 'moveDie', from: 'C10' }],
  ['build C10 Helios', { type: 'build', lot: 'C10', colour: 'gold' }],
  ['BUILD c10 gold A1', { type: 'build', lot: 'C10', colour: 'gold', moveDieFrom: 'A1' }],
  ['sprawl A1 A2', { type: 'sprawl', from: 'A1', to: 'A2' }],
  ['sprawl A1 A2 B3', { type: 'sprawl', from: 'A1', to: 'A2', moveDieFrom: 'B3' }],
  ['remodel A1 comet', { type: 'remodel', casino: 'A1', colour: 'silver' }],
  ['reorganise A1', { type: 'reorganise', casino: 'A1' }],
  ['gamble A1 $5', { type: 'gamble', casino: 'A1', bet: 5 }],
  ['placeDie A1 6', { type: 'placeDie', lot: 'A1', value: 6 }],
  ['layOff yes', { type: 'layOff', layOff: true }],
  ['layOff no', { type: 'layOff', layOff: false }],
  ['endTurn', { type: 'endTurn' }],
  ['accept 3.2', { type: 'accept', offer: 3, revision: 2 }],
  ['decline 3', { type: 'decline', offer: 3, revision: 1 }],
  ['withdraw #3.1', { type: 'withdraw', offer: 3, revision: 1 }],
  [
    'offer 1 give 5 A1 take die:C2 B3',
    {
      type: 'offer',
      to: SEAT,
      give: { money: 5, lots: ['A1'], dice: [] },
      take: { money: 0, lots: ['B3'], dice: ['C2'] },
    },
  ],
  [
    'offer 1 take 7 do build A1 gold waive reorganise C4',
    {
      type: 'offer',
      to: SEAT,
      give: NOTHING,
      take: { ...NOTHING, money: 7 },
      action: { type: 'build', lot: 'A1', colour: 'gold' },
      waiver: { action: 'reorganise', casino: 'C4' },
    },
  ],
  [
    'counter 3.2 give 1 take 2',
    { type: 'counter', offer: 3, revision: 2, give: { ...NOTHING, money: 1 }, take: { ...NOTHING, money: 2 } },
  ],
];

describeTyped({
  read: (typed) => lordsOfVegas.decodeAction(typedAction(typed.split(' '))),
  actionTypes: ACTION_TYPES,
  understood: TYPED,
  refused: ['', 'dance', 'build A1', 'build Z1 gold', 'gamble A1', 'layOff maybe', 'offer 9', 'offer 1 give Q9'],
});

const COLUMNS = 80;

/** The state after this many random actions. */
const stateAfter = (actions: number) => {
  const chance = seededChance(1);
  const { state } = lordsOfVegas.setup({ gifts: true, endCardJitter: false }, 4, chance);
  for (let action = 0; action < actions; action++) {
    const [seat] = lordsOfVegas.toAct(state);
    if (seat === undefined) break;
    carryOut(lordsOfVegas, state, seat, pick(lordsOfVegas.legalActions(state, seat), chance, 'choice'), chance);
  }
  return state;
};

const boardIn = async (language: Language, state: ReturnType<typeof stateAfter>): Promise<readonly string[]> => {
  const game = anyGame(lordsOfVegas);
  const text = await loadText(game, language);
  const words = WORDS[language];
  const formatter = formatterFor(text, language, (seat) => `${words.seat(seat)} (${words.you})`);
  return screenFor(game, text, formatter, words).board(lordsOfVegas.view(state, seatAt(0)));
};

describe('the board', () => {
  it.each(LANGUAGES)('fits eighty columns in %s, early and late', async (language) => {
    for (const actions of [0, 60, 400]) {
      const lines = await boardIn(language, stateAfter(actions));
      expect(lines.filter((line) => line.length > COLUMNS)).toEqual([]);
    }
  });

  it('shows every lot once, with its marker or its tile and die', async () => {
    const state = stateAfter(0);
    Object.assign(state.lots[LOTS.indexOf('A1')] ?? {}, {
      marker: null,
      tile: 'gold',
      die: { owner: seatAt(2), value: 6 },
    });
    Object.assign(state.lots[LOTS.indexOf('F9')] ?? {}, { marker: seatAt(3) });
    const map = (await boardIn('en', state)).slice(0, 11).join('\n');
    for (const lot of LOTS) expect(map.match(new RegExp(`(?:^|[ ║])${lot} `, 'gm')), lot).toHaveLength(1);
    // The owner of the die is the boss of a single tile. F9 has the price 9 and the printed die 3.
    expect(map).toContain('A1  Hel 2:6*');
    expect(map).toContain('F9  3 $9(3)');
  });
});

describe('play', () => {
  it('asks a bot for its answer to an offer at once', async () => {
    const input = 'draw\noffer 1 give 1\nquit\n';
    const { stdout, code } = await fremont(['play', 'lords-of-vegas', '--seats', '2', '--seed', '7'], { input });
    expect(code).toBe(0);
    // Bots accept gifts.
    expect(stdout).toContain('Deal: Seat 0 (you) gives Seat 1 (greedy) $1.');
    expect(stdout).toMatch(/Match left\. Actions played: 3\.\n$/);
  });
});
