/** Royale's tiles in Russian, in the words of the Russian rulebook. */

import { at, byType, countedIn, listingIn, type Place, say } from '@fremont/kernel';
import { HANDICAP_REWARDS, NO_ENTRY_TRACK } from '../../data/tiles.ts';
import type { DieSize, HandicapSlot, TileFace } from '../../types.ts';
import { REMEDIES } from '../base/ru.ts';
import { casinoPieces, pileDigits, pileText, SUPPLY_RULE, TILE_RULE_OF, tilePlace } from '../tile-words.ts';
import type { TileTexts } from '../types.ts';
import { casinoPlace, moneyPlaces, seatPlaces, sumOf } from '../words.ts';

const and = listingIn('ru', 'conjunction');
const or = listingIn('ru', 'disjunction');
const chips = countedIn('ru', { one: 'фишку', few: 'фишки', many: 'фишек', other: 'фишки' });
const dice = countedIn('ru', { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' });
const grayDice = countedIn('ru', {
  one: 'серый кубик',
  few: 'серых кубика',
  many: 'серых кубиков',
  other: 'серого кубика',
});
const tokens = countedIn('ru', { one: 'жетон', few: 'жетона', many: 'жетонов', other: 'жетона' });

const DIE: Readonly<Record<DieSize, string>> = { small: 'кубик', big: 'большой кубик' };
const SLOT: Readonly<Record<HandicapSlot, string>> = { chip: 'фишка', money: '30 000 $', move: 'перемещение' };
/** The same in a sentence, where money is a place. */
const slot = (one: HandicapSlot): Place | string => (one === 'money' ? { money: HANDICAP_REWARDS.money } : SLOT[one]);
const pile = (index: 0 | 1): string => (index === 0 ? 'первую' : 'вторую');

const NAMES: TileTexts['tiles'] = {
  A1: {
    name: 'Счастливый кулак',
    short:
      'Спрячьте в кулаке от 1 до 3 жетонов. Если игрок слева не угадает, вы получите 2 фишки, 30 000 $ или 40 000 $.',
  },
  A2: {
    name: 'Джекпот',
    short: 'Бросьте два кубика: сумма 7 или дубль забирает джекпот, любой другой бросок его повышает.',
  },
  B1: {
    name: 'Прайм-тайм',
    short:
      'Перед выплатой победитель этого казино бросает ещё два кубика и может поставить их в казино с этими числами.',
  },
  B2: {
    name: '50 на 50',
    short:
      'Ставьте на то, будет ли следующая сумма больше или меньше, до 60 000 $. Остановитесь вовремя или потеряете всё.',
  },
  C1: { name: 'Дай пять!', short: 'Первый, чья сила здесь достигнет 5, получает при выплате 100 000 $.' },
  C2: { name: 'Невезение', short: 'Все, у кого здесь при выплате наименьшая сила, теряют 50 000 $.' },
  D1: { name: 'Расчётный день', short: 'Получите 10 000 $ за каждое казино, где есть ваш кубик.' },
  D2: {
    name: 'Игра в большинстве',
    short: 'Пока у вас здесь большинство, вместо броска можно поставить один кубик в любое казино.',
  },
  E1: {
    name: 'Входа нет!',
    short: 'Закройте казино: кубики туда не войдут и оттуда не выйдут. За перенос знака иногда полагается награда.',
  },
  E2: {
    name: 'Нокаут',
    short: 'Каждый соперник кладёт в бар один кубик, всего не больше двух. Свои кубики вы забираете обратно.',
  },
  F1: {
    name: 'Заблокируй!',
    short: 'Поставьте от одного до трёх серых кубиков в казино. Там они считаются ещё одним игроком.',
  },
  F2: {
    name: 'Гандикап',
    short: 'В каждом казино стоят серые кубики. Уберите один и получите фишку, 30 000 $ или перемещение своего кубика.',
  },
  G1: {
    name: 'Чёрный ящик',
    short: 'При выплате игрок слева от победителя делит жетоны на две закрытые стопки, победитель берёт одну из них.',
  },
  G2: { name: 'Два в одном', short: 'Переместите кубики отсюда на плитку. Там разыгрываются 60 000 $ и 30 000 $.' },
  H1: {
    name: 'Отличный кубик',
    short: 'Положите один кубик из броска на ячейку с его числом. Если он останется там до выплаты, ячейка заплатит.',
  },
  H2: {
    name: 'Мой выбор',
    short:
      'Бросьте два кубика и выполните то, что велит один из них: деньги, другая плитка, перемещение или золотая ячейка на 60 000 $.',
  },
};
/** In a sentence the name stands in quotation marks. */
const tile = (face: TileFace) => ({ ...tilePlace(NAMES, face), name: `«${NAMES[face].name}»` });

/** The remedies of refusals: only what may be done in that position. */
const INSTEAD: TileTexts['instead'] = {
  ...REMEDIES,
  freePass: () => say`Пропустите ход бесплатно.`,
  casinos: ({ casinos }) => ['Выберите ', ...or(casinoPieces(casinos)), '.'],
  die: ({ die }) => (die === 'big' ? say`Выберите большой кубик.` : say`Выберите маленький кубик.`),
  move: ({ put, take }) => {
    if (take.length === 0) return say`Поставьте кубик в открытое казино.`;
    return [
      put ? 'Поставьте кубик в открытое казино или верните кубик из ' : 'Верните кубик из ',
      ...or(casinoPieces(take)),
      '.',
    ];
  },
  black: ({ dice }) => {
    const [only] = dice;
    return dice.length === 1 && only !== undefined
      ? say`Поставьте кубик с числом ${only} или ни одного.`
      : say`Поставьте один, оба или ни одного.`;
  },
  decide: ({ decision }) => say`${tiles.decisions[decision]}.`,
};

export const tiles: TileTexts = {
  tiles: NAMES,
  instead: INSTEAD,

  log: {
    tileLaid: ({ casino, face }) => say`У ${casinoPlace(casino)} лежит плитка ${tile(face)}.`,
    bankOpened: ({ bills }) => say`Банк открывается, в нём ${{ money: sumOf(bills) }}.`,
    grayDiceSet: ({ counts }) => say`В казино расставлено ${grayDice(sumOf(counts))}.`,
    turnPassedFree: ({ seat }) => say`${{ seat }} выбрасывает только закрытое число и пропускает ход бесплатно.`,
    powerPlayed: ({ seat, casino, die }) =>
      say`${{ seat }} пользуется большинством и ставит ${DIE[die]} в ${casinoPlace(casino)}.`,
    tileActivated: ({ seat, face }) => say`${{ seat }} активирует плитку ${tile(face)}.`,
    nothingHappened: ({ seat, face }) => say`Плитка ${tile(face)} ничего не приносит игроку ${{ seat }}.`,
    offerLeft: ({ seat, face }) => say`${{ seat }} отказывается от предложения плитки ${tile(face)}.`,
    tilePaid: ({ seat, face, chips: paid, bills, minted }) => {
      if (paid > 0) return say`${{ seat }} получает ${chips(paid)} благодаря плитке ${tile(face)}.`;
      const money = { money: sumOf(bills) };
      return minted > 0
        ? say`${{ seat }} получает ${money} благодаря плитке ${tile(face)}; банк выписал для этого купюру.`
        : say`${{ seat }} получает ${money} благодаря плитке ${tile(face)}.`;
    },
    blackRolled: ({ seat, face, rolled }) =>
      say`${{ seat }} бросает чёрные кубики для плитки ${tile(face)}: ${{ dice: rolled, of: 'black' }}.`,
    luckyHidden: ({ seat, count }) =>
      count === null ? say`${{ seat }} прячет жетоны в кулаке.` : say`${{ seat }} прячет в кулаке ${tokens(count)}.`,
    luckyGuessed: ({ seat, hider, guess, hidden }) =>
      guess === hidden
        ? say`${{ seat }} угадывает: ${{ seat: hider }} прячет ${hidden}.`
        : say`${{ seat }} называет ${guess}, но ${{ seat: hider }} прячет ${hidden}.`,
    jackpotHit: ({ seat, money }) => say`${{ seat }} срывает джекпот ${{ money }}.`,
    jackpotMissed: ({ seat, money }) => say`${{ seat }} не попадает, джекпот теперь ${{ money }}.`,
    betMade: ({ seat, on, sum }) =>
      on === 'higher'
        ? say`${{ seat }} ставит на сумму больше ${sum}.`
        : say`${{ seat }} ставит на сумму меньше ${sum}.`,
    betWon: ({ seat }) => say`Ставка игрока ${{ seat }} сыграла.`,
    betLost: ({ seat, sum }) => say`Ставка игрока ${{ seat }} не сыграла, выпало ${sum}.`,
    betStopped: ({ seat }) => say`${{ seat }} больше не рискует.`,
    casinoClosed: ({ seat, to, from, cell }) => {
      const reward = at(NO_ENTRY_TRACK, cell) > 0;
      if (from === null) return say`${{ seat }} закрывает ${casinoPlace(to)}.`;
      return reward
        ? say`${{ seat }} открывает ${casinoPlace(from)} и за награду закрывает ${casinoPlace(to)}.`
        : say`${{ seat }} открывает ${casinoPlace(from)} и закрывает ${casinoPlace(to)}.`;
    },
    closureKept: ({ seat, closed }) => say`${{ seat }} оставляет ${casinoPlace(closed)} закрытым.`,
    dieBarred: ({ seat, die }) => say`${{ seat }} кладёт ${DIE[die]} в бар.`,
    diceUnbarred: ({ seat, dice: { small, big } }) => say`${{ seat }} забирает из бара ${dice(small + big)}.`,
    grayPlaced: ({ seat, to, count }) => say`${{ seat }} ставит ${grayDice(count)} в ${casinoPlace(to)}.`,
    grayTaken: ({ seat, from, slot: kind }) =>
      say`${{ seat }} убирает серый кубик из ${casinoPlace(from)}, награда: ${slot(kind)}.`,
    diePut: ({ seat, to, die }) => say`${{ seat }} ставит ${DIE[die]} в ${casinoPlace(to)} без броска.`,
    dieTaken: ({ seat, from, die }) => say`${{ seat }} возвращает ${DIE[die]} из ${casinoPlace(from)} в запас.`,
    diceDoubled: ({ seat, dice: { small, big } }) =>
      say`${{ seat }} перемещает ${dice(small + big)} на плитку ${tile('G2')}.`,
    niceDieSet: ({ seat, value, die }) => say`${{ seat }} кладёт ${DIE[die]} на ячейку ${value} плитки ${tile('H1')}.`,
    niceDieDisplaced: ({ seat, value, die }) =>
      die === 'big'
        ? say`Большой кубик игрока ${{ seat }} уходит с ячейки в ${casinoPlace(value)}.`
        : say`Кубик игрока ${{ seat }} уходит с ячейки в ${casinoPlace(value)}.`,
    resultChosen: ({ seat, result }) => say`${{ seat }} выбирает ${result}.`,
    goldenTaken: ({ seat, die }) => say`${{ seat }} кладёт ${DIE[die]} на золотую ячейку.`,
    goldenReturned: ({ seat, die }) => say`${{ seat }} получает ${DIE[die]} обратно с золотой ячейки.`,
    tokenTaken: ({ seat, face, from }) =>
      from === null
        ? say`${{ seat }} берёт жетон плитки ${tile(face)}.`
        : say`${{ seat }} забирает жетон плитки ${tile(face)} у игрока ${{ seat: from }}.`,
    powerLost: ({ seat }) => say`${{ seat }} теряет большинство, жетон возвращается на плитку ${tile('D2')}.`,
    primeTimePut: ({ seat, put }) =>
      put.length === 0
        ? say`${{ seat }} не ставит ни одного чёрного кубика.`
        : say`${{ seat }} ставит в казино ${{ dice: put, of: 'black' }}.`,
    badLuckNoted: ({ seats, strength }) => [
      ...say`Наименьшая сила на плитке ${tile('C2')} (${strength}): `,
      ...and(seatPlaces(seats)),
      '.',
    ],
    boxSplit: ({ seat, sizes }) => say`${{ seat }} раскладывает жетоны на стопки: ${sizes[0]} и ${sizes[1]}.`,
    boxPicked: ({ seat, pile: index, tokens: picked }) =>
      say`${{ seat }} берёт ${pile(index)} стопку, в ней ${{ money: sumOf(picked) }}.`,
    tileTied: ({ strength, seats }) => [
      ...say`Ничья на плитке ${tile('G2')} при силе ${strength}: `,
      ...and(seatPlaces(seats)),
      ' выбывают.',
    ],
    finePaid: ({ seat, bills, chips: paid, change }) => {
      if (bills.length + paid === 0) return say`${{ seat }} не платит штраф: нечем.`;
      const handed = [...moneyPlaces(bills), ...(paid > 0 ? [chips(paid)] : [])];
      const head = [...say`${{ seat }} отдаёт в счёт штрафа `, ...and(handed)];
      return change.length === 0 ? [...head, '.'] : [...head, ...say`, сдача ${{ money: sumOf(change) }}.`];
    },
  },

  refusals: {
    notAsked: ({ seat }) => ({
      why: say`Сейчас решает ${{ seat }}.`,
      rule: TILE_RULE_OF.notAsked,
      remedy: say`Подождите решения.`,
    }),
    decideFirst: ({ instead }) => ({
      why: say`Плитка спрашивает о другом.`,
      rule: TILE_RULE_OF.decideFirst,
      remedy: byType(INSTEAD, instead),
    }),
    nothingToDecide: () => ({
      why: say`Сейчас ни одна плитка об этом не спрашивает.`,
      rule: TILE_RULE_OF.nothingToDecide,
      remedy: say`Продолжайте ход.`,
    }),
    tileNotInPlay: ({ faces }) => ({
      why: ['Об этом спрашивает только ', ...or(faces.map(tile)), ', а этой плитки в раунде нет.'],
      rule: TILE_RULE_OF.tileNotInPlay,
      remedy: say`Выберите одно из предложенных действий.`,
    }),
    casinoClosed: ({ casino, instead }) => ({
      why: say`Казино ${casinoPlace(casino)} закрыто: кубики туда не входят и оттуда не выходят.`,
      rule: TILE_RULE_OF.casinoClosed,
      remedy: byType(INSTEAD, instead),
    }),
    passIsFree: ({ closed }) => ({
      why: say`На всех ваших кубиках закрытое число ${closed}, фишка не нужна.`,
      rule: TILE_RULE_OF.passIsFree,
      remedy: say`Пропустите ход бесплатно.`,
    }),
    openNumberRolled: ({ instead }) => ({
      why: say`Бесплатно пропустить ход можно, только если выпало одно закрытое число.`,
      rule: TILE_RULE_OF.openNumberRolled,
      remedy: byType(INSTEAD, instead),
    }),
    noPowerToken: ({ holder, instead }) => ({
      why:
        holder === null
          ? say`Жетон плитки ${tile('D2')} лежит на ней самой.`
          : say`Жетон плитки ${tile('D2')} сейчас у игрока ${{ seat: holder }}.`,
      rule: TILE_RULE_OF.noPowerToken,
      remedy: byType(INSTEAD, instead),
    }),
    notInSupply: ({ die, use, instead }) => ({
      why:
        die === 'big' ? say`Большого кубика нет в вашем запасе.` : say`В вашем запасе не осталось маленьких кубиков.`,
      rule: SUPPLY_RULE[use],
      remedy: byType(INSTEAD, instead),
    }),
    notInCasino: ({ die, casino, instead }) => ({
      why:
        die === 'big'
          ? say`Вашего большого кубика нет в ${casinoPlace(casino)}.`
          : say`Ваших маленьких кубиков нет в ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.notInCasino,
      remedy: byType(INSTEAD, instead),
    }),
    noMoreTaking: ({ turns }) => ({
      why: say`После ${turns} ходов раунда кубики больше нельзя забирать.`,
      rule: TILE_RULE_OF.noMoreTaking,
      remedy: say`Поставьте кубик в казино.`,
    }),
    ownCasino: ({ casino, at: where }) => ({
      why: say`У ${casinoPlace(casino)} лежит сама эта плитка.`,
      rule: TILE_RULE_OF.ownCasino,
      remedy: byType(INSTEAD, { type: 'casinos', casinos: where }),
    }),
    ownTile: ({ casino, at: where }) => ({
      why: say`У ${casinoPlace(casino)} лежит сама плитка ${tile('H2')}.`,
      rule: TILE_RULE_OF.ownTile,
      remedy: ['Другие плитки лежат у ', ...and(casinoPieces(where)), '.'],
    }),
    alreadyClosed: ({ casino, at: where }) => ({
      why: say`Жетон уже лежит на ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.alreadyClosed,
      remedy: ['Выберите ', ...or(casinoPieces(where)), ' либо оставьте жетон.'],
    }),
    nothingClosed: () => ({
      why: say`Жетон ещё лежит на своей плитке.`,
      rule: TILE_RULE_OF.nothingClosed,
      remedy: say`Закройте казино.`,
    }),
    noCluster: ({ cluster, left }) => ({
      why: say`Ячейки, где серых кубиков ${cluster}, уже нет.`,
      rule: TILE_RULE_OF.noCluster,
      remedy: ['Остались ячейки, где их ', ...or(left.map(String)), '.'],
    }),
    noGrayDie: ({ casino, at: where }) => ({
      why: say`В ${casinoPlace(casino)} нет серых кубиков.`,
      rule: TILE_RULE_OF.noGrayDie,
      remedy: ['Они есть в ', ...or(casinoPieces(where)), '.'],
    }),
    slotsFull: ({ slot: kind, free }) => ({
      why: say`Нет свободного места с наградой «${slot(kind)}».`,
      rule: TILE_RULE_OF.slotsFull,
      remedy: ['Свободны: ', ...and(free.map((one) => slot(one))), '.'],
    }),
    tooManyDice: ({ casino, have: { small, big } }) => ({
      why: say`В ${casinoPlace(casino)} у вас ${dice(small + big)}.`,
      rule: TILE_RULE_OF.tooManyDice,
      remedy: say`Больше переместить нельзя.`,
    }),
    dieNotRolled: ({ die, value }) => ({
      why:
        die === 'big'
          ? say`На вашем большом кубике не выпало ${value}.`
          : say`Ни на одном маленьком кубике броска не выпало ${value}.`,
      rule: TILE_RULE_OF.dieNotRolled,
      remedy: say`Выберите кубик из этого броска или откажитесь.`,
    }),
    cellStuck: ({ value }) => ({
      why: say`Кубик с ячейки ${value} не может уйти в своё казино: оно закрыто.`,
      rule: TILE_RULE_OF.cellStuck,
      remedy: say`Выберите другую ячейку.`,
    }),
    otherResult: ({ rolled }) => ({
      why: say`На кубиках выпало ${rolled[0]} и ${rolled[1]}.`,
      rule: TILE_RULE_OF.otherResult,
      remedy: say`Выберите одно из этих чисел.`,
    }),
    noTileThere: ({ casino, at: where }) => ({
      why: say`У ${casinoPlace(casino)} плитки нет.`,
      rule: TILE_RULE_OF.noTileThere,
      remedy: ['Плитки лежат у ', ...and(casinoPieces(where)), '.'],
    }),
    blackDiceDiffer: ({ rolled, instead }) => ({
      why: say`На чёрных кубиках выпало ${rolled[0]} и ${rolled[1]}.`,
      rule: TILE_RULE_OF.blackDiceDiffer,
      remedy: byType(INSTEAD, instead),
    }),
    emptyPile: () => ({
      why: say`В каждой стопке должен быть жетон.`,
      rule: TILE_RULE_OF.emptyPile,
      remedy: say`Переложите один жетон.`,
    }),
    tokensDiffer: ({ tokens: all }) => ({
      why: say`В стопках должно быть ровно столько жетонов, сколько в ящике: ${all.length}, каждый один раз.`,
      rule: TILE_RULE_OF.tokensDiffer,
      remedy: ['Разложите ', ...and(moneyPlaces(all)), '.'],
    }),
  },

  actions: {
    freePass: () => ({ label: 'Бесплатно', labelLong: 'Пропустить ход бесплатно: выпало только закрытое число' }),
    powerPlay: ({ die, casino }) => ({
      label: die === 'big' ? `Большой → ${casino}` : `Кубик → ${casino}`,
      labelLong: `Игра в большинстве: поставить ${DIE[die]} в казино ${casino} вместо броска`,
    }),
    luckyHide: ({ count }) => ({ label: `Спрятать ${count}`, labelLong: `Спрятать в кулаке ${tokens(count)}` }),
    luckyGuess: ({ count }) => ({ label: `Назвать ${count}`, labelLong: `Предположить: в кулаке ${tokens(count)}` }),
    stop: () => ({ label: 'Хватит', labelLong: 'Остановиться и взять награду под счётчиком' }),
    bet: ({ on }) =>
      on === 'higher'
        ? { label: 'Больше', labelLong: 'Поставить на то, что сумма будет больше' }
        : { label: 'Меньше', labelLong: 'Поставить на то, что сумма будет меньше' },
    close: ({ casino }) => ({ label: `Закрыть ${casino}`, labelLong: `Закрыть вход в казино ${casino}` }),
    keepClosed: () => ({ label: 'Оставить', labelLong: 'Оставить казино закрытым' }),
    knockoutDie: ({ die }) => ({
      label: die === 'big' ? 'Бар: большой' : 'Бар: малый',
      labelLong: `Положить в бар ${DIE[die]}`,
    }),
    block: ({ cluster, casino }) => ({
      label: `${cluster} в ${casino}`,
      labelLong: `Поставить ${grayDice(cluster)} в казино ${casino}`,
    }),
    handicap: ({ from, slot }) => ({
      label: `${from} → ${{ chip: 'фишка', money: '30', move: 'ход' }[slot]}`,
      labelLong: `Убрать серый кубик из казино ${from}, награда: ${SLOT[slot]}`,
    }),
    skip: () => ({ label: 'Отказаться', labelLong: 'Отказаться от предложения плитки' }),
    putDie: ({ die, casino }) => ({
      label: die === 'big' ? `Большой в ${casino}` : `Кубик в ${casino}`,
      labelLong: `Поставить ${DIE[die]} в казино ${casino}`,
    }),
    takeDie: ({ die, casino }) => ({
      label: die === 'big' ? `Большой из ${casino}` : `Кубик из ${casino}`,
      labelLong: `Вернуть ${DIE[die]} из казино ${casino}`,
    }),
    doubleDown: ({ small, big }) => ({
      label: small + big === 0 ? 'Ни одного' : `Сюда ${small}+${big}`,
      labelLong:
        small + big === 0
          ? 'Не перемещать кубики на плитку'
          : `Переместить на плитку: маленьких ${small}, больших ${big}`,
    }),
    niceDie: ({ die, value }) => ({
      label: die === 'big' ? `Большой на ${value}` : `Кубик на ${value}`,
      labelLong: `Положить ${DIE[die]} на ячейку ${value} плитки`,
    }),
    myChoice: ({ result }) => ({ label: `Выбрать ${result}`, labelLong: `Выполнить то, что велит ${result}` }),
    activateTile: ({ casino }) => ({ label: `Плитка ${casino}`, labelLong: `Активировать плитку у казино ${casino}` }),
    golden: ({ die }) => ({
      label: die === 'big' ? 'Золото: б.' : 'Золото: м.',
      labelLong: `Положить ${DIE[die]} на золотую ячейку`,
    }),
    primeTime: ({ put }) => ({
      label: put.length === 0 ? 'Не ставить' : `Кубики ${put.join('+')}`,
      labelLong: put.length === 0 ? 'Не ставить чёрные кубики' : `Поставить чёрные кубики в казино: ${put.join(', ')}`,
    }),
    blackSplit: ({ piles: [first, second] }) => ({
      label: `${pileDigits(first)}|${pileDigits(second)}`,
      labelLong: `Первая стопка ${pileText(first)}, вторая стопка ${pileText(second)} (в тысячах)`,
    }),
    blackPick: ({ pile: index }) => ({ label: `Стопка ${index + 1}`, labelLong: `Взять ${pile(index)} стопку` }),
  },

  decisions: {
    luckyHide: 'Спрячьте один, два или три жетона',
    luckyGuess: 'Угадайте, сколько жетонов спрятано',
    fiftyFifty: 'Поставьте на больше или меньше либо остановитесь',
    close: 'Выберите казино, которое закроете',
    knockoutDie: 'Выберите кубик для бара',
    block: 'Выберите серые кубики и казино для них',
    handicap: 'Уберите серый кубик или откажитесь',
    move: 'Поставьте кубик в казино или верните один в запас',
    doubleDown: 'Выберите кубики, которые пойдут на плитку',
    niceDie: 'Выберите кубик для плитки или откажитесь',
    myChoice: 'Выберите один из двух результатов',
    activateTile: 'Выберите плитку, которую активируете',
    golden: 'Выберите кубик для золотой ячейки',
    primeTime: 'Выберите, какие чёрные кубики поставить',
    blackSplit: 'Разложите жетоны на две стопки',
    blackPick: 'Выберите стопку',
  },
};
