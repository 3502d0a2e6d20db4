/** Vegas Showdown in French. */

import { at, countedIn, listingIn, NO_SUCH_SEAT_TEXT, say } from '@fremont/kernel';
import type { TileId } from '../types.ts';
import { cards } from './cards/fr.ts';
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
  slots: 'Machines à sous',
  lounge: 'Salon',
  restaurant: 'Restaurant',
  'fancy-slots': 'Machines de luxe',
  'dragon-room': 'Salle du dragon',
  'table-games': 'Tables de jeu',
  'high-rollers-room': 'Salle des gros joueurs',
  'sports-book': 'Paris sportifs',
  'space-age-sports-book': 'Paris du futur',
  'fancy-lounge': 'Salon de luxe',
  'night-club': 'Boîte de nuit',
  theater: 'Théâtre',
  'fancy-restaurant': 'Restaurant de luxe',
  buffet: 'Buffet',
  'five-star-steakhouse': 'Grill cinq étoiles',
};

const { tile: tileName, card: cardName } = placesOf(TILES, cards);
const and = listingIn('fr', 'conjunction');
const tiles = countedIn('fr', { one: 'tuile', other: 'tuiles' });
const fame = countedIn('fr', { one: 'point de renommée', other: 'points de renommée' });
const tileList = (kinds: readonly TileId[]) => and(kinds.map((tile) => [tileName(tile)]));
const moves = (list: Parameters<typeof priceParts>[0]) =>
  and(priceParts(list, (tile, from, to) => say`${tileName(tile)} de ${from} à ${to}`));

const LOTS = lotNames(TILES, (number) => `case vedette ${number}`, 'Machines à sous, seconde piste');
const SIZED = { small: 'petites tuiles', medium: 'tuiles moyennes', large: 'grandes tuiles' };
const ENTRANCES = { casino: 'entrée du casino', hotel: 'entrée de l’hôtel', either: 'une entrée' };
const REACH = { casino: 'l’entrée du casino', hotel: 'l’entrée de l’hôtel', either: 'une entrée' };
const ITEMS = {
  held: 'Renommée acquise',
  casino: 'Casino rempli',
  hotel: 'Hôtel rempli',
  connected: 'Casino et hôtel reliés',
  population: 'Fréquentation',
  revenue: 'Recettes',
  money: 'Argent',
  threeQuarters: 'Diamants aux trois quarts',
  diamonds: 'Diamants',
};

