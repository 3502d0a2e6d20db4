/** Vegas Showdown in English. */

import { at, countedIn, listingIn, NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { TileId } from '../types.ts';
import { cards } from './cards/en.ts';
import type { VegasShowdownText } from './types.ts';
import {
  cellName,
  lotNames,
  placesOf,
  priceParts,
  RULE_OF,
  RULE_OF_ASKED,
  seatAmounts,
  seatParts,
  signedMoney,
} from './words.ts';

const TILES: Readonly<Record<TileId, string>> = {
  slots: 'Slots',
  lounge: 'Lounge',
  restaurant: 'Restaurant',
  'fancy-slots': 'Fancy Slots',
  'dragon-room': 'Dragon Room',
  'table-games': 'Table Games',
  'high-rollers-room': 'High Rollers Room',
  'sports-book': 'Sports Book',
  'space-age-sports-book': 'Space Age Sports Book',
  'fancy-lounge': 'Fancy Lounge',
  'night-club': 'Night Club',
  theater: 'Theatre',
  'fancy-restaurant': 'Fancy Restaurant',
  buffet: 'Buffet',
  'five-star-steakhouse': 'Five-Star Steakhouse',
};

const { tile: tileName, card: cardName } = placesOf(TILES, cards);
const and = listingIn('en', 'conjunction');
const tiles = countedIn('en', { one: 'tile', other: 'tiles' });
const fame = (count: number): string => `${count} Fame`;
const tileList = (kinds: readonly TileId[]) => and(kinds.map((tile) => [tileName(tile)]));
const moves = (list: Parameters<typeof priceParts>[0]) =>
  and(priceParts(list, (tile, from, to) => say`${tileName(tile)} from ${from} to ${to}`));

const LOTS = lotNames(TILES, (number) => `premier space ${number}`, 'Slots, second track');
const SIZES = { small: 'small', medium: 'medium', large: 'large' };
const ENTRANCES = { casino: 'casino entrance', hotel: 'hotel entrance', either: 'an entrance' };
const REACH = { casino: 'the casino entrance', hotel: 'the hotel entrance', either: 'an entrance' };
const ITEMS = {
  held: 'Fame held',
  casino: 'Casino filled',
  hotel: 'Hotel filled',
  connected: 'Casino and hotel connected',
  population: 'Population',
  revenue: 'Revenue',
  money: 'Money',
  threeQuarters: 'Three-quarter diamonds',
  diamonds: 'Diamonds',
};

export const en: VegasShowdownText = {
  names: {
    title: 'Vegas Showdown',
    tiles: TILES,
    lots: LOTS,
    counters: { money: 'Money', income: 'Income', population: 'Population', revenue: 'Revenue', fame: 'Fame' },
    sizes: SIZES,
    colours: { yellow: 'yellow', green: 'green', blue: 'blue' },
    entrances: ENTRANCES,
    zones: { casino: 'casino', common: 'common area', hotel: 'hotel' },
    items: ITEMS,
    dealer: 'dealer',
    aside: 'set aside',
  },
  cards,

  log: {
    turnBegan: ({ turn, dealer }) => say`Turn ${turn} began with ${{ seat: dealer }} as the dealer.`,
    pricesDropped: ({ moves: list }) => [...say`Prices dropped: `, ...moves(list), '.'],
    tileRemoved: ({ tile }) => say`No player bought ${tileName(tile)}, so it left the game.`,
    cardDrawn: ({ card }) => say`Event: ${cardName(card)}. ${cards[card].effect}`,
    cardPaid: ({ card, amounts }) => [
      ...say`${cardName(card)}: `,
      ...and(seatAmounts(amounts, (seat, amount) => [seat, ' ', ...signedMoney(amount)])),
      '.',
    ],
    cardFamed: ({ card, amounts }) => [
      ...say`${cardName(card)}: `,
      ...and(seatAmounts(amounts, (seat, amount) => say`${seat} +${fame(amount)}`)),
      '.',
    ],
    cardMovedPrices: ({ card, moves: list }) => [...say`${cardName(card)}: `, ...moves(list), '.'],
    cardHolds: ({ card }) => say`${cardName(card)} applies until the end of the turn.`,
    cardIdle: ({ card }) => say`${cardName(card)} changed nothing.`,
    stackChosen: ({ seat, size }) => say`${{ seat }} chose the stack of ${SIZES[size]} tiles.`,
    tileFlipped: ({ tile, price }) => say`${tileName(tile)} went on offer from ${{ money: price }}.`,
    stackFoundEmpty: ({ size }) =>
      size === null
        ? say`Every stack was empty, so the match was over.`
        : say`The stack of ${SIZES[size]} tiles was empty, so the match was over.`,
    incomeCollected: ({ amounts }) => {
      const parts = seatAmounts(amounts, (seat, amount) => say`${seat} ${{ money: amount }}`);
      return parts.length === 0 ? say`No player had an income.` : [...say`Income: `, ...and(parts), '.'];
    },
    bidMade: ({ seat, tile, amount, outbid }) =>
      outbid === null
        ? say`${{ seat }} bid ${{ money: amount }} on ${tileName(tile)}.`
        : say`${{ seat }} bid ${{ money: amount }} on ${tileName(tile)} and outbid ${{ seat: outbid }}.`,
    renovateChosen: ({ seat }) => say`${{ seat }} chose to renovate.`,
    publicityChosen: ({ seat, fame: gained }) => say`${{ seat }} took Publicity and gained ${fame(gained)}.`,
    turnPassed: ({ seat }) => say`${{ seat }} passed.`,
    tileBought: ({ seat, tile, amount }) => say`${{ seat }} bought ${tileName(tile)} for ${{ money: amount }}.`,
    tileLifted: ({ seat, tile, cell }) => say`${{ seat }} lifted ${tileName(tile)} from ${cellName(cell)}.`,
    tilePlaced: ({ seat, tile, cell }) => say`${{ seat }} placed ${tileName(tile)} at ${cellName(cell)}.`,
    buildingDone: ({ seat, aside }) =>
      aside === 0
        ? say`${{ seat }} finished building.`
        : say`${{ seat }} finished building with ${tiles(aside)} set aside.`,
    sheetFilled: ({ seat }) => say`${{ seat }} has covered the whole sheet.`,
    itemScored: ({ item, fame: scored }) => [
      ...say`${ITEMS[item]}: `,
      ...and(seatAmounts(scored, (seat, amount) => say`${seat} +${fame(amount)}`)),
      '.',
    ],
    matchEnded: ({ winners, tieBreak, totals }) => {
      const best = fame(Math.max(...totals));
      if (winners.length > 1) return [...and(seatParts(winners)), ...say` shared the win with ${best} each.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} won the match with ${best} and more money.`
        : say`${winner} won the match with ${best}.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.en(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`The match is over.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`It is ${{ seat: turn }}’s turn.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Wait for your turn.`,
    }),
    notNow: ({ asked }) => ({
      why: say`That is not possible now.`,
      rule: RULE_OF_ASKED[asked],
      remedy: say`${en.phases[asked]}.`,
    }),
    lotClosed: ({ why }) => ({
      why: why === 'seats' ? say`This lot is not used with this number of players.` : say`Nothing is for sale here.`,
      rule: RULE_OF.lotClosed,
      remedy: say`Choose another lot.`,
    }),
    lotBarred: ({ card }) => ({
      why: say`${cardName(card)} forbids bids here this turn.`,
      rule: RULE_OF.lotBarred,
      remedy: say`Choose another lot.`,
    }),
    bidEqual: ({ amount, next }) => ({
      why: say`There is already a bid of ${{ money: amount }}.`,
      rule: RULE_OF.bidEqual,
      remedy: next === null ? null : say`Bid ${{ money: next }} or more.`,
    }),
    bidBelowStanding: ({ standing, next }) => ({
      why: say`There is already a bid of ${{ money: standing }}.`,
      rule: RULE_OF.bidBelowStanding,
      remedy: next === null ? null : say`Bid ${{ money: next }} or more.`,
    }),
    bidBelowMinimum: ({ minimum }) => ({
      why: say`The minimum bid is ${{ money: minimum }}.`,
      rule: RULE_OF.bidBelowMinimum,
      remedy: say`Bid ${{ money: minimum }} or more.`,
    }),
    bidNotPrinted: ({ amount, next }) => ({
      why: say`${{ money: amount }} is not on the track.`,
      rule: RULE_OF.bidNotPrinted,
      remedy: next === null ? null : say`The lowest bid is ${{ money: next }}.`,
    }),
    bidTooDear: ({ amount, money }) => ({
      why: say`A bid of ${{ money: amount }} is more than you have (${{ money }}).`,
      rule: RULE_OF.bidTooDear,
      remedy: say`Bid no more than you have.`,
    }),
    actionBarred: ({ card }) => ({
      why: say`${cardName(card)} forbids this action this turn.`,
      rule: RULE_OF.actionBarred,
      remedy: say`Choose another action.`,
    }),
    mustAct: () => ({
      why: say`You may not pass while you can renovate or take Publicity.`,
      rule: RULE_OF.mustAct,
      remedy: say`Bid, renovate or take Publicity.`,
    }),
    notRenovating: () => ({
      why: say`Tiles are lifted only when you renovate.`,
      rule: RULE_OF.notRenovating,
      remedy: null,
    }),
    liftsUsed: ({ max }) => ({
      why: say`You have lifted ${tiles(max)} already.`,
      rule: RULE_OF.liftsUsed,
      remedy: say`Place tiles, or finish.`,
    }),
    liftAfterPlacing: () => ({
      why: say`Lifting comes before placing.`,
      rule: RULE_OF.liftAfterPlacing,
      remedy: say`Place another tile, or finish.`,
    }),
    notThere: ({ tile, cell }) => ({
      why: say`There is no ${tileName(tile)} at ${cellName(cell)}.`,
      rule: RULE_OF.notThere,
      remedy: null,
    }),
    placesUsed: ({ max }) => ({
      why: say`You have placed ${tiles(max)} already.`,
      rule: RULE_OF.placesUsed,
      remedy: say`Finish building.`,
    }),
    notAside: ({ tile }) => ({
      why: say`You have no ${tileName(tile)} set aside.`,
      rule: RULE_OF.notAside,
      remedy: say`Choose a tile that is set aside.`,
    }),
    sameTurn: ({ tile, use }) => ({
      why: say`${tileName(tile)} looks the same in another rotation.`,
      rule: RULE_OF.sameTurn,
      remedy: say`Turn it by ${use} degrees.`,
    }),
    outside: ({ tile }) => ({
      why: say`${tileName(tile)} would stick out of the sheet.`,
      rule: RULE_OF.outside,
      remedy: say`Move or turn it.`,
    }),
    occupied: ({ tile }) => ({
      why: say`${tileName(tile)} would overlap another tile.`,
      rule: RULE_OF.occupied,
      remedy: say`Choose empty cells.`,
    }),
    missingPrerequisite: ({ tile, missing }) => ({
      why: [...say`${tileName(tile)} needs `, ...tileList(missing), ' on your sheet.'],
      rule: RULE_OF.missingPrerequisite,
      remedy: [...say`First place `, ...tileList(missing), '.'],
    }),
    notConnected: ({ tile, entrance, reached }) => ({
      why:
        reached === null
          ? say`No passage leads from ${tileName(tile)} to ${REACH[entrance]}.`
          : say`${tileName(tile)} reaches ${REACH[reached]}, but must reach ${REACH[entrance]}.`,
      rule: RULE_OF.notConnected,
      remedy: say`Join one of its doorways to a doorway of a connected tile.`,
    }),
    noLoungeDoor: ({ tile }) => ({
      why: say`No doorway of ${tileName(tile)} meets one of a Lounge or Fancy Lounge.`,
      rule: RULE_OF.noLoungeDoor,
      remedy: say`Place it door to door with one of them.`,
    }),
    sheetBroken: ({ faults }) => ({
      why: [...say`The sheet cannot stay like this: `, ...tileList([...new Set(faults.map(({ tile }) => tile))]), '.'],
      rule: RULE_OF.sheetBroken,
      remedy: say`Place tiles so that each keeps its prerequisites and its way to an entrance.`,
    }),
    stackEmpty: ({ size }) => ({
      why: say`The stack of ${SIZES[size]} tiles is empty.`,
      rule: RULE_OF.stackEmpty,
      remedy: say`Choose another stack.`,
    }),
  },

  actions: {
    bid: ({ lot, amount }) => ({ label: `Bid $${amount}`, labelLong: `Bid $${amount} on ${LOTS[lot]}` }),
    renovate: () => ({ label: 'Renovate', labelLong: 'Renovate: lift up to two tiles, place up to two' }),
    publicity: () => ({ label: 'Publicity', labelLong: 'Publicity: gain Fame, later place a tile set aside' }),
    pass: () => ({ label: 'Pass', labelLong: 'Pass and do nothing this turn' }),
    lift: ({ tile, cell }) => ({ label: 'Lift', labelLong: `Lift ${TILES[tile]} from ${cellName(cell)}` }),
    place: ({ tile, cell, turn }) => ({
      label: `Place ${cellName(cell)}`,
      labelLong: `Place ${TILES[tile]} at ${cellName(cell)}, turned by ${turn} degrees`,
    }),
    stack: ({ size }) => ({ label: `Take ${SIZES[size]}`, labelLong: `Flip a ${SIZES[size]} tile` }),
    done: () => ({ label: 'Done', labelLong: 'Finish building' }),
  },

  phases: {
    stack: 'Choose a stack',
    permit: 'Place a tile set aside, or finish',
    choosing: 'Bid, renovate or take Publicity',
    building: 'Build, or finish',
    over: 'Match over',
  },
  endings: { sheet: 'A sheet was full.', stack: 'A stack ran out.' },
  counts: { tiles, fame },
};
