/** Lords of Vegas in Italian. */

import {
  at,
  byCode,
  byType,
  countedIn,
  listingIn,
  NO_SUCH_SEAT_TEXT,
  pluralIn,
  type Sentence,
  say,
} from '@fremont/kernel';
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

const plural = pluralIn('it');
const and = listingIn('it', 'conjunction');
const tiles = countedIn('it', { one: 'tessera', other: 'tessere' });
const dice = countedIn('it', { one: 'dado', other: 'dadi' });
const lots = countedIn('it', { one: 'lotto', other: 'lotti' });
const cards = countedIn('it', { one: 'carta', other: 'carte' });
const points = countedIn('it', { one: 'punto', other: 'punti' });
const goods: (of: Goods) => Sentence = goodsWith(and, {
  lot: 'il lotto',
  die: 'il dado su',
  nothing: 'niente',
});
const payers = payersWith('la Strip');

const WAIVERS: Readonly<Record<Waiver['action'], string>> = {
  sprawl: 'espandere il',
  remodel: 'rimodellare il',
  reorganise: 'riorganizzare il',
  gamble: 'scommettere nel',
};
const waiver = ({ action, casino }: Waiver): string => `non ${WAIVERS[action]} casinò ${casino} in questo turno`;

/** The active player's action or waiver as part of the deal follows behind a semicolon. */
const deal = ({ from, to, give, take, action, waiver: forgone }: Terms): Sentence => [
  ...exchange({ from, to, give, take }),
  ...(action === null ? [] : [`; fa parte dell’accordo: ${byType(it.actions, action).labelLong}`]),
  ...(forgone === null ? [] : [`; promessa: ${waiver(forgone)}`]),
];

const exchange = ({ from, to, give, take }: Pick<Terms, 'from' | 'to' | 'give' | 'take'>): Sentence => {
  if (isNothing(take) && !isNothing(give)) return [...say`${{ seat: from }} dà a ${{ seat: to }} `, ...goods(give)];
  if (isNothing(give) && !isNothing(take))
    return [...say`${{ seat: from }} riceve da ${{ seat: to }} `, ...goods(take)];
  return [...say`${{ seat: from }} dà a ${{ seat: to }} `, ...goods(give), ' e riceve ', ...goods(take)];
};

