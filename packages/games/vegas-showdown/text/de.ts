/** Vegas Showdown in German. */

import { at, countedIn, listingIn, NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { TileId } from '../types.ts';
import { cards } from './cards/de.ts';
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
  slots: 'Spielautomaten',
  lounge: 'Lounge',
  restaurant: 'Restaurant',
  'fancy-slots': 'Edelautomaten',
  'dragon-room': 'Drachensaal',
  'table-games': 'Spieltische',
  'high-rollers-room': 'Salon der Großspieler',
  'sports-book': 'Sportwetten',
  'space-age-sports-book': 'Wettsaal der Zukunft',
  'fancy-lounge': 'Edel-Lounge',
  'night-club': 'Nachtclub',
  theater: 'Theater',
  'fancy-restaurant': 'Edelrestaurant',
  buffet: 'Buffet',
  'five-star-steakhouse': 'Fünf-Sterne-Steakhaus',
};

const { tile: tileName, card: cardName } = placesOf(TILES, cards);
const and = listingIn('de', 'conjunction');
const tiles = countedIn('de', { other: 'Plättchen' });
const fame = (count: number): string => `${count} Ruhm`;
const tileList = (kinds: readonly TileId[]) => and(kinds.map((tile) => [tileName(tile)]));
const moves = (list: Parameters<typeof priceParts>[0]) =>
  and(priceParts(list, (tile, from, to) => say`${tileName(tile)} von ${from} auf ${to}`));

const LOTS = lotNames(TILES, (number) => `Premierenfeld ${number}`, 'Spielautomaten, zweite Leiste');
const SIZES = { small: 'kleine', medium: 'mittlere', large: 'große' };
const SIZED = { small: 'kleinen', medium: 'mittleren', large: 'großen' };
const ENTRANCES = { casino: 'Casinoeingang', hotel: 'Hoteleingang', either: 'ein Eingang' };
const REACH = { casino: 'den Casinoeingang', hotel: 'den Hoteleingang', either: 'einen Eingang' };
const TO = { casino: 'zum Casinoeingang', hotel: 'zum Hoteleingang', either: 'zu einem Eingang' };
const ITEMS = {
  held: 'Ruhm bisher',
  casino: 'Casino gefüllt',
  hotel: 'Hotel gefüllt',
  connected: 'Casino und Hotel verbunden',
  population: 'Besucher',
  revenue: 'Umsatz',
  money: 'Geld',
  threeQuarters: 'Dreivierteldiamanten',
  diamonds: 'Diamanten',
};

