/** Las Vegas in English. */

import { at, countedIn, listingIn, pluralIn, say } from '@fremont/kernel';
import { CASINO_NAMES } from '../data/names.ts';
import { tiles } from './tiles/en.ts';
import type { LasVegasText } from './types.ts';
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
} from './words.ts';

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
const PLACE_INSTEAD = say`Place all dice of one rolled number.`;

export const en: LasVegasText = {
  names: {
    title: 'Las Vegas',
    editions: { classic: 'Classic', 'royale-base': 'Royale base game', royale: 'Royale' },
    neutral: NEUTRAL,
    gray: GRAY,
  },

  tiles: tiles.tiles,

  log: {
    roundBegan: ({ round, starter }) => say`Round ${round} began with ${{ seat: starter }} to open.`,
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
    roundEnded: ({ round }) => say`Round ${round} was over and the casinos paid out.`,
    tieCancelled: ({ casino, strength, participants }) => [
      ...say`In ${casinoPlace(casino)}, `,
      ...and(participantPieces(participants, IMAGINARY)),
      ` tied at ${strength} and dropped out.`,
    ],
    billWon: ({ casino, seat, bill, rank, strength }) =>
      say`${{ seat }} won ${{ money: bill }} in ${casinoPlace(casino)}, ${nth(rank)} with a strength of ${strength}.`,
    billReturned: ({ casino, bill, taker }) =>
      taker === 'neutral'
        ? say`The neutral dice won ${{ money: bill }} in ${casinoPlace(casino)}; the bill went under the pile.`
        : say`Nobody won ${{ money: bill }} in ${casinoPlace(casino)}; the bill went under the pile.`,
    starterChosen: ({ seat, casino }) =>
      casino === null
        ? say`${{ seat }} will open the next round.`
        : say`${{ seat }} won in ${casinoPlace(casino)} and will open the next round.`,
    winningsShown: ({ seat, bills: shown }) =>
      shown.length === 0
        ? say`${{ seat }} had no bills to turn up.`
        : say`${{ seat }} turned up ${bills(shown.length)} worth ${{ money: sumOf(shown) }}.`,
    matchEnded: ({ winners, tieBreak, totals }) => {
      const money = Math.max(...totals);
      if (winners.length > 1) return [...and(seatPlaces(winners)), ...say` shared the win with ${{ money }} each.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'items'
        ? say`${winner} won the match with ${{ money }}, on the tie-break.`
        : say`${winner} won the match with ${{ money }}.`;
    },
    ...tiles.log,
  },

  refusals: {
    matchOver: () => ({ why: say`The match is over.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`It is ${{ seat: turn }}’s turn.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Wait for your turn.`,
    }),
    rollFirst: () => ({ why: say`No dice are rolled yet.`, rule: RULE_OF.rollFirst, remedy: say`Roll first.` }),
    alreadyRolled: () => ({
      why: say`The dice of this turn are already rolled.`,
      rule: RULE_OF.alreadyRolled,
      remedy: say`Choose one of the rolled numbers.`,
    }),
    noSuchDie: ({ face, rolled }) => ({
      why: say`There is no ${face} in the roll.`,
      rule: RULE_OF.noSuchDie,
      remedy: ['Choose ', ...or(facePieces(rolled)), '.'],
    }),
    noPassing: () => ({
      why: say`There is no passing in the classic edition.`,
      rule: RULE_OF.noPassing,
      remedy: PLACE_INSTEAD,
    }),
    noChip: () => ({
      why: say`Passing costs a chip, and none is left.`,
      rule: RULE_OF.noChip,
      remedy: PLACE_INSTEAD,
    }),
    ...tiles.refusals,
  },

  actions: {
    roll: () => ({ label: 'Roll', labelLong: 'Roll all your dice' }),
    place: ({ face }) => ({
      label: `Place ${face}s`,
      labelLong: `Place every ${face} in ${CASINO_NAMES[face]}`,
    }),
    pass: () => ({ label: 'Pass', labelLong: 'Pay a chip and keep your dice' }),
    ...tiles.actions,
  },

  optionLabels: {
    edition: {
      label: 'Edition',
      choices: {
        classic: {
          label: 'Classic',
          detail: 'Four rounds, eight dice each, every casino offers at least $50,000. No passing.',
        },
        'royale-base': {
          label: 'Royale base game',
          detail: 'Three rounds, seven dice and a big one that counts twice, two bills a casino, chips to pass with.',
        },
        royale: {
          label: 'Royale',
          detail:
            'The base game with tiles at the casinos: placing dice there activates them. A bank pays what they promise.',
        },
      },
    },
    neutralDice: {
      label: 'Neutral dice',
      choices: {
        true: {
          label: 'With neutral dice',
          detail: 'You roll and place dice of a spare colour along with yours. They tie and win like one more player.',
        },
        false: { label: 'Own dice only', detail: 'You roll and place only dice of your own colour.' },
      },
    },
    winnings: {
      label: 'Won bills',
      choices: {
        open: { label: 'Open', detail: 'Everyone sees what everyone has won.' },
        hidden: { label: 'Face down', detail: 'Others see only how many bills you have, until the match ends.' },
      },
    },
    tiles: { label: 'Tiles', detail: 'How many casinos have a tile each round, from casino 1 upwards.' },
    faces: { label: 'Chosen tiles', detail: 'The same faces every round instead of drawn ones, casino 1 first.' },
    noRepeat: {
      label: 'Repeats',
      choices: {
        true: { label: 'Never twice', detail: 'No face comes twice in a match. Up to four tiles.' },
        false: { label: 'As drawn', detail: 'A face may come again in a later round.' },
      },
    },
    exactChange: {
      label: 'Change for Bad Luck',
      choices: {
        true: { label: 'Exact', detail: 'The fine is $50,000 to the dollar; the bank always has change.' },
        false: { label: 'As printed', detail: 'The bank gives change in bills only, so a fine may cost more.' },
      },
    },
  },

  phases: { rolling: 'Roll the dice', placing: 'Choose a number', over: 'Match over' },
  decisions: tiles.decisions,
  endings: { lastRoundPaid: 'The last round was paid out.' },
  counts: { dice, neutralDice, chips, bills, grayDice },

  optionErrors: {
    notAnObject: 'Options are a JSON object.',
    unknownOption:
      'There is no such option; there are edition, neutralDice and winnings, in royale also tiles, faces, noRepeat and exactChange.',
    unknownEdition: 'There is no such edition; there are classic, royale-base and royale.',
    neutralDiceNotBoolean: 'neutralDice is true or false.',
    unknownWinnings: 'winnings is open or hidden.',
    neutralDiceClassicOnly: 'Only the classic edition lets you choose neutral dice.',
    neutralDiceSeats: 'Neutral dice need two to four players.',
    tilesRoyaleOnly: 'Only the edition royale has tiles, faces, noRepeat and exactChange.',
    unknownTileCount: 'tiles is a whole number from 0 to 6.',
    unknownFaces: 'faces is a list of at most six tile faces from A1 to H2, each letter once.',
    facesCount: 'faces lists as many faces as tiles says.',
    noRepeatNotBoolean: 'noRepeat is true or false.',
    noRepeatTiles: 'noRepeat needs drawn faces and at most four tiles.',
    exactChangeNotBoolean: 'exactChange is true or false.',
  },
  actionErrors: {
    notAnObject: 'An action is a JSON object.',
    unknownAction: 'There is no such action; the list of legal actions shows how they are written.',
    unknownFace: 'A die shows a whole number from 1 to 6.',
    unknownAnswer: 'The action lacks a field, or one of its fields has no such value.',
  },
};
