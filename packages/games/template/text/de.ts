/** Neon Row in German. */

import { NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { NeonRowText } from './types.ts';
import { numbersOf, placedDice, RULE_OF, signPlaces } from './words.ts';

const signs = { 1: 'Bernstein', 2: 'Blau', 3: 'Koralle' };
const sign = signPlaces(signs);

export const de: NeonRowText = {
  signs,
  actions: {
    roll: () => ({ label: 'Würfeln', labelLong: 'Alle deine Würfel werfen' }),
    place: (action) => ({
      label: `Auf ${signs[action.sign]} legen`,
      labelLong: `Alle Würfel mit einer ${action.sign} auf ${signs[action.sign]} legen`,
    }),
  },
  log: {
    tipDealt: ({ seat, tip }) =>
      tip === null
        ? say`${{ seat }} bekommt einen geheimen Tipp.`
        : say`${{ seat }} bekommt einen Tipp zu ${sign(tip)}.`,
    turnBegan: ({ seat }) => say`${{ seat }} ist mit Würfeln dran.`,
    diceRolled: ({ seat, roll }) => say`${{ seat }} würfelt ${{ dice: roll, of: seat }}.`,
    dicePlaced: (event) => say`${{ seat: event.seat }} legt ${placedDice(event)} auf ${sign(event.sign)}.`,
    tipShown: ({ seat, tip }) => say`${{ seat }} zeigt einen Tipp zu ${sign(tip)}.`,
    signPaid: (event) => say`${sign(event.sign)} zahlt ${{ money: event.money }} an ${{ seat: event.seat }}.`,
    signDark: (event) => say`${sign(event.sign)} bleibt dunkel: Niemand hat dort allein die meisten Würfel.`,
    matchEnded: ({ ending }) =>
      ending === 'rowPaid'
        ? say`Die Reihe ist ausgezahlt, die Partie ist zu Ende.`
        : say`Die ganze Reihe bleibt dunkel, die Partie ist zu Ende.`,
  },
  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.de(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`Die Partie ist zu Ende.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`${{ seat: turn }} ist am Zug.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Warte, bis du dran bist.`,
    }),
    rollFirst: () => ({
      why: say`Die Würfel sind noch nicht geworfen.`,
      rule: RULE_OF.rollFirst,
      remedy: say`Würfle zuerst.`,
    }),
    alreadyRolled: () => ({
      why: say`Es ist schon gewürfelt, und ein Wurf wird nicht wiederholt.`,
      rule: RULE_OF.alreadyRolled,
      remedy: say`Lege alle Würfel einer Zahl.`,
    }),
    notRolled: (refusal) => ({
      why: say`Keiner deiner Würfel zeigt die Zahl von ${sign(refusal.sign)}.`,
      rule: RULE_OF.notRolled,
      remedy: say`Wähle eine gewürfelte Zahl: ${numbersOf(refusal.roll)}.`,
    }),
  },
};
