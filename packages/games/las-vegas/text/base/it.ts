/** Las Vegas in Italian, without the words of tiles. */

import { at, byType, countedIn, listingIn, NO_SUCH_SEAT_TEXT, pluralIn, say } from '@fremont/kernel';
import { CASINO_NAMES } from '../../data/names.ts';
import type { BaseText, LasVegasText, Remedies, TileTexts } from '../types.ts';
import {
  type ByMixture,
  casinoPlace,
  facePieces,
  moneyPlaces,
  participantPieces,
  placedMixture,
  RULE_OF,
  rollWords,
  seatPlaces,
  sumOf,
  withoutTiles,
} from '../words.ts';

const plural = pluralIn('it');
const and = listingIn('it', 'conjunction');
const or = listingIn('it', 'disjunction');

const dice = countedIn('it', { one: 'dado', other: 'dadi' });
const neutralDice = countedIn('it', { one: 'dado neutro', other: 'dadi neutri' });
const grayDice = countedIn('it', { one: 'dado grigio', other: 'dadi grigi' });
const chips = countedIn('it', { one: 'fiche', other: 'fiche' });
const bills = countedIn('it', { one: 'banconota', other: 'banconote' });

const NEUTRAL = 'i dadi neutri';
const GRAY = 'i dadi grigi';
const IMAGINARY = { neutral: NEUTRAL, gray: GRAY };

/** The remedies of refusals at every table. */
export const REMEDIES: Remedies = {
  roll: () => say`Tira i dadi.`,
  place: ({ faces, chip }) => ['Piazza ', ...or(facePieces(faces)), chip ? ', o paga una fiche.' : '.'],
};

const NAMES: LasVegasText['names'] = {
  title: 'Las Vegas',
  editions: { classic: 'Classica', 'royale-base': 'Royale, gioco base', royale: 'Royale' },
  neutral: NEUTRAL,
  gray: GRAY,
};

const LOG: BaseText['log'] = {
  roundBegan: ({ round, starter }) => say`Inizia la manche ${round}, apre ${{ seat: starter }}.`,
  billsLaid: ({ casino, bills }) =>
    bills.length === 0
      ? say`Il ${casinoPlace(casino)} non ha banconote in palio.`
      : [...say`Il ${casinoPlace(casino)} ha messo in palio `, ...and(moneyPlaces(bills)), '.'],
  chipsGiven: ({ each }) => say`Tutti hanno ricevuto ${chips(each)}.`,
  neutralDiceSet: ({ small, big }) => {
    const rolled = { dice: small, of: 'neutral' } as const;
    return big === null
      ? say`I dadi neutri hanno dato ${rolled}.`
      : say`I dadi neutri hanno dato ${rolled}, quello grande ${{ dice: [big], of: 'neutral' }}.`;
  },
  turnBegan: ({ seat }) => say`${{ seat }} ha preso i dadi.`,
  diceRolled: ({ seat, roll }) => {
    const { mixture, small, big, neutral, neutralCount } = rollWords(seat, roll);
    const withNeutral = plural(neutralCount, { one: 'con il dado neutro', other: 'con i dadi neutri' });
    const rolled: ByMixture = {
      small: say`${{ seat }} ha tirato ${small}.`,
      smallBig: say`${{ seat }} ha tirato ${small} e ${big} con il dado grande.`,
      big: say`${{ seat }} ha tirato ${big} con il dado grande.`,
      smallNeutral: say`${{ seat }} ha tirato ${small} e ${neutral} ${withNeutral}.`,
      neutral: say`${{ seat }} ha tirato ${neutral} ${withNeutral}.`,
    };
    return rolled[mixture];
  },
  dicePlaced: ({ seat, casino, dice: { small, big }, neutral }) => {
    const there = casinoPlace(casino);
    const placed: ByMixture = {
      small: say`${{ seat }} ha piazzato ${dice(small)} al ${there}.`,
      smallBig: say`${{ seat }} ha piazzato ${dice(small)} e quello grande al ${there}.`,
      big: say`${{ seat }} ha piazzato il dado grande al ${there}.`,
      smallNeutral: say`${{ seat }} ha piazzato ${dice(small)} e ${neutralDice(neutral)} al ${there}.`,
      neutral: say`${{ seat }} ha piazzato ${neutralDice(neutral)} al ${there}.`,
    };
    return placed[placedMixture({ small, big }, neutral)];
  },
  turnPassed: ({ seat, chipsLeft }) => {
    const left = plural(chipsLeft, { one: 'ne resta', other: 'ne restano' });
    return chipsLeft === 0
      ? say`${{ seat }} ha pagato l’ultima fiche per passare.`
      : say`${{ seat }} ha pagato una fiche per passare, ${left} ${chipsLeft}.`;
  },
  roundEnded: ({ round }) => say`La manche ${round} è finita e i casinò hanno pagato.`,
  tieCancelled: ({ casino, strength, participants }) => [
    ...say`Al ${casinoPlace(casino)} `,
    ...and(participantPieces(participants, IMAGINARY)),
    ` hanno pareggiato con forza ${strength} e non contano più.`,
  ],
  billWon: ({ casino, seat, bill, rank, strength }) =>
    say`${{ seat }} ha vinto ${{ money: bill }} al ${casinoPlace(casino)}, ${rank}º posto con forza ${strength}.`,
  billReturned: ({ casino, bill, taker }) => {
    if (taker === null)
      return say`Nessuno ha vinto ${{ money: bill }} al ${casinoPlace(casino)}, la banconota torna sotto il mazzo.`;
    return taker === 'neutral'
      ? say`I dadi neutri hanno vinto ${{ money: bill }} al ${casinoPlace(casino)}, la banconota torna sotto il mazzo.`
      : say`I dadi grigi hanno vinto ${{ money: bill }} al ${casinoPlace(casino)}, la banconota torna sotto il mazzo.`;
  },
  starterChosen: ({ seat, casino }) =>
    casino === null
      ? say`${{ seat }} aprirà la prossima manche.`
      : say`${{ seat }} ha vinto al ${casinoPlace(casino)} e aprirà la prossima manche.`,
  winningsShown: ({ seat, bills: shown }) =>
    shown.length === 0
      ? say`${{ seat }} non aveva banconote da scoprire.`
      : say`${{ seat }} ha scoperto ${bills(shown.length)} per ${{ money: sumOf(shown) }}.`,
  matchEnded: ({ winners, tieBreak, totals }) => {
    const money = Math.max(...totals);
    if (winners.length > 1)
      return [...and(seatPlaces(winners)), ...say` hanno diviso la vittoria con ${{ money }} a testa.`];
    const winner = { seat: at(winners, 0) };
    return tieBreak === 'items'
      ? say`${winner} ha vinto la partita allo spareggio con ${{ money }}.`
      : say`${winner} ha vinto la partita con ${{ money }}.`;
  },
};

