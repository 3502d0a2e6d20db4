/** Lords of Vegas in French. */

import { at, byCode, byType, countedIn, listingIn, NO_SUCH_SEAT_TEXT, type Sentence, say } from '@fremont/kernel';
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

const and = listingIn('fr', 'conjunction');
const tiles = countedIn('fr', { one: 'tuile', other: 'tuiles' });
const dice = countedIn('fr', { one: 'dé', other: 'dés' });
const lots = countedIn('fr', { one: 'lot', other: 'lots' });
const cards = countedIn('fr', { one: 'carte', other: 'cartes' });
const points = countedIn('fr', { one: 'point', other: 'points' });
const goods: (of: Goods) => Sentence = goodsWith(and, {
  lot: 'le lot',
  die: 'le dé de',
  nothing: 'rien',
});
const payers = payersWith('le Strip');

const WAIVERS: Readonly<Record<Waiver['action'], string>> = {
  sprawl: 'étendre le',
  remodel: 'réaménager le',
  reorganise: 'réorganiser le',
  gamble: 'parier dans le',
};
const waiver = ({ action, casino }: Waiver): string => `ne pas ${WAIVERS[action]} casino ${casino} pendant ce tour`;

/** The active player's action or waiver as part of the deal follows behind a semicolon. */
const deal = ({ from, to, give, take, action, waiver: forgone }: Terms): Sentence => [
  ...exchange({ from, to, give, take }),
  ...(action === null ? [] : [` ; inclus : ${byType(fr.actions, action).labelLong}`]),
  ...(forgone === null ? [] : [` ; promesse : ${waiver(forgone)}`]),
];

const exchange = ({ from, to, give, take }: Pick<Terms, 'from' | 'to' | 'give' | 'take'>): Sentence => {
  if (isNothing(take) && !isNothing(give)) return [...say`${{ seat: from }} donne à ${{ seat: to }} `, ...goods(give)];
  if (isNothing(give) && !isNothing(take)) return [...say`${{ seat: to }} donne à ${{ seat: from }} `, ...goods(take)];
  return [...say`${{ seat: from }} donne à ${{ seat: to }} `, ...goods(give), ' et reçoit ', ...goods(take)];
};

