/** Vegas Showdown in lines: the market, the chairs, and the sheet of whoever is to act. */

import {
  type ChairView,
  incomeOf,
  type LotState,
  lotStates,
  type Placement,
  type View,
  ZONE_COLUMNS,
  ZONES,
} from '@fremont/games/vegas-showdown';
import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text/types';
import { at, type Seat, seatList } from '@fremont/kernel';
import type { GameText, Teller } from './game-text.ts';
import type { Screen } from './screen.ts';
import { letterOf, sheetLines } from './vegas-showdown-sheet.ts';
import { typedAction } from './vegas-showdown-typed.ts';

export const vegasShowdownScreen = (text: GameText, teller: Teller): Screen => {
  const gameText = text as unknown as VegasShowdownText;
  return {
    board: (view) => boardOf(view as View, gameText, teller),
    example: 'bid premier#1 12',
    actionFrom: typedAction,
    score: gameText.counts.fame,
    rangeOf: (action) => (action.type === 'bid' && 'lot' in action ? String(action.lot) : null),
  };
};

const boardOf = (view: View, text: VegasShowdownText, teller: Teller): string[] => [
  '',
  ...lotStates(view).map((lot) => marketLine(lot, text, teller)),
  ...view.cards.flatMap(({ card }) => wrapped(`${text.cards[card].title}: ${text.cards[card].effect}`)),
  '',
  ...seatList(view.chairs.length).flatMap((seat) => wrapped(chairText(view, seat, text, teller))),
  ...sheetsShown(view).flatMap((seat) => ['', `  ${teller.seat(seat)}`, ...sheetOf(view, seat, text)]),
];

const TEXT_WIDTH = 76;

/** Lines of whole words; those that follow the first are set in a little. */
const wrapped = (sentence: string): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(' ')) {
    if (line.length + word.length >= TEXT_WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((text, index) => (index === 0 ? `  ${text}` : `    ${text}`));
};

const LOT_WIDTH = 12;
const NAME_WIDTH = 28;

/** The lot as it is typed, what it sells and how many are left, from what price, and who bids what. */
const marketLine = (
  { lot, tile, minimum, standing, left, barredBy }: LotState,
  text: VegasShowdownText,
  teller: Teller,
) => {
  const head = `  ${lot.padEnd(LOT_WIDTH)}`;
  if (tile === null || minimum === null) return `${head}–`;
  const name = `${text.names.tiles[tile]}${left === null ? '' : ` ×${left}`}`.padEnd(NAME_WIDTH);
  const bid = standing === null ? [] : [`${teller.seat(standing.seat)} ${teller.money(standing.amount)}`];
  const bar = barredBy === null ? [] : [`✕ ${text.cards[barredBy].title}`];
  return `${head}${[name, teller.money(minimum).padStart(4), ...bid, ...bar].join('  ')}`.trimEnd();
};

const chairText = (view: View, seat: Seat, { names }: VegasShowdownText, teller: Teller): string => {
  const chair = at(view.chairs, seat);
  const { counters } = names;
  const amounts = [
    teller.money(chair.money),
    `${counters.income} ${teller.money(incomeOf(chair))}`,
    `${counters.population} ${chair.population}`,
    `${counters.revenue} ${chair.revenue}`,
    `${counters.fame} ${chair.fame}`,
  ];
  const dealer = view.dealer === seat ? ` (${names.dealer})` : '';
  return `${teller.seat(seat)}${dealer}  ${amounts.join(', ')}`;
};

const sheetsShown = ({ phase, chairs }: View): readonly Seat[] =>
  phase.type === 'over' ? seatList(chairs.length) : [phase.seat];

const sheetOf = (view: View, seat: Seat, { names }: VegasShowdownText): string[] => {
  const { sheet, aside } = at(view.chairs, seat) as ChairView;
  const keys = sheet.map(({ tile }: Placement, index) => `${letterOf(index)} ${names.tiles[tile]}`);
  const waiting = aside.map((tile) => names.tiles[tile]);
  return [
    ...sheetLines(sheet).map((line) => `  ${line}`),
    `    ${zonesOf(view)
      .map(({ columns, zone }) => `${columns} ${names.zones[zone]}`)
      .join(', ')}`,
    ...inColumns(keys),
    ...(waiting.length === 0 ? [] : [`    ${names.aside}: ${waiting.join(', ')}`]),
  ];
};

/** `A–C` and the zone they belong to. */
const zonesOf = ({ options }: View): { columns: string; zone: (typeof ZONES)[number] }[] => {
  let first = 0;
  return ZONES.map((zone) => {
    const last = first + ZONE_COLUMNS[options.sheet][zone] - 1;
    const [from, to] = [letterOf(first).toUpperCase(), letterOf(last).toUpperCase()];
    first = last + 1;
    return { columns: from === to ? from : `${from}–${to}`, zone };
  });
};

const COLUMN_WIDTH = 26;
const KEYS_IN_LINE = 3;

const inColumns = (keys: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(keys.length / KEYS_IN_LINE) }, (_, line) =>
    `    ${keys
      .slice(line * KEYS_IN_LINE, (line + 1) * KEYS_IN_LINE)
      .map((key) => key.padEnd(COLUMN_WIDTH - 1))
      .join('')}`.trimEnd(),
  );