export const fr: VegasShowdownText = {
  names: {
    title: 'Vegas Showdown',
    tiles: TILES,
    lots: LOTS,
    counters: { money: 'Argent', income: 'Revenu', population: 'Fréquentation', revenue: 'Recettes', fame: 'Renommée' },
    sizes: { small: 'petite', medium: 'moyenne', large: 'grande' },
    colours: { yellow: 'jaune', green: 'vert', blue: 'bleu' },
    entrances: ENTRANCES,
    zones: { casino: 'casino', common: 'partie commune', hotel: 'hôtel' },
    items: ITEMS,
    dealer: 'donneur',
    aside: 'de côté',
  },
  cards,

  log: {
    turnBegan: ({ turn, dealer }) => say`Le tour ${turn} commence, ${{ seat: dealer }} est donneur.`,
    pricesDropped: ({ moves: list }) => [...say`Les prix baissent : `, ...moves(list), '.'],
    tileRemoved: ({ tile }) => say`Personne n’a acheté ${tileName(tile)} ; la tuile quitte la partie.`,
    cardDrawn: ({ card }) => say`Événement : ${cardName(card)}. ${cards[card].effect}`,
    cardPaid: ({ card, amounts }) => [
      ...say`${cardName(card)} : `,
      ...and(seatAmounts(amounts, (seat, amount) => [seat, ' ', ...signedMoney(amount)])),
      '.',
    ],
    cardFamed: ({ card, amounts }) => [
      ...say`${cardName(card)} : `,
      ...and(seatAmounts(amounts, (seat, amount) => say`${seat} +${fame(amount)}`)),
      '.',
    ],
    cardMovedPrices: ({ card, moves: list }) => [...say`${cardName(card)} : `, ...moves(list), '.'],
    cardHolds: ({ card }) => say`${cardName(card)} vaut jusqu’à la fin du tour.`,
    cardIdle: ({ card }) => say`${cardName(card)} n’a rien changé.`,
    stackChosen: ({ seat, size }) => say`${{ seat }} a choisi la pile des ${SIZED[size]}.`,
    tileFlipped: ({ tile, price }) => say`Aux enchères : ${tileName(tile)}, à partir de ${{ money: price }}.`,
    stackFoundEmpty: ({ size }) =>
      size === null
        ? say`Toutes les piles étaient vides, la partie est finie.`
        : say`La pile des ${SIZED[size]} était vide, la partie est finie.`,
    incomeCollected: ({ amounts }) => {
      const parts = seatAmounts(amounts, (seat, amount) => say`${seat} ${{ money: amount }}`);
      return parts.length === 0 ? say`Personne n’a eu de revenu.` : [...say`Revenus : `, ...and(parts), '.'];
    },
    bidMade: ({ seat, tile, amount, outbid }) =>
      outbid === null
        ? say`${{ seat }} a misé ${{ money: amount }} sur ${tileName(tile)}.`
        : say`${{ seat }} a misé ${{ money: amount }} sur ${tileName(tile)} et surenchéri sur ${{ seat: outbid }}.`,
    renovateChosen: ({ seat }) => say`${{ seat }} a choisi de rénover.`,
    publicityChosen: ({ seat, fame: gained }) => say`${{ seat }} a fait de la publicité et gagné ${fame(gained)}.`,
    turnPassed: ({ seat }) => say`${{ seat }} a passé.`,
    tileBought: ({ seat, tile, amount }) => say`${{ seat }} a acheté ${tileName(tile)} pour ${{ money: amount }}.`,
    tileLifted: ({ seat, tile, cell }) => say`${{ seat }} a retiré ${tileName(tile)} de ${cellName(cell)}.`,
    tilePlaced: ({ seat, tile, cell }) => say`${{ seat }} a placé ${tileName(tile)} en ${cellName(cell)}.`,
    buildingDone: ({ seat, aside }) =>
      aside === 0
        ? say`${{ seat }} a fini de construire.`
        : say`${{ seat }} a fini de construire, avec ${tiles(aside)} de côté.`,
    sheetFilled: ({ seat }) => say`${{ seat }} a couvert tout son plan.`,
    itemScored: ({ item, fame: scored }) => [
      ...say`${ITEMS[item]} : `,
      ...and(seatAmounts(scored, (seat, amount) => say`${seat} +${fame(amount)}`)),
      '.',
    ],
    matchEnded: ({ winners, tieBreak, totals }) => {
      const best = fame(Math.max(...totals));
      if (winners.length > 1)
        return [...and(seatParts(winners)), ...say` se partagent la victoire avec ${best} chacun.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} a gagné avec ${best} et plus d’argent.`
        : say`${winner} a gagné avec ${best}.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.fr(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`La partie est finie.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`C’est à ${{ seat: turn }} de jouer.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Attendez votre tour.`,
    }),
    notNow: ({ asked }) => ({
      why: say`Ce n’est pas possible maintenant.`,
      rule: RULE_OF_ASKED[asked],
      remedy: say`${fr.phases[asked]}.`,
    }),
    lotClosed: ({ why }) => ({
      why: why === 'seats' ? say`Cette case ne sert pas à ce nombre de joueurs.` : say`Rien n’est à vendre ici.`,
      rule: RULE_OF.lotClosed,
      remedy: say`Choisissez un autre lot.`,
    }),
    lotBarred: ({ card }) => ({
      why: say`${cardName(card)} interdit d’enchérir ici ce tour-ci.`,
      rule: RULE_OF.lotBarred,
      remedy: say`Choisissez un autre lot.`,
    }),
    bidEqual: ({ amount, next }) => ({
      why: say`${{ money: amount }} sont déjà misés.`,
      rule: RULE_OF.bidEqual,
      remedy: next === null ? null : say`Misez au moins ${{ money: next }}.`,
    }),
    bidBelowStanding: ({ standing, next }) => ({
      why: say`${{ money: standing }} sont déjà misés.`,
      rule: RULE_OF.bidBelowStanding,
      remedy: next === null ? null : say`Misez au moins ${{ money: next }}.`,
    }),
    bidBelowMinimum: ({ minimum }) => ({
      why: say`L’enchère minimale est de ${{ money: minimum }}.`,
      rule: RULE_OF.bidBelowMinimum,
      remedy: say`Misez au moins ${{ money: minimum }}.`,
    }),
    bidNotPrinted: ({ amount, next }) => ({
      why: say`${{ money: amount }} ne figure pas sur la piste.`,
      rule: RULE_OF.bidNotPrinted,
      remedy: next === null ? null : say`La plus petite enchère est ${{ money: next }}.`,
    }),
    bidTooDear: ({ amount, money }) => ({
      why: say`Une mise de ${{ money: amount }} dépasse ce que vous avez (${{ money }}).`,
      rule: RULE_OF.bidTooDear,
      remedy: say`Ne misez pas plus que vous n’avez.`,
    }),
    actionBarred: ({ card }) => ({
      why: say`${cardName(card)} l’interdit ce tour-ci.`,
      rule: RULE_OF.actionBarred,
      remedy: say`Choisissez autre chose.`,
    }),
    mustAct: () => ({
      why: say`On ne passe pas tant qu’on peut rénover ou faire de la publicité.`,
      rule: RULE_OF.mustAct,
      remedy: say`Misez, rénovez ou faites de la publicité.`,
    }),
    notRenovating: () => ({
      why: say`On ne retire des tuiles qu’en rénovant.`,
      rule: RULE_OF.notRenovating,
      remedy: null,
    }),
    liftsUsed: ({ max }) => ({
      why: say`Vous avez déjà retiré ${tiles(max)}.`,
      rule: RULE_OF.liftsUsed,
      remedy: say`Placez des tuiles ou terminez.`,
    }),
    liftAfterPlacing: () => ({
      why: say`On retire avant de placer.`,
      rule: RULE_OF.liftAfterPlacing,
      remedy: say`Placez une autre tuile ou terminez.`,
    }),
    notThere: ({ tile, cell }) => ({
      why: say`Il n’y a pas de tuile ${tileName(tile)} en ${cellName(cell)}.`,
      rule: RULE_OF.notThere,
      remedy: null,
    }),
    placesUsed: ({ max }) => ({
      why: say`Vous avez déjà placé ${tiles(max)}.`,
      rule: RULE_OF.placesUsed,
      remedy: say`Terminez la construction.`,
    }),
    notAside: ({ tile }) => ({
      why: say`Vous n’avez pas de tuile ${tileName(tile)} de côté.`,
      rule: RULE_OF.notAside,
      remedy: say`Choisissez une tuile mise de côté.`,
    }),
    sameTurn: ({ tile, use }) => ({
      why: say`${tileName(tile)} a le même aspect tourné autrement.`,
      rule: RULE_OF.sameTurn,
      remedy: say`Tournez la tuile de ${use} degrés.`,
    }),
    outside: ({ tile }) => ({
      why: say`${tileName(tile)} dépasserait du plan.`,
      rule: RULE_OF.outside,
      remedy: say`Déplacez ou tournez la tuile.`,
    }),
    occupied: ({ tile }) => ({
      why: say`${tileName(tile)} recouvrirait une autre tuile.`,
      rule: RULE_OF.occupied,
      remedy: say`Choisissez des cases libres.`,
    }),
    missingPrerequisite: ({ tile, missing }) => ({
      why: [...say`${tileName(tile)} demande sur votre plan : `, ...tileList(missing), '.'],
      rule: RULE_OF.missingPrerequisite,
      remedy: [...say`Placez d’abord : `, ...tileList(missing), '.'],
    }),
    notConnected: ({ tile, entrance, reached }) => ({
      why:
        reached === null
          ? say`Aucun passage ne relie ${tileName(tile)} à ${REACH[entrance]}.`
          : say`${tileName(tile)} rejoint ${REACH[reached]}, mais doit rejoindre ${REACH[entrance]}.`,
      rule: RULE_OF.notConnected,
      remedy: say`Mettez une porte face à celle d’une tuile déjà reliée.`,
    }),
    noLoungeDoor: ({ tile }) => ({
      why: say`Aucune porte de ${tileName(tile)} ne donne sur un Salon ou un Salon de luxe.`,
      rule: RULE_OF.noLoungeDoor,
      remedy: say`Placez la tuile porte à porte avec l’un d’eux.`,
    }),
    sheetBroken: ({ faults }) => ({
      why: [
        ...say`Le plan ne peut pas rester ainsi : `,
        ...tileList([...new Set(faults.map(({ tile }) => tile))]),
        '.',
      ],
      rule: RULE_OF.sheetBroken,
      remedy: say`Placez une tuile pour que chacune garde ses prérequis et son passage.`,
    }),
    stackEmpty: ({ size }) => ({
      why: say`La pile des ${SIZED[size]} est vide.`,
      rule: RULE_OF.stackEmpty,
      remedy: say`Choisissez une autre pile.`,
    }),
  },

  actions: {
    bid: ({ lot, amount }) => ({ label: `Miser ${amount} $`, labelLong: `Miser ${amount} $ : ${LOTS[lot]}` }),
    renovate: () => ({ label: 'Rénover', labelLong: 'Rénover : retirer jusqu’à deux tuiles, en placer jusqu’à deux' }),
    publicity: () => ({
      label: 'Publicité',
      labelLong: 'Publicité : gagner en renommée, puis placer une tuile de côté',
    }),
    pass: () => ({ label: 'Passer', labelLong: 'Passer et ne rien faire ce tour-ci' }),
    lift: ({ tile, cell }) => ({ label: 'Retirer', labelLong: `Retirer ${TILES[tile]} de ${cellName(cell)}` }),
    place: ({ tile, cell, turn }) => ({
      label: `Placer ${cellName(cell)}`,
      labelLong: `Placer ${TILES[tile]} en ${cellName(cell)}, tournée de ${turn} degrés`,
    }),
    stack: ({ size }) => ({
      label: fr.names.sizes[size],
      labelLong: `Retourner une tuile de la pile des ${SIZED[size]}`,
    }),
    done: () => ({ label: 'Terminer', labelLong: 'Terminer la construction' }),
  },

  phases: {
    stack: 'Choisissez une pile',
    permit: 'Placez une tuile mise de côté ou terminez',
    choosing: 'Mise, rénovation ou publicité',
    building: 'Construisez ou terminez',
    over: 'Partie terminée',
  },
  endings: { sheet: 'Un plan était plein.', stack: 'Une pile était épuisée.' },
  counts: { tiles, fame },
};
