/** Lords of Vegas in German. */

import { at, byCode, byType, countedIn, listingIn, NO_SUCH_SEAT_TEXT, type Sentence, say } from '@fremont/kernel';
import { COMPANIES } from '../data/companies.ts';
import type { Goods, Refusal, Terms, Waiver } from '../types.ts';
import type { LordsOfVegasText } from './types.ts';
import {
  casinoPlace,
  companyPlace,
  diePlace,
  goodsWith,
  isNothing,
  lotPlace,
  lotPlaces,
  payerPlace,
  payersWith,
  RULE_OF,
  rolledPieces,
  seatPlaces,
  sharesOf,
} from './words.ts';

const and = listingIn('de', 'conjunction');
const tiles = countedIn('de', { one: 'Plättchen', other: 'Plättchen' });
const dice = countedIn('de', { one: 'Würfel', other: 'Würfel' });
const lots = countedIn('de', { one: 'Grundstück', other: 'Grundstücke' });
const cards = countedIn('de', { one: 'Karte', other: 'Karten' });
const points = countedIn('de', { one: 'Punkt', other: 'Punkte' });
const goods: (of: Goods) => Sentence = goodsWith(and, {
  lot: 'Grundstück',
  die: 'den Würfel auf',
  nothing: 'nichts',
});
const payers = payersWith('der Strip');

const WAIVERS: Readonly<Record<Waiver['action'], string>> = {
  sprawl: 'kein Ausbreiten',
  remodel: 'kein Umbau',
  reorganise: 'kein Umorganisieren',
  gamble: 'keine Wette',
};
const waiver = ({ action, casino }: Waiver): string => `in diesem Zug ${WAIVERS[action]} beim Casino ${casino}`;

/** The active player's action or waiver as part of the deal follows behind a semicolon. */
const deal = ({ from, to, give, take, action, waiver: forgone }: Terms): Sentence => [
  ...exchange({ from, to, give, take }),
  ...(action === null ? [] : [`; Teil des Handels: ${byType(de.actions, action).labelLong}`]),
  ...(forgone === null ? [] : [`; Zusage: ${waiver(forgone)}`]),
];

const exchange = ({ from, to, give, take }: Pick<Terms, 'from' | 'to' | 'give' | 'take'>): Sentence => {
  if (isNothing(take) && !isNothing(give)) return [...say`${{ seat: from }} gibt ${{ seat: to }} `, ...goods(give)];
  if (isNothing(give) && !isNothing(take))
    return [...say`${{ seat: from }} bekommt von ${{ seat: to }} `, ...goods(take)];
  return [...say`${{ seat: from }} gibt ${{ seat: to }} `, ...goods(give), ' und bekommt ', ...goods(take)];
};

