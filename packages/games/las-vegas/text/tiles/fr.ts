/** Royale's tiles in French. */

import { at, byType, countedIn, listingIn, type Place, say } from '@fremont/kernel';
import { HANDICAP_REWARDS, NO_ENTRY_TRACK } from '../../data/tiles.ts';
import type { DieSize, HandicapSlot, TileFace } from '../../types.ts';
import { REMEDIES } from '../base/fr.ts';
import { casinoPieces, pileDigits, pileText, SUPPLY_RULE, TILE_RULE_OF, tilePlace } from '../tile-words.ts';
import type { TileTexts } from '../types.ts';
import { casinoPlace, moneyPlaces, seatPlaces, sumOf } from '../words.ts';

const and = listingIn('fr', 'conjunction');
const or = listingIn('fr', 'disjunction');
const chips = countedIn('fr', { one: 'jeton', other: 'jetons' });
const dice = countedIn('fr', { one: 'dé', other: 'dés' });
const grayDice = countedIn('fr', { one: 'dé gris', other: 'dés gris' });
const tokens = countedIn('fr', { one: 'pion', other: 'pions' });

const DIE: Readonly<Record<DieSize, string>> = { small: 'un dé', big: 'le gros dé' };
const SLOT: Readonly<Record<HandicapSlot, string>> = { chip: 'le jeton', money: '30 000 $', move: 'le déplacement' };
/** The same in a sentence, where money is a place. */
const slot = (one: HandicapSlot): Place | string => (one === 'money' ? { money: HANDICAP_REWARDS.money } : SLOT[one]);
const pile = (index: 0 | 1): string => (index === 0 ? 'première' : 'seconde');

const NAMES: TileTexts['tiles'] = {
  A1: {
    name: 'Lucky Punch',
    short:
      'Cachez 1 à 3 pions dans votre poing. Si votre voisin de gauche se trompe, vous gagnez 2 jetons, 30 000 $ ou 40 000 $.',
  },
  A2: {
    name: 'Jackpot',
    short: 'Lancez deux dés : un 7 ou un double remporte le jackpot, tout autre lancer le fait monter.',
  },
  B1: {
    name: 'Prime Time',
    short: 'Avant le paiement, le vainqueur de ce casino lance deux dés de plus et peut les poser dans leurs casinos.',
  },
  B2: {
    name: 'Fifty Fifty',
    short:
      'Pariez que la prochaine somme sera plus haute ou plus basse, jusqu’à 60 000 $. Arrêtez-vous à temps ou perdez tout.',
  },
  C1: { name: 'High Five', short: 'Le premier à atteindre ici une force de 5 touche 100 000 $ au paiement.' },
  C2: { name: 'Bad Luck', short: 'Le joueur le plus faible ici au moment du paiement perd 50 000 $.' },
  D1: { name: 'Pay Day', short: 'Touchez 10 000 $ pour chaque casino où vous avez un dé.' },
  D2: {
    name: 'Power Play',
    short:
      'Tant que vous avez la majorité ici, vous pouvez poser un dé dans le casino de votre choix au lieu de lancer.',
  },
  E1: {
    name: 'No Entry!',
    short: 'Fermez un casino : rien n’y entre, rien n’en sort. Déplacer la fermeture rapporte parfois quelque chose.',
  },
  E2: { name: 'Knockout', short: 'Chaque adversaire met un dé au bar, deux au plus. Vous y reprenez les vôtres.' },
  F1: { name: 'Block It!', short: 'Posez un à trois dés gris dans un casino. Ils y comptent comme un joueur de plus.' },
  F2: {
    name: 'Handicap',
    short: 'Des dés gris occupent chaque casino. Retirez-en un pour un jeton, 30 000 $ ou un déplacement de votre dé.',
  },
  G1: {
    name: 'Black Box',
    short:
      'Au paiement, le voisin de gauche du vainqueur fait deux piles cachées de pions ; le vainqueur en prend une.',
  },
  G2: { name: 'Double Down', short: 'Déplacez des dés d’ici sur la tuile. Ils y jouent pour 60 000 $ et 30 000 $.' },
  H1: {
    name: 'Nice Dice',
    short: 'Posez un dé de votre lancer sur la case de son numéro. S’il y est encore au paiement, la case paie.',
  },
  H2: {
    name: 'My Choice',
    short:
      'Lancez deux dés et faites ce que dit l’un d’eux : argent, autre tuile, déplacement, ou la case dorée à 60 000 $.',
  },
};
const tile = (face: TileFace) => tilePlace(NAMES, face);

