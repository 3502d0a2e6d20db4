/** Formats the board of Las Vegas: six casinos with their bills and dice, then the chairs. */

import {
  CASINO_NAMES,
  type CasinoView,
  type ChairView,
  type Dice,
  FACES,
  settleCasino,
  type View,
} from '@fremont/games/las-vegas';
import type { LasVegasText } from '@fremont/games/las-vegas/text';
import { at, seatAt } from '@fremont/kernel';
import type { GameText, TextFormatter } from './game-text.ts';
import { tileLine } from './las-vegas-tiles.ts';
import { typedAction } from './las-vegas-typed.ts';
import type { Screen } from './screen.ts';
import type { Words } from './words.ts';

const SMALL_DIE = '●';
const BIG_DIE = '⬤';
const NAME_WIDTH = Math.max(...Object.values(CASINO_NAMES).map((name) => name.length));
const BILLS_WIDTH = 22;

export const lasVegasScreen = (text: GameText, formatter: TextFormatter, words: Words): Screen => {
  const gameText = text as unknown as LasVegasText;
  return {
    board: (view) => boardOf(view as View, gameText, formatter, words),
    example: 'place 4',
    actionFrom: typedAction,
    score: formatter.money,
  };
};

const boardOf = (view: View, text: LasVegasText, formatter: TextFormatter, words: Words): string[] => [
  '',
  words.round(view.round, view.rounds),
  ...FACES.map((face) => {
    const casino = at(view.casinos, face - 1);
    const bills = casino.bills.map((bill) => formatter.money(bill)).join(' ');
    const head = `  ${face} ${CASINO_NAMES[face].padEnd(NAME_WIDTH)}  ${bills.padEnd(BILLS_WIDTH)}`;
    const tile = tileLine(view, face, text, formatter);
    return `${head}  ${[...diceIn(casino, formatter, words), ...grayIn(casino, text), tile].join('  ')}`.trimEnd();
  }),
  ...view.chairs.map(
    (chair, seat) => `  ${formatter.seat(seatAt(seat))}  ${holdings(chair, text.counts, formatter).join(', ')}`,
  ),
];

const grayIn = ({ gray }: CasinoView, { counts }: LasVegasText): string[] => (gray > 0 ? [counts.grayDice(gray)] : []);

/** The dice of each seat in a casino. Tied seats are marked. */
const diceIn = (casino: CasinoView, formatter: TextFormatter, words: Words): string[] => {
  const tied = new Set(settleCasino(casino).ties.flatMap(({ participants }) => participants));
  const piles = [
    ...casino.dice.map((dice, index) => ({ who: seatAt(index), name: formatter.seat(seatAt(index)), dice })),
    { who: 'neutral' as const, name: words.neutral, dice: casino.neutral },
  ];
  return piles
    .filter(({ dice }) => dice.small + dice.big > 0)
    .map(({ who, name, dice }) => `${name} ${pips(dice)}${tied.has(who) ? ` (${words.tie})` : ''}`);
};

const pips = ({ small, big }: Readonly<Dice>): string => SMALL_DIE.repeat(small) + BIG_DIE.repeat(big);

const holdings = (chair: ChairView, counts: LasVegasText['counts'], formatter: TextFormatter): string[] => {
  const { bills, billCount, chips, supply, neutral } = chair;
  const money = bills === null ? [] : [formatter.money(bills.reduce((sum, bill) => sum + bill, 0))];
  return [
    ...money,
    counts.bills(billCount),
    ...(chips > 0 ? [counts.chips(chips)] : []),
    counts.dice(supply.small + supply.big),
    ...(neutral > 0 ? [counts.neutralDice(neutral)] : []),
  ];
};