export const de: LordsOfVegasText = {
  names: { title: 'Lords of Vegas', payers, endCard: 'Spielende', bank: 'die Bank' },

  log: {
    lotDealt: ({ seat, lot, money }) => say`${{ seat }} beginnt mit Grundstück ${lotPlace(lot)} und ${{ money }}.`,
    cardReplaced: ({ seat, card }) =>
      say`${{ seat }} bekam ${lotPlace(card)}, das zu zweit nicht benutzt wird, und dafür eine andere Karte.`,
    endCardLaid: ({ cards: above }) =>
      above === null
        ? say`Das Spielende liegt nach etwa drei Vierteln des Stapels; wo genau, weiß niemand.`
        : say`Das Spielende liegt unter ${cards(above)}.`,
    starterRolled: ({ seat, dice: rolled }) =>
      say`${{ seat }} hat für den Startspieler ${{ dice: rolled, of: seat }} gewürfelt.`,
    turnBegan: ({ seat, turn }) => say`Zug ${turn}: ${{ seat }}.`,
    cardDrawn: ({ seat, card, payer }) =>
      card === 'end'
        ? say`${{ seat }} hat das Spielende gezogen: Der Strip zahlt ein letztes Mal.`
        : say`${{ seat }} hat ${lotPlace(card)} gezogen; es zahlt ${payerPlace(payers, payer)}.`,
    lotMarked: ({ seat, lot }) => say`Grundstück ${lotPlace(lot)} gehört jetzt ${{ seat }}.`,
    lotGivenUp: ({ seat, lot }) =>
      say`${{ seat }} hatte keinen Marker mehr und hat Grundstück ${lotPlace(lot)} aufgegeben.`,
    tileTakenOver: ({ seat, lot, from, value, movedFrom }) => {
      const die = diePlace(seat, value);
      if (movedFrom !== null)
        return say`${{ seat }} hat ${lotPlace(lot)} mit ${die} übernommen, geholt von ${lotPlace(movedFrom)}.`;
      return from === null
        ? say`${{ seat }} hat das leere Plättchen auf ${lotPlace(lot)} mit ${die} übernommen.`
        : say`${{ seat }} hat ${lotPlace(lot)} mit ${die} von ${{ seat: from }} übernommen.`;
    },
    ownTileDrawn: ({ seat, lot }) => say`${{ seat }} hat schon einen Würfel auf ${lotPlace(lot)}.`,
    unusedLotDrawn: ({ lot }) => say`${lotPlace(lot)} wird zu zweit nicht benutzt; es folgt eine weitere Karte.`,
    lotsPaid: ({ money }) => ['Grundstücke zahlten: ', ...and(sharesOf(money)), '.'],
    casinoPaid: ({ casino, colour, money }) => [
      ...say`${casinoPlace(colour, casino)} zahlte: `,
      ...and(sharesOf(money)),
      '.',
    ],
    pointsScored: ({ seat, from, to, lost }) => {
      if (to === from) return say`${{ seat }} bleibt auf ${from}: zu wenige Punkte für das nächste Feld.`;
      return lost === 0
        ? say`${{ seat }} rückt von ${from} auf ${to}.`
        : say`${{ seat }} rückt von ${from} auf ${to}; verfallen: ${points(lost)}.`;
    },
    tieRerolled: ({ casino, colour, dice: rolled }) => [
      ...say`Gleichstand in ${casinoPlace(colour, casino)}: `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    tieSettled: ({ casino, colour, boss }) => say`${{ seat: boss }} ist Boss von ${casinoPlace(colour, casino)}.`,
    built: ({ seat, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} hat ${companyPlace(colour)} auf ${lotPlace(lot)} für ${{ money: cost }} mit ${diePlace(seat, value)} gebaut.`
        : say`${{ seat }} hat ${companyPlace(colour)} auf ${lotPlace(lot)} für ${{ money: cost }} mit dem Würfel von ${lotPlace(movedFrom)} gebaut.`,
    sprawled: ({ seat, from, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} hat ${casinoPlace(colour, from)} für ${{ money: cost }} mit ${diePlace(seat, value)} auf ${lotPlace(lot)} ausgebreitet.`
        : say`${{ seat }} hat ${casinoPlace(colour, from)} für ${{ money: cost }} mit dem Würfel von ${lotPlace(movedFrom)} auf ${lotPlace(lot)} ausgebreitet.`,
    remodelled: ({ seat, casino, from, colour, cost }) =>
      say`${{ seat }} hat ${casinoPlace(from, casino)} für ${{ money: cost }} in ${companyPlace(colour)} umgebaut.`,
    reorganised: ({ seat, casino, colour, cost, dice: rolled }) => [
      ...say`${{ seat }} hat ${casinoPlace(colour, casino)} für ${{ money: cost }} umorganisiert: `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    diePlaced: ({ seat, lot, value }) => say`${{ seat }} hat ${diePlace(seat, value)} auf ${lotPlace(lot)} gelegt.`,
    betPlaced: ({ seat, boss, casino, colour, bet }) =>
      say`${{ seat }} setzt ${{ money: bet }} in ${casinoPlace(colour, casino)} gegen ${{ seat: boss }}.`,
    layOffDecided: ({ seat, layOff }) =>
      layOff ? say`${{ seat }} gibt die halbe Wette an die Bank ab.` : say`${{ seat }} nimmt die ganze Wette an.`,
    gambleRolled: ({ seat, dice: rolled, result, gambler, bet, short }) => {
      const thrown = { dice: rolled, of: seat };
      if (result === 'lose') return say`${{ seat }} hat ${thrown} gewürfelt und ${{ money: bet }} verloren.`;
      return short > 0
        ? say`${{ seat }} hat ${thrown} gewürfelt und ${{ money: gambler }} gewonnen; dem Boss fehlten ${{ money: short }}.`
        : say`${{ seat }} hat ${thrown} gewürfelt und ${{ money: gambler }} gewonnen.`;
    },
    offerMade: ({ offer }) => [...say`Angebot: `, ...deal(offer), '.'],
    offerCountered: ({ offer }) => [...say`Gegenangebot: `, ...deal(offer), '.'],
    offerDeclined: ({ offer }) => say`${{ seat: offer.to }} hat das Angebot von ${{ seat: offer.from }} abgelehnt.`,
    offerWithdrawn: ({ offer }) => say`${{ seat: offer.from }} hat das Angebot an ${{ seat: offer.to }} zurückgezogen.`,
    dealMade: ({ offer }) => [...say`Handel: `, ...deal(offer), '.'],
    actionWaived: ({ seat, waiver: { action, casino } }) =>
      say`${{ seat }} verspricht: in diesem Zug ${WAIVERS[action]} beim Casino ${lotPlace(casino)}.`,
    offersExpired: () => say`Offene Angebote sind mit dem Zug verfallen.`,
    matchEnded: ({ winners, tieBreak, points: all }) => {
      const best = Math.max(...all);
      if (winners.length > 1)
        return [...and(seatPlaces(winners)), ...say` teilen sich den Sieg mit je ${points(best)}.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} hat mit ${points(best)} und mehr Geld gewonnen.`
        : say`${winner} hat mit ${points(best)} gewonnen.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.de(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`Die Partie ist vorbei.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`${{ seat: turn }} ist am Zug.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Warte auf deinen Zug oder biete einen Handel an.`,
    }),
    drawFirst: () => ({
      why: say`Die Karte dieses Zuges ist noch nicht gezogen.`,
      rule: RULE_OF.drawFirst,
      remedy: say`Zieh zuerst.`,
    }),
    alreadyDrawn: () => ({
      why: say`Die Karte dieses Zuges ist schon gezogen.`,
      rule: RULE_OF.alreadyDrawn,
      remedy: say`Spiel weiter oder beende den Zug.`,
    }),
    choicePending: ({ seat }) => ({
      why: say`Erst muss ${{ seat }} etwas entscheiden.`,
      rule: RULE_OF.choicePending,
      remedy: null,
    }),
    notAsked: () => ({ why: say`Danach wird gerade nicht gefragt.`, rule: RULE_OF.notAsked, remedy: null }),
    blockUnused: () => ({ why: say`Block F wird zu zweit nicht benutzt.`, rule: RULE_OF.blockUnused, remedy: null }),
    notYourLot: ({ lot, owner }) => ({
      why:
        owner === null
          ? say`Grundstück ${lotPlace(lot)} gehört niemandem.`
          : say`Grundstück ${lotPlace(lot)} gehört ${{ seat: owner }}.`,
      rule: RULE_OF.notYourLot,
      remedy: owner === null ? say`Breite ein eigenes Casino daneben dorthin aus.` : say`Erwirb es durch einen Handel.`,
    }),
    lotOwned: ({ lot, owner }) => ({
      why: say`Grundstück ${lotPlace(lot)} gehört ${{ seat: owner }}; ausgebreitet wird nur auf eines ohne Marker.`,
      rule: RULE_OF.lotOwned,
      remedy: say`Nur der Eigentümer kann dort bauen; breite dich anderswohin aus.`,
    }),
    lotBuilt: ({ lot }) => ({
      why: say`Auf ${lotPlace(lot)} liegt schon ein Plättchen.`,
      rule: RULE_OF.lotBuilt,
      remedy: say`Bau auf einem eigenen Grundstück ohne Plättchen oder breite dich auf ein freies aus.`,
    }),
    notAdjacent: ({ casino, lot }) => ({
      why: say`${lotPlace(lot)} grenzt nicht an das Casino ${lotPlace(casino)}.`,
      rule: RULE_OF.notAdjacent,
      remedy: say`Wähle ein freies Grundstück daneben im selben Block.`,
    }),
    noCasino: ({ lot }) => ({
      why: say`Es gibt kein Casino namens ${lotPlace(lot)}.`,
      rule: RULE_OF.noCasino,
      remedy: say`Ein Casino heißt nach seinem ersten Grundstück.`,
    }),
    notBoss: ({ boss, value, best }) => {
      const rule = RULE_OF.notBoss;
      if (boss === null) return { why: say`Hier ist niemand Boss.`, rule, remedy: null };
      const why =
        best === null
          ? say`${{ seat: boss }} ist hier Boss mit einer ${value ?? ''}, und du hast keinen Würfel darin.`
          : say`${{ seat: boss }} ist hier Boss mit einer ${value ?? ''}; dein bester Würfel zeigt ${best}.`;
      return {
        why,
        rule,
        remedy: best === null ? null : say`Organisiere um oder erwirb den hohen Würfel durch einen Handel.`,
      };
    },
    sameColour: ({ colour }) => ({
      why: say`Das Casino gehört schon zu ${companyPlace(colour)}.`,
      rule: RULE_OF.sameColour,
      remedy: say`Wähle eine andere Firma.`,
    }),
    noDieThere: () => ({
      why: say`Nur wer einen Würfel im Casino hat, kann es umorganisieren.`,
      rule: RULE_OF.noDieThere,
      remedy: null,
    }),
    reorganisedAlready: ({ lot }) => ({
      why: say`Der Würfel auf ${lotPlace(lot)} wurde in diesem Zug schon neu geworfen, und alle müssen geworfen werden.`,
      rule: RULE_OF.reorganisedAlready,
      remedy: say`Warte auf den nächsten Zug.`,
    }),
    ownCasino: () => ({
      why: say`Hier bist du Boss.`,
      rule: RULE_OF.ownCasino,
      remedy: say`Wette in einem fremden Casino.`,
    }),
    noBoss: () => ({
      why: say`Dieses Casino hat keinen Boss, gegen den man wetten könnte.`,
      rule: RULE_OF.noBoss,
      remedy: null,
    }),
    gambledAlready: () => ({
      why: say`Pro Zug ist nur eine Wette erlaubt.`,
      rule: RULE_OF.gambledAlready,
      remedy: say`Warte auf den nächsten Zug.`,
    }),
    betTooHigh: ({ max }) => ({
      why: say`Dieses Casino nimmt Wetten bis ${{ money: max }} an.`,
      rule: RULE_OF.betTooHigh,
      remedy: say`Setze weniger.`,
    }),
    waived: ({ action, casino }) => ({
      why: say`Abgemacht ist: in diesem Zug ${WAIVERS[action]} beim Casino ${lotPlace(casino)}.`,
      rule: RULE_OF.waived,
      remedy: say`Warte auf den nächsten Zug.`,
    }),
    cannotAfford: ({ cost, money }) => ({
      why: say`Das kostet ${{ money: cost }}, du hast ${{ money }}: ${{ money: cost - money }} fehlen.`,
      rule: RULE_OF.cannotAfford,
      remedy: say`Warte auf die nächste Karte, wette oder verkaufe etwas.`,
    }),
    noTile: ({ colour, needed, left }) => ({
      why: say`${companyPlace(colour)}: nötig ${tiles(needed)}, im Vorrat ${left}.`,
      rule: RULE_OF.noTile,
      remedy: say`Wähle eine andere Firma.`,
    }),
    moveDieNeeded: () => ({
      why: say`Alle zwölf Würfel sind auf dem Plan.`,
      rule: RULE_OF.moveDieNeeded,
      remedy: say`Wähle einen eigenen Würfel zum Versetzen.`,
    }),
    moveDieNotNeeded: ({ left }) => ({
      why: say`Im Vorrat noch: ${dice(left)}.`,
      rule: RULE_OF.moveDieNotNeeded,
      remedy: say`Lass die Würfel auf dem Plan liegen.`,
    }),
    notYourMarker: ({ lot }) => ({
      why: say`Auf Grundstück ${lotPlace(lot)} steht kein Marker von dir.`,
      rule: RULE_OF.notYourMarker,
      remedy: say`Wähle ein Grundstück mit deinem Marker.`,
    }),
    notYourDie: ({ lot }) => ({
      why: say`Auf ${lotPlace(lot)} liegt kein Würfel von dir.`,
      rule: RULE_OF.notYourDie,
      remedy: say`Wähle ein Plättchen mit deinem Würfel.`,
    }),
    lotNotOpen: ({ open }) => ({
      why: say`Dorthin kann kein Ergebnis gelegt werden.`,
      rule: RULE_OF.lotNotOpen,
      remedy: [...say`Frei sind `, ...and(lotPlaces(open)), '.'],
    }),
    noSuchResult: ({ value, left }) => ({
      why: say`Es ist keine ${value} mehr zu legen.`,
      rule: RULE_OF.noSuchResult,
      remedy: say`Übrig: ${left.join(', ')}.`,
    }),
    dealWithYourself: () => ({
      why: say`Zum Handel gehören zwei.`,
      rule: RULE_OF.dealWithYourself,
      remedy: null,
    }),
    emptyDeal: () => ({
      why: say`Nichts würde den Besitzer wechseln.`,
      rule: RULE_OF.emptyDeal,
      remedy: say`Lege Geld, ein Grundstück oder einen Würfel dazu.`,
    }),
    giftForbidden: ({ seat }) => ({
      why: say`Geschenke sind hier nicht erlaubt, und ${{ seat }} gibt nichts.`,
      rule: RULE_OF.giftForbidden,
      remedy: say`Lass beide Seiten etwas geben.`,
    }),
    offersUsedUp: ({ limit }) => ({
      why: say`Höchstens ${limit} Angebote pro Zug.`,
      rule: RULE_OF.offersUsedUp,
      remedy: say`Antworte auf die offenen.`,
    }),
    noSuchOffer: () => ({ why: say`Dieses Angebot ist nicht mehr offen.`, rule: RULE_OF.noSuchOffer, remedy: null }),
    offerChanged: () => ({
      why: say`Das Angebot hat sich inzwischen geändert.`,
      rule: RULE_OF.offerChanged,
      remedy: say`Sieh es dir noch einmal an.`,
    }),
    notYourOffer: ({ from, to }) => ({
      why: say`Das Angebot ist zwischen ${{ seat: from }} und ${{ seat: to }}; du kannst es nicht beantworten.`,
      rule: RULE_OF.notYourOffer,
      remedy: null,
    }),
    dealMoney: ({ seat, needed, money }) => ({
      why: say`${{ seat }} müsste ${{ money: needed }} zahlen, hat aber nur ${{ money }}.`,
      rule: RULE_OF.dealMoney,
      remedy: null,
    }),
    dealLot: ({ seat, lot }) => ({
      why: say`Grundstück ${lotPlace(lot)} gehört ${{ seat }} nicht.`,
      rule: RULE_OF.dealLot,
      remedy: null,
    }),
    dealDie: ({ seat, lot }) => ({
      why: say`Der Würfel auf ${lotPlace(lot)} gehört ${{ seat }} nicht.`,
      rule: RULE_OF.dealDie,
      remedy: null,
    }),
    dealDice: ({ seat, limit }) => ({
      why: say`${{ seat }} hat nur ${dice(limit)}.`,
      rule: RULE_OF.dealDice,
      remedy: say`Lass einen Würfel in die Gegenrichtung gehen.`,
    }),
    dealMarkers: ({ seat, limit }) => ({
      why: say`${{ seat }} hat nur ${limit} Marker.`,
      rule: RULE_OF.dealMarkers,
      remedy: say`Lass ein Grundstück in die Gegenrichtung gehen.`,
    }),
    dealNotActive: ({ turn }) => ({
      why: say`Eine Aktion verkaufen kann nur, wer am Zug ist: ${{ seat: turn }}.`,
      rule: RULE_OF.dealNotActive,
      remedy: null,
    }),
    dealWaiver: ({ lot }) => ({
      why: say`Ein Verzicht gilt für ein Casino, aber es gibt keines namens ${lotPlace(lot)}.`,
      rule: RULE_OF.dealWaiver,
      remedy: say`Ein Casino heißt nach seinem ersten Grundstück.`,
    }),
    dealAction: ({ refusal }) => byCode(de.refusals, refusal as Refusal),
  },

  actions: {
    draw: () => ({ label: 'Ziehen', labelLong: 'Eine Karte ziehen' }),
    giveUpLot: ({ lot }) => ({ label: `${lot} aufgeben`, labelLong: `Grundstück ${lot} aufgeben` }),
    moveDie: ({ from }) => ({ label: `${from} versetzen`, labelLong: `Den Würfel von ${from} versetzen` }),
    build: ({ lot, colour, moveDieFrom }) => ({
      label: 'Bauen',
      labelLong:
        moveDieFrom === undefined
          ? `${COMPANIES[colour].name} auf ${lot} bauen`
          : `${COMPANIES[colour].name} auf ${lot} mit dem Würfel von ${moveDieFrom} bauen`,
    }),
    sprawl: ({ from, to, moveDieFrom }) => ({
      label: 'Ausbreiten',
      labelLong:
        moveDieFrom === undefined
          ? `Casino ${from} auf ${to} ausbreiten`
          : `Casino ${from} mit dem Würfel von ${moveDieFrom} auf ${to} ausbreiten`,
    }),
    remodel: ({ casino, colour }) => ({
      label: 'Umbauen',
      labelLong: `Casino ${casino} in ${COMPANIES[colour].name} umbauen`,
    }),
    reorganise: ({ casino }) => ({ label: 'Umorganisieren', labelLong: `Casino ${casino} umorganisieren` }),
    gamble: ({ casino, bet }) => ({ label: 'Wetten', labelLong: `${bet} $ im Casino ${casino} setzen` }),
    placeDie: ({ lot, value }) => ({ label: `${value} auf ${lot}`, labelLong: `Die ${value} auf ${lot} legen` }),
    layOff: ({ layOff }) =>
      layOff
        ? { label: 'Abgeben', labelLong: 'Die halbe Wette an die Bank abgeben' }
        : { label: 'Alles annehmen', labelLong: 'Die ganze Wette annehmen' },
    endTurn: () => ({ label: 'Zug beenden', labelLong: 'Deinen Zug beenden' }),
    offer: () => ({ label: 'Anbieten', labelLong: 'Einen Handel anbieten' }),
    counter: () => ({ label: 'Gegenangebot', labelLong: 'Ein Gegenangebot machen' }),
    accept: ({ offer }) => ({ label: 'Annehmen', labelLong: `Angebot ${offer} annehmen` }),
    decline: ({ offer }) => ({ label: 'Ablehnen', labelLong: `Angebot ${offer} ablehnen` }),
    withdraw: ({ offer }) => ({ label: 'Zurückziehen', labelLong: `Angebot ${offer} zurückziehen` }),
  },

  deal,
  waiver,

  counts: { tiles, dice, lots, cards, points },
};
