/** Neon Row in Russian. */

import { NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { NeonRowText } from './types.ts';
import { numbersOf, placedDice, RULE_OF, signPlaces } from './words.ts';

const signs = { 1: 'Янтарь', 2: 'Синева', 3: 'Коралл' };
const sign = signPlaces(signs);

export const ru: NeonRowText = {
  signs,
  actions: {
    roll: () => ({ label: 'Бросить', labelLong: 'Бросить все свои кубики' }),
    place: (action) => ({
      label: `На вывеску «${signs[action.sign]}»`,
      labelLong: `Поставить все кубики с числом ${action.sign} на вывеску «${signs[action.sign]}»`,
    }),
  },
  log: {
    tipDealt: ({ seat, tip }) =>
      tip === null ? say`${{ seat }} получает тайную подсказку.` : say`${{ seat }} получает подсказку: «${sign(tip)}».`,
    turnBegan: ({ seat }) => say`Кубики бросает ${{ seat }}.`,
    diceRolled: ({ seat, roll }) => say`${{ seat }} бросает кубики: ${{ dice: roll, of: seat }}.`,
    dicePlaced: (event) => say`${{ seat: event.seat }} ставит ${placedDice(event)} на вывеску «${sign(event.sign)}».`,
    tipShown: ({ seat, tip }) => say`${{ seat }} открывает подсказку: «${sign(tip)}».`,
    signPaid: (event) =>
      say`${{ seat: event.seat }} получает ${{ money: event.money }} от вывески «${sign(event.sign)}».`,
    signDark: (event) => say`Вывеска «${sign(event.sign)}» не загорается: единоличного лидера нет.`,
    matchEnded: ({ ending }) =>
      ending === 'rowPaid' ? say`Выплаты сделаны, партия окончена.` : say`Весь ряд остаётся тёмным, партия окончена.`,
  },
  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.ru(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`Партия окончена.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`Сейчас ходит ${{ seat: turn }}.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Дождитесь своего хода.`,
    }),
    rollFirst: () => ({
      why: say`Кубики ещё не брошены.`,
      rule: RULE_OF.rollFirst,
      remedy: say`Сначала бросьте кубики.`,
    }),
    alreadyRolled: () => ({
      why: say`Кубики уже брошены, а перебрасывать нельзя.`,
      rule: RULE_OF.alreadyRolled,
      remedy: say`Поставьте все кубики с одним числом.`,
    }),
    notRolled: (refusal) => ({
      why: say`Ни на одном кубике не выпало число вывески «${sign(refusal.sign)}».`,
      rule: RULE_OF.notRolled,
      remedy: say`Выберите выпавшее число: ${numbersOf(refusal.roll)}.`,
    }),
  },
};
