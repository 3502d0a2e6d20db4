/** Lords of Vegas in English. */

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

const and = listingIn('en', 'conjunction');
const tiles = countedIn('en', { one: 'tile', other: 'tiles' });
const dice = countedIn('en', { one: 'die', other: 'dice' });
const lots = countedIn('en', { one: 'lot', other: 'lots' });
const cards = countedIn('en', { one: 'card', other: 'cards' });
const points = countedIn('en', { one: 'point', other: 'points' });
const goods: (of: Goods) => Sentence = goodsWith(and, {
  lot: 'lot',
  die: 'the die on',
  nothing: 'nothing',
});
const payers = payersWith('the Strip');

const WAIVERS: Readonly<Record<Waiver['action'], string>> = {
  sprawl: 'sprawl from',
  remodel: 'remodel',
  reorganise: 'reorganise',
  gamble: 'gamble in',
};
const waiver = ({ action, casino }: Waiver): string => `not to ${WAIVERS[action]} the casino at ${casino} this turn`;

/** The active player's action or waiver as part of the deal follows behind a semicolon. */
const deal = ({ from, to, give, take, action, waiver: forgone }: Terms): Sentence => [
  ...exchange({ from, to, give, take }),
  ...(action === null ? [] : [`; part of the deal: ${byType(en.actions, action).labelLong}`]),
  ...(forgone === null ? [] : [`; promise: ${waiver(forgone)}`]),
];

const exchange = ({ from, to, give, take }: Pick<Terms, 'from' | 'to' | 'give' | 'take'>): Sentence => {
  if (isNothing(take) && !isNothing(give)) return [...say`${{ seat: from }} gives ${{ seat: to }} `, ...goods(give)];
  if (isNothing(give) && !isNothing(take))
    return [...say`${{ seat: from }} gets `, ...goods(take), ...say` from ${{ seat: to }}`];
  return [...say`${{ seat: from }} gives ${{ seat: to }} `, ...goods(give), ' and gets ', ...goods(take)];
};

