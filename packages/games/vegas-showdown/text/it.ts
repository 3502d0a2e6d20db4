/** Vegas Showdown in Italian. */

import { at, countedIn, listingIn, NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { TileId } from '../types.ts';
import { cards } from './cards/it.ts';
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
  slots: 'Slot',
  lounge: 'Lounge',
  restaurant: 'Ristorante',
  'fancy-slots': 'Slot di lusso',
  'dragon-room': 'Sala del drago',
  'table-games': 'Tavoli da gioco',
  'high-rollers-room': 'Sala dei grandi giocatori',
  'sports-book': 'Scommesse sportive',
  'space-age-sports-book': 'Scommesse del futuro',
  'fancy-lounge': 'Lounge di lusso',
  'night-club': 'Locale notturno',
  theater: 'Teatro',
  'fancy-restaurant': 'Ristorante di lusso',
  buffet: 'Buffet',
  'five-star-steakhouse': 'Steakhouse a cinque stelle',
};

const { tile: tileName, card: cardName } = placesOf(TILES, cards);
const and = listingIn('it', 'conjunction');
const tiles = countedIn('it', { one: 'tessera', other: 'tessere' });
const fame = countedIn('it', { one: 'punto fama', other: 'punti fama' });
const tileList = (kinds: readonly TileId[]) => and(kinds.map((tile) => [tileName(tile)]));
const moves = (list: Parameters<typeof priceParts>[0]) =>
  and(priceParts(list, (tile, from, to) => say`${tileName(tile)} da ${from} a ${to}`));

const LOTS = lotNames(TILES, (number) => `spazio di gala ${number}`, 'Slot, secondo tracciato');
const SIZED = { small: 'piccole', medium: 'medie', large: 'grandi' };
const ENTRANCES = { casino: 'ingresso del casinò', hotel: 'ingresso dell’hotel', either: 'un ingresso' };
const TO = { casino: 'all’ingresso del casinò', hotel: 'all’ingresso dell’hotel', either: 'a un ingresso' };
const ITEMS = {
  held: 'Fama già ottenuta',
  casino: 'Casinò riempito',
  hotel: 'Hotel riempito',
  connected: 'Casinò e hotel collegati',
  population: 'Affluenza',
  revenue: 'Ricavi',
  money: 'Denaro',
  threeQuarters: 'Diamanti a tre quarti',
  diamonds: 'Diamanti',
};

