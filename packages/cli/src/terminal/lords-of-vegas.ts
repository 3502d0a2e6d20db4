/** Lords of Vegas in lines: the 48 lots on both sides of the Strip, what may pay, the chairs and open offers. */

import {
  BLOCK_PLACES,
  BLOCKS,
  type CardId,
  type Casino,
  COLOURS,
  COMPANIES,
  LOT_LIST,
  type LotFacts,
  MARKERS_PER_SEAT,
  type Payer,
  type View,
} from '@fremont/games/lords-of-vegas';
import type { LordsOfVegasText } from '@fremont/games/lords-of-vegas/text/types';
import { at, type Seat, seatList } from '@fremont/kernel';
import type { GameText, Teller } from './game-text.ts';
import { typedAction } from './lords-of-vegas-typed.ts';
import { LORDS_LEGENDS } from './lords-of-vegas-words.ts';
import type { Screen } from './screen.ts';

export const lordsOfVegasScreen = (text: GameText, teller: Teller): Screen => {
  const gameText = text as unknown as LordsOfVegasText;
  return {
    board: (view) => boardOf(view as View, gameText, teller),
    example: 'build C10 Helios',
    actionFrom: typedAction,
    score: gameText.counts.points,
    rangeOf: (action) => (action.type === 'gamble' && 'casino' in action ? String(action.casino) : null),
  };
};

const boardOf = (view: View, text: LordsOfVegasText, teller: Teller): string[] => [
  '',
  ...streetMap(view),
  LORDS_LEGENDS[teller.language],
  '',
  ...marketLines(view, text),
  '',
  ...seatList(view.chairs.length).map((seat) => `  ${teller.seat(seat)}  ${holdings(view, seat, text, teller)}`),
  ...view.offers.map((offer) => `  #${offer.id}.${offer.revision}  ${teller.sentence(text.deal(offer))}`),
];

const ROWS = 10;
const CELL_WIDTH = 13;
const SIDE_WIDTH = 3 * CELL_WIDTH;

/** Blocks to the west and to the east, the Strip between them; a row without lots is a street. */
const streetMap = (view: View): string[] =>
  Array.from({ length: ROWS }, (_, row) =>
    `${sideOf(view, 'west', row).padEnd(SIDE_WIDTH)}║${sideOf(view, 'east', row)}`.trimEnd(),
  );

const sideOf = (view: View, side: 'west' | 'east', row: number): string => {
  const block = BLOCKS.find((name) => {
    const { side: lies, top } = BLOCK_PLACES[name];
    return lies === side && lotsIn(name, row - top).length > 0;
  });
  if (block === undefined) return '';
  return lotsIn(block, row - BLOCK_PLACES[block].top)
    .map((facts) => cellOf(view, facts).padEnd(CELL_WIDTH))
    .join('');
};

const lotsIn = (block: string, row: number): LotFacts[] =>
  LOT_LIST.filter((facts) => facts.block === block && facts.row === row);

/** `C10 Hel 1:6*` with a tile, `C10 1 $12(4)` with a marker, `C10   $12(4)` without. */
const cellOf = (view: View, { id, index, price, die: printed }: LotFacts): string => {
  const { marker, tile, die } = at(view.lots, index);
  if (tile === null) return `${id.padEnd(3)} ${marker ?? ' '} $${price}(${printed})`;
  const name = shortName(COMPANIES[tile].name);
  if (die === null) return `${id.padEnd(3)} ${name} –`;
  const isTop = isBossDie(view, id, die.owner, die.value);
  return `${id.padEnd(3)} ${name} ${die.owner}:${die.value}${isTop ? '*' : ''}`;
};

const shortName = (name: string): string => name.slice(0, 3);

const isBossDie = ({ casinos, lots }: View, id: LotFacts['id'], owner: number, value: number): boolean => {
  const casino = casinos.find((one) => one.lots.includes(id));
  return casino !== undefined && casino.boss === owner && value === topOf(lots, casino);
};

const topOf = (lots: View['lots'], casino: Casino): number =>
  Math.max(...LOT_LIST.map(({ id, index }) => (casino.lots.includes(id) ? (lots[index]?.die?.value ?? 0) : 0)));

/** Companies with their cards and tiles left, two in a line; the Strip; how far End of Game is. */
const marketLines = (view: View, text: LordsOfVegasText): string[] => {
  const { names, counts } = text;
  const lineOf = (payer: Payer): string => {
    const tiles = payer === 'strip' ? [] : [counts.tiles(view.tilesLeft[payer])];
    return `${capital(names.payers[payer])}: ${[counts.cards(view.cardsLeft[payer]), ...tiles].join(', ')}`;
  };
  const end = view.cardsBeforeEnd === null ? '?' : counts.cards(view.cardsBeforeEnd);
  const entries = [...COLOURS.map(lineOf), lineOf('strip'), `${names.endCard}: ${end}`, ...lastCard(view, text)];
  return inColumns(entries);
};

/** The name of the Strip is written to stand inside a sentence. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const lastCard = ({ payout }: View, { names }: LordsOfVegasText): string[] =>
  payout === null ? [] : [`${cardName(payout.card, names.endCard)} → ${names.payers[payout.payer]}`];

const cardName = (card: CardId, endCard: string): string => (card === 'end' ? endCard : card);

const COLUMN_WIDTH = 38;

const inColumns = (entries: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(entries.length / 2) }, (_, line) => {
    const [left = '', right = ''] = entries.slice(2 * line, 2 * line + 2);
    return `  ${left.padEnd(COLUMN_WIDTH)}${right}`.trimEnd();
  });

const holdings = (view: View, seat: Seat, { counts }: LordsOfVegasText, teller: Teller): string => {
  const { money, points, diceLeft, markersLeft } = at(view.chairs, seat);
  const own = [teller.money(money), counts.points(points), counts.dice(diceLeft)];
  return [...own, counts.lots(MARKERS_PER_SEAT - markersLeft)].join(', ');
};
