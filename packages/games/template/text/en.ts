/** Neon Row in English. */

import { NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { NeonRowText } from './types.ts';
import { numbersOf, placedDice, RULE_OF, signPlaces } from './words.ts';

const signs = { 1: 'Amber', 2: 'Blue', 3: 'Coral' };
const sign = signPlaces(signs);

export const en: NeonRowText = {
  signs,
  actions: {
    roll: () => ({ label: 'Roll', labelLong: 'Roll all your dice' }),
    place: (action) => ({
      label: `Place on ${signs[action.sign]}`,
      labelLong: `Place all dice that show ${action.sign} on ${signs[action.sign]}`,
    }),
  },
  log: {
    tipDealt: ({ seat, tip }) =>
      tip === null ? say`${{ seat }} is dealt a secret tip.` : say`${{ seat }} is tipped off about ${sign(tip)}.`,
    turnBegan: ({ seat }) => say`${{ seat }} is to roll.`,
    diceRolled: ({ seat, roll }) => say`${{ seat }} rolls ${{ dice: roll, of: seat }}.`,
    dicePlaced: (event) => say`${{ seat: event.seat }} puts ${placedDice(event)} on ${sign(event.sign)}.`,
    tipShown: ({ seat, tip }) => say`${{ seat }} shows a tip about ${sign(tip)}.`,
    signPaid: (event) => say`${sign(event.sign)} pays ${{ money: event.money }} to ${{ seat: event.seat }}.`,
    signDark: (event) => say`${sign(event.sign)} stays dark: no player alone has the most dice.`,
    matchEnded: ({ ending }) =>
      ending === 'rowPaid'
        ? say`The row is paid out, the match is over.`
        : say`The whole row stays dark, the match is over.`,
  },
  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.en(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`The match is over.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`It is the turn of ${{ seat: turn }}.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Wait for your turn.`,
    }),
    rollFirst: () => ({
      why: say`The dice have not been rolled yet.`,
      rule: RULE_OF.rollFirst,
      remedy: say`Roll your dice first.`,
    }),
    alreadyRolled: () => ({
      why: say`The dice have been rolled, and a roll is not repeated.`,
      rule: RULE_OF.alreadyRolled,
      remedy: say`Place all dice of one number.`,
    }),
    notRolled: (refusal) => ({
      why: say`None of your dice shows the number of ${sign(refusal.sign)}.`,
      rule: RULE_OF.notRolled,
      remedy: say`Choose a number you rolled: ${numbersOf(refusal.roll)}.`,
    }),
  },
};
