/** Las Vegas in English, without the words of tiles. */

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

const plural = pluralIn('en');
const and = listingIn('en', 'conjunction');
const or = listingIn('en', 'disjunction');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const dice = countedIn('en', { one: 'die', other: 'dice' });
const neutralDice = countedIn('en', { one: 'neutral die', other: 'neutral dice' });
const grayDice = countedIn('en', { one: 'grey die', other: 'grey dice' });
const chips = countedIn('en', { one: 'chip', other: 'chips' });
const bills = countedIn('en', { one: 'bill', other: 'bills' });

const ENDINGS_OF_ORDINALS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const nth = (rank: number): string => `${rank}${ENDINGS_OF_ORDINALS[ordinals.select(rank)] ?? 'th'}`;

const NEUTRAL = 'the neutral dice';
const GRAY = 'the grey dice';
const IMAGINARY = { neutral: NEUTRAL, gray: GRAY };

/** The remedies of refusals at every table. */
export const REMEDIES: Remedies = {
  roll: () => say`Roll the dice.`,
  place: ({ faces, chip }) => ['Place ', ...or(facePieces(faces)), chip ? ', or pay a chip.' : '.'],
};

const NAMES: LasVegasText['names'] = {
  title: 'Las Vegas',
  editions: { classic: 'Classic', 'royale-base': 'Royale base game', royale: 'Royale' },
  neutral: NEUTRAL,
  gray: GRAY,
};

const LOG: BaseText['log'] = {
  roundBegan: ({ round, starter }) => say`Round ${round} began; ${{ seat: starter }} goes first.`,
  billsLaid: ({ casino, bills }) =>
    bills.length === 0
      ? say`${casinoPlace(casino)} had no bills to offer.`
      : [...say`${casinoPlace(casino)} put up `, ...and(moneyPlaces(bills)), '.'],
  chipsGiven: ({ each }) => say`Everyone received ${chips(each)}.`,
  neutralDiceSet: ({ small, big }) => {
    const rolled = { dice: small, of: 'neutral' } as const;
    return big === null
      ? say`The neutral dice landed on ${rolled}.`
      : say`The neutral dice landed on ${rolled}, the big one on ${{ dice: [big], of: 'neutral' }}.`;
  },
  turnBegan: ({ seat }) => say`${{ seat }} took the dice.`,
  diceRolled: ({ seat, roll }) => {
    const { mixture, small, big, neutral, neutralCount } = rollWords(seat, roll);
    const neutralHand = plural(neutralCount, { one: 'the neutral die', other: 'the neutral dice' });
    const rolled: ByMixture = {
      small: say`${{ seat }} rolled ${small}.`,
      smallBig: say`${{ seat }} rolled ${small} and a big ${big}.`,
      big: say`${{ seat }} rolled a big ${big}.`,
      smallNeutral: say`${{ seat }} rolled ${small}, and ${neutral} with ${neutralHand}.`,
      neutral: say`${{ seat }} rolled ${neutral} with ${neutralHand}.`,
    };
    return rolled[mixture];
  },
  dicePlaced: ({ seat, casino, dice: { small, big }, neutral }) => {
    const there = casinoPlace(casino);
    const placed: ByMixture = {
      small: say`${{ seat }} placed ${dice(small)} in ${there}.`,
      smallBig: say`${{ seat }} placed ${dice(small)} and the big one in ${there}.`,
      big: say`${{ seat }} placed the big die in ${there}.`,
      smallNeutral: say`${{ seat }} placed ${dice(small)} and ${neutralDice(neutral)} in ${there}.`,
      neutral: say`${{ seat }} placed ${neutralDice(neutral)} in ${there}.`,
    };
    return placed[placedMixture({ small, big }, neutral)];
  },
  turnPassed: ({ seat, chipsLeft }) =>
    chipsLeft === 0
      ? say`${{ seat }} paid the last chip to pass.`
      : say`${{ seat }} paid a chip to pass, with ${chips(chipsLeft)} left.`,
  roundEnded: ({ round }) => say`Round ${round} ended and the casinos paid out.`,
  tieCancelled: ({ casino, strength, participants }) => [
    ...say`In ${casinoPlace(casino)}, `,
    ...and(participantPieces(participants, IMAGINARY)),
    ` tied at ${strength} and cancelled each other out.`,
  ],
  billWon: ({ casino, seat, bill, rank, strength }) =>
    say`${{ seat }} won ${{ money: bill }} in ${casinoPlace(casino)}, ${nth(rank)} with a strength of ${strength}.`,
  billReturned: ({ casino, bill, taker }) => {
    if (taker === null)
      return say`No player won ${{ money: bill }} in ${casinoPlace(casino)}; the bill went under the pile.`;
    return taker === 'neutral'
      ? say`The neutral dice won ${{ money: bill }} in ${casinoPlace(casino)}; the bill went under the pile.`
      : say`The grey dice won ${{ money: bill }} in ${casinoPlace(casino)}; the bill went under the pile.`;
  },
  starterChosen: ({ seat, casino }) =>
    casino === null
      ? say`${{ seat }} will start the next round.`
      : say`${{ seat }} won in ${casinoPlace(casino)} and will start the next round.`,
  winningsShown: ({ seat, bills: shown }) =>
    shown.length === 0
      ? say`${{ seat }} had no bills to reveal.`
      : say`${{ seat }} revealed ${bills(shown.length)} worth ${{ money: sumOf(shown) }}.`,
  matchEnded: ({ winners, tieBreak, totals }) => {
    const money = Math.max(...totals);
    if (winners.length > 1) return [...and(seatPlaces(winners)), ...say` shared the win with ${{ money }} each.`];
    const winner = { seat: at(winners, 0) };
    return tieBreak === 'items'
      ? say`${winner} won the match with ${{ money }}, on the tie-break.`
      : say`${winner} won the match with ${{ money }}.`;
  },
};

