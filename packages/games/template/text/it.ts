/** Neon Row in Italian. */

import { NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { NeonRowText } from './types.ts';
import { numbersOf, placedDice, RULE_OF, signPlaces } from './words.ts';

const signs = { 1: 'Ambra', 2: 'Blu', 3: 'Corallo' };
const sign = signPlaces(signs);

export const it: NeonRowText = {
  signs,
  actions: {
    roll: () => ({ label: 'Tira', labelLong: 'Tira tutti i tuoi dadi' }),
    place: (action) => ({
      label: `Metti su ${signs[action.sign]}`,
      labelLong: `Metti su ${signs[action.sign]} tutti i dadi con il ${action.sign}`,
    }),
  },
  log: {
    tipDealt: ({ seat, tip }) =>
      tip === null
        ? say`${{ seat }} riceve una soffiata segreta.`
        : say`${{ seat }} riceve una soffiata su ${sign(tip)}.`,
    turnBegan: ({ seat }) => say`Tocca a ${{ seat }} tirare.`,
    diceRolled: ({ seat, roll }) => say`${{ seat }} tira ${{ dice: roll, of: seat }}.`,
    dicePlaced: (event) => say`${{ seat: event.seat }} mette ${placedDice(event)} su ${sign(event.sign)}.`,
    tipShown: ({ seat, tip }) => say`${{ seat }} rivela una soffiata su ${sign(tip)}.`,
    signPaid: (event) => say`${sign(event.sign)} paga ${{ money: event.money }} a ${{ seat: event.seat }}.`,
    signDark: (event) => say`L’insegna ${sign(event.sign)} resta spenta: nessuno è in testa da solo.`,
    matchEnded: ({ ending }) =>
      ending === 'rowPaid'
        ? say`Le insegne hanno pagato, la partita è finita.`
        : say`Tutte le insegne restano spente, la partita è finita.`,
  },
  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.it(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`La partita è finita.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`È il turno di ${{ seat: turn }}.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Aspetta il tuo turno.`,
    }),
    rollFirst: () => ({
      why: say`I dadi non sono ancora stati tirati.`,
      rule: RULE_OF.rollFirst,
      remedy: say`Prima tira i dadi.`,
    }),
    alreadyRolled: () => ({
      why: say`I dadi sono già stati tirati e il tiro non si ripete.`,
      rule: RULE_OF.alreadyRolled,
      remedy: say`Piazza tutti i dadi di un numero.`,
    }),
    notRolled: (refusal) => ({
      why: say`Nessuno dei tuoi dadi mostra il numero di ${sign(refusal.sign)}.`,
      rule: RULE_OF.notRolled,
      remedy: say`Scegli un numero che hai tirato: ${numbersOf(refusal.roll)}.`,
    }),
  },
};
