/** Lords of Vegas in Russian. */

import {
  at,
  byCode,
  byType,
  countedIn,
  listingIn,
  NO_SUCH_SEAT_TEXT,
  pluralIn,
  type Sentence,
  say,
} from '@fremont/kernel';
import { COMPANIES } from '../data/companies.ts';
import type { Goods, Refusal, Terms, Waiver } from '../types.ts';
import type { LordsOfVegasText } from './types.ts';
import {
  casinoPlace,
  companyPlace,
  diePlace,
  goodsWith,
  isNothing,
  lotPlace,
  lotPlaces,
  payerPlace,
  payersWith,
  RULE_OF,
  rolledPieces,
  seatPlaces,
  sharesOf,
} from './words.ts';

const plural = pluralIn('ru');
const and = listingIn('ru', 'conjunction');
const tiles = countedIn('ru', { one: 'плитка', few: 'плитки', many: 'плиток', other: 'плитки' });
const dice = countedIn('ru', { one: 'кубик', few: 'кубика', many: 'кубиков', other: 'кубика' });
const lots = countedIn('ru', { one: 'участок', few: 'участка', many: 'участков', other: 'участка' });
const cards = countedIn('ru', { one: 'карта', few: 'карты', many: 'карт', other: 'карты' });
const points = countedIn('ru', { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });
const goods: (of: Goods) => Sentence = goodsWith(and, {
  lot: 'участок',
  die: 'кубик на',
  nothing: 'ничего',
});
const payers = payersWith('Стрип');

const WAIVERS: Readonly<Record<Waiver['action'], string>> = {
  sprawl: 'расширять',
  remodel: 'реконструировать',
  reorganise: 'реорганизовать',
  gamble: 'играть на деньги в',
};
const waiver = ({ action, casino }: Waiver): string => `в этот ход не ${WAIVERS[action]} казино ${casino}`;

/** The active player's action or waiver as part of the deal follows behind a semicolon. */
const deal = ({ from, to, give, take, action, waiver: forgone }: Terms): Sentence => [
  ...exchange({ from, to, give, take }),
  ...(action === null ? [] : [`; в сделку входит: ${byType(ru.actions, action).labelLong}`]),
  ...(forgone === null ? [] : [`; обещание: ${waiver(forgone)}`]),
];

const exchange = ({ from, to, give, take }: Pick<Terms, 'from' | 'to' | 'give' | 'take'>): Sentence => {
  if (isNothing(take) && !isNothing(give))
    return [...say`${{ seat: from }} отдаёт игроку ${{ seat: to }} `, ...goods(give)];
  if (isNothing(give) && !isNothing(take))
    return [...say`${{ seat: from }} получает `, ...goods(take), ...say` от игрока ${{ seat: to }}`];
  return [...say`${{ seat: from }} отдаёт игроку ${{ seat: to }} `, ...goods(give), ' и получает ', ...goods(take)];
};