export const fr: LordsOfVegasText = {
  names: { title: 'Lords of Vegas', payers, endCard: 'Fin de partie', bank: 'la banque' },

  log: {
    lotDealt: ({ seat, lot, money }) => say`${{ seat }} commence avec le lot ${lotPlace(lot)} et ${{ money }}.`,
    cardReplaced: ({ seat, card }) =>
      say`${{ seat }} a reçu ${lotPlace(card)}, inutilisé à deux joueurs : la carte est remplacée.`,
    endCardLaid: ({ cards: above }) =>
      above === null
        ? say`La carte Fin de partie se trouve aux trois quarts de la pioche environ ; personne ne sait où exactement.`
        : say`La carte Fin de partie est sous ${cards(above)}.`,
    starterRolled: ({ seat, dice: rolled }) => say`${{ seat }} a obtenu ${{ dice: rolled, of: seat }} pour commencer.`,
    turnBegan: ({ seat, turn }) => say`Tour ${turn} : ${{ seat }}.`,
    cardDrawn: ({ seat, card, payer }) =>
      card === 'end'
        ? say`${{ seat }} a pioché Fin de partie : le Strip paie une dernière fois.`
        : say`${{ seat }} a pioché ${lotPlace(card)} ; ${payerPlace(payers, payer)} paie.`,
    lotMarked: ({ seat, lot }) => say`Le lot ${lotPlace(lot)} appartient désormais à ${{ seat }}.`,
    lotGivenUp: ({ seat, lot }) => say`${{ seat }} n’avait plus de marqueur et a abandonné le lot ${lotPlace(lot)}.`,
    tileTakenOver: ({ seat, lot, from, value, movedFrom }) => {
      const die = diePlace(seat, value);
      if (movedFrom !== null)
        return say`${{ seat }} a pris possession de ${lotPlace(lot)} avec ${die}, venu de ${lotPlace(movedFrom)}.`;
      return from === null
        ? say`${{ seat }} a pris possession de la tuile sans dé de ${lotPlace(lot)} avec ${die}.`
        : say`${{ seat }} a pris ${lotPlace(lot)} à ${{ seat: from }} avec ${die}.`;
    },
    ownTileDrawn: ({ seat, lot }) => say`${{ seat }} a déjà un dé sur ${lotPlace(lot)}.`,
    unusedLotDrawn: ({ lot }) => say`${lotPlace(lot)} n’est pas utilisé à deux joueurs : une autre carte suit.`,
    lotsPaid: ({ money }) => ['Les lots ont payé : ', ...and(sharesOf(money)), '.'],
    casinoPaid: ({ casino, colour, money }) => [
      ...say`${casinoPlace(colour, casino)} a payé : `,
      ...and(sharesOf(money)),
      '.',
    ],
    pointsScored: ({ seat, from, to, lost }) => {
      if (to === from) return say`${{ seat }} reste sur ${from} : pas assez de points pour la case suivante.`;
      return lost === 0
        ? say`${{ seat }} passe de ${from} à ${to}.`
        : say`${{ seat }} passe de ${from} à ${to} ; perdu : ${points(lost)}.`;
    },
    tieRerolled: ({ casino, colour, dice: rolled }) => [
      ...say`Égalité dans ${casinoPlace(colour, casino)} : `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    tieSettled: ({ casino, colour, boss }) => say`${{ seat: boss }} est patron de ${casinoPlace(colour, casino)}.`,
    built: ({ seat, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} a construit ${companyPlace(colour)} sur ${lotPlace(lot)} pour ${{ money: cost }} avec ${diePlace(seat, value)}.`
        : say`${{ seat }} a construit ${companyPlace(colour)} sur ${lotPlace(lot)} pour ${{ money: cost }} avec le dé de ${lotPlace(movedFrom)}.`,
    sprawled: ({ seat, from, lot, colour, cost, value, movedFrom }) =>
      movedFrom === null
        ? say`${{ seat }} a étendu ${casinoPlace(colour, from)} vers ${lotPlace(lot)} pour ${{ money: cost }} avec ${diePlace(seat, value)}.`
        : say`${{ seat }} a étendu ${casinoPlace(colour, from)} vers ${lotPlace(lot)} pour ${{ money: cost }} avec le dé de ${lotPlace(movedFrom)}.`,
    remodelled: ({ seat, casino, from, colour, cost }) =>
      say`${{ seat }} a réaménagé ${casinoPlace(from, casino)} en ${companyPlace(colour)} pour ${{ money: cost }}.`,
    reorganised: ({ seat, casino, colour, cost, dice: rolled }) => [
      ...say`${{ seat }} a réorganisé ${casinoPlace(colour, casino)} pour ${{ money: cost }} : `,
      ...and(rolledPieces(rolled)),
      '.',
    ],
    diePlaced: ({ seat, lot, value }) => say`${{ seat }} a placé ${diePlace(seat, value)} sur ${lotPlace(lot)}.`,
    betPlaced: ({ seat, boss, casino, colour, bet }) =>
      say`${{ seat }} a parié ${{ money: bet }} dans ${casinoPlace(colour, casino)} contre ${{ seat: boss }}.`,
    layOffDecided: ({ seat, layOff }) =>
      layOff ? say`${{ seat }} laisse la moitié du pari à la banque.` : say`${{ seat }} tient tout le pari.`,
    gambleRolled: ({ seat, dice: rolled, result, gambler, bet, short }) => {
      const thrown = { dice: rolled, of: seat };
      if (result === 'lose') return say`${{ seat }} a obtenu ${thrown} et a perdu ${{ money: bet }}.`;
      return short > 0
        ? say`${{ seat }} a obtenu ${thrown} et a gagné ${{ money: gambler }} ; il manquait ${{ money: short }} au patron.`
        : say`${{ seat }} a obtenu ${thrown} et a gagné ${{ money: gambler }}.`;
    },
    offerMade: ({ offer }) => [...say`Offre : `, ...deal(offer), '.'],
    offerCountered: ({ offer }) => [...say`Contre-offre : `, ...deal(offer), '.'],
    offerDeclined: ({ offer }) => say`${{ seat: offer.to }} a refusé l’offre faite par ${{ seat: offer.from }}.`,
    offerWithdrawn: ({ offer }) => say`${{ seat: offer.from }} a retiré son offre à ${{ seat: offer.to }}.`,
    dealMade: ({ offer }) => [...say`Échange : `, ...deal(offer), '.'],
    actionWaived: ({ seat, waiver: { action, casino } }) =>
      say`${{ seat }} promet de ne pas ${WAIVERS[action]} casino ${lotPlace(casino)} pendant ce tour.`,
    offersExpired: () => say`Les offres ouvertes ont expiré avec le tour.`,
    matchEnded: ({ winners, tieBreak, points: all }) => {
      const best = Math.max(...all);
      if (winners.length > 1)
        return [...and(seatPlaces(winners)), ...say` se partagent la victoire avec ${points(best)} chacun.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'money'
        ? say`${winner} a gagné avec ${points(best)} et plus d’argent.`
        : say`${winner} a gagné avec ${points(best)}.`;
    },
  },

  refusals: {
    noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.fr(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
    matchOver: () => ({ why: say`La partie est finie.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`C’est à ${{ seat: turn }} de jouer.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Attendez votre tour ou proposez un échange.`,
    }),
    drawFirst: () => ({
      why: say`La carte de ce tour n’est pas encore piochée.`,
      rule: RULE_OF.drawFirst,
      remedy: say`Piochez d’abord.`,
    }),
    alreadyDrawn: () => ({
      why: say`La carte de ce tour est déjà piochée.`,
      rule: RULE_OF.alreadyDrawn,
      remedy: say`Continuez à jouer ou terminez le tour.`,
    }),
    choicePending: ({ seat }) => ({
      why: say`${{ seat }} doit d’abord décider.`,
      rule: RULE_OF.choicePending,
      remedy: null,
    }),
    notAsked: () => ({
      why: say`Cette décision n’est pas à prendre maintenant.`,
      rule: RULE_OF.notAsked,
      remedy: null,
    }),
    blockUnused: () => ({
      why: say`Le quartier F n’est pas utilisé à deux joueurs.`,
      rule: RULE_OF.blockUnused,
      remedy: null,
    }),
    notYourLot: ({ lot, owner }) => ({
      why:
        owner === null
          ? say`Le lot ${lotPlace(lot)} n’appartient à personne.`
          : say`Le lot ${lotPlace(lot)} appartient à ${{ seat: owner }}.`,
      rule: RULE_OF.notYourLot,
      remedy:
        owner === null ? say`Étendez-y un casino voisin dont vous êtes le patron.` : say`Obtenez-le par un échange.`,
    }),
    lotOwned: ({ lot, owner }) => ({
      why: say`Le lot ${lotPlace(lot)} appartient à ${{ seat: owner }} ; l’extension demande un lot sans marqueur.`,
      rule: RULE_OF.lotOwned,
      remedy: say`Son propriétaire peut y construire ; étendez-vous vers un autre lot.`,
    }),
    lotBuilt: ({ lot }) => ({
      why: say`Une tuile occupe déjà ${lotPlace(lot)}.`,
      rule: RULE_OF.lotBuilt,
      remedy: say`Construisez sur un de vos lots sans tuile, ou étendez-vous vers un lot libre.`,
    }),
    notAdjacent: ({ casino, lot }) => ({
      why: say`${lotPlace(lot)} ne touche pas le casino ${lotPlace(casino)}.`,
      rule: RULE_OF.notAdjacent,
      remedy: say`Choisissez un lot libre voisin du même quartier.`,
    }),
    noCasino: ({ lot }) => ({
      why: say`Aucun casino ne porte le nom de ${lotPlace(lot)}.`,
      rule: RULE_OF.noCasino,
      remedy: say`Un casino porte le nom de son premier lot.`,
    }),
    notBoss: ({ boss, value, best }) => {
      const rule = RULE_OF.notBoss;
      if (boss === null) return { why: say`Personne n’est patron ici.`, rule, remedy: null };
      const why =
        best === null
          ? say`${{ seat: boss }} est patron ici avec un ${value ?? ''}, et vous n’y avez pas de dé.`
          : say`${{ seat: boss }} est patron ici avec un ${value ?? ''} ; votre meilleur dé est un ${best}.`;
      return {
        why,
        rule,
        remedy: best === null ? null : say`Réorganisez, ou obtenez le dé le plus fort par un échange.`,
      };
    },
    sameColour: ({ colour }) => ({
      why: say`Le casino est déjà ${companyPlace(colour)}.`,
      rule: RULE_OF.sameColour,
      remedy: say`Choisissez une autre société.`,
    }),
    noDieThere: () => ({
      why: say`Seul un joueur qui y a un dé peut réorganiser un casino.`,
      rule: RULE_OF.noDieThere,
      remedy: null,
    }),
    reorganisedAlready: ({ lot }) => ({
      why: say`Le dé de ${lotPlace(lot)} a déjà été relancé ce tour-ci, et il faut tous les relancer.`,
      rule: RULE_OF.reorganisedAlready,
      remedy: say`Attendez le prochain tour.`,
    }),
    ownCasino: () => ({
      why: say`Vous êtes patron ici.`,
      rule: RULE_OF.ownCasino,
      remedy: say`Pariez dans le casino d’un autre.`,
    }),
    noBoss: () => ({ why: say`Ce casino n’a pas de patron contre qui parier.`, rule: RULE_OF.noBoss, remedy: null }),
    gambledAlready: () => ({
      why: say`Un seul pari est permis par tour.`,
      rule: RULE_OF.gambledAlready,
      remedy: say`Attendez le prochain tour.`,
    }),
    betTooHigh: ({ max }) => ({
      why: say`Ce casino accepte les paris jusqu’à ${{ money: max }}.`,
      rule: RULE_OF.betTooHigh,
      remedy: say`Pariez moins.`,
    }),
    waived: ({ action, casino }) => ({
      why: say`L’accord demande de ne pas ${WAIVERS[action]} casino ${lotPlace(casino)} pendant ce tour.`,
      rule: RULE_OF.waived,
      remedy: say`Attendez le prochain tour.`,
    }),
    cannotAfford: ({ cost, money }) => ({
      why: say`Cela coûte ${{ money: cost }} et vous avez ${{ money }} : il manque ${{ money: cost - money }}.`,
      rule: RULE_OF.cannotAfford,
      remedy: say`Attendez la prochaine carte, pariez ou vendez quelque chose.`,
    }),
    noTile: ({ colour, needed, left }) => ({
      why: say`${companyPlace(colour)} : il faut ${tiles(needed)}, il en reste ${left}.`,
      rule: RULE_OF.noTile,
      remedy: say`Choisissez une autre société.`,
    }),
    moveDieNeeded: () => ({
      why: say`Les douze dés sont sur le plateau.`,
      rule: RULE_OF.moveDieNeeded,
      remedy: say`Choisissez un de vos dés à déplacer.`,
    }),
    moveDieNotNeeded: ({ left }) => ({
      why: say`Encore en réserve : ${dice(left)}.`,
      rule: RULE_OF.moveDieNotNeeded,
      remedy: say`Laissez les dés du plateau où ils sont.`,
    }),
    notYourMarker: ({ lot }) => ({
      why: say`Aucun de vos marqueurs n’est sur le lot ${lotPlace(lot)}.`,
      rule: RULE_OF.notYourMarker,
      remedy: say`Choisissez un lot qui porte votre marqueur.`,
    }),
    notYourDie: ({ lot }) => ({
      why: say`Aucun de vos dés n’est sur ${lotPlace(lot)}.`,
      rule: RULE_OF.notYourDie,
      remedy: say`Choisissez une tuile qui porte votre dé.`,
    }),
    lotNotOpen: ({ open }) => ({
      why: say`Aucun résultat ne peut être placé là.`,
      rule: RULE_OF.lotNotOpen,
      remedy: [...say`Libres : `, ...and(lotPlaces(open)), '.'],
    }),
    noSuchResult: ({ value, left }) => ({
      why: say`Il ne reste plus de ${value} à placer.`,
      rule: RULE_OF.noSuchResult,
      remedy: say`Il reste : ${left.join(', ')}.`,
    }),
    dealWithYourself: () => ({
      why: say`Un échange se fait à deux.`,
      rule: RULE_OF.dealWithYourself,
      remedy: null,
    }),
    emptyDeal: () => ({
      why: say`Rien ne changerait de mains.`,
      rule: RULE_OF.emptyDeal,
      remedy: say`Ajoutez de l’argent, un lot ou un dé.`,
    }),
    giftForbidden: ({ seat }) => ({
      why: say`Les cadeaux sont interdits ici, et ${{ seat }} ne donne rien.`,
      rule: RULE_OF.giftForbidden,
      remedy: say`Chaque partie doit donner quelque chose.`,
    }),
    offersUsedUp: ({ limit }) => ({
      why: say`Pas plus de ${limit} offres par tour.`,
      rule: RULE_OF.offersUsedUp,
      remedy: say`Répondez à celles qui sont ouvertes.`,
    }),
    noSuchOffer: () => ({ why: say`Cette offre n’est plus ouverte.`, rule: RULE_OF.noSuchOffer, remedy: null }),
    offerChanged: () => ({
      why: say`L’offre a changé entre-temps.`,
      rule: RULE_OF.offerChanged,
      remedy: say`Regardez-la de nouveau.`,
    }),
    notYourOffer: ({ from, to }) => ({
      why: say`Cette offre est entre ${{ seat: from }} et ${{ seat: to }} ; ce n’est pas à vous de répondre.`,
      rule: RULE_OF.notYourOffer,
      remedy: null,
    }),
    dealMoney: ({ seat, needed, money }) => ({
      why: say`${{ seat }} devrait payer ${{ money: needed }} mais n’a que ${{ money }}.`,
      rule: RULE_OF.dealMoney,
      remedy: null,
    }),
    dealLot: ({ seat, lot }) => ({
      why: say`Le lot ${lotPlace(lot)} n’appartient pas à ${{ seat }}.`,
      rule: RULE_OF.dealLot,
      remedy: null,
    }),
    dealDie: ({ seat, lot }) => ({
      why: say`Le dé de ${lotPlace(lot)} n’appartient pas à ${{ seat }}.`,
      rule: RULE_OF.dealDie,
      remedy: null,
    }),
    dealDice: ({ seat, limit }) => ({
      why: say`${{ seat }} n’a que ${dice(limit)}.`,
      rule: RULE_OF.dealDice,
      remedy: say`Faites passer un dé dans l’autre sens.`,
    }),
    dealMarkers: ({ seat, limit }) => ({
      why: say`${{ seat }} n’a que ${limit} marqueurs.`,
      rule: RULE_OF.dealMarkers,
      remedy: say`Faites passer un lot dans l’autre sens.`,
    }),
    dealNotActive: ({ turn }) => ({
      why: say`On ne vend une action qu’à son tour, et c’est à ${{ seat: turn }} de jouer.`,
      rule: RULE_OF.dealNotActive,
      remedy: null,
    }),
    dealWaiver: ({ lot }) => ({
      why: say`Un renoncement vise un casino, et aucun ne porte le nom de ${lotPlace(lot)}.`,
      rule: RULE_OF.dealWaiver,
      remedy: say`Un casino porte le nom de son premier lot.`,
    }),
    dealAction: ({ refusal }) => byCode(fr.refusals, refusal as Refusal),
  },

  actions: {
    draw: () => ({ label: 'Piocher', labelLong: 'Piocher une carte' }),
    giveUpLot: ({ lot }) => ({ label: `Quitter ${lot}`, labelLong: `Abandonner le lot ${lot}` }),
    moveDie: ({ from }) => ({ label: `Déplacer ${from}`, labelLong: `Déplacer le dé de ${from}` }),
    build: ({ lot, colour, moveDieFrom }) => ({
      label: 'Construction',
      labelLong:
        moveDieFrom === undefined
          ? `Construire ${COMPANIES[colour].name} sur ${lot}`
          : `Construire ${COMPANIES[colour].name} sur ${lot} avec le dé de ${moveDieFrom}`,
    }),
    sprawl: ({ from, to, moveDieFrom }) => ({
      label: 'Extension',
      labelLong:
        moveDieFrom === undefined
          ? `Étendre le casino ${from} vers ${to}`
          : `Étendre le casino ${from} vers ${to} avec le dé de ${moveDieFrom}`,
    }),
    remodel: ({ casino, colour }) => ({
      label: 'Réaménagement',
      labelLong: `Réaménager le casino ${casino} en ${COMPANIES[colour].name}`,
    }),
    reorganise: ({ casino }) => ({ label: 'Réorganisation', labelLong: `Réorganiser le casino ${casino}` }),
    gamble: ({ casino, bet }) => ({ label: 'Pari', labelLong: `Parier ${bet} $ dans le casino ${casino}` }),
    placeDie: ({ lot, value }) => ({ label: `${value} sur ${lot}`, labelLong: `Placer le ${value} sur ${lot}` }),
    layOff: ({ layOff }) =>
      layOff
        ? { label: 'Partager', labelLong: 'Laisser la moitié du pari à la banque' }
        : { label: 'Tout tenir', labelLong: 'Tenir tout le pari' },
    endTurn: () => ({ label: 'Fin du tour', labelLong: 'Terminer le tour' }),
    offer: () => ({ label: 'Proposer', labelLong: 'Proposer un échange' }),
    counter: () => ({ label: 'Contre-offre', labelLong: 'Faire une contre-offre' }),
    accept: ({ offer }) => ({ label: 'Accepter', labelLong: `Accepter l’offre ${offer}` }),
    decline: ({ offer }) => ({ label: 'Refuser', labelLong: `Refuser l’offre ${offer}` }),
    withdraw: ({ offer }) => ({ label: 'Retirer', labelLong: `Retirer l’offre ${offer}` }),
  },

  deal,
  waiver,

  counts: { tiles, dice, lots, cards, points },
};
