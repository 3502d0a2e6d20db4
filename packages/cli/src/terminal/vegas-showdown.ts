/** Formats the board of Vegas Showdown: the market, the chairs, and the sheet of the seat to act. */

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
import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text';
import { at, type Seat, seatList } from '@fremont/kernel';
import { inColumns } from './columns.ts';
import type { GameText, TextFormatter } from './game-text.ts';
import type { Screen } from './screen.ts';
import { letterOf, sheetLines } from './vegas-showdown-sheet.ts';
import { typedAction } from './vegas-showdown-typed.ts';

export const vegasShowdownScreen = (text: GameText, formatter: TextFormatter): Screen => {
  const gameText = text as unknown as VegasShowdownText;
  return {
    board: (view) => boardOf(view as View, gameText, formatter),
    example: 'bid premier#1 12',
    actionFrom: typedAction,
    score: gameText.counts.fame,
    rangeOf: (action) => (action.type === 'bid' && 'lot' in action ? String(action.lot) : null),
  };
};

const boardOf = (view: View, text: VegasShowdownText, formatter: TextFormatter): string[] => [
  '',
  ...lotStates(view).map((lot) => marketLine(lot, text, formatter)),
  ...view.cards.flatMap(({ card }) => wrapped(`${text.cards[card].title}: ${text.cards[card].effect}`)),
  '',
  ...seatList(view.chairs.length).flatMap((seat) => wrapped(chairText(view, seat, text, formatter))),
  ...sheetsShown(view).flatMap((seat) => ['', `  ${formatter.seat(seat)}`, ...sheetOf(view, seat, text)]),
];

const TEXT_WIDTH = 76;

/** Wraps at spaces. Lines after the first are indented. */
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

/** The id of the lot, as a player types it, its tile, the number left, the minimum bid, and the current bid. */
const marketLine = (
  { lot, tile, minimum, standing, left, barredBy }: LotState,
  text: VegasShowdownText,
  formatter: TextFormatter,
) => {
  const head = `  ${lot.padEnd(LOT_WIDTH)}`;
  if (tile === null || minimum === null) return `${head}–`;
  const name = `${text.names.tiles[tile]}${left === null ? '' : ` ×${left}`}`.padEnd(NAME_WIDTH);
  const bid = standing === null ? [] : [`${formatter.seat(standing.seat)} ${formatter.money(standing.amount)}`];
  const bar = barredBy === null ? [] : [`✕ ${text.cards[barredBy].title}`];
  return `${head}${[name, formatter.money(minimum).padStart(4), ...bid, ...bar].join('  ')}`.trimEnd();
};

const chairText = (view: View, seat: Seat, { names }: VegasShowdownText, formatter: TextFormatter): string => {
  const chair = at(view.chairs, seat);
  const { counters } = names;
  const amounts = [
    formatter.money(chair.money),
    `${counters.income} ${formatter.money(incomeOf(chair))}`,
    `${counters.population} ${chair.population}`,
    `${counters.revenue} ${chair.revenue}`,
    `${counters.fame} ${chair.fame}`,
  ];
  const dealer = view.dealer === seat ? ` (${names.dealer})` : '';
  return `${formatter.seat(seat)}${dealer}  ${amounts.join(', ')}`;
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
    ...inColumns(keys, { columns: 3, width: 25, indent: 4 }),
    ...(waiting.length === 0 ? [] : [`    ${names.aside}: ${waiting.join(', ')}`]),
  ];
};

/** The zones with their columns, such as `A–C`. */
const zonesOf = ({ options }: View): { columns: string; zone: (typeof ZONES)[number] }[] => {
  let first = 0;
  return ZONES.map((zone) => {
    const last = first + ZONE_COLUMNS[options.sheet][zone] - 1;
    const [from, to] = [letterOf(first).toUpperCase(), letterOf(last).toUpperCase()];
    first = last + 1;
    return { columns: from === to ? from : `${from}–${to}`, zone };
  });
};
