/** Neon Row in French. */

import { NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { NeonRowText } from './types.ts';
import { numbersOf, placedDice, RULE_OF, signPlaces } from './words.ts';

const signs = { 1: 'Ambre', 2: 'Bleu', 3: 'Corail' };
const sign = signPlaces(signs);

export const fr: NeonRowText = {
  signs,
  actions: {
    roll: () => ({ label: 'Lancer', labelLong: 'Lancer tous vos dés' }),
    place: (action) => ({
      label: `Poser sur ${signs[action.sign]}`,
      labelLong: `Poser sur ${signs[action.sign]} tous les dés qui montrent ${action.sign}`,
    }),
  },
  log: {
    tipDealt: ({ seat, tip }) =>
      tip === null ? say`${{ seat }} reçoit un tuyau secret.` : say`${{ seat }} reçoit un tuyau sur ${sign(tip)}.`,
    turnBegan: ({ seat }) => say`C’est à ${{ seat }} de lancer.`,
    diceRolled: ({ seat, roll }) => say`${{ seat }} lance ${{ dice: roll, of: seat }}.`,
    dicePlaced: (event) => say`${{ seat: event.seat }} place ${placedDice(event)} sur ${sign(event.sign)}.`,
    tipShown: ({ seat, tip }) => say`${{ seat }} révèle un tuyau sur ${sign(tip)}.`,
    signPaid: (event) => say`${sign(event.sign)} paie ${{ money: event.money }} à ${{ seat: event.seat }}.`,
    signDark: (event) => say`L’enseigne ${sign(event.sign)} reste éteinte : personne n’y est seul en tête.`,
    matchEnded: ({ ending }) =>
      ending === 'rowPaid'
        ? say`Les enseignes ont payé, la partie est terminée.`
        : say`Aucune enseigne ne s’allume, la partie est terminée.`,
  },
  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.fr(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`La partie est terminée.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`C’est à ${{ seat: turn }} de jouer.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Attendez votre tour.`,
    }),
    rollFirst: () => ({
      why: say`Les dés n’ont pas encore été lancés.`,
      rule: RULE_OF.rollFirst,
      remedy: say`Lancez d’abord vos dés.`,
    }),
    alreadyRolled: () => ({
      why: say`Les dés ont déjà été lancés et on ne relance pas.`,
      rule: RULE_OF.alreadyRolled,
      remedy: say`Placez tous les dés d’un même numéro.`,
    }),
    notRolled: (refusal) => ({
      why: say`Aucun de vos dés ne montre le numéro de ${sign(refusal.sign)}.`,
      rule: RULE_OF.notRolled,
      remedy: say`Choisissez un numéro obtenu : ${numbersOf(refusal.roll)}.`,
    }),
  },
};