const refusalsIn = (remedies: TileTexts['instead']): BaseText['refusals'] => ({
  noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.en(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
  matchOver: () => ({ why: say`The match is over.`, rule: RULE_OF.matchOver, remedy: null }),
  notYourTurn: ({ turn }) => ({
    why: say`It is ${{ seat: turn }}’s turn.`,
    rule: RULE_OF.notYourTurn,
    remedy: say`Wait for your turn.`,
  }),
  rollFirst: () => ({
    why: say`The dice have not been rolled yet.`,
    rule: RULE_OF.rollFirst,
    remedy: say`Roll first.`,
  }),
  alreadyRolled: ({ instead }) => ({
    why: say`The dice have already been rolled this turn.`,
    rule: RULE_OF.alreadyRolled,
    remedy: byType(remedies, instead),
  }),
  noSuchDie: ({ face, instead }) => ({
    why: say`There is no ${face} in the roll.`,
    rule: RULE_OF.noSuchDie,
    remedy: byType(remedies, instead),
  }),
  noPassing: ({ instead }) => ({
    why: say`You cannot pass in the classic edition.`,
    rule: RULE_OF.noPassing,
    remedy: byType(remedies, instead),
  }),
  noChip: ({ instead }) => ({
    why: say`Passing costs a chip, and you have none left.`,
    rule: RULE_OF.noChip,
    remedy: byType(remedies, instead),
  }),
});

const ACTIONS: BaseText['actions'] = {
  roll: () => ({ label: 'Roll', labelLong: 'Roll all your dice' }),
  place: ({ face }) => ({
    label: `Place ${face}s`,
    labelLong: `Place every ${face} in ${CASINO_NAMES[face]}`,
  }),
  pass: () => ({ label: 'Pass', labelLong: 'Pay a chip and keep your dice' }),
};

export const textIn = (tiles: TileTexts = withoutTiles(REMEDIES)): LasVegasText => ({
  names: NAMES,
  tiles: tiles.tiles,
  log: { ...LOG, ...tiles.log },
  refusals: { ...refusalsIn(tiles.instead), ...tiles.refusals },
  actions: { ...ACTIONS, ...tiles.actions },
  decisions: tiles.decisions,
  endings: { lastRoundPaid: 'The last round was paid out.' },
  counts: { dice, neutralDice, chips, bills, grayDice },
});
