/** Las Vegas in Russian, without the words of tiles. */

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

const plural = pluralIn('ru');
const and = listingIn('ru', 'conjunction');
const or = listingIn('ru', 'disjunction');

const dice = countedIn('ru', { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' });
const neutralDice = countedIn('ru', {
  one: 'нейтральный кубик',
  few: 'нейтральных кубика',
  many: 'нейтральных кубиков',
  other: 'нейтрального кубика',
});
const grayDice = countedIn('ru', {
  one: 'серый кубик',
  few: 'серых кубика',
  many: 'серых кубиков',
  other: 'серого кубика',
});
const chips = countedIn('ru', { one: 'фишка', few: 'фишки', many: 'фишек', other: 'фишки' });
const bills = countedIn('ru', { one: 'купюра', few: 'купюры', many: 'купюр', other: 'купюры' });

// The accusative, for things that a player gets or shows. Only the singular of feminine nouns has a form of its own.
const chipsTaken = countedIn('ru', { one: 'фишку', few: 'фишки', many: 'фишек', other: 'фишки' });
const billsTaken = countedIn('ru', { one: 'купюру', few: 'купюры', many: 'купюр', other: 'купюры' });

const NEUTRAL = 'нейтральные кубики';
const GRAY = 'серые кубики';
const IMAGINARY = { neutral: NEUTRAL, gray: GRAY };

/** The remedies of refusals at every table. */
export const REMEDIES: Remedies = {
  roll: () => say`Бросьте кубики.`,
  place: ({ faces, chip }) => [
    'Поставьте кубики с числом ',
    ...or(facePieces(faces)),
    chip ? ' либо заплатите фишку.' : '.',
  ],
};

const NAMES: LasVegasText['names'] = {
  title: 'Лас-Вегас',
  editions: { classic: 'Классическая игра', 'royale-base': 'Royale, базовая', royale: 'Royale' },
  neutral: NEUTRAL,
  gray: GRAY,
};

const LOG: BaseText['log'] = {
  roundBegan: ({ round, starter }) => say`Начинается раунд ${round}, первый ход делает ${{ seat: starter }}.`,
  billsLaid: ({ casino, bills }) =>
    bills.length === 0
      ? say`В ${casinoPlace(casino)} купюр нет.`
      : [...say`В ${casinoPlace(casino)} разыгрываются `, ...and(moneyPlaces(bills)), '.'],
  chipsGiven: ({ each }) => say`Каждый игрок получает ${chipsTaken(each)}.`,
  neutralDiceSet: ({ small, big }) => {
    const rolled = { dice: small, of: 'neutral' } as const;
    return big === null
      ? say`На нейтральных кубиках выпало ${rolled}.`
      : say`На нейтральных кубиках выпало ${rolled}, на большом ${{ dice: [big], of: 'neutral' }}.`;
  },
  turnBegan: ({ seat }) => say`Ходит ${{ seat }}.`,
  diceRolled: ({ seat, roll }) => {
    const { mixture, small, big, neutral, neutralCount } = rollWords(seat, roll);
    const theNeutral = plural(neutralCount, { one: 'нейтральный кубик', other: 'нейтральные кубики' });
    const rolled: ByMixture = {
      small: say`${{ seat }} бросает кубики: ${small}.`,
      smallBig: say`${{ seat }} бросает кубики: ${small}, на большом ${big}.`,
      big: say`${{ seat }} бросает большой кубик: ${big}.`,
      smallNeutral: say`${{ seat }} бросает свои кубики: ${small}, и ${theNeutral}: ${neutral}.`,
      neutral: say`${{ seat }} бросает ${theNeutral}: ${neutral}.`,
    };
    return rolled[mixture];
  },
  dicePlaced: ({ seat, casino, dice: { small, big }, neutral }) => {
    const there = casinoPlace(casino);
    const placed: ByMixture = {
      small: say`${{ seat }} ставит ${dice(small)} в ${there}.`,
      smallBig: say`${{ seat }} ставит ${dice(small)} и большой кубик в ${there}.`,
      big: say`${{ seat }} ставит большой кубик в ${there}.`,
      smallNeutral: say`${{ seat }} ставит ${dice(small)} и ${neutralDice(neutral)} в ${there}.`,
      neutral: say`${{ seat }} ставит ${neutralDice(neutral)} в ${there}.`,
    };
    return placed[placedMixture({ small, big }, neutral)];
  },
  turnPassed: ({ seat, chipsLeft }) =>
    chipsLeft === 0
      ? say`${{ seat }} платит последнюю фишку и пропускает ход.`
      : say`${{ seat }} платит фишку и пропускает ход, в запасе ещё ${chips(chipsLeft)}.`,
  roundEnded: ({ round }) => say`Раунд ${round} окончен, казино выплачивают выигрыши.`,
  tieCancelled: ({ casino, strength, participants }) => [
    ...say`Ничья в ${casinoPlace(casino)} при силе ${strength}: `,
    ...and(participantPieces(participants, IMAGINARY)),
    ' выбывают.',
  ],
  billWon: ({ casino, seat, bill, rank, strength }) =>
    say`${{ seat }} получает ${{ money: bill }} в ${casinoPlace(casino)}: ${rank}-е место, сила ${strength}.`,
  billReturned: ({ casino, bill, taker }) => {
    if (taker === null)
      return say`Купюра на ${{ money: bill }} в ${casinoPlace(casino)} не достаётся никому и уходит под стопку.`;
    return taker === 'neutral'
      ? say`Купюру на ${{ money: bill }} в ${casinoPlace(casino)} выигрывают нейтральные кубики, она уходит под стопку.`
      : say`Купюру на ${{ money: bill }} в ${casinoPlace(casino)} выигрывают серые кубики, она уходит под стопку.`;
  },
  starterChosen: ({ seat, casino }) =>
    casino === null
      ? say`Следующий раунд начинает ${{ seat }}.`
      : say`${{ seat }} выигрывает в ${casinoPlace(casino)} и начинает следующий раунд.`,
  winningsShown: ({ seat, bills: shown }) =>
    shown.length === 0
      ? say`${{ seat }} не открывает ни одной купюры.`
      : say`${{ seat }} открывает ${billsTaken(shown.length)} на ${{ money: sumOf(shown) }}.`,
  matchEnded: ({ winners, tieBreak, totals }) => {
    const money = Math.max(...totals);
    if (winners.length > 1) return [...and(seatPlaces(winners)), ...say` делят победу, у каждого ${{ money }}.`];
    const winner = { seat: at(winners, 0) };
    return tieBreak === 'items'
      ? say`${winner} побеждает по дополнительному показателю с суммой ${{ money }}.`
      : say`${winner} побеждает с суммой ${{ money }}.`;
  },
};

const refusalsIn = (remedies: TileTexts['instead']): BaseText['refusals'] => ({
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
  alreadyRolled: ({ instead }) => ({
    why: say`В этот ход кубики уже брошены.`,
    rule: RULE_OF.alreadyRolled,
    remedy: byType(remedies, instead),
  }),
  noSuchDie: ({ face, instead }) => ({
    why: say`Число ${face} не выпало.`,
    rule: RULE_OF.noSuchDie,
    remedy: byType(remedies, instead),
  }),
  noPassing: ({ instead }) => ({
    why: say`В классической игре пропускать ход нельзя.`,
    rule: RULE_OF.noPassing,
    remedy: byType(remedies, instead),
  }),
  noChip: ({ instead }) => ({
    why: say`Пропуск хода стоит фишку, а у вас их не осталось.`,
    rule: RULE_OF.noChip,
    remedy: byType(remedies, instead),
  }),
});

const ACTIONS: BaseText['actions'] = {
  roll: () => ({ label: 'Бросить', labelLong: 'Бросить все свои кубики' }),
  place: ({ face }) => ({
    label: `Поставить ${face}`,
    labelLong: `Поставить все кубики с числом ${face} в ${CASINO_NAMES[face]}`,
  }),
  pass: () => ({ label: 'Пропустить', labelLong: 'Заплатить фишку и оставить кубики себе' }),
};

export const textIn = (tiles: TileTexts = withoutTiles(REMEDIES)): LasVegasText => ({
  names: NAMES,
  tiles: tiles.tiles,
  log: { ...LOG, ...tiles.log },
  refusals: { ...refusalsIn(tiles.instead), ...tiles.refusals },
  actions: { ...ACTIONS, ...tiles.actions },
  decisions: tiles.decisions,
  endings: { lastRoundPaid: 'Выплачены выигрыши последнего раунда.' },
  counts: { dice, neutralDice, chips, bills, grayDice },
});
