/** Las Vegas in French, without the words of tiles. */

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

const plural = pluralIn('fr');
const and = listingIn('fr', 'conjunction');
const or = listingIn('fr', 'disjunction');

const dice = countedIn('fr', { one: 'dé', other: 'dés' });
const neutralDice = countedIn('fr', { one: 'dé neutre', other: 'dés neutres' });
const grayDice = countedIn('fr', { one: 'dé gris', other: 'dés gris' });
const chips = countedIn('fr', { one: 'jeton', other: 'jetons' });
const bills = countedIn('fr', { one: 'billet', other: 'billets' });

const nth = (rank: number): string => (rank === 1 ? '1re' : `${rank}e`);

const NEUTRAL = 'les dés neutres';
const GRAY = 'les dés gris';
const IMAGINARY = { neutral: NEUTRAL, gray: GRAY };

/** The remedies of refusals at every table. */
export const REMEDIES: Remedies = {
  roll: () => say`Lancez les dés.`,
  place: ({ faces, chip }) => ['Placez ', ...or(facePieces(faces)), chip ? ', ou payez un jeton.' : '.'],
};

const NAMES: LasVegasText['names'] = {
  title: 'Las Vegas',
  editions: { classic: 'Classique', 'royale-base': 'Royale, jeu de base', royale: 'Royale' },
  neutral: NEUTRAL,
  gray: GRAY,
};

const LOG: BaseText['log'] = {
  roundBegan: ({ round, starter }) => say`La manche ${round} a commencé, ${{ seat: starter }} ouvre.`,
  billsLaid: ({ casino, bills }) =>
    bills.length === 0
      ? say`Le ${casinoPlace(casino)} n’a aucun billet à offrir.`
      : [...say`Le ${casinoPlace(casino)} a mis en jeu `, ...and(moneyPlaces(bills)), '.'],
  chipsGiven: ({ each }) => say`Tout le monde a reçu ${chips(each)}.`,
  neutralDiceSet: ({ small, big }) => {
    const rolled = { dice: small, of: 'neutral' } as const;
    return big === null
      ? say`Les dés neutres ont donné ${rolled}.`
      : say`Les dés neutres ont donné ${rolled}, le gros ${{ dice: [big], of: 'neutral' }}.`;
  },
  turnBegan: ({ seat }) => say`${{ seat }} a pris les dés.`,
  diceRolled: ({ seat, roll }) => {
    const { mixture, small, big, neutral, neutralCount } = rollWords(seat, roll);
    const withNeutral = plural(neutralCount, { one: 'avec le dé neutre', other: 'avec les dés neutres' });
    const rolled: ByMixture = {
      small: say`${{ seat }} a obtenu ${small}.`,
      smallBig: say`${{ seat }} a obtenu ${small} et ${big} avec le gros dé.`,
      big: say`${{ seat }} a obtenu ${big} avec le gros dé.`,
      smallNeutral: say`${{ seat }} a obtenu ${small} et ${neutral} ${withNeutral}.`,
      neutral: say`${{ seat }} a obtenu ${neutral} ${withNeutral}.`,
    };
    return rolled[mixture];
  },
  dicePlaced: ({ seat, casino, dice: { small, big }, neutral }) => {
    const there = casinoPlace(casino);
    const placed: ByMixture = {
      small: say`${{ seat }} a placé ${dice(small)} au ${there}.`,
      smallBig: say`${{ seat }} a placé ${dice(small)} et le gros au ${there}.`,
      big: say`${{ seat }} a placé le gros dé au ${there}.`,
      smallNeutral: say`${{ seat }} a placé ${dice(small)} et ${neutralDice(neutral)} au ${there}.`,
      neutral: say`${{ seat }} a placé ${neutralDice(neutral)} au ${there}.`,
    };
    return placed[placedMixture({ small, big }, neutral)];
  },
  turnPassed: ({ seat, chipsLeft }) =>
    chipsLeft === 0
      ? say`${{ seat }} a payé son dernier jeton pour passer.`
      : say`${{ seat }} a payé un jeton pour passer, il en reste ${chipsLeft}.`,
  roundEnded: ({ round }) => say`La manche ${round} est finie et les casinos ont payé.`,
  tieCancelled: ({ casino, strength, participants }) => [
    ...say`Au ${casinoPlace(casino)}, `,
    ...and(participantPieces(participants, IMAGINARY)),
    ` sont à égalité avec une force de ${strength} et ne comptent plus.`,
  ],
  billWon: ({ casino, seat, bill, rank, strength }) =>
    say`${{ seat }} a gagné ${{ money: bill }} au ${casinoPlace(casino)}, ${nth(rank)} place avec une force de ${strength}.`,
  billReturned: ({ casino, bill, taker }) => {
    if (taker === null)
      return say`Personne n’a gagné ${{ money: bill }} au ${casinoPlace(casino)}, le billet retourne sous la pile.`;
    return taker === 'neutral'
      ? say`Les dés neutres ont gagné ${{ money: bill }} au ${casinoPlace(casino)}, le billet retourne sous la pile.`
      : say`Les dés gris ont gagné ${{ money: bill }} au ${casinoPlace(casino)}, le billet retourne sous la pile.`;
  },
  starterChosen: ({ seat, casino }) =>
    casino === null
      ? say`${{ seat }} ouvrira la prochaine manche.`
      : say`${{ seat }} a gagné au ${casinoPlace(casino)} et ouvrira la prochaine manche.`,
  winningsShown: ({ seat, bills: shown }) =>
    shown.length === 0
      ? say`${{ seat }} n’avait aucun billet à dévoiler.`
      : say`${{ seat }} a dévoilé ${bills(shown.length)} pour ${{ money: sumOf(shown) }}.`,
  matchEnded: ({ winners, tieBreak, totals }) => {
    const money = Math.max(...totals);
    if (winners.length > 1)
      return [...and(seatPlaces(winners)), ...say` ont partagé la victoire avec ${{ money }} par personne.`];
    const winner = { seat: at(winners, 0) };
    return tieBreak === 'items'
      ? say`${winner} a gagné la partie au départage avec ${{ money }}.`
      : say`${winner} a gagné la partie avec ${{ money }}.`;
  },
};

