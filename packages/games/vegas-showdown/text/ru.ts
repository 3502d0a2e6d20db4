/** Vegas Showdown in Russian. Told in the present tense: the past would have to know whether the player is a he or a she. */

import { at, countedIn, listingIn, NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { TileId } from '../types.ts';
import { cards } from './cards/ru.ts';
import type { VegasShowdownText } from './types.ts';
import {
  cellName,
  lotNames,
  placesOf,
  priceParts,
  RULE_OF,
  RULE_OF_ASKED,
  seatAmounts,
  seatParts,
  signedMoney,
} from './words.ts';

const TILES: Readonly<Record<TileId, string>> = {
  slots: 'Слоты',
  lounge: 'Лаунж',
  restaurant: 'Ресторан',
  'fancy-slots': 'Элитные слоты',
  'dragon-room': 'Зал дракона',
  'table-games': 'Игровые столы',
  'high-rollers-room': 'Зал для крупных ставок',
  'sports-book': 'Букмекерский зал',
  'space-age-sports-book': 'Букмекерский зал будущего',
  'fancy-lounge': 'Элитный лаунж',
  'night-club': 'Ночной клуб',
  theater: 'Театр',
  'fancy-restaurant': 'Элитный ресторан',
  buffet: 'Шведский стол',
  'five-star-steakhouse': 'Пятизвёздочный стейк-хаус',
};

const { tile: tileName, card: cardName } = placesOf(TILES, cards);
const and = listingIn('ru', 'conjunction');
const tiles = countedIn('ru', { one: 'плитка', few: 'плитки', many: 'плиток', other: 'плитки' });
const fame = countedIn('ru', {
  one: 'очко Репутации',
  few: 'очка Репутации',
  many: 'очков Репутации',
  other: 'очка Репутации',
});
const tileList = (kinds: readonly TileId[]) => and(kinds.map((tile) => say`«${tileName(tile)}»`));
const moves = (list: Parameters<typeof priceParts>[0]) =>
  and(priceParts(list, (tile, from, to) => say`«${tileName(tile)}» с ${from} до ${to}`));

const LOTS = lotNames(TILES, (number) => `премьерная ячейка ${number}`, 'Слоты, вторая шкала');
const SIZED = { small: 'маленьких', medium: 'средних', large: 'больших' };
const ENTRANCES = { casino: 'вход в казино', hotel: 'вход в отель', either: 'любой вход' };
const TO = { casino: 'ко входу в казино', hotel: 'ко входу в отель', either: 'к какому-нибудь входу' };
const ITEMS = {
  held: 'Накопленная Репутация',
  casino: 'Казино заполнено',
  hotel: 'Отель заполнен',
  connected: 'Отель и казино соединены',
  population: 'Посещаемость',
  revenue: 'Выручка',
  money: 'Деньги',
  threeQuarters: 'Неполные алмазы',
  diamonds: 'Алмазы',
};

export const ru: VegasShowdownText = {
  names: {
    title: 'Vegas Showdown',
    tiles: TILES,
    lots: LOTS,
    counters: { money: 'Деньги', income: 'Доход', population: 'Посещаемость', revenue: 'Выручка', fame: 'Репутация' },
    sizes: { small: 'маленькая', medium: 'средняя', large: 'большая' },
    colours: { yellow: 'жёлтый', green: 'зелёный', blue: 'синий' },
    entrances: ENTRANCES,
    zones: { casino: 'казино', common: 'общая зона', hotel: 'отель' },
    items: ITEMS,
    dealer: 'дилер',
    aside: 'отложено',
  },
  cards,

  log: {
    turnBegan: ({ turn, dealer }) => say`Начинается ход ${turn}, дилер ${{ seat: dealer }}.`,
    pricesDropped: ({ moves: list }) => [...say`Цены снижаются: `, ...moves(list), '.'],
    tileRemoved: ({ tile }) => say`Плитку «${tileName(tile)}» никто не купил, она уходит из игры.`,
    cardDrawn: ({ card }) => say`Событие: «${cardName(card)}». ${cards[card].effect}`,
    cardPaid: ({ card, amounts }) => [
      ...say`«${cardName(card)}»: `,
      ...and(seatAmounts(amounts, (seat, amount) => [seat, ' ', ...signedMoney(amount)])),
      '.',
    ],
    cardFamed: ({ card, amounts }) => [
      ...say`«${cardName(card)}»: `,
      ...and(seatAmounts(amounts, (seat, amount) => say`${seat} +${fame(amount)}`)),
      '.',
    ],
    cardMovedPrices: ({ card, moves: list }) => [...say`«${cardName(card)}»: `, ...moves(list), '.'],
    cardHolds: ({ card }) => say`Карта «${cardName(card)}» действует до конца хода.`,
    cardIdle: ({ card }) => say`Карта «${cardName(card)}» ничего не меняет.`,
    stackChosen: ({ seat, size }) => say`${{ seat }} выбирает стопку ${SIZED[size]} плиток.`,
    tileFlipped: ({ tile, price }) => say`На торги выходит плитка «${tileName(tile)}», цена от ${{ money: price }}.`,
    stackFoundEmpty: ({ size }) =>
      size === null ? say`Все стопки пусты, игра окончена.` : say`Стопка ${SIZED[size]} плиток пуста, игра окончена.`,
    incomeCollected: ({ amounts }) => {
      const parts = seatAmounts(amounts, (seat, amount) => say`${seat} ${{ money: amount }}`);
      return parts.length === 0 ? say`Дохода нет ни у кого.` : [...say`Доход: `, ...and(parts), '.'];
    },
    bidMade: ({ seat, tile, amount, outbid }) =>
      outbid === null
        ? say`${{ seat }} ставит ${{ money: amount }} на «${tileName(tile)}».`
        : say`${{ seat }} ставит ${{ money: amount }} на «${tileName(tile)}», ставка игрока ${{ seat: outbid }} перебита.`,
    renovateChosen: ({ seat }) => say`${{ seat }} выбирает Обновление.`,
    publicityChosen: ({ seat, fame: gained }) => say`${{ seat }} выбирает Рекламу и получает ${fame(gained)}.`,
    turnPassed: ({ seat }) => say`${{ seat }} пропускает ход.`,
    tileBought: ({ seat, tile, amount }) => say`${{ seat }} покупает «${tileName(tile)}» за ${{ money: amount }}.`,
    tileLifted: ({ seat, tile, cell }) => say`${{ seat }} снимает «${tileName(tile)}» с ${cellName(cell)}.`,
    tilePlaced: ({ seat, tile, cell }) => say`${{ seat }} размещает «${tileName(tile)}» на ${cellName(cell)}.`,
    buildingDone: ({ seat, aside }) =>
      aside === 0
        ? say`${{ seat }} заканчивает строить.`
        : say`${{ seat }} заканчивает строить, отложено: ${tiles(aside)}.`,
    sheetFilled: ({ seat }) => say`Лист игрока ${{ seat }} заполнен целиком.`,
    itemScored: ({ item, fame: scored }) => [
      ...say`${ITEMS[item]}: `,
      ...and(seatAmounts(scored, (seat, amount) => say`${seat} +${fame(amount)}`)),
      '.',
    ],
    matchEnded: ({ winners, tieBreak, totals }) => {
      const best = Math.max(...totals);
      if (winners.length > 1) return [...and(seatParts(winners)), ...say` делят победу, Репутация ${best}.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`Побеждает ${winner}: Репутация ${best} и больше денег.`
        : say`Побеждает ${winner}: Репутация ${best}.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.ru(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`Партия окончена.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`Сейчас ходит ${{ seat: turn }}.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Дождитесь своей очереди.`,
    }),
    notNow: ({ asked }) => ({
      why: say`Сейчас нужно сделать другое.`,
      rule: RULE_OF_ASKED[asked],
      remedy: say`${ru.phases[asked]}.`,
    }),
    lotClosed: ({ why }) => ({
      why: why === 'seats' ? say`При таком числе игроков эта ячейка не используется.` : say`Здесь ничего не продаётся.`,
      rule: RULE_OF.lotClosed,
      remedy: say`Выберите другой лот.`,
    }),
    lotBarred: ({ card }) => ({
      why: say`Карта «${cardName(card)}» запрещает здесь ставки в этот ход.`,
      rule: RULE_OF.lotBarred,
      remedy: say`Выберите другой лот.`,
    }),
    bidEqual: ({ amount, next }) => ({
      why: say`Ставка ${{ money: amount }} уже сделана.`,
      rule: RULE_OF.bidEqual,
      remedy: next === null ? null : say`Поставьте не меньше ${{ money: next }}.`,
    }),
    bidBelowStanding: ({ standing, next }) => ({
      why: say`Ставка ${{ money: standing }} уже сделана.`,
      rule: RULE_OF.bidBelowStanding,
      remedy: next === null ? null : say`Поставьте не меньше ${{ money: next }}.`,
    }),
    bidBelowMinimum: ({ minimum }) => ({
      why: say`Минимальная ставка здесь ${{ money: minimum }}.`,
      rule: RULE_OF.bidBelowMinimum,
      remedy: say`Поставьте не меньше ${{ money: minimum }}.`,
    }),
    bidNotPrinted: ({ amount, next }) => ({
      why: say`Ставки ${{ money: amount }} на этой шкале нет.`,
      rule: RULE_OF.bidNotPrinted,
      remedy: next === null ? null : say`Наименьшая ставка ${{ money: next }}.`,
    }),
    bidTooDear: ({ amount, money }) => ({
      why: say`Ставка ${{ money: amount }} больше ваших денег (${{ money }}).`,
      rule: RULE_OF.bidTooDear,
      remedy: say`Ставьте не больше, чем у вас есть.`,
    }),
    actionBarred: ({ card }) => ({
      why: say`Карта «${cardName(card)}» запрещает это в этот ход.`,
      rule: RULE_OF.actionBarred,
      remedy: say`Выберите другое действие.`,
    }),
    mustAct: () => ({
      why: say`Пропускать нельзя, пока доступны Обновление или Реклама.`,
      rule: RULE_OF.mustAct,
      remedy: say`Сделайте ставку, выберите Обновление или Рекламу.`,
    }),
    notRenovating: () => ({
      why: say`Снимать плитки можно только при Обновлении.`,
      rule: RULE_OF.notRenovating,
      remedy: null,
    }),
    liftsUsed: ({ max }) => ({
      why: say`Уже снято ${tiles(max)}.`,
      rule: RULE_OF.liftsUsed,
      remedy: say`Размещайте плитки или закончите.`,
    }),
    liftAfterPlacing: () => ({
      why: say`Сначала снимают, потом размещают.`,
      rule: RULE_OF.liftAfterPlacing,
      remedy: say`Разместите ещё одну плитку или закончите.`,
    }),
    notThere: ({ tile, cell }) => ({
      why: say`На ${cellName(cell)} нет плитки «${tileName(tile)}».`,
      rule: RULE_OF.notThere,
      remedy: null,
    }),
    placesUsed: ({ max }) => ({
      why: say`Уже размещено ${tiles(max)}.`,
      rule: RULE_OF.placesUsed,
      remedy: say`Закончите строить.`,
    }),
    notAside: ({ tile }) => ({
      why: say`Среди отложенных нет плитки «${tileName(tile)}».`,
      rule: RULE_OF.notAside,
      remedy: say`Выберите отложенную плитку.`,
    }),
    sameTurn: ({ tile, use }) => ({
      why: say`Плитка «${tileName(tile)}» в другом повороте выглядит так же.`,
      rule: RULE_OF.sameTurn,
      remedy: say`Поверните её на ${use} градусов.`,
    }),
    outside: ({ tile }) => ({
      why: say`Плитка «${tileName(tile)}» выйдет за край листа.`,
      rule: RULE_OF.outside,
      remedy: say`Сдвиньте или поверните её.`,
    }),
    occupied: ({ tile }) => ({
      why: say`Плитка «${tileName(tile)}» ляжет на другую плитку.`,
      rule: RULE_OF.occupied,
      remedy: say`Выберите пустые клетки.`,
    }),
    missingPrerequisite: ({ tile, missing }) => ({
      why: [...say`Для плитки «${tileName(tile)}» на листе нужны: `, ...tileList(missing), '.'],
      rule: RULE_OF.missingPrerequisite,
      remedy: [...say`Сначала разместите: `, ...tileList(missing), '.'],
    }),
    notConnected: ({ tile, entrance, reached }) => ({
      why:
        reached === null
          ? say`От плитки «${tileName(tile)}» нет пути ${TO[entrance]}.`
          : say`Путь от плитки «${tileName(tile)}» ведёт ${TO[reached]}, а должен вести ${TO[entrance]}.`,
      rule: RULE_OF.notConnected,
      remedy: say`Соедините её дверью с плиткой, у которой путь уже есть.`,
    }),
    noLoungeDoor: ({ tile }) => ({
      why: say`Ни одна дверь плитки «${tileName(tile)}» не ведёт в «Лаунж» или «Элитный лаунж».`,
      rule: RULE_OF.noLoungeDoor,
      remedy: say`Разместите её дверь в дверь с одним из них.`,
    }),
    sheetBroken: ({ faults }) => ({
      why: [...say`Так лист оставить нельзя: `, ...tileList([...new Set(faults.map(({ tile }) => tile))]), '.'],
      rule: RULE_OF.sheetBroken,
      remedy: say`Разместите плитки так, чтобы для каждой были на листе нужные плитки и путь ко входу.`,
    }),
    stackEmpty: ({ size }) => ({
      why: say`Стопка ${SIZED[size]} плиток пуста.`,
      rule: RULE_OF.stackEmpty,
      remedy: say`Выберите другую стопку.`,
    }),
  },

  actions: {
    bid: ({ lot, amount }) => ({ label: `Ставка ${amount} $`, labelLong: `Поставить ${amount} $: ${LOTS[lot]}` }),
    renovate: () => ({ label: 'Обновление', labelLong: 'Обновление: снять до двух плиток, разместить до двух' }),
    publicity: () => ({
      label: 'Реклама',
      labelLong: 'Реклама: получить Репутацию, потом разместить отложенную плитку',
    }),
    pass: () => ({ label: 'Пропустить', labelLong: 'Пропустить и ничего не делать в этот ход' }),
    lift: ({ tile, cell }) => ({ label: 'Снять', labelLong: `Снять «${TILES[tile]}» с ${cellName(cell)}` }),
    place: ({ tile, cell, turn }) => ({
      label: `Сюда: ${cellName(cell)}`,
      labelLong: `Разместить «${TILES[tile]}» на ${cellName(cell)}, поворот ${turn} градусов`,
    }),
    stack: ({ size }) => ({ label: ru.names.sizes[size], labelLong: `Открыть плитку из стопки ${SIZED[size]}` }),
    done: () => ({ label: 'Готово', labelLong: 'Закончить строить' }),
  },

  phases: {
    stack: 'Выберите стопку',
    permit: 'Разместите отложенную плитку или закончите',
    choosing: 'Ставка, Обновление или Реклама',
    building: 'Стройте или закончите',
    over: 'Партия окончена',
  },
  endings: { sheet: 'Чей-то лист заполнен.', stack: 'Одна из стопок закончилась.' },
  counts: { tiles, fame },
};