export const en: LordsOfVegasText = {
  names: { title: 'Lords of Vegas', payers, endCard: 'End of Game', bank: 'the bank' },

  log: {
    lotDealt: ({ seat, lot, money }) => say`${{ seat }} starts with lot ${lotPlace(lot)} and ${{ money }}.`,
    cardReplaced: ({ seat, card }) =>
      say`${{ seat }} was dealt ${lotPlace(card)}, which is not used with two players, and got another card.`,
    endCardLaid: ({ cards: above }) =>
      above === null
        ? say`End of Game is about three quarters down the deck; its exact position is hidden.`
        : say`End of Game is under ${cards(above)}.`,
    starterRolled: ({ seat, dice: rolled }) => say`${{ seat }} rolled ${{ dice: rolled, of: seat }} for the start.`,
    turnBegan: ({ seat, turn }) => say`Turn ${turn}: ${{ seat }}.`,
    cardDrawn: ({ seat, card, payer }) =>
      card === 'end'
        ? say`${{ seat }} drew End of Game: the Strip pays one last time.`
        : say`${{ seat }} drew ${lotPlace(card)}; ${payerPlace(payers, payer)} pays.`,
    lotMarked: ({ seat, lot }) => say`${{ seat }} now owns lot ${lotPlace(lot)}.`,
    lotGivenUp: ({ seat, lot }) => say`${{ seat }} had no marker left and gave up lot ${lotPlace(lot)}.`,
    tileTakenOver: ({ seat, lot, from, value, movedFrom }) => {
      const die = diePlace(seat, value);
      if (movedFrom !== null)
        return say`${{ seat }} took over ${lotPlace(lot)} with ${die}, moved from ${lotPlace(movedFrom)}.`;
      return from === null
        ? say`${{ seat }} took over the empty tile on ${lotPlace(lot)} with ${die}.`
        : say`${{ seat }} took over ${lotPlace(lot)} from ${{ seat: from }} with ${die}.`;
    },
    ownTileDrawn: ({ seat, lot }) => say`${{ seat }} already has a die on ${lotPlace(lot)}.`,
    unusedLotDrawn: ({ lot }) => say`${lotPlace(lot)} is not used with two players; another card follows.`,
    lotsPaid: ({ money }) => ['Lots paid ', ...and(sharesOf(money)), '.'],
    casinoPaid: ({ casino, colour, money }) => [
      ...say`${casinoPlace(colour, casino)} paid `,
      ...and(sharesOf(money)),
      '.',
    ],
    pointsScored: ({ seat, from, to, lost }) => {
      if (to === from) return say`${{ seat }} stays on ${from}: too few points for the next space.`;
      return lost === 0
        ? say`${{ seat }} moves from ${from} to ${to}.`
        : say`${{ seat }} moves from ${from} to ${to}; ${points(lost)} lost.`;
    },
    tieRerolled: ({ casino, colour, dice: rolled }) => [
      ...say`Tie in ${casinoPlace(colour, casino)}: `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    tieSettled: ({ casino, colour, boss }) => say`${{ seat: boss }} is boss of ${casinoPlace(colour, casino)}.`,
    built: ({ seat, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} built ${companyPlace(colour)} on ${lotPlace(lot)} for ${{ money: cost }} with ${diePlace(seat, value)}.`
        : say`${{ seat }} built ${companyPlace(colour)} on ${lotPlace(lot)} for ${{ money: cost }} with the die from ${lotPlace(movedFrom)}.`,
    sprawled: ({ seat, from, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} sprawled ${casinoPlace(colour, from)} to ${lotPlace(lot)} for ${{ money: cost }} with ${diePlace(seat, value)}.`
        : say`${{ seat }} sprawled ${casinoPlace(colour, from)} to ${lotPlace(lot)} for ${{ money: cost }} with the die from ${lotPlace(movedFrom)}.`,
    remodelled: ({ seat, casino, from, colour, cost }) =>
      say`${{ seat }} remodelled ${casinoPlace(from, casino)} to ${companyPlace(colour)} for ${{ money: cost }}.`,
    reorganised: ({ seat, casino, colour, cost, dice: rolled }) => [
      ...say`${{ seat }} reorganised ${casinoPlace(colour, casino)} for ${{ money: cost }}: `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    diePlaced: ({ seat, lot, value }) => say`${{ seat }} placed ${diePlace(seat, value)} on ${lotPlace(lot)}.`,
    betPlaced: ({ seat, boss, casino, colour, bet }) =>
      say`${{ seat }} bets ${{ money: bet }} in ${casinoPlace(colour, casino)} against ${{ seat: boss }}.`,
    layOffDecided: ({ seat, layOff }) =>
      layOff ? say`${{ seat }} laid off half of the bet to the bank.` : say`${{ seat }} covers the whole bet.`,
    gambleRolled: ({ seat, dice: rolled, result, gambler, bet, short }) => {
      const thrown = { dice: rolled, of: seat };
      if (result === 'lose') return say`${{ seat }} rolled ${thrown} and lost ${{ money: bet }}.`;
      return short > 0
        ? say`${{ seat }} rolled ${thrown} and won ${{ money: gambler }}; the boss was ${{ money: short }} short.`
        : say`${{ seat }} rolled ${thrown} and won ${{ money: gambler }}.`;
    },
    offerMade: ({ offer }) => [...say`Offer: `, ...deal(offer), '.'],
    offerCountered: ({ offer }) => [...say`Counter-offer: `, ...deal(offer), '.'],
    offerDeclined: ({ offer }) => say`${{ seat: offer.to }} declined the offer of ${{ seat: offer.from }}.`,
    offerWithdrawn: ({ offer }) => say`${{ seat: offer.from }} withdrew the offer to ${{ seat: offer.to }}.`,
    dealMade: ({ offer }) => [...say`Deal: `, ...deal(offer), '.'],
    actionWaived: ({ seat, waiver: { action, casino } }) =>
      say`${{ seat }} will not ${WAIVERS[action]} the casino at ${lotPlace(casino)} this turn.`,
    offersExpired: () => say`Open offers expired with the turn.`,
    matchEnded: ({ winners, tieBreak, points: all }) => {
      const best = Math.max(...all);
      if (winners.length > 1) return [...and(seatPlaces(winners)), ...say` share the win with ${points(best)} each.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} won with ${points(best)} and more money.`
        : say`${winner} won with ${points(best)}.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.en(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`The match is over.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`It is ${{ seat: turn }}’s turn.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Wait for your turn, or offer a deal.`,
    }),
    drawFirst: () => ({
      why: say`The card of this turn is still to be drawn.`,
      rule: RULE_OF.drawFirst,
      remedy: say`Draw first.`,
    }),
    alreadyDrawn: () => ({
      why: say`The card of this turn has been drawn.`,
      rule: RULE_OF.alreadyDrawn,
      remedy: say`Play on, or end the turn.`,
    }),
    choicePending: ({ seat }) => ({
      why: say`${{ seat }} has to decide something first.`,
      rule: RULE_OF.choicePending,
      remedy: null,
    }),
    notAsked: () => ({ why: say`That question is not being asked now.`, rule: RULE_OF.notAsked, remedy: null }),
    blockUnused: () => ({ why: say`Block F is not used with two players.`, rule: RULE_OF.blockUnused, remedy: null }),
    notYourLot: ({ lot, owner }) => ({
      why:
        owner === null
          ? say`Nobody owns lot ${lotPlace(lot)}.`
          : say`Lot ${lotPlace(lot)} belongs to ${{ seat: owner }}.`,
      rule: RULE_OF.notYourLot,
      remedy: owner === null ? say`Sprawl to it from a casino of yours next to it.` : say`Trade for it.`,
    }),
    lotOwned: ({ lot, owner }) => ({
      why: say`Lot ${lotPlace(lot)} belongs to ${{ seat: owner }}; sprawling needs a lot without a marker.`,
      rule: RULE_OF.lotOwned,
      remedy: say`Its owner can build there; sprawl to another lot.`,
    }),
    lotBuilt: ({ lot }) => ({
      why: say`There is already a tile on ${lotPlace(lot)}.`,
      rule: RULE_OF.lotBuilt,
      remedy: say`Build on a lot of yours without a tile, or sprawl to a free one.`,
    }),
    notAdjacent: ({ casino, lot }) => ({
      why: say`${lotPlace(lot)} shares no edge with the casino at ${lotPlace(casino)}.`,
      rule: RULE_OF.notAdjacent,
      remedy: say`Choose a free lot next to it in the same block.`,
    }),
    noCasino: ({ lot }) => ({
      why: say`There is no casino named ${lotPlace(lot)}.`,
      rule: RULE_OF.noCasino,
      remedy: say`A casino is named after its first lot.`,
    }),
    notBoss: ({ boss, value, best }) => {
      const rule = RULE_OF.notBoss;
      if (boss === null) return { why: say`This casino has no boss.`, rule, remedy: null };
      const why =
        best === null
          ? say`${{ seat: boss }} is boss here with a ${value ?? ''}, and you have no die here.`
          : say`${{ seat: boss }} is boss here with a ${value ?? ''}; your best die is a ${best}.`;
      return { why, rule, remedy: best === null ? null : say`Reorganise, or trade for the high die.` };
    },
    sameColour: ({ colour }) => ({
      why: say`The casino is ${companyPlace(colour)} already.`,
      rule: RULE_OF.sameColour,
      remedy: say`Choose another company.`,
    }),
    noDieThere: () => ({
      why: say`You need a die in a casino to reorganise it.`,
      rule: RULE_OF.noDieThere,
      remedy: null,
    }),
    reorganisedAlready: ({ lot }) => ({
      why: say`The die on ${lotPlace(lot)} was reorganised this turn, and all dice must be rolled.`,
      rule: RULE_OF.reorganisedAlready,
      remedy: say`Wait for the next turn.`,
    }),
    ownCasino: () => ({
      why: say`You are boss here.`,
      rule: RULE_OF.ownCasino,
      remedy: say`Gamble in another player’s casino.`,
    }),
    noBoss: () => ({ why: say`This casino has no boss to bet against.`, rule: RULE_OF.noBoss, remedy: null }),
    gambledAlready: () => ({
      why: say`You may gamble only once per turn.`,
      rule: RULE_OF.gambledAlready,
      remedy: say`Wait for the next turn.`,
    }),
    betTooHigh: ({ max }) => ({
      why: say`This casino takes bets up to ${{ money: max }}.`,
      rule: RULE_OF.betTooHigh,
      remedy: say`Bet less.`,
    }),
    waived: ({ action, casino }) => ({
      why: say`By a deal, the active player may not ${WAIVERS[action]} the casino at ${lotPlace(casino)} this turn.`,
      rule: RULE_OF.waived,
      remedy: say`Wait for the next turn.`,
    }),
    cannotAfford: ({ cost, money }) => ({
      why: say`It costs ${{ money: cost }}, and you have ${{ money }}: ${{ money: cost - money }} short.`,
      rule: RULE_OF.cannotAfford,
      remedy: say`Wait for the next card, gamble, or sell something.`,
    }),
    noTile: ({ colour, needed, left }) => ({
      why: say`${companyPlace(colour)} needs ${tiles(needed)}, the supply has ${left}.`,
      rule: RULE_OF.noTile,
      remedy: say`Choose another company.`,
    }),
    moveDieNeeded: () => ({
      why: say`All twelve dice are on the board.`,
      rule: RULE_OF.moveDieNeeded,
      remedy: say`Choose a die of yours to move.`,
    }),
    moveDieNotNeeded: ({ left }) => ({
      why: say`The supply still has ${dice(left)}.`,
      rule: RULE_OF.moveDieNotNeeded,
      remedy: say`Leave the dice on the board where they are.`,
    }),
    notYourMarker: ({ lot }) => ({
      why: say`You have no marker on lot ${lotPlace(lot)}.`,
      rule: RULE_OF.notYourMarker,
      remedy: say`Choose a lot with your marker.`,
    }),
    notYourDie: ({ lot }) => ({
      why: say`You have no die on ${lotPlace(lot)}.`,
      rule: RULE_OF.notYourDie,
      remedy: say`Choose a tile with your die.`,
    }),
    lotNotOpen: ({ open }) => ({
      why: say`No result can be placed there.`,
      rule: RULE_OF.lotNotOpen,
      remedy: [...say`Still open: `, ...and(lotPlaces(open)), '.'],
    }),
    noSuchResult: ({ value, left }) => ({
      why: say`No ${value} is left to place.`,
      rule: RULE_OF.noSuchResult,
      remedy: say`Still to place: ${left.join(', ')}.`,
    }),
    dealWithYourself: () => ({
      why: say`You cannot make a deal with yourself.`,
      rule: RULE_OF.dealWithYourself,
      remedy: null,
    }),
    emptyDeal: () => ({
      why: say`Nothing would change hands.`,
      rule: RULE_OF.emptyDeal,
      remedy: say`Add money, a lot or a die.`,
    }),
    giftForbidden: ({ seat }) => ({
      why: say`Gifts are not allowed here, and ${{ seat }} gives nothing.`,
      rule: RULE_OF.giftForbidden,
      remedy: say`Let both sides give something.`,
    }),
    offersUsedUp: ({ limit }) => ({
      why: say`At most ${limit} offers are allowed per turn.`,
      rule: RULE_OF.offersUsedUp,
      remedy: say`Answer the open ones.`,
    }),
    noSuchOffer: () => ({ why: say`That offer is no longer open.`, rule: RULE_OF.noSuchOffer, remedy: null }),
    offerChanged: () => ({
      why: say`The offer has changed in the meantime.`,
      rule: RULE_OF.offerChanged,
      remedy: say`Look at it again.`,
    }),
    notYourOffer: ({ from, to }) => ({
      why: say`That offer is between ${{ seat: from }} and ${{ seat: to }}, so you cannot answer it.`,
      rule: RULE_OF.notYourOffer,
      remedy: null,
    }),
    dealMoney: ({ seat, needed, money }) => ({
      why: say`${{ seat }} would have to pay ${{ money: needed }} but has only ${{ money }}.`,
      rule: RULE_OF.dealMoney,
      remedy: null,
    }),
    dealLot: ({ seat, lot }) => ({
      why: say`Lot ${lotPlace(lot)} does not belong to ${{ seat }}.`,
      rule: RULE_OF.dealLot,
      remedy: null,
    }),
    dealDie: ({ seat, lot }) => ({
      why: say`The die on ${lotPlace(lot)} does not belong to ${{ seat }}.`,
      rule: RULE_OF.dealDie,
      remedy: null,
    }),
    dealDice: ({ seat, limit }) => ({
      why: say`${{ seat }} has only ${dice(limit)}.`,
      rule: RULE_OF.dealDice,
      remedy: say`Include a die in the other direction.`,
    }),
    dealMarkers: ({ seat, limit }) => ({
      why: say`${{ seat }} has only ${limit} markers.`,
      rule: RULE_OF.dealMarkers,
      remedy: say`Include a lot in the other direction.`,
    }),
    dealNotActive: ({ turn }) => ({
      why: say`Only ${{ seat: turn }}, whose turn it is, can sell an action.`,
      rule: RULE_OF.dealNotActive,
      remedy: null,
    }),
    dealWaiver: ({ lot }) => ({
      why: say`A waiver names a casino, and there is no casino named ${lotPlace(lot)}.`,
      rule: RULE_OF.dealWaiver,
      remedy: say`A casino is named after its first lot.`,
    }),
    dealAction: ({ refusal }) => byCode(en.refusals, refusal as Refusal),
  },

  actions: {
    draw: () => ({ label: 'Draw', labelLong: 'Draw a card' }),
    giveUpLot: ({ lot }) => ({ label: `Give up ${lot}`, labelLong: `Give up lot ${lot}` }),
    moveDie: ({ from }) => ({ label: `Move ${from}`, labelLong: `Move the die from ${from}` }),
    build: ({ lot, colour, moveDieFrom }) => ({
      label: 'Build',
      labelLong:
        moveDieFrom === undefined
          ? `Build ${COMPANIES[colour].name} on ${lot}`
          : `Build ${COMPANIES[colour].name} on ${lot} with the die from ${moveDieFrom}`,
    }),
    sprawl: ({ from, to, moveDieFrom }) => ({
      label: 'Sprawl',
      labelLong:
        moveDieFrom === undefined
          ? `Sprawl from the casino at ${from} to ${to}`
          : `Sprawl from the casino at ${from} to ${to} with the die from ${moveDieFrom}`,
    }),
    remodel: ({ casino, colour }) => ({
      label: 'Remodel',
      labelLong: `Remodel the casino at ${casino} to ${COMPANIES[colour].name}`,
    }),
    reorganise: ({ casino }) => ({ label: 'Reorganise', labelLong: `Reorganise the casino at ${casino}` }),
    gamble: ({ casino, bet }) => ({ label: 'Gamble', labelLong: `Bet $${bet} in the casino at ${casino}` }),
    placeDie: ({ lot, value }) => ({ label: `${value} on ${lot}`, labelLong: `Place the ${value} on ${lot}` }),
    layOff: ({ layOff }) =>
      layOff
        ? { label: 'Lay off', labelLong: 'Lay off half of the bet to the bank' }
        : { label: 'Cover it all', labelLong: 'Cover the whole bet' },
    endTurn: () => ({ label: 'End turn', labelLong: 'End your turn' }),
    offer: () => ({ label: 'Offer', labelLong: 'Offer a deal' }),
    counter: () => ({ label: 'Counter', labelLong: 'Make a counter-offer' }),
    accept: ({ offer }) => ({ label: 'Accept', labelLong: `Accept offer ${offer}` }),
    decline: ({ offer }) => ({ label: 'Decline', labelLong: `Decline offer ${offer}` }),
    withdraw: ({ offer }) => ({ label: 'Withdraw', labelLong: `Withdraw offer ${offer}` }),
  },

  deal,
  waiver,

  counts: { tiles, dice, lots, cards, points },
};
