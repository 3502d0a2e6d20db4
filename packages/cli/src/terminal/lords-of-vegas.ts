/** Formats the board of Lords of Vegas: the 48 lots on both sides of the Strip, the market, the chairs and the open offers. */

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
import type { LordsOfVegasText } from '@fremont/games/lords-of-vegas/text';
import { at, type Seat, seatList } from '@fremont/kernel';
import { inColumns } from './columns.ts';
import type { GameText, TextFormatter } from './game-text.ts';
import { typedAction } from './lords-of-vegas-typed.ts';
import { LORDS_LEGENDS } from './lords-of-vegas-words.ts';
import type { Screen } from './screen.ts';

export const lordsOfVegasScreen = (text: GameText, formatter: TextFormatter): Screen => {
  const gameText = text as unknown as LordsOfVegasText;
  return {
    board: (view) => boardOf(view as View, gameText, formatter),
    example: 'build C10 Helios',
    actionFrom: typedAction,
    score: gameText.counts.points,
    rangeOf: (action) => (action.type === 'gamble' && 'casino' in action ? String(action.casino) : null),
  };
};

const boardOf = (view: View, text: LordsOfVegasText, formatter: TextFormatter): string[] => [
  '',
  ...streetMap(view),
  LORDS_LEGENDS[formatter.language],
  '',
  ...marketLines(view, text),
  '',
  ...seatList(view.chairs.length).map((seat) => `  ${formatter.seat(seat)}  ${holdings(view, seat, text, formatter)}`),
  ...view.offers.map((offer) => `  #${offer.id}.${offer.revision}  ${formatter.sentence(text.deal(offer))}`),
];

const ROWS = 10;
const CELL_WIDTH = 13;
const SIDE_WIDTH = 3 * CELL_WIDTH;

/** The western and eastern blocks with the Strip between them. A row without lots is a street. */
const streetMap = (view: View): string[] =>
  Array.from({ length: ROWS }, (_, row) =>
    `${sideOf(view, 'west', row).padEnd(SIDE_WIDTH)}║${sideOf(view, 'east', row)}`.trimEnd(),
  );

const sideOf = (view: View, side: 'west' | 'east', row: number): string => {
  const block = BLOCKS.find((name) => {
    const { side: blockSide, top } = BLOCK_PLACES[name];
    return blockSide === side && lotsIn(name, row - top).length > 0;
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
  return casino !== undefined && casino.boss === owner && value === highestDie(lots, casino);
};

const highestDie = (lots: View['lots'], casino: Casino): number =>
  Math.max(...LOT_LIST.map(({ id, index }) => (casino.lots.includes(id) ? (lots[index]?.die?.value ?? 0) : 0)));

/** The cards and tiles left of each company, the Strip, and the number of cards before End of Game, in two columns. */
const marketLines = (view: View, text: LordsOfVegasText): string[] => {
  const { names, counts } = text;
  const lineOf = (payer: Payer): string => {
    const tiles = payer === 'strip' ? [] : [counts.tiles(view.tilesLeft[payer])];
    return `${capital(names.payers[payer])}: ${[counts.cards(view.cardsLeft[payer]), ...tiles].join(', ')}`;
  };
  const end = view.cardsBeforeEnd === null ? '?' : counts.cards(view.cardsBeforeEnd);
  const entries = [...COLOURS.map(lineOf), lineOf('strip'), `${names.endCard}: ${end}`, ...lastCard(view, text)];
  return inColumns(entries, { columns: 2, width: 38, indent: 2 });
};

/** The name of the Strip begins with a small letter, because most sentences use it in the middle. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const lastCard = ({ payout }: View, { names }: LordsOfVegasText): string[] =>
  payout === null ? [] : [`${cardName(payout.card, names.endCard)} → ${names.payers[payout.payer]}`];

const cardName = (card: CardId, endCard: string): string => (card === 'end' ? endCard : card);

const holdings = (view: View, seat: Seat, { counts }: LordsOfVegasText, formatter: TextFormatter): string => {
  const { money, points, diceLeft, markersLeft } = at(view.chairs, seat);
  const own = [formatter.money(money), counts.points(points), counts.dice(diceLeft)];
  return [...own, counts.lots(MARKERS_PER_SEAT - markersLeft)].join(', ');
};