export const it: VegasShowdownText = {
  names: {
    title: 'Vegas Showdown',
    tiles: TILES,
    lots: LOTS,
    counters: { money: 'Denaro', income: 'Rendita', population: 'Affluenza', revenue: 'Ricavi', fame: 'Fama' },
    sizes: { small: 'piccola', medium: 'media', large: 'grande' },
    colours: { yellow: 'giallo', green: 'verde', blue: 'blu' },
    entrances: ENTRANCES,
    zones: { casino: 'casinò', common: 'area comune', hotel: 'hotel' },
    items: ITEMS,
    dealer: 'mazziere',
    aside: 'da parte',
  },
  cards,

  log: {
    turnBegan: ({ turn, dealer }) => say`Inizia il turno ${turn}, ${{ seat: dealer }} è il mazziere.`,
    pricesDropped: ({ moves: list }) => [...say`I prezzi scendono: `, ...moves(list), '.'],
    tileRemoved: ({ tile }) => say`Nessuno ha comprato ${tileName(tile)}; la tessera esce dal gioco.`,
    cardDrawn: ({ card }) => say`Evento: ${cardName(card)}. ${cards[card].effect}`,
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
    cardHolds: ({ card }) => say`${cardName(card)} vale fino alla fine del turno.`,
    cardIdle: ({ card }) => say`${cardName(card)} non ha cambiato nulla.`,
    stackChosen: ({ seat, size }) => say`${{ seat }} ha scelto la pila delle tessere ${SIZED[size]}.`,
    tileFlipped: ({ tile, price }) => say`${tileName(tile)} va all’asta a partire da ${{ money: price }}.`,
    stackFoundEmpty: ({ size }) =>
      size === null
        ? say`Tutte le pile erano vuote, la partita è finita.`
        : say`La pila delle tessere ${SIZED[size]} era vuota, la partita è finita.`,
    incomeCollected: ({ amounts }) => {
      const parts = seatAmounts(amounts, (seat, amount) => say`${seat} ${{ money: amount }}`);
      return parts.length === 0 ? say`Nessuno ha avuto una rendita.` : [...say`Rendita: `, ...and(parts), '.'];
    },
    bidMade: ({ seat, tile, amount, outbid }) =>
      outbid === null
        ? say`${{ seat }} ha offerto ${{ money: amount }} per ${tileName(tile)}.`
        : say`${{ seat }} ha offerto ${{ money: amount }} per ${tileName(tile)} e ha superato ${{ seat: outbid }}.`,
    renovateChosen: ({ seat }) => say`${{ seat }} ha scelto di ristrutturare.`,
    publicityChosen: ({ seat, fame: gained }) => say`${{ seat }} ha fatto pubblicità e guadagnato ${fame(gained)}.`,
    turnPassed: ({ seat }) => say`${{ seat }} ha passato.`,
    tileBought: ({ seat, tile, amount }) => say`${{ seat }} ha comprato ${tileName(tile)} per ${{ money: amount }}.`,
    tileLifted: ({ seat, tile, cell }) => say`${{ seat }} ha tolto ${tileName(tile)} da ${cellName(cell)}.`,
    tilePlaced: ({ seat, tile, cell }) => say`${{ seat }} ha piazzato ${tileName(tile)} in ${cellName(cell)}.`,
    buildingDone: ({ seat, aside }) =>
      aside === 0
        ? say`${{ seat }} ha finito di costruire.`
        : say`${{ seat }} ha finito di costruire, con ${tiles(aside)} da parte.`,
    sheetFilled: ({ seat }) => say`${{ seat }} ha coperto tutto il foglio.`,
    itemScored: ({ item, fame: scored }) => [
      ...say`${ITEMS[item]}: `,
      ...and(seatAmounts(scored, (seat, amount) => say`${seat} +${fame(amount)}`)),
      '.',
    ],
    matchEnded: ({ winners, tieBreak, totals }) => {
      const best = fame(Math.max(...totals));
      if (winners.length > 1)
        return [...and(seatParts(winners)), ...say` si dividono la vittoria con ${best} ciascuno.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} ha vinto con ${best} e più denaro.`
        : say`${winner} ha vinto con ${best}.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.it(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`La partita è finita.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`Tocca a ${{ seat: turn }}.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Aspetta il tuo turno.`,
    }),
    notNow: ({ asked }) => ({
      why: say`Questo ora non è possibile.`,
      rule: RULE_OF_ASKED[asked],
      remedy: say`${it.phases[asked]}.`,
    }),
    lotClosed: ({ why }) => ({
      why:
        why === 'seats'
          ? say`Con questo numero di giocatori lo spazio non si usa.`
          : say`Qui non c’è nulla in vendita.`,
      rule: RULE_OF.lotClosed,
      remedy: say`Scegli un altro lotto.`,
    }),
    lotBarred: ({ card }) => ({
      why: say`${cardName(card)} vieta le offerte qui in questo turno.`,
      rule: RULE_OF.lotBarred,
      remedy: say`Scegli un altro lotto.`,
    }),
    bidEqual: ({ amount, next }) => ({
      why: say`${{ money: amount }} sono già offerti.`,
      rule: RULE_OF.bidEqual,
      remedy: next === null ? null : say`Offri almeno ${{ money: next }}.`,
    }),
    bidBelowStanding: ({ standing, next }) => ({
      why: say`${{ money: standing }} sono già offerti.`,
      rule: RULE_OF.bidBelowStanding,
      remedy: next === null ? null : say`Offri almeno ${{ money: next }}.`,
    }),
    bidBelowMinimum: ({ minimum }) => ({
      why: say`L’offerta minima è ${{ money: minimum }}.`,
      rule: RULE_OF.bidBelowMinimum,
      remedy: say`Offri almeno ${{ money: minimum }}.`,
    }),
    bidNotPrinted: ({ amount, next }) => ({
      why: say`${{ money: amount }} non è sul tracciato.`,
      rule: RULE_OF.bidNotPrinted,
      remedy: next === null ? null : say`L’offerta più bassa è ${{ money: next }}.`,
    }),
    bidTooDear: ({ amount, money }) => ({
      why: say`Un’offerta di ${{ money: amount }} è più di quanto hai (${{ money }}).`,
      rule: RULE_OF.bidTooDear,
      remedy: say`Non offrire più di quanto hai.`,
    }),
    actionBarred: ({ card }) => ({
      why: say`${cardName(card)} lo vieta in questo turno.`,
      rule: RULE_OF.actionBarred,
      remedy: say`Scegli qualcos’altro.`,
    }),
    mustAct: () => ({
      why: say`Non si passa finché si può ristrutturare o fare pubblicità.`,
      rule: RULE_OF.mustAct,
      remedy: say`Fai un’offerta, ristruttura o fai pubblicità.`,
    }),
    notRenovating: () => ({
      why: say`Si tolgono tessere solo ristrutturando.`,
      rule: RULE_OF.notRenovating,
      remedy: null,
    }),
    liftsUsed: ({ max }) => ({
      why: say`Hai già tolto ${tiles(max)}.`,
      rule: RULE_OF.liftsUsed,
      remedy: say`Piazza tessere o concludi.`,
    }),
    liftAfterPlacing: () => ({
      why: say`Prima si toglie, poi si piazza.`,
      rule: RULE_OF.liftAfterPlacing,
      remedy: say`Piazza un’altra tessera o concludi.`,
    }),
    notThere: ({ tile, cell }) => ({
      why: say`In ${cellName(cell)} non c’è nessuna tessera ${tileName(tile)}.`,
      rule: RULE_OF.notThere,
      remedy: null,
    }),
    placesUsed: ({ max }) => ({
      why: say`Hai già piazzato ${tiles(max)}.`,
      rule: RULE_OF.placesUsed,
      remedy: say`Concludi la costruzione.`,
    }),
    notAside: ({ tile }) => ({
      why: say`Non hai da parte nessuna tessera ${tileName(tile)}.`,
      rule: RULE_OF.notAside,
      remedy: say`Scegli una tessera messa da parte.`,
    }),
    sameTurn: ({ tile, use }) => ({
      why: say`${tileName(tile)} girata in un altro modo è uguale.`,
      rule: RULE_OF.sameTurn,
      remedy: say`Girala di ${use} gradi.`,
    }),
    outside: ({ tile }) => ({
      why: say`${tileName(tile)} uscirebbe dal foglio.`,
      rule: RULE_OF.outside,
      remedy: say`Spostala o girala.`,
    }),
    occupied: ({ tile }) => ({
      why: say`${tileName(tile)} coprirebbe un’altra tessera.`,
      rule: RULE_OF.occupied,
      remedy: say`Scegli caselle libere.`,
    }),
    missingPrerequisite: ({ tile, missing }) => ({
      why: [...say`${tileName(tile)} richiede sul tuo foglio: `, ...tileList(missing), '.'],
      rule: RULE_OF.missingPrerequisite,
      remedy: [...say`Prima piazza: `, ...tileList(missing), '.'],
    }),
    notConnected: ({ tile, entrance, reached }) => ({
      why:
        reached === null
          ? say`Nessun passaggio porta da ${tileName(tile)} ${TO[entrance]}.`
          : say`${tileName(tile)} arriva ${TO[reached]}, ma deve arrivare ${TO[entrance]}.`,
      rule: RULE_OF.notConnected,
      remedy: say`Metti una porta contro quella di una tessera già collegata.`,
    }),
    noLoungeDoor: ({ tile }) => ({
      why: say`Nessuna porta di ${tileName(tile)} dà su una Lounge o una Lounge di lusso.`,
      rule: RULE_OF.noLoungeDoor,
      remedy: say`Piazzala porta a porta con una di loro.`,
    }),
    sheetBroken: ({ faults }) => ({
      why: [...say`Il foglio non può restare così: `, ...tileList([...new Set(faults.map(({ tile }) => tile))]), '.'],
      rule: RULE_OF.sheetBroken,
      remedy: say`Piazza una tessera in modo che ognuna mantenga requisiti e passaggio.`,
    }),
    stackEmpty: ({ size }) => ({
      why: say`La pila delle tessere ${SIZED[size]} è vuota.`,
      rule: RULE_OF.stackEmpty,
      remedy: say`Scegli un’altra pila.`,
    }),
  },

  actions: {
    bid: ({ lot, amount }) => ({ label: `Offri $${amount}`, labelLong: `Offri $${amount}: ${LOTS[lot]}` }),
    renovate: () => ({ label: 'Ristruttura', labelLong: 'Ristruttura: togli fino a due tessere, piazzane fino a due' }),
    publicity: () => ({ label: 'Pubblicità', labelLong: 'Pubblicità: guadagna fama, poi piazza una tessera da parte' }),
    pass: () => ({ label: 'Passa', labelLong: 'Passa e non fare nulla in questo turno' }),
    lift: ({ tile, cell }) => ({ label: 'Togli', labelLong: `Togli ${TILES[tile]} da ${cellName(cell)}` }),
    place: ({ tile, cell, turn }) => ({
      label: `Piazza ${cellName(cell)}`,
      labelLong: `Piazza ${TILES[tile]} in ${cellName(cell)}, girata di ${turn} gradi`,
    }),
    stack: ({ size }) => ({ label: it.names.sizes[size], labelLong: `Scopri dalla pila delle tessere ${SIZED[size]}` }),
    done: () => ({ label: 'Concludi', labelLong: 'Concludi la costruzione' }),
  },

  phases: {
    stack: 'Scegli una pila',
    permit: 'Piazza una tessera messa da parte o concludi',
    choosing: 'Offri, ristruttura o fai pubblicità',
    building: 'Costruisci o concludi',
    over: 'Partita finita',
  },
  endings: { sheet: 'Un foglio era pieno.', stack: 'Una pila era esaurita.' },
  counts: { tiles, fame },
};