export const ru: LordsOfVegasText = {
  names: { title: 'Lords of Vegas', payers, endCard: 'Конец игры', bank: 'банк' },

  log: {
    lotDealt: ({ seat, lot, money }) => say`${{ seat }} начинает с участком ${lotPlace(lot)} и ${{ money }}.`,
    cardReplaced: ({ seat, card }) =>
      say`${{ seat }} получает ${lotPlace(card)}: вдвоём этот квартал не используется, карта заменена.`,
    endCardLaid: ({ cards: above }) =>
      above === null
        ? say`Карта «Конец игры» лежит примерно после трёх четвертей колоды; где именно, не знает никто.`
        : say`Над картой «Конец игры» ${plural(above, { few: 'лежат', other: 'лежит' })} ${cards(above)}.`,
    starterRolled: ({ seat, dice: rolled }) =>
      say`${{ seat }} бросает кубики за право первого хода: ${{ dice: rolled, of: seat }}.`,
    turnBegan: ({ seat, turn }) => say`Ход ${turn}: ${{ seat }}.`,
    cardDrawn: ({ seat, card, payer }) =>
      card === 'end'
        ? say`${{ seat }} вытягивает «Конец игры»: Стрип платит в последний раз.`
        : say`${{ seat }} вытягивает ${lotPlace(card)}; платит ${payerPlace(payers, payer)}.`,
    lotMarked: ({ seat, lot }) => say`Участок ${lotPlace(lot)} теперь принадлежит игроку ${{ seat }}.`,
    lotGivenUp: ({ seat, lot }) => say`У игрока ${{ seat }} кончились фишки: участок ${lotPlace(lot)} освобождён.`,
    tileTakenOver: ({ seat, lot, from, value, movedFrom }) => {
      const die = diePlace(seat, value);
      if (movedFrom !== null)
        return say`${{ seat }} занимает ${lotPlace(lot)} кубиком ${die}, снятым с ${lotPlace(movedFrom)}.`;
      return from === null
        ? say`${{ seat }} занимает пустую плитку на ${lotPlace(lot)} кубиком ${die}.`
        : say`${{ seat }} занимает ${lotPlace(lot)} вместо игрока ${{ seat: from }} кубиком ${die}.`;
    },
    ownTileDrawn: ({ seat, lot }) => say`У игрока ${{ seat }} уже есть кубик на ${lotPlace(lot)}.`,
    unusedLotDrawn: ({ lot }) => say`${lotPlace(lot)} вдвоём не используется; вытягивается ещё одна карта.`,
    lotsPaid: ({ money }) => ['Участки приносят: ', ...and(sharesOf(money)), '.'],
    casinoPaid: ({ casino, colour, money }) => [
      ...say`${casinoPlace(colour, casino)} платит: `,
      ...and(sharesOf(money)),
      '.',
    ],
    pointsScored: ({ seat, from, to, lost }) => {
      if (to === from) return say`${{ seat }} остаётся на ${from}: очков не хватает до следующего деления.`;
      return lost === 0
        ? say`${{ seat }}: с ${from} на ${to}.`
        : say`${{ seat }}: с ${from} на ${to}; пропало: ${points(lost)}.`;
    },
    tieRerolled: ({ casino, colour, dice: rolled }) => [
      ...say`Ничья в ${casinoPlace(colour, casino)}: `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    tieSettled: ({ casino, colour, boss }) => say`${{ seat: boss }} — владелец казино ${casinoPlace(colour, casino)}.`,
    built: ({ seat, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} строит ${companyPlace(colour)} на ${lotPlace(lot)} за ${{ money: cost }}, кубик ${diePlace(seat, value)}.`
        : say`${{ seat }} строит ${companyPlace(colour)} на ${lotPlace(lot)} за ${{ money: cost }}, кубик взят с ${lotPlace(movedFrom)}.`,
    sprawled: ({ seat, from, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} расширяет ${casinoPlace(colour, from)} на ${lotPlace(lot)} за ${{ money: cost }}, кубик ${diePlace(seat, value)}.`
        : say`${{ seat }} расширяет ${casinoPlace(colour, from)} на ${lotPlace(lot)} за ${{ money: cost }}, кубик взят с ${lotPlace(movedFrom)}.`,
    remodelled: ({ seat, casino, from, colour, cost }) =>
      say`${{ seat }} реконструирует ${casinoPlace(from, casino)} в ${companyPlace(colour)} за ${{ money: cost }}.`,
    reorganised: ({ seat, casino, colour, cost, dice: rolled }) => [
      ...say`${{ seat }} реорганизует ${casinoPlace(colour, casino)} за ${{ money: cost }}: `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    diePlaced: ({ seat, lot, value }) => say`${{ seat }} ставит ${diePlace(seat, value)} на ${lotPlace(lot)}.`,
    betPlaced: ({ seat, boss, casino, colour, bet }) =>
      say`${{ seat }} ставит ${{ money: bet }} в ${casinoPlace(colour, casino)} против игрока ${{ seat: boss }}.`,
    layOffDecided: ({ seat, layOff }) =>
      layOff ? say`${{ seat }} передаёт половину ставки банку.` : say`${{ seat }} принимает ставку целиком.`,
    gambleRolled: ({ seat, dice: rolled, result, gambler, bet, short }) => {
      const thrown = { dice: rolled, of: seat };
      if (result === 'lose') return say`${{ seat }} бросает ${thrown} и проигрывает ${{ money: bet }}.`;
      return short > 0
        ? say`${{ seat }} бросает ${thrown} и выигрывает ${{ money: gambler }}; владельцу не хватило ${{ money: short }}.`
        : say`${{ seat }} бросает ${thrown} и выигрывает ${{ money: gambler }}.`;
    },
    offerMade: ({ offer }) => [...say`Предложение: `, ...deal(offer), '.'],
    offerCountered: ({ offer }) => [...say`Встречное предложение: `, ...deal(offer), '.'],
    offerDeclined: ({ offer }) => say`${{ seat: offer.to }} отклоняет предложение игрока ${{ seat: offer.from }}.`,
    offerWithdrawn: ({ offer }) => say`${{ seat: offer.from }} отзывает предложение игроку ${{ seat: offer.to }}.`,
    dealMade: ({ offer }) => [...say`Обмен: `, ...deal(offer), '.'],
    actionWaived: ({ seat, waiver: { action, casino } }) =>
      say`${{ seat }} обещает в этот ход не ${WAIVERS[action]} казино ${lotPlace(casino)}.`,
    offersExpired: () => say`Открытые предложения сгорели с концом хода.`,
    matchEnded: ({ winners, tieBreak, points: all }) => {
      const best = Math.max(...all);
      if (winners.length > 1) return [...and(seatPlaces(winners)), ...say` делят победу: у каждого ${points(best)}.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} побеждает: ${points(best)} и больше денег.`
        : say`${winner} побеждает: ${points(best)}.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.ru(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`Партия окончена.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`Сейчас ходит ${{ seat: turn }}.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Дождитесь своего хода или предложите обмен.`,
    }),
    drawFirst: () => ({
      why: say`Карта этого хода ещё не вытянута.`,
      rule: RULE_OF.drawFirst,
      remedy: say`Сначала вытяните карту.`,
    }),
    alreadyDrawn: () => ({
      why: say`Карта этого хода уже вытянута.`,
      rule: RULE_OF.alreadyDrawn,
      remedy: say`Играйте дальше или закончите ход.`,
    }),
    choicePending: ({ seat }) => ({
      why: say`Сначала решает ${{ seat }}.`,
      rule: RULE_OF.choicePending,
      remedy: null,
    }),
    notAsked: () => ({ why: say`Сейчас об этом не спрашивают.`, rule: RULE_OF.notAsked, remedy: null }),
    blockUnused: () => ({ why: say`Вдвоём квартал F не используется.`, rule: RULE_OF.blockUnused, remedy: null }),
    notYourLot: ({ lot, owner }) => ({
      why:
        owner === null
          ? say`Участок ${lotPlace(lot)} ничей.`
          : say`Участок ${lotPlace(lot)} принадлежит игроку ${{ seat: owner }}.`,
      rule: RULE_OF.notYourLot,
      remedy: owner === null ? say`Расширьте на него соседнее казино, где вы владелец.` : say`Выменяйте его.`,
    }),
    lotOwned: ({ lot, owner }) => ({
      why: say`Участок ${lotPlace(lot)} принадлежит игроку ${{ seat: owner }}; для расширения нужен участок без фишки.`,
      rule: RULE_OF.lotOwned,
      remedy: say`Строить там может только хозяин участка; расширяйтесь на другой участок.`,
    }),
    lotBuilt: ({ lot }) => ({
      why: say`На ${lotPlace(lot)} уже лежит плитка.`,
      rule: RULE_OF.lotBuilt,
      remedy: say`Стройте на своём участке без плитки или расширяйтесь на свободный.`,
    }),
    notAdjacent: ({ casino, lot }) => ({
      why: say`${lotPlace(lot)} не граничит с казино ${lotPlace(casino)}.`,
      rule: RULE_OF.notAdjacent,
      remedy: say`Выберите свободный соседний участок в том же квартале.`,
    }),
    noCasino: ({ lot }) => ({
      why: say`Казино с именем ${lotPlace(lot)} нет.`,
      rule: RULE_OF.noCasino,
      remedy: say`Казино называется по своему первому участку.`,
    }),
    notBoss: ({ boss, value, best }) => {
      const rule = RULE_OF.notBoss;
      if (boss === null) return { why: say`У этого казино нет владельца.`, rule, remedy: null };
      const why =
        best === null
          ? say`Владелец здесь ${{ seat: boss }} (кубик ${value ?? ''}), а ваших кубиков здесь нет.`
          : say`Владелец здесь ${{ seat: boss }} (кубик ${value ?? ''}); ваш лучший кубик ${best}.`;
      return { why, rule, remedy: best === null ? null : say`Реорганизуйте казино или выменяйте старший кубик.` };
    },
    sameColour: ({ colour }) => ({
      why: say`Казино уже принадлежит ${companyPlace(colour)}.`,
      rule: RULE_OF.sameColour,
      remedy: say`Выберите другую компанию.`,
    }),
    noDieThere: () => ({
      why: say`Реорганизовать казино может только тот, чей кубик в нём есть.`,
      rule: RULE_OF.noDieThere,
      remedy: null,
    }),
    reorganisedAlready: ({ lot }) => ({
      why: say`Кубик на ${lotPlace(lot)} уже переброшен в этот ход, а бросать нужно все.`,
      rule: RULE_OF.reorganisedAlready,
      remedy: say`Дождитесь следующего хода.`,
    }),
    ownCasino: () => ({
      why: say`Здесь владелец — вы.`,
      rule: RULE_OF.ownCasino,
      remedy: say`Играйте в чужом казино.`,
    }),
    noBoss: () => ({ why: say`В этом казино нет владельца, играть не с кем.`, rule: RULE_OF.noBoss, remedy: null }),
    gambledAlready: () => ({
      why: say`За ход можно сыграть только один раз.`,
      rule: RULE_OF.gambledAlready,
      remedy: say`Дождитесь следующего хода.`,
    }),
    betTooHigh: ({ max }) => ({
      why: say`Предел ставки в этом казино — ${{ money: max }}.`,
      rule: RULE_OF.betTooHigh,
      remedy: say`Поставьте меньше.`,
    }),
    waived: ({ action, casino }) => ({
      why: say`По уговору в этот ход нельзя ${WAIVERS[action]} казино ${lotPlace(casino)}.`,
      rule: RULE_OF.waived,
      remedy: say`Дождитесь следующего хода.`,
    }),
    cannotAfford: ({ cost, money }) => ({
      why: say`Цена ${{ money: cost }}, у вас ${{ money }}: не хватает ${{ money: cost - money }}.`,
      rule: RULE_OF.cannotAfford,
      remedy: say`Дождитесь следующей карты, сыграйте в казино или продайте что-нибудь.`,
    }),
    noTile: ({ colour, needed, left }) => ({
      why: say`${companyPlace(colour)}: ${plural(needed, { one: 'нужна', few: 'нужны', other: 'нужно' })} ${tiles(needed)}, в запасе ${left}.`,
      rule: RULE_OF.noTile,
      remedy: say`Выберите другую компанию.`,
    }),
    moveDieNeeded: () => ({
      why: say`Все двенадцать кубиков на поле.`,
      rule: RULE_OF.moveDieNeeded,
      remedy: say`Выберите свой кубик, который переставите.`,
    }),
    moveDieNotNeeded: ({ left }) => ({
      why: say`В запасе ещё ${dice(left)}.`,
      rule: RULE_OF.moveDieNotNeeded,
      remedy: say`Оставьте кубики на поле на месте.`,
    }),
    notYourMarker: ({ lot }) => ({
      why: say`На участке ${lotPlace(lot)} нет вашей фишки.`,
      rule: RULE_OF.notYourMarker,
      remedy: say`Выберите участок с вашей фишкой.`,
    }),
    notYourDie: ({ lot }) => ({
      why: say`На ${lotPlace(lot)} нет вашего кубика.`,
      rule: RULE_OF.notYourDie,
      remedy: say`Выберите плитку с вашим кубиком.`,
    }),
    lotNotOpen: ({ open }) => ({
      why: say`Туда ничего поставить нельзя.`,
      rule: RULE_OF.lotNotOpen,
      remedy: [...say`Свободны `, ...and(lotPlaces(open)), '.'],
    }),
    noSuchResult: ({ value, left }) => ({
      why: say`Значения ${value} больше нет.`,
      rule: RULE_OF.noSuchResult,
      remedy: say`Остались: ${left.join(', ')}.`,
    }),
    dealWithYourself: () => ({
      why: say`Для сделки нужен другой игрок.`,
      rule: RULE_OF.dealWithYourself,
      remedy: null,
    }),
    emptyDeal: () => ({
      why: say`Ничего не переходит из рук в руки.`,
      rule: RULE_OF.emptyDeal,
      remedy: say`Добавьте деньги, участок или кубик.`,
    }),
    giftForbidden: ({ seat }) => ({
      why: say`Подарки запрещены, а ${{ seat }} ничего не даёт.`,
      rule: RULE_OF.giftForbidden,
      remedy: say`Пусть обе стороны что-то отдают.`,
    }),
    offersUsedUp: ({ limit }) => ({
      why: say`Не больше ${limit} предложений за ход.`,
      rule: RULE_OF.offersUsedUp,
      remedy: say`Ответьте на открытые.`,
    }),
    noSuchOffer: () => ({ why: say`Это предложение уже не действует.`, rule: RULE_OF.noSuchOffer, remedy: null }),
    offerChanged: () => ({
      why: say`Предложение тем временем изменилось.`,
      rule: RULE_OF.offerChanged,
      remedy: say`Посмотрите на него ещё раз.`,
    }),
    notYourOffer: ({ from, to }) => ({
      why: say`Это предложение между игроками ${{ seat: from }} и ${{ seat: to }}, отвечать не вам.`,
      rule: RULE_OF.notYourOffer,
      remedy: null,
    }),
    dealMoney: ({ seat, needed, money }) => ({
      why: say`${{ seat }} не может заплатить ${{ money: needed }}: есть только ${{ money }}.`,
      rule: RULE_OF.dealMoney,
      remedy: null,
    }),
    dealLot: ({ seat, lot }) => ({
      why: say`Участок ${lotPlace(lot)} не принадлежит игроку ${{ seat }}.`,
      rule: RULE_OF.dealLot,
      remedy: null,
    }),
    dealDie: ({ seat, lot }) => ({
      why: say`Кубик на ${lotPlace(lot)} не принадлежит игроку ${{ seat }}.`,
      rule: RULE_OF.dealDie,
      remedy: null,
    }),
    dealDice: ({ seat, limit }) => ({
      why: say`У игрока ${{ seat }} только ${dice(limit)}.`,
      rule: RULE_OF.dealDice,
      remedy: say`Пусть другой кубик перейдёт обратно.`,
    }),
    dealMarkers: ({ seat, limit }) => ({
      why: say`У игрока ${{ seat }} только ${limit} фишек.`,
      rule: RULE_OF.dealMarkers,
      remedy: say`Пусть другой участок перейдёт обратно.`,
    }),
    dealNotActive: ({ turn }) => ({
      why: say`Продать действие может только ${{ seat: turn }}, чей сейчас ход.`,
      rule: RULE_OF.dealNotActive,
      remedy: null,
    }),
    dealWaiver: ({ lot }) => ({
      why: say`Отказ относится к казино, а казино с именем ${lotPlace(lot)} нет.`,
      rule: RULE_OF.dealWaiver,
      remedy: say`Казино называется по своему первому участку.`,
    }),
    dealAction: ({ refusal }) => byCode(ru.refusals, refusal as Refusal),
  },

  actions: {
    draw: () => ({ label: 'Взять карту', labelLong: 'Взять карту' }),
    giveUpLot: ({ lot }) => ({ label: `Освободить ${lot}`, labelLong: `Освободить участок ${lot}` }),
    moveDie: ({ from }) => ({ label: `Снять ${from}`, labelLong: `Переставить кубик с ${from}` }),
    build: ({ lot, colour, moveDieFrom }) => ({
      label: 'Строительство',
      labelLong:
        moveDieFrom === undefined
          ? `Построить ${COMPANIES[colour].name} на ${lot}`
          : `Построить ${COMPANIES[colour].name} на ${lot} кубиком с ${moveDieFrom}`,
    }),
    sprawl: ({ from, to, moveDieFrom }) => ({
      label: 'Расширение',
      labelLong:
        moveDieFrom === undefined
          ? `Расширить казино ${from} на ${to}`
          : `Расширить казино ${from} на ${to} кубиком с ${moveDieFrom}`,
    }),
    remodel: ({ casino, colour }) => ({
      label: 'Реконструкция',
      labelLong: `Реконструировать казино ${casino} в ${COMPANIES[colour].name}`,
    }),
    reorganise: ({ casino }) => ({ label: 'Реорганизация', labelLong: `Реорганизовать казино ${casino}` }),
    gamble: ({ casino, bet }) => ({ label: 'Азартная игра', labelLong: `Поставить ${bet} $ в казино ${casino}` }),
    placeDie: ({ lot, value }) => ({ label: `${value} на ${lot}`, labelLong: `Поставить ${value} на ${lot}` }),
    layOff: ({ layOff }) =>
      layOff
        ? { label: 'Разделить', labelLong: 'Передать половину ставки банку' }
        : { label: 'Принять', labelLong: 'Принять ставку целиком' },
    endTurn: () => ({ label: 'Конец хода', labelLong: 'Закончить ход' }),
    offer: () => ({ label: 'Предложить', labelLong: 'Предложить обмен' }),
    counter: () => ({ label: 'Встречное', labelLong: 'Сделать встречное предложение' }),
    accept: ({ offer }) => ({ label: 'Принять', labelLong: `Принять предложение ${offer}` }),
    decline: ({ offer }) => ({ label: 'Отклонить', labelLong: `Отклонить предложение ${offer}` }),
    withdraw: ({ offer }) => ({ label: 'Отозвать', labelLong: `Отозвать предложение ${offer}` }),
  },

  deal,
  waiver,

  counts: { tiles, dice, lots, cards, points },
};