const refusalsIn = (remedies: TileTexts['instead']): BaseText['refusals'] => ({
  noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.fr(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
  matchOver: () => ({ why: say`La partie est finie.`, rule: RULE_OF.matchOver, remedy: null }),
  notYourTurn: ({ turn }) => ({
    why: say`C’est à ${{ seat: turn }} de jouer.`,
    rule: RULE_OF.notYourTurn,
    remedy: say`Attendez votre tour.`,
  }),
  rollFirst: () => ({
    why: say`Les dés ne sont pas encore lancés.`,
    rule: RULE_OF.rollFirst,
    remedy: say`Lancez d’abord les dés.`,
  }),
  alreadyRolled: ({ instead }) => ({
    why: say`Les dés de ce tour sont déjà lancés.`,
    rule: RULE_OF.alreadyRolled,
    remedy: byType(remedies, instead),
  }),
  noSuchDie: ({ face, instead }) => ({
    why: say`Aucun ${face} dans ce lancer.`,
    rule: RULE_OF.noSuchDie,
    remedy: byType(remedies, instead),
  }),
  noPassing: ({ instead }) => ({
    why: say`Dans l’édition classique, on ne passe pas.`,
    rule: RULE_OF.noPassing,
    remedy: byType(remedies, instead),
  }),
  noChip: ({ instead }) => ({
    why: say`Passer coûte un jeton, et vous n’en avez plus.`,
    rule: RULE_OF.noChip,
    remedy: byType(remedies, instead),
  }),
});

const ACTIONS: BaseText['actions'] = {
  roll: () => ({ label: 'Lancer', labelLong: 'Lancer tous vos dés' }),
  place: ({ face }) => ({
    label: `Placer les ${face}`,
    labelLong: `Placer tous les ${face} au ${CASINO_NAMES[face]}`,
  }),
  pass: () => ({ label: 'Passer', labelLong: 'Payer un jeton et garder vos dés' }),
};

export const textIn = (tiles: TileTexts = withoutTiles(REMEDIES)): LasVegasText => ({
  names: NAMES,
  tiles: tiles.tiles,
  log: { ...LOG, ...tiles.log },
  refusals: { ...refusalsIn(tiles.instead), ...tiles.refusals },
  actions: { ...ACTIONS, ...tiles.actions },
  decisions: tiles.decisions,
  endings: { lastRoundPaid: 'La dernière manche est payée.' },
  counts: { dice, neutralDice, chips, bills, grayDice },
});