export const it: LordsOfVegasText = {
  names: { title: 'Lords of Vegas', payers, endCard: 'Fine partita', bank: 'la banca' },

  log: {
    lotDealt: ({ seat, lot, money }) => say`${{ seat }} inizia con il lotto ${lotPlace(lot)} e ${{ money }}.`,
    cardReplaced: ({ seat, card }) =>
      say`A ${{ seat }} è toccato ${lotPlace(card)}, che in due non si usa: carta sostituita.`,
    endCardLaid: ({ cards: above }) =>
      above === null
        ? say`La carta Fine partita è a circa tre quarti del mazzo; nessuno sa dove di preciso.`
        : say`La carta Fine partita è sotto ${cards(above)}.`,
    starterRolled: ({ seat, dice: rolled }) => say`${{ seat }} ha tirato ${{ dice: rolled, of: seat }} per iniziare.`,
    turnBegan: ({ seat, turn }) => say`Turno ${turn}: ${{ seat }}.`,
    cardDrawn: ({ seat, card, payer }) =>
      card === 'end'
        ? say`${{ seat }} ha pescato Fine partita: la Strip paga un’ultima volta.`
        : say`${{ seat }} ha pescato ${lotPlace(card)}; paga ${payerPlace(payers, payer)}.`,
    lotMarked: ({ seat, lot }) => say`Il lotto ${lotPlace(lot)} ora è di ${{ seat }}.`,
    lotGivenUp: ({ seat, lot }) => say`${{ seat }} non aveva più segnalini e ha rinunciato al lotto ${lotPlace(lot)}.`,
    tileTakenOver: ({ seat, lot, from, value, movedFrom }) => {
      const die = diePlace(seat, value);
      if (movedFrom !== null)
        return say`${{ seat }} ha preso possesso di ${lotPlace(lot)} con ${die}, spostato da ${lotPlace(movedFrom)}.`;
      return from === null
        ? say`${{ seat }} ha preso possesso della tessera vuota su ${lotPlace(lot)} con ${die}.`
        : say`${{ seat }} ha preso ${lotPlace(lot)} a ${{ seat: from }} con ${die}.`;
    },
    ownTileDrawn: ({ seat, lot }) => say`${{ seat }} ha già un dado su ${lotPlace(lot)}.`,
    unusedLotDrawn: ({ lot }) => say`${lotPlace(lot)} non si usa in due: si pesca ancora.`,
    lotsPaid: ({ money }) => ['I lotti hanno pagato: ', ...and(sharesOf(money)), '.'],
    casinoPaid: ({ casino, colour, money }) => [
      ...say`${casinoPlace(colour, casino)} ha pagato: `,
      ...and(sharesOf(money)),
      '.',
    ],
    pointsScored: ({ seat, from, to, lost }) => {
      if (to === from) return say`${{ seat }} resta su ${from}: troppo pochi punti per lo spazio successivo.`;
      return lost === 0
        ? say`${{ seat }} passa da ${from} a ${to}.`
        : say`${{ seat }} passa da ${from} a ${to}; andati persi: ${points(lost)}.`;
    },
    tieRerolled: ({ casino, colour, dice: rolled }) => [
      ...say`Parità in ${casinoPlace(colour, casino)}: `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    tieSettled: ({ casino, colour, boss }) => say`${{ seat: boss }} è il boss di ${casinoPlace(colour, casino)}.`,
    built: ({ seat, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} ha costruito ${companyPlace(colour)} su ${lotPlace(lot)} per ${{ money: cost }} con ${diePlace(seat, value)}.`
        : say`${{ seat }} ha costruito ${companyPlace(colour)} su ${lotPlace(lot)} per ${{ money: cost }} con il dado di ${lotPlace(movedFrom)}.`,
    sprawled: ({ seat, from, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} ha espanso ${casinoPlace(colour, from)} su ${lotPlace(lot)} per ${{ money: cost }} con ${diePlace(seat, value)}.`
        : say`${{ seat }} ha espanso ${casinoPlace(colour, from)} su ${lotPlace(lot)} per ${{ money: cost }} con il dado di ${lotPlace(movedFrom)}.`,
    remodelled: ({ seat, casino, from, colour, cost }) =>
      say`${{ seat }} ha rimodellato ${casinoPlace(from, casino)} in ${companyPlace(colour)} per ${{ money: cost }}.`,
    reorganised: ({ seat, casino, colour, cost, dice: rolled }) => [
      ...say`${{ seat }} ha riorganizzato ${casinoPlace(colour, casino)} per ${{ money: cost }}: `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    diePlaced: ({ seat, lot, value }) => say`${{ seat }} ha piazzato ${diePlace(seat, value)} su ${lotPlace(lot)}.`,
    betPlaced: ({ seat, boss, casino, colour, bet }) =>
      say`${{ seat }} ha scommesso ${{ money: bet }} in ${casinoPlace(colour, casino)} contro ${{ seat: boss }}.`,
    layOffDecided: ({ seat, layOff }) =>
      layOff ? say`${{ seat }} divide il rischio con la banca.` : say`${{ seat }} copre tutta la scommessa.`,
    gambleRolled: ({ seat, dice: rolled, result, gambler, bet, short }) => {
      const thrown = { dice: rolled, of: seat };
      if (result === 'lose') return say`${{ seat }} ha tirato ${thrown} e ha perso ${{ money: bet }}.`;
      return short > 0
        ? say`${{ seat }} ha tirato ${thrown} e ha vinto ${{ money: gambler }}; al boss mancavano ${{ money: short }}.`
        : say`${{ seat }} ha tirato ${thrown} e ha vinto ${{ money: gambler }}.`;
    },
    offerMade: ({ offer }) => [...say`Offerta: `, ...deal(offer), '.'],
    offerCountered: ({ offer }) => [...say`Controfferta: `, ...deal(offer), '.'],
    offerDeclined: ({ offer }) => say`${{ seat: offer.to }} ha rifiutato l’offerta di ${{ seat: offer.from }}.`,
    offerWithdrawn: ({ offer }) => say`${{ seat: offer.from }} ha ritirato l’offerta a ${{ seat: offer.to }}.`,
    dealMade: ({ offer }) => [...say`Scambio: `, ...deal(offer), '.'],
    actionWaived: ({ seat, waiver: { action, casino } }) =>
      say`${{ seat }} promette di non ${WAIVERS[action]} casinò ${lotPlace(casino)} in questo turno.`,
    offersExpired: () => say`Le offerte aperte sono scadute con il turno.`,
    matchEnded: ({ winners, tieBreak, points: all }) => {
      const best = Math.max(...all);
      if (winners.length > 1)
        return [...and(seatPlaces(winners)), ...say` condividono la vittoria con ${points(best)} ciascuno.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} ha vinto con ${points(best)} e più denaro.`
        : say`${winner} ha vinto con ${points(best)}.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.it(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`La partita è finita.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`È il turno di ${{ seat: turn }}.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Aspetta il tuo turno o proponi uno scambio.`,
    }),
    drawFirst: () => ({
      why: say`La carta di questo turno non è ancora stata pescata.`,
      rule: RULE_OF.drawFirst,
      remedy: say`Prima pesca.`,
    }),
    alreadyDrawn: () => ({
      why: say`La carta di questo turno è già stata pescata.`,
      rule: RULE_OF.alreadyDrawn,
      remedy: say`Continua a giocare o termina il turno.`,
    }),
    choicePending: ({ seat }) => ({
      why: say`Prima deve decidere ${{ seat }}.`,
      rule: RULE_OF.choicePending,
      remedy: null,
    }),
    notAsked: () => ({ why: say`Ora non c’è da decidere questo.`, rule: RULE_OF.notAsked, remedy: null }),
    blockUnused: () => ({ why: say`In due l’isolato F non si usa.`, rule: RULE_OF.blockUnused, remedy: null }),
    notYourLot: ({ lot, owner }) => ({
      why:
        owner === null
          ? say`Il lotto ${lotPlace(lot)} non è di nessuno.`
          : say`Il lotto ${lotPlace(lot)} è di ${{ seat: owner }}.`,
      rule: RULE_OF.notYourLot,
      remedy: owner === null ? say`Espanditi da un casinò vicino di cui sei il boss.` : say`Ottienilo con uno scambio.`,
    }),
    lotOwned: ({ lot, owner }) => ({
      why: say`Il lotto ${lotPlace(lot)} è di ${{ seat: owner }}; per espandersi serve un lotto senza segnalino.`,
      rule: RULE_OF.lotOwned,
      remedy: say`Lì può costruire il proprietario; espanditi su un altro lotto.`,
    }),
    lotBuilt: ({ lot }) => ({
      why: say`Su ${lotPlace(lot)} c’è già una tessera.`,
      rule: RULE_OF.lotBuilt,
      remedy: say`Costruisci su un tuo lotto senza tessera o espanditi su uno libero.`,
    }),
    notAdjacent: ({ casino, lot }) => ({
      why: say`${lotPlace(lot)} non confina con il casinò ${lotPlace(casino)}.`,
      rule: RULE_OF.notAdjacent,
      remedy: say`Scegli un lotto libero vicino nello stesso isolato.`,
    }),
    noCasino: ({ lot }) => ({
      why: say`Nessun casinò prende nome da ${lotPlace(lot)}.`,
      rule: RULE_OF.noCasino,
      remedy: say`Un casinò prende nome dal suo primo lotto.`,
    }),
    notBoss: ({ boss, value, best }) => {
      const rule = RULE_OF.notBoss;
      if (boss === null) return { why: say`Qui non c’è un boss.`, rule, remedy: null };
      const why =
        best === null
          ? say`Qui il boss è ${{ seat: boss }} con un ${value ?? ''}, e tu non hai dadi.`
          : say`Qui il boss è ${{ seat: boss }} con un ${value ?? ''}; il tuo dado migliore è un ${best}.`;
      return { why, rule, remedy: best === null ? null : say`Riorganizza, o ottieni il dado alto con uno scambio.` };
    },
    sameColour: ({ colour }) => ({
      why: say`Il casinò è già ${companyPlace(colour)}.`,
      rule: RULE_OF.sameColour,
      remedy: say`Scegli un’altra società.`,
    }),
    noDieThere: () => ({
      why: say`Può riorganizzare un casinò solo chi vi ha un dado.`,
      rule: RULE_OF.noDieThere,
      remedy: null,
    }),
    reorganisedAlready: ({ lot }) => ({
      why: say`Il dado su ${lotPlace(lot)} è già stato riorganizzato in questo turno, e vanno tirati tutti.`,
      rule: RULE_OF.reorganisedAlready,
      remedy: say`Aspetta il prossimo turno.`,
    }),
    ownCasino: () => ({
      why: say`Qui il boss sei tu.`,
      rule: RULE_OF.ownCasino,
      remedy: say`Scommetti nel casinò di un altro.`,
    }),
    noBoss: () => ({
      why: say`Questo casinò non ha un boss contro cui scommettere.`,
      rule: RULE_OF.noBoss,
      remedy: null,
    }),
    gambledAlready: () => ({
      why: say`Puoi scommettere una sola volta per turno.`,
      rule: RULE_OF.gambledAlready,
      remedy: say`Aspetta il prossimo turno.`,
    }),
    betTooHigh: ({ max }) => ({
      why: say`Questo casinò accetta scommesse fino a ${{ money: max }}.`,
      rule: RULE_OF.betTooHigh,
      remedy: say`Scommetti di meno.`,
    }),
    waived: ({ action, casino }) => ({
      why: say`L’accordo dice di non ${WAIVERS[action]} casinò ${lotPlace(casino)} in questo turno.`,
      rule: RULE_OF.waived,
      remedy: say`Aspetta il prossimo turno.`,
    }),
    cannotAfford: ({ cost, money }) => ({
      why: say`Costa ${{ money: cost }} e hai ${{ money }}: mancano ${{ money: cost - money }}.`,
      rule: RULE_OF.cannotAfford,
      remedy: say`Aspetta la prossima carta, scommetti o vendi qualcosa.`,
    }),
    noTile: ({ colour, needed, left }) => ({
      why: say`${companyPlace(colour)}: ${plural(needed, { one: 'serve', other: 'servono' })} ${tiles(needed)}, in riserva ${left}.`,
      rule: RULE_OF.noTile,
      remedy: say`Scegli un’altra società.`,
    }),
    moveDieNeeded: () => ({
      why: say`Tutti i dodici dadi sono sul tabellone.`,
      rule: RULE_OF.moveDieNeeded,
      remedy: say`Scegli un tuo dado da spostare.`,
    }),
    moveDieNotNeeded: ({ left }) => ({
      why: say`In riserva: ${dice(left)}.`,
      rule: RULE_OF.moveDieNotNeeded,
      remedy: say`Lascia i dadi sul tabellone dove sono.`,
    }),
    notYourMarker: ({ lot }) => ({
      why: say`Sul lotto ${lotPlace(lot)} non c’è un tuo segnalino.`,
      rule: RULE_OF.notYourMarker,
      remedy: say`Scegli un lotto con un tuo segnalino.`,
    }),
    notYourDie: ({ lot }) => ({
      why: say`Su ${lotPlace(lot)} non c’è un tuo dado.`,
      rule: RULE_OF.notYourDie,
      remedy: say`Scegli una tessera con un tuo dado.`,
    }),
    lotNotOpen: ({ open }) => ({
      why: say`Lì non si può piazzare nessun risultato.`,
      rule: RULE_OF.lotNotOpen,
      remedy: [...say`Liberi: `, ...and(lotPlaces(open)), '.'],
    }),
    noSuchResult: ({ value, left }) => ({
      why: say`Non resta nessun ${value} da piazzare.`,
      rule: RULE_OF.noSuchResult,
      remedy: say`Restano: ${left.join(', ')}.`,
    }),
    dealWithYourself: () => ({
      why: say`Per uno scambio serve un altro giocatore.`,
      rule: RULE_OF.dealWithYourself,
      remedy: null,
    }),
    emptyDeal: () => ({
      why: say`Nulla passerebbe di mano.`,
      rule: RULE_OF.emptyDeal,
      remedy: say`Aggiungi denaro, un lotto o un dado.`,
    }),
    giftForbidden: ({ seat }) => ({
      why: say`Qui i regali non sono ammessi, e ${{ seat }} non dà niente.`,
      rule: RULE_OF.giftForbidden,
      remedy: say`Fai in modo che entrambi diano qualcosa.`,
    }),
    offersUsedUp: ({ limit }) => ({
      why: say`Al massimo ${limit} offerte per turno.`,
      rule: RULE_OF.offersUsedUp,
      remedy: say`Rispondi a quelle aperte.`,
    }),
    noSuchOffer: () => ({ why: say`Quell’offerta non è più aperta.`, rule: RULE_OF.noSuchOffer, remedy: null }),
    offerChanged: () => ({
      why: say`Nel frattempo l’offerta è cambiata.`,
      rule: RULE_OF.offerChanged,
      remedy: say`Guardala di nuovo.`,
    }),
    notYourOffer: ({ from, to }) => ({
      why: say`Quell’offerta è tra ${{ seat: from }} e ${{ seat: to }}: non spetta a te rispondere.`,
      rule: RULE_OF.notYourOffer,
      remedy: null,
    }),
    dealMoney: ({ seat, needed, money }) => ({
      why: say`${{ seat }} dovrebbe pagare ${{ money: needed }}, ma ha solo ${{ money }}.`,
      rule: RULE_OF.dealMoney,
      remedy: null,
    }),
    dealLot: ({ seat, lot }) => ({
      why: say`Il lotto ${lotPlace(lot)} non è di ${{ seat }}.`,
      rule: RULE_OF.dealLot,
      remedy: null,
    }),
    dealDie: ({ seat, lot }) => ({
      why: say`Il dado su ${lotPlace(lot)} non è di ${{ seat }}.`,
      rule: RULE_OF.dealDie,
      remedy: null,
    }),
    dealDice: ({ seat, limit }) => ({
      why: say`${{ seat }} ha solo ${dice(limit)}.`,
      rule: RULE_OF.dealDice,
      remedy: say`Fai andare un dado nell’altro senso.`,
    }),
    dealMarkers: ({ seat, limit }) => ({
      why: say`${{ seat }} ha solo ${limit} segnalini.`,
      rule: RULE_OF.dealMarkers,
      remedy: say`Fai andare un lotto nell’altro senso.`,
    }),
    dealNotActive: ({ turn }) => ({
      why: say`Solo ${{ seat: turn }}, di turno, può vendere un’azione.`,
      rule: RULE_OF.dealNotActive,
      remedy: null,
    }),
    dealWaiver: ({ lot }) => ({
      why: say`Una rinuncia riguarda un casinò, ma nessuno prende nome da ${lotPlace(lot)}.`,
      rule: RULE_OF.dealWaiver,
      remedy: say`Un casinò prende nome dal suo primo lotto.`,
    }),
    dealAction: ({ refusal }) => byCode(it.refusals, refusal as Refusal),
  },

  actions: {
    draw: () => ({ label: 'Pesca', labelLong: 'Pesca una carta' }),
    giveUpLot: ({ lot }) => ({ label: `Lascia ${lot}`, labelLong: `Rinuncia al lotto ${lot}` }),
    moveDie: ({ from }) => ({ label: `Sposta ${from}`, labelLong: `Sposta il dado da ${from}` }),
    build: ({ lot, colour, moveDieFrom }) => ({
      label: 'Costruisci',
      labelLong:
        moveDieFrom === undefined
          ? `Costruisci ${COMPANIES[colour].name} su ${lot}`
          : `Costruisci ${COMPANIES[colour].name} su ${lot} con il dado di ${moveDieFrom}`,
    }),
    sprawl: ({ from, to, moveDieFrom }) => ({
      label: 'Espandi',
      labelLong:
        moveDieFrom === undefined
          ? `Espandi il casinò ${from} su ${to}`
          : `Espandi il casinò ${from} su ${to} con il dado di ${moveDieFrom}`,
    }),
    remodel: ({ casino, colour }) => ({
      label: 'Rimodella',
      labelLong: `Rimodella il casinò ${casino} in ${COMPANIES[colour].name}`,
    }),
    reorganise: ({ casino }) => ({ label: 'Riorganizza', labelLong: `Riorganizza il casinò ${casino}` }),
    gamble: ({ casino, bet }) => ({ label: 'Scommetti', labelLong: `Scommetti $${bet} nel casinò ${casino}` }),
    placeDie: ({ lot, value }) => ({ label: `${value} su ${lot}`, labelLong: `Piazza il ${value} su ${lot}` }),
    layOff: ({ layOff }) =>
      layOff
        ? { label: 'Dividi', labelLong: 'Dividi il rischio con la banca' }
        : { label: 'Copri tutto', labelLong: 'Copri tutta la scommessa' },
    endTurn: () => ({ label: 'Fine turno', labelLong: 'Termina il turno' }),
    offer: () => ({ label: 'Offri', labelLong: 'Proponi uno scambio' }),
    counter: () => ({ label: 'Controfferta', labelLong: 'Fai una controfferta' }),
    accept: ({ offer }) => ({ label: 'Accetta', labelLong: `Accetta l’offerta ${offer}` }),
    decline: ({ offer }) => ({ label: 'Rifiuta', labelLong: `Rifiuta l’offerta ${offer}` }),
    withdraw: ({ offer }) => ({ label: 'Ritira', labelLong: `Ritira l’offerta ${offer}` }),
  },

  deal,
  waiver,

  counts: { tiles, dice, lots, cards, points },
};