export const de: VegasShowdownText = {
  names: {
    title: 'Vegas Showdown',
    tiles: TILES,
    lots: LOTS,
    counters: { money: 'Geld', income: 'Einkommen', population: 'Besucher', revenue: 'Umsatz', fame: 'Ruhm' },
    sizes: { small: 'klein', medium: 'mittel', large: 'groß' },
    colours: { yellow: 'gelb', green: 'grün', blue: 'blau' },
    entrances: ENTRANCES,
    zones: { casino: 'Casino', common: 'Gemeinschaftsbereich', hotel: 'Hotel' },
    items: ITEMS,
    dealer: 'Dealer',
    aside: 'zurückgelegt',
  },
  cards,

  log: {
    turnBegan: ({ turn, dealer }) => say`Zug ${turn} hat begonnen, den Dealerknopf hat ${{ seat: dealer }}.`,
    pricesDropped: ({ moves: list }) => [...say`Preise gesunken: `, ...moves(list), '.'],
    tileRemoved: ({ tile }) => say`Niemand hat ${tileName(tile)} gekauft; das Plättchen ist aus dem Spiel.`,
    cardDrawn: ({ card }) => say`Ereignis: ${cardName(card)}. ${cards[card].effect}`,
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
    cardHolds: ({ card }) => say`${cardName(card)} gilt bis zum Ende des Zuges.`,
    cardIdle: ({ card }) => say`${cardName(card)} hat nichts verändert.`,
    stackChosen: ({ seat, size }) => say`${{ seat }} hat den Stapel der ${SIZED[size]} Plättchen gewählt.`,
    tileFlipped: ({ tile, price }) => say`${tileName(tile)} ist ab ${{ money: price }} zu haben.`,
    stackFoundEmpty: ({ size }) =>
      size === null
        ? say`Alle Stapel waren leer, damit war die Partie zu Ende.`
        : say`Der Stapel der ${SIZED[size]} Plättchen war leer, damit war die Partie zu Ende.`,
    incomeCollected: ({ amounts }) => {
      const parts = seatAmounts(amounts, (seat, amount) => say`${seat} ${{ money: amount }}`);
      return parts.length === 0 ? say`Niemand hatte ein Einkommen.` : [...say`Einkommen: `, ...and(parts), '.'];
    },
    bidMade: ({ seat, tile, amount, outbid }) =>
      outbid === null
        ? say`${{ seat }} hat ${{ money: amount }} auf ${tileName(tile)} geboten.`
        : say`${{ seat }} hat ${{ money: amount }} auf ${tileName(tile)} geboten und ${{ seat: outbid }} überboten.`,
    renovateChosen: ({ seat }) => say`${{ seat }} baut um.`,
    publicityChosen: ({ seat, fame: gained }) => say`${{ seat }} hat geworben und ${fame(gained)} erhalten.`,
    turnPassed: ({ seat }) => say`${{ seat }} hat gepasst.`,
    tileBought: ({ seat, tile, amount }) => say`${{ seat }} hat ${tileName(tile)} für ${{ money: amount }} gekauft.`,
    tileLifted: ({ seat, tile, cell }) => say`${{ seat }} hat ${tileName(tile)} von ${cellName(cell)} weggenommen.`,
    tilePlaced: ({ seat, tile, cell }) => say`${{ seat }} hat ${tileName(tile)} auf ${cellName(cell)} gelegt.`,
    buildingDone: ({ seat, aside }) =>
      aside === 0
        ? say`${{ seat }} ist mit dem Bauen fertig.`
        : say`${{ seat }} ist mit dem Bauen fertig und hat ${tiles(aside)} zurückgelegt.`,
    sheetFilled: ({ seat }) => say`${{ seat }} hat den ganzen Plan bedeckt.`,
    itemScored: ({ item, fame: scored }) => [
      ...say`${ITEMS[item]}: `,
      ...and(seatAmounts(scored, (seat, amount) => say`${seat} +${fame(amount)}`)),
      '.',
    ],
    matchEnded: ({ winners, tieBreak, totals }) => {
      const best = fame(Math.max(...totals));
      if (winners.length > 1) return [...and(seatParts(winners)), ...say` teilen sich den Sieg mit je ${best}.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} hat mit ${best} und mehr Geld gewonnen.`
        : say`${winner} hat mit ${best} gewonnen.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.de(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`Die Partie ist zu Ende.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`${{ seat: turn }} ist an der Reihe.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Warte, bis du an der Reihe bist.`,
    }),
    notNow: ({ asked }) => ({
      why: say`Das ist gerade nicht möglich.`,
      rule: RULE_OF_ASKED[asked],
      remedy: say`${de.phases[asked]}.`,
    }),
    lotClosed: ({ why }) => ({
      why:
        why === 'seats'
          ? say`Bei dieser Spielerzahl wird dieses Feld nicht benutzt.`
          : say`Hier gibt es nichts zu kaufen.`,
      rule: RULE_OF.lotClosed,
      remedy: say`Biete auf etwas anderes.`,
    }),
    lotBarred: ({ card }) => ({
      why: say`${cardName(card)} verbietet hier in diesem Zug Gebote.`,
      rule: RULE_OF.lotBarred,
      remedy: say`Biete auf etwas anderes.`,
    }),
    bidEqual: ({ amount, next }) => ({
      why: say`${{ money: amount }} sind schon geboten.`,
      rule: RULE_OF.bidEqual,
      remedy: next === null ? null : say`Biete mindestens ${{ money: next }}.`,
    }),
    bidBelowStanding: ({ standing, next }) => ({
      why: say`${{ money: standing }} sind schon geboten.`,
      rule: RULE_OF.bidBelowStanding,
      remedy: next === null ? null : say`Biete mindestens ${{ money: next }}.`,
    }),
    bidBelowMinimum: ({ minimum }) => ({
      why: say`Das Mindestgebot ist ${{ money: minimum }}.`,
      rule: RULE_OF.bidBelowMinimum,
      remedy: say`Biete mindestens ${{ money: minimum }}.`,
    }),
    bidNotPrinted: ({ amount, next }) => ({
      why: say`${{ money: amount }} gibt es auf dieser Leiste nicht.`,
      rule: RULE_OF.bidNotPrinted,
      remedy: next === null ? null : say`Das niedrigste Gebot ist ${{ money: next }}.`,
    }),
    bidTooDear: ({ amount, money }) => ({
      why: say`${{ money: amount }} sind mehr, als du hast (${{ money }}).`,
      rule: RULE_OF.bidTooDear,
      remedy: say`Biete höchstens, was du hast.`,
    }),
    actionBarred: ({ card }) => ({
      why: say`${cardName(card)} verbietet das in diesem Zug.`,
      rule: RULE_OF.actionBarred,
      remedy: say`Wähle etwas anderes.`,
    }),
    mustAct: () => ({
      why: say`Solange du umbauen oder werben kannst, darfst du nicht passen.`,
      rule: RULE_OF.mustAct,
      remedy: say`Biete, baue um oder wirb.`,
    }),
    notRenovating: () => ({
      why: say`Weggenommen wird nur beim Umbauen.`,
      rule: RULE_OF.notRenovating,
      remedy: null,
    }),
    liftsUsed: ({ max }) => ({
      why: say`Du hast schon ${tiles(max)} weggenommen.`,
      rule: RULE_OF.liftsUsed,
      remedy: say`Lege Plättchen oder schließe ab.`,
    }),
    liftAfterPlacing: () => ({
      why: say`Erst wird weggenommen, dann gelegt.`,
      rule: RULE_OF.liftAfterPlacing,
      remedy: say`Lege noch ein Plättchen oder schließe ab.`,
    }),
    notThere: ({ tile, cell }) => ({
      why: say`Auf ${cellName(cell)} liegt kein Plättchen ${tileName(tile)}.`,
      rule: RULE_OF.notThere,
      remedy: null,
    }),
    placesUsed: ({ max }) => ({
      why: say`Du hast schon ${tiles(max)} gelegt.`,
      rule: RULE_OF.placesUsed,
      remedy: say`Schließe das Bauen ab.`,
    }),
    notAside: ({ tile }) => ({
      why: say`Du hast kein Plättchen ${tileName(tile)} zurückgelegt.`,
      rule: RULE_OF.notAside,
      remedy: say`Wähle ein zurückgelegtes Plättchen.`,
    }),
    sameTurn: ({ tile, use }) => ({
      why: say`${tileName(tile)} sieht anders gedreht genauso aus.`,
      rule: RULE_OF.sameTurn,
      remedy: say`Drehe es um ${use} Grad.`,
    }),
    outside: ({ tile }) => ({
      why: say`${tileName(tile)} würde aus dem Plan ragen.`,
      rule: RULE_OF.outside,
      remedy: say`Verschiebe oder drehe es.`,
    }),
    occupied: ({ tile }) => ({
      why: say`${tileName(tile)} würde ein anderes Plättchen überdecken.`,
      rule: RULE_OF.occupied,
      remedy: say`Wähle freie Felder.`,
    }),
    missingPrerequisite: ({ tile, missing }) => ({
      why: [...say`${tileName(tile)} braucht auf deinem Plan `, ...tileList(missing), '.'],
      rule: RULE_OF.missingPrerequisite,
      remedy: [...say`Lege zuerst `, ...tileList(missing), '.'],
    }),
    notConnected: ({ tile, entrance, reached }) => ({
      why:
        reached === null
          ? say`Von ${tileName(tile)} führt kein Weg ${TO[entrance]}.`
          : say`${tileName(tile)} erreicht ${REACH[reached]}, muss aber ${REACH[entrance]} erreichen.`,
      rule: RULE_OF.notConnected,
      remedy: say`Lege Tür an Tür mit einem Plättchen, das schon verbunden ist.`,
    }),
    noLoungeDoor: ({ tile }) => ({
      why: say`Keine Tür von ${tileName(tile)} führt in eine Lounge oder Edel-Lounge.`,
      rule: RULE_OF.noLoungeDoor,
      remedy: say`Lege Tür an Tür mit einer davon.`,
    }),
    sheetBroken: ({ faults }) => ({
      why: [...say`So kann der Plan nicht bleiben: `, ...tileList([...new Set(faults.map(({ tile }) => tile))]), '.'],
      rule: RULE_OF.sheetBroken,
      remedy: say`Lege so, dass jedes Plättchen seine Voraussetzungen und seinen Weg behält.`,
    }),
    stackEmpty: ({ size }) => ({
      why: say`Der Stapel der ${SIZED[size]} Plättchen ist leer.`,
      rule: RULE_OF.stackEmpty,
      remedy: say`Wähle einen anderen Stapel.`,
    }),
  },

  actions: {
    bid: ({ lot, amount }) => ({ label: `${amount} $ bieten`, labelLong: `${amount} $ bieten: ${LOTS[lot]}` }),
    renovate: () => ({ label: 'Umbauen', labelLong: 'Umbauen: bis zu zwei Plättchen wegnehmen, bis zu zwei legen' }),
    publicity: () => ({
      label: 'Werben',
      labelLong: 'Werben: Ruhm erhalten, später ein zurückgelegtes Plättchen legen',
    }),
    pass: () => ({ label: 'Passen', labelLong: 'Passen und in diesem Zug nichts tun' }),
    lift: ({ tile, cell }) => ({ label: 'Wegnehmen', labelLong: `${TILES[tile]} von ${cellName(cell)} wegnehmen` }),
    place: ({ tile, cell, turn }) => ({
      label: `${cellName(cell)} legen`,
      labelLong: `${TILES[tile]} auf ${cellName(cell)} legen, um ${turn} Grad gedreht`,
    }),
    stack: ({ size }) => ({ label: `${SIZES[size]}`, labelLong: `Vom Stapel der ${SIZED[size]} Plättchen aufdecken` }),
    done: () => ({ label: 'Fertig', labelLong: 'Bauen abschließen' }),
  },

  phases: {
    stack: 'Wähle einen Stapel',
    permit: 'Lege ein zurückgelegtes Plättchen oder schließe ab',
    choosing: 'Biete, baue um oder wirb',
    building: 'Baue oder schließe ab',
    over: 'Partie beendet',
  },
  endings: { sheet: 'Ein Plan war voll.', stack: 'Ein Stapel war leer.' },
  counts: { tiles, fame },
};