/** The remedies of refusals: only what may be done in that position. */
const INSTEAD: TileTexts['instead'] = {
  ...REMEDIES,
  freePass: () => say`Passez sans payer.`,
  casinos: ({ casinos }) => ['Choisissez ', ...or(casinoPieces(casinos)), '.'],
  die: ({ die }) => (die === 'big' ? say`Choisissez le gros dé.` : say`Choisissez un petit dé.`),
  move: ({ put, take }) => {
    if (take.length === 0) return say`Posez un dé dans un casino ouvert.`;
    return [
      put ? 'Posez un dé dans un casino ouvert, ou reprenez-en un chez ' : 'Reprenez un dé chez ',
      ...or(casinoPieces(take)),
      '.',
    ];
  },
  black: ({ dice }) => {
    const [only] = dice;
    return dice.length === 1 && only !== undefined ? say`Posez le ${only}, ou aucun.` : say`Posez-en zéro, un ou deux.`;
  },
  decide: ({ decision }) => say`${tiles.decisions[decision]}.`,
};

export const tiles: TileTexts = {
  tiles: NAMES,
  instead: INSTEAD,

  log: {
    tileLaid: ({ casino, face }) => say`${tile(face)} est au ${casinoPlace(casino)}.`,
    bankOpened: ({ bills }) => say`La banque a ouvert avec ${{ money: sumOf(bills) }}.`,
    grayDiceSet: ({ counts }) => say`Les casinos ont reçu ${grayDice(sumOf(counts))}.`,
    turnPassedFree: ({ seat }) => say`${{ seat }} n’a obtenu que le numéro fermé et passe sans payer.`,
    powerPlayed: ({ seat, casino, die }) =>
      say`${{ seat }} a profité de sa majorité et posé ${DIE[die]} au ${casinoPlace(casino)}.`,
    tileActivated: ({ seat, face }) => say`${{ seat }} a activé ${tile(face)}.`,
    nothingHappened: ({ seat, face }) => say`${tile(face)} n’a rien donné à ${{ seat }}.`,
    offerLeft: ({ seat, face }) => say`${{ seat }} a décliné l’offre de ${tile(face)}.`,
    tilePaid: ({ seat, face, chips: paid, bills, minted }) => {
      if (paid > 0) return say`${{ seat }} a reçu ${chips(paid)} grâce à ${tile(face)}.`;
      const money = { money: sumOf(bills) };
      return minted > 0
        ? say`${{ seat }} a reçu ${money} grâce à ${tile(face)} ; la banque a créé un billet pour cela.`
        : say`${{ seat }} a reçu ${money} grâce à ${tile(face)}.`;
    },
    blackRolled: ({ seat, face, rolled }) =>
      say`${{ seat }} a obtenu ${{ dice: rolled, of: 'black' }} pour ${tile(face)}.`,
    luckyHidden: ({ seat, count }) =>
      count === null
        ? say`${{ seat }} a caché des pions dans son poing.`
        : say`${{ seat }} a caché ${tokens(count)} dans son poing.`,
    luckyGuessed: ({ seat, hider, guess, hidden }) =>
      guess === hidden
        ? say`${{ seat }} a deviné juste : ${{ seat: hider }} en cachait ${hidden}.`
        : say`${{ seat }} a dit ${guess}, mais ${{ seat: hider }} en cachait ${hidden}.`,
    jackpotHit: ({ seat, money }) => say`${{ seat }} a décroché le jackpot de ${{ money }}.`,
    jackpotMissed: ({ seat, money }) => say`${{ seat }} a manqué le jackpot, qui vaut maintenant ${{ money }}.`,
    betMade: ({ seat, on, sum }) =>
      on === 'higher' ? say`${{ seat }} a parié sur plus de ${sum}.` : say`${{ seat }} a parié sur moins de ${sum}.`,
    betWon: ({ seat }) => say`${{ seat }} a gagné son pari.`,
    betLost: ({ seat, sum }) => say`${{ seat }} a perdu son pari avec ${sum}.`,
    betStopped: ({ seat }) => say`${{ seat }} a cessé de parier.`,
    casinoClosed: ({ seat, to, from, cell }) => {
      const reward = at(NO_ENTRY_TRACK, cell) > 0;
      if (from === null) return say`${{ seat }} a fermé ${casinoPlace(to)}.`;
      return reward
        ? say`${{ seat }} a rouvert ${casinoPlace(from)} et fermé ${casinoPlace(to)} contre récompense.`
        : say`${{ seat }} a rouvert ${casinoPlace(from)} et fermé ${casinoPlace(to)}.`;
    },
    closureKept: ({ seat, closed }) => say`${{ seat }} a laissé ${casinoPlace(closed)} fermé.`,
    dieBarred: ({ seat, die }) => say`${{ seat }} a mis ${DIE[die]} au bar.`,
    diceUnbarred: ({ seat, dice: { small, big } }) => say`${{ seat }} a repris ${dice(small + big)} au bar.`,
    grayPlaced: ({ seat, to, count }) => say`${{ seat }} a posé ${grayDice(count)} au ${casinoPlace(to)}.`,
    grayTaken: ({ seat, from, slot: kind }) =>
      say`${{ seat }} a retiré un dé gris du ${casinoPlace(from)} pour ${slot(kind)}.`,
    diePut: ({ seat, to, die }) => say`${{ seat }} a posé ${DIE[die]} au ${casinoPlace(to)} sans lancer.`,
    dieTaken: ({ seat, from, die }) => say`${{ seat }} a repris ${DIE[die]} au ${casinoPlace(from)}.`,
    diceDoubled: ({ seat, dice: { small, big } }) => say`${{ seat }} a déplacé ${dice(small + big)} sur ${tile('G2')}.`,
    niceDieSet: ({ seat, value, die }) => say`${{ seat }} a posé ${DIE[die]} sur la case ${value} de ${tile('H1')}.`,
    niceDieDisplaced: ({ seat, value, die }) =>
      die === 'big'
        ? say`Le gros dé de ${{ seat }} a dû partir au ${casinoPlace(value)}.`
        : say`Le dé de ${{ seat }} a dû partir au ${casinoPlace(value)}.`,
    resultChosen: ({ seat, result }) => say`${{ seat }} a choisi le ${result}.`,
    goldenTaken: ({ seat, die }) => say`${{ seat }} a posé ${DIE[die]} sur la case dorée.`,
    goldenReturned: ({ seat, die }) => say`${{ seat }} a récupéré ${DIE[die]} de la case dorée.`,
    tokenTaken: ({ seat, face, from }) =>
      from === null
        ? say`${{ seat }} a pris le pion de ${tile(face)}.`
        : say`${{ seat }} a pris le pion de ${tile(face)} à ${{ seat: from }}.`,
    powerLost: ({ seat }) => say`${{ seat }} a perdu la majorité et rendu le pion de ${tile('D2')}.`,
    primeTimePut: ({ seat, put }) =>
      put.length === 0
        ? say`${{ seat }} n’a posé aucun dé noir.`
        : say`${{ seat }} a posé ${{ dice: put, of: 'black' }} dans les casinos.`,
    badLuckNoted: ({ seats, strength }) => [
      ...say`Force la plus basse à ${tile('C2')} (${strength}) : `,
      ...and(seatPlaces(seats)),
      '.',
    ],
    boxSplit: ({ seat, sizes }) => say`${{ seat }} a fait des piles de ${sizes[0]} et ${sizes[1]} pions.`,
    boxPicked: ({ seat, pile: index, tokens: picked }) =>
      say`${{ seat }} a pris la ${pile(index)} pile, d’une valeur de ${{ money: sumOf(picked) }}.`,
    tileTied: ({ strength, seats }) => [
      ...say`Sur ${tile('G2')}, `,
      ...and(seatPlaces(seats)),
      ` sont à égalité à ${strength} et s’annulent.`,
    ],
    finePaid: ({ seat, bills, chips: paid, change }) => {
      if (bills.length + paid === 0) return say`${{ seat }} n’avait rien pour payer l’amende.`;
      const handed = [...moneyPlaces(bills), ...(paid > 0 ? [chips(paid)] : [])];
      const head = [...say`${{ seat }} a payé l’amende avec `, ...and(handed)];
      return change.length === 0 ? [...head, '.'] : [...head, ...say` et reçu ${{ money: sumOf(change) }} de monnaie.`];
    },
  },

  refusals: {
    notAsked: ({ seat }) => ({
      why: say`C’est à ${{ seat }} de répondre.`,
      rule: TILE_RULE_OF.notAsked,
      remedy: say`Attendez sa décision.`,
    }),
    decideFirst: ({ instead }) => ({
      why: say`La tuile demande autre chose.`,
      rule: TILE_RULE_OF.decideFirst,
      remedy: byType(INSTEAD, instead),
    }),
    nothingToDecide: () => ({
      why: say`Aucune tuile ne demande cela maintenant.`,
      rule: TILE_RULE_OF.nothingToDecide,
      remedy: say`Continuez votre tour.`,
    }),
    tileNotInPlay: ({ faces }) => ({
      why: ['Seule ', ...or(faces.map(tile)), ' le demanderait, et cette tuile n’est pas en jeu dans cette manche.'],
      rule: TILE_RULE_OF.tileNotInPlay,
      remedy: say`Choisissez une des actions proposées.`,
    }),
    casinoClosed: ({ casino, instead }) => ({
      why: say`Le ${casinoPlace(casino)} est fermé : aucun dé n’y entre ni n’en sort.`,
      rule: TILE_RULE_OF.casinoClosed,
      remedy: byType(INSTEAD, instead),
    }),
    passIsFree: ({ closed }) => ({
      why: say`Tous vos dés montrent le ${closed}, qui est fermé : cela ne coûte pas de jeton.`,
      rule: TILE_RULE_OF.passIsFree,
      remedy: say`Passez sans payer.`,
    }),
    openNumberRolled: ({ instead }) => ({
      why: say`Pour passer sans payer, il faut n’avoir que le numéro fermé.`,
      rule: TILE_RULE_OF.openNumberRolled,
      remedy: byType(INSTEAD, instead),
    }),
    noPowerToken: ({ holder, instead }) => ({
      why:
        holder === null
          ? say`Le pion de ${tile('D2')} est sur sa tuile.`
          : say`Le pion de ${tile('D2')} est chez ${{ seat: holder }}.`,
      rule: TILE_RULE_OF.noPowerToken,
      remedy: byType(INSTEAD, instead),
    }),
    notInSupply: ({ die, use, instead }) => ({
      why:
        die === 'big'
          ? say`Le gros dé n’est pas dans votre réserve.`
          : say`Il n’y a plus de petit dé dans votre réserve.`,
      rule: SUPPLY_RULE[use],
      remedy: byType(INSTEAD, instead),
    }),
    notInCasino: ({ die, casino, instead }) => ({
      why:
        die === 'big'
          ? say`Votre gros dé n’est pas au ${casinoPlace(casino)}.`
          : say`Vous n’avez pas de petit dé au ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.notInCasino,
      remedy: byType(INSTEAD, instead),
    }),
    noMoreTaking: ({ turns }) => ({
      why: say`Après ${turns} tours dans une manche, on ne peut plus reprendre de dé.`,
      rule: TILE_RULE_OF.noMoreTaking,
      remedy: say`Posez un dé dans un casino.`,
    }),
    ownCasino: ({ casino, at: where }) => ({
      why: say`La tuile elle-même est au ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.ownCasino,
      remedy: byType(INSTEAD, { type: 'casinos', casinos: where }),
    }),
    ownTile: ({ casino, at: where }) => ({
      why: say`${tile('H2')} elle-même est au ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.ownTile,
      remedy: ['Choisissez la tuile de ', ...or(casinoPieces(where)), '.'],
    }),
    alreadyClosed: ({ casino, at: where }) => ({
      why: say`La fermeture est déjà sur ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.alreadyClosed,
      remedy: ['Choisissez ', ...or(casinoPieces(where)), ', ou n’y touchez pas.'],
    }),
    nothingClosed: () => ({
      why: say`La fermeture est encore sur sa tuile.`,
      rule: TILE_RULE_OF.nothingClosed,
      remedy: say`Fermez un casino.`,
    }),
    noCluster: ({ cluster, left }) => ({
      why: say`Il ne reste pas de groupe de ${cluster}.`,
      rule: TILE_RULE_OF.noCluster,
      remedy: ['Prenez un groupe de ', ...or(left.map(String)), '.'],
    }),
    noGrayDie: ({ casino, at: where }) => ({
      why: say`Il n’y a pas de dé gris au ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.noGrayDie,
      remedy: ['Il y en a chez ', ...or(casinoPieces(where)), '.'],
    }),
    slotsFull: ({ slot: kind, free }) => ({
      why: say`Plus de place libre pour ${slot(kind)}.`,
      rule: TILE_RULE_OF.slotsFull,
      remedy: ['Il reste ', ...and(free.map((one) => slot(one))), '.'],
    }),
    tooManyDice: ({ casino, have: { small, big } }) => ({
      why: say`Vous avez ${dice(small + big)} au ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.tooManyDice,
      remedy: say`Déplacez ceux-là au plus.`,
    }),
    dieNotRolled: ({ die, value }) => ({
      why:
        die === 'big'
          ? say`Votre gros dé ne montre pas ${value}.`
          : say`Aucun petit dé de ce lancer ne montre ${value}.`,
      rule: TILE_RULE_OF.dieNotRolled,
      remedy: say`Choisissez un dé de ce lancer ou renoncez.`,
    }),
    cellStuck: ({ value }) => ({
      why: say`Le dé de la case ${value} ne peut pas rejoindre son casino, qui est fermé.`,
      rule: TILE_RULE_OF.cellStuck,
      remedy: say`Choisissez une autre case.`,
    }),
    otherResult: ({ rolled }) => ({
      why: say`Les dés montrent ${rolled[0]} et ${rolled[1]}.`,
      rule: TILE_RULE_OF.otherResult,
      remedy: say`Choisissez l’un des deux.`,
    }),
    noTileThere: ({ casino, at: where }) => ({
      why: say`Il n’y a pas de tuile au ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.noTileThere,
      remedy: ['Choisissez celle de ', ...or(casinoPieces(where)), '.'],
    }),
    blackDiceDiffer: ({ rolled, instead }) => ({
      why: say`Les dés noirs montrent ${rolled[0]} et ${rolled[1]}.`,
      rule: TILE_RULE_OF.blackDiceDiffer,
      remedy: byType(INSTEAD, instead),
    }),
    emptyPile: () => ({
      why: say`Il faut un pion dans chaque pile.`,
      rule: TILE_RULE_OF.emptyPile,
      remedy: say`Déplacez un pion.`,
    }),
    tokensDiffer: ({ tokens: all }) => ({
      why: say`Les piles doivent contenir les ${all.length} pions de la boîte, chacun une fois.`,
      rule: TILE_RULE_OF.tokensDiffer,
      remedy: ['Répartissez ', ...and(moneyPlaces(all)), '.'],
    }),
  },

  actions: {
    freePass: () => ({ label: 'Sans payer', labelLong: 'Passer sans payer : tous vos dés sont bloqués' }),
    powerPlay: ({ die, casino }) => ({
      label: die === 'big' ? `Gros vers ${casino}` : `Dé vers ${casino}`,
      labelLong: `Power Play : poser ${DIE[die]} au casino ${casino} au lieu de lancer`,
    }),
    luckyHide: ({ count }) => ({ label: `Cacher ${count}`, labelLong: `Cacher ${tokens(count)} dans le poing` }),
    luckyGuess: ({ count }) => ({ label: `Dire ${count}`, labelLong: `Deviner qu’il y a ${tokens(count)}` }),
    stop: () => ({ label: 'Arrêter', labelLong: 'Arrêter et prendre ce qui est sous le compteur' }),
    bet: ({ on }) =>
      on === 'higher'
        ? { label: 'Plus haut', labelLong: 'Parier que la prochaine somme sera plus haute' }
        : { label: 'Plus bas', labelLong: 'Parier que la prochaine somme sera plus basse' },
    close: ({ casino }) => ({ label: `Fermer ${casino}`, labelLong: `Fermer le casino ${casino}` }),
    keepClosed: () => ({ label: 'Ne rien faire', labelLong: 'Laisser le casino fermé' }),
    knockoutDie: ({ die }) => ({
      label: die === 'big' ? 'Bar : gros' : 'Bar : petit',
      labelLong: `Mettre ${DIE[die]} au bar`,
    }),
    block: ({ cluster, casino }) => ({
      label: `${cluster} vers ${casino}`,
      labelLong: `Poser ${grayDice(cluster)} au casino ${casino}`,
    }),
    handicap: ({ from, slot }) => ({
      label: `${from} → ${{ chip: 'jeton', money: '30', move: 'dé' }[slot]}`,
      labelLong: `Retirer un dé gris du casino ${from} pour ${SLOT[slot]}`,
    }),
    skip: () => ({ label: 'Renoncer', labelLong: 'Renoncer à l’offre de la tuile' }),
    putDie: ({ die, casino }) => ({
      label: die === 'big' ? `Gros au ${casino}` : `Au ${casino}`,
      labelLong: `Poser ${DIE[die]} au casino ${casino}`,
    }),
    takeDie: ({ die, casino }) => ({
      label: die === 'big' ? `Gros du ${casino}` : `Du ${casino}`,
      labelLong: `Reprendre ${DIE[die]} au casino ${casino}`,
    }),
    doubleDown: ({ small, big }) => ({
      label: small + big === 0 ? 'Aucun dé' : `Bouger ${small}+${big}`,
      labelLong:
        small + big === 0
          ? 'Ne déplacer aucun dé sur la tuile'
          : `Déplacer sur la tuile : petits ${small}, gros ${big}`,
    }),
    niceDie: ({ die, value }) => ({
      label: die === 'big' ? `Gros sur ${value}` : `Dé sur ${value}`,
      labelLong: `Poser ${DIE[die]} sur la case ${value} de la tuile`,
    }),
    myChoice: ({ result }) => ({ label: `Choisir ${result}`, labelLong: `Faire ce que dit le ${result}` }),
    activateTile: ({ casino }) => ({ label: `Tuile ${casino}`, labelLong: `Activer la tuile du casino ${casino}` }),
    golden: ({ die }) => ({
      label: die === 'big' ? 'Or : gros' : 'Or : petit',
      labelLong: `Poser ${DIE[die]} sur la case dorée`,
    }),
    primeTime: ({ put }) => ({
      label: put.length === 0 ? 'Aucun' : `Poser ${put.join('+')}`,
      labelLong:
        put.length === 0 ? 'Ne poser aucun dé noir' : `Poser des dés noirs dans les casinos : ${put.join(', ')}`,
    }),
    blackSplit: ({ piles: [first, second] }) => ({
      label: `${pileDigits(first)}|${pileDigits(second)}`,
      labelLong: `Première pile ${pileText(first)}, seconde pile ${pileText(second)} (en milliers)`,
    }),
    blackPick: ({ pile: index }) => ({ label: `Pile ${index + 1}`, labelLong: `Prendre la ${pile(index)} pile` }),
  },

  decisions: {
    luckyHide: 'Cachez un, deux ou trois pions',
    luckyGuess: 'Devinez combien de pions sont cachés',
    fiftyFifty: 'Pariez plus haut ou plus bas, ou arrêtez',
    close: 'Choisissez le casino à fermer',
    knockoutDie: 'Choisissez un dé pour le bar',
    block: 'Choisissez des dés gris et leur casino',
    handicap: 'Retirez un dé gris ou renoncez',
    move: 'Posez un dé dans un casino ou reprenez-en un',
    doubleDown: 'Choisissez les dés à déplacer sur la tuile',
    niceDie: 'Choisissez un dé pour la tuile ou renoncez',
    myChoice: 'Choisissez l’un des deux résultats',
    activateTile: 'Choisissez la tuile à activer',
    golden: 'Choisissez un dé pour la case dorée',
    primeTime: 'Choisissez les dés noirs à poser',
    blackSplit: 'Faites deux piles avec les pions',
    blackPick: 'Prenez une pile',
  },
};