const refusalsIn = (remedies: TileTexts['instead']): BaseText['refusals'] => ({
  noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.it(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
  matchOver: () => ({ why: say`La partita è finita.`, rule: RULE_OF.matchOver, remedy: null }),
  notYourTurn: ({ turn }) => ({
    why: say`Adesso tocca a ${{ seat: turn }}.`,
    rule: RULE_OF.notYourTurn,
    remedy: say`Aspetta il tuo turno.`,
  }),
  rollFirst: () => ({
    why: say`I dadi non sono ancora stati tirati.`,
    rule: RULE_OF.rollFirst,
    remedy: say`Prima tira i dadi.`,
  }),
  alreadyRolled: ({ instead }) => ({
    why: say`In questo turno i dadi sono già stati tirati.`,
    rule: RULE_OF.alreadyRolled,
    remedy: byType(remedies, instead),
  }),
  noSuchDie: ({ face, instead }) => ({
    why: say`Il ${face} non è uscito.`,
    rule: RULE_OF.noSuchDie,
    remedy: byType(remedies, instead),
  }),
  noPassing: ({ instead }) => ({
    why: say`Nell’edizione classica non si passa.`,
    rule: RULE_OF.noPassing,
    remedy: byType(remedies, instead),
  }),
  noChip: ({ instead }) => ({
    why: say`Passare costa una fiche, e non ne hai più.`,
    rule: RULE_OF.noChip,
    remedy: byType(remedies, instead),
  }),
});

const ACTIONS: BaseText['actions'] = {
  roll: () => ({ label: 'Tira', labelLong: 'Tira tutti i tuoi dadi' }),
  place: ({ face }) => ({
    label: `Piazza i ${face}`,
    labelLong: `Piazza tutti i ${face} al ${CASINO_NAMES[face]}`,
  }),
  pass: () => ({ label: 'Passa', labelLong: 'Paga una fiche e tieni i tuoi dadi' }),
};

export const textIn = (tiles: TileTexts = withoutTiles(REMEDIES)): LasVegasText => ({
  names: NAMES,
  tiles: tiles.tiles,
  log: { ...LOG, ...tiles.log },
  refusals: { ...refusalsIn(tiles.instead), ...tiles.refusals },
  actions: { ...ACTIONS, ...tiles.actions },
  decisions: tiles.decisions,
  endings: { lastRoundPaid: 'L’ultima manche è stata pagata.' },
  counts: { dice, neutralDice, chips, bills, grayDice },
});
