/** The rules of Las Vegas in French. */

import type { LasVegasRules } from './structure.ts';
import { tileRules } from './tiles/fr.ts';
import { faceCaptions } from './tiles/structure.ts';

export const text: LasVegasRules = {
  lead: {
    classic:
      'Six casinos offrent de l’argent. Envoyez vos dés là où il y a peu de monde : le plus de dés prend le meilleur billet, et ceux qui en ont autant repartent les mains vides.',
    'royale-base':
      'Six casinos offrent deux billets chacun. La plus grande force prend le meilleur, les forces égales s’annulent, votre gros dé compte double et un jeton vous permet de passer.',
    royale: tileRules.lead,
  },
  steps: {
    tiles: tileRules.step,
    goal: {
      title: 'Le but',
      text: 'Avoir le plus d’argent après la dernière manche. L’argent se gagne dans six casinos, numérotés de 1 à 6 comme un dé.',
    },
    moneyClassic: {
      title: 'L’argent arrive',
      text: 'À chaque manche, chaque casino reçoit des billets de la pile jusqu’à ce qu’il y ait au moins **50 000 $**.',
    },
    moneyRoyale: {
      title: 'L’argent arrive',
      text: 'À chaque manche, six paires de billets sont révélées et triées : la plus riche va au casino 6, la plus pauvre au casino 1. Chacun reçoit **deux jetons**.',
    },
    roll: {
      title: 'Lancer et placer',
      text: 'À votre tour, lancez tous les dés qui vous restent. Choisissez **un numéro** et placez **tous** les dés qui le montrent dans le casino de ce numéro. Gardez les autres pour le tour suivant.',
    },
    pass: {
      title: 'Ou passer',
      text: 'Rien d’intéressant ? Payez un jeton, ne placez rien et gardez tous vos dés. Chaque jeton restant à la fin vaut 10 000 $.',
    },
    payout: {
      title: 'Paiement',
      text: 'Quand plus personne n’a de dés, les casinos paient. D’abord, **tous ceux qui ont autant de dés dans un casino sont éliminés**, à chaque niveau. Parmi les autres, le plus fort prend le plus gros billet, le suivant le billet suivant.',
    },
    endClassic: {
      title: 'Quatre manches',
      text: 'Reprenez vos dés et continuez ; le joueur suivant commence. Après **quatre manches**, le plus riche gagne.',
    },
    endRoyale: {
      title: 'Trois manches',
      text: 'Reprenez vos dés et continuez ; celui qui a gagné au plus haut casino commence. Après **trois manches**, on compte billets et jetons, et le plus riche gagne.',
    },
  },
  sections: {
    ...tileRules.sections,
    1: 'L’idée et les mots',
    2: 'Le matériel',
    3: 'Préparer une manche',
    4: 'Votre tour',
    5: 'Paiement',
    6: 'Manche suivante et fin',
    7: 'Dés neutres',
    8: 'Ce que tout le monde peut savoir',
  },
  rules: {
    ...tileRules.rules,
    '1.1':
      'Six casinos, numérotés de 1 à 6 comme les faces d’un dé, offrent de l’argent. Vous y placez des dés. Le plus de dés dans un casino prend le meilleur billet, les égalités s’annulent, et le plus d’argent à la fin gagne.',
    '1.2':
      'Un **participant** d’un casino est quiconque y a des dés : un joueur, ou le **joueur neutre**, imaginaire, à qui appartiennent les dés neutres (§7.1, §7.4).',
    '1.3':
      'Votre **réserve** : les dés que vous n’avez pas encore placés dans cette manche, dés neutres compris si vous en tenez.',
    '1.4': '**Force** dans un casino : chaque petit dé compte 1, un gros dé compte 2.',
    '1.5': '« Suivant » veut toujours dire dans le sens des aiguilles d’une montre, dans l’ordre des places.',
    '2.1': 'De deux à cinq joueurs, quatre manches, huit petits dés chacun, 54 billets de 10 000 $ à 90 000 $.',
    '2.2':
      'De deux à cinq joueurs, trois manches, sept petits dés et un gros chacun, 90 billets de 30 000 $ à 100 000 $ et des jetons.',
    '2.3':
      'Tous les billets forment une pile face cachée. Les billets qui reviennent vont dessous, face cachée, dans l’ordre où ils reviennent.',
    '3.1':
      'Le casino 1 reçoit des billets de la pile, un par un, jusqu’à ce qu’ils fassent **au moins 50 000 $**. Puis le casino 2, et ainsi de suite jusqu’au casino 6.',
    '3.2':
      'Six paires de billets sont révélées. La paire à la plus forte somme va au casino 6, la suivante au casino 5, jusqu’au casino 1. À sommes égales, la paire au plus gros billet va au casino le plus haut.',
    '3.3': 'Dans chaque casino, les billets sont rangés par valeur.',
    '3.4': 'Chacun reçoit **deux jetons**. Les jetons gardés des manches précédentes restent.',
    '3.5': 'Chacun prend tous ses dés. Si on joue avec des dés neutres, ils arrivent maintenant (section 7).',
    '3.6': 'Le joueur à la première place commence la première manche. Pour les suivantes, voir §6.1 et §6.2.',
    '4.1': '**Lancez** toute votre réserve. Il n’y a pas de tour sans lancer.',
    '4.2':
      '**Placez** : choisissez un numéro obtenu et mettez **tous** les dés qui le montrent, gros et neutres compris, dans le casino de ce numéro. Les autres dés reviennent dans votre réserve.',
    '4.3':
      '**Passez** (Royale seulement) : après le lancer, vous pouvez payer un jeton au lieu de placer. Tous les dés reviennent dans votre réserve. Vous pouvez passer tant que vous avez des jetons. Sans jeton, et toujours dans le jeu classique, il faut placer.',
    '4.4':
      'C’est ensuite au joueur suivant qui a encore des dés. Si vous êtes seul à en avoir, vous jouez tour après tour.',
    '4.5': 'La manche se termine dès que plus personne n’a de dés.',
    '5.1': 'Les casinos paient l’un après l’autre, de 1 à 6.',
    '5.2':
      '**Égalités** : quiconque a la même force qu’un autre dans un casino y est éliminé, à tous les niveaux à la fois. De 5, 3, 3, 1 il reste 5 et 1 ; de 2, 2, 1, 1 il ne reste personne.',
    '5.3':
      '**Rangs** : ceux qui restent sont classés par force. Le premier prend le plus gros billet, le deuxième le suivant, et ainsi de suite tant qu’il y a des billets. Personne ne prend plus d’un billet par casino.',
    '5.4':
      'Un billet qui revient au joueur neutre ou à personne va sous la pile. Cela se fait quand tous les casinos ont payé : le casino 1 d’abord, et dans chacun le plus gros billet d’abord.',
    '5.5': 'Tous les dés retournent à leurs propriétaires.',
    '6.1': 'La manche suivante est commencée par le joueur qui suit celui qui a commencé celle-ci.',
    '6.2':
      'Cherchez, du casino 6 vers le bas, le premier où un joueur a gagné un billet. Parmi ceux qui y ont gagné, celui qui a le plus gros billet commence. Si personne n’a rien gagné nulle part, c’est le joueur qui suit celui qui a commencé cette manche.',
    '6.3':
      'La partie se termine après le dernier paiement : à la quatrième manche du jeu classique, à la troisième de Royale.',
    '6.4':
      'Votre total est la valeur de vos billets ; dans Royale, chaque jeton restant ajoute **10 000 $**. Le plus haut total gagne.',
    '6.5':
      'Totaux égaux : le plus d’objets gagne, des billets dans le jeu classique, des billets et des jetons dans Royale. Encore égaux : la victoire est partagée.',
    '7.1':
      'Une variante de deux à quatre joueurs : huit dés d’une couleur libre entrent en jeu. Au début de chaque manche, chacun en prend **quatre** à deux joueurs, **deux** à trois ou quatre.',
    '7.2':
      'Ils font partie de votre réserve : vous les lancez (§4.1) et les placez (§4.2) avec les vôtres. Vous pouvez choisir un numéro que seuls des dés neutres montrent.',
    '7.3': 'À trois, il reste deux dés neutres. Ils sont lancés au début de la manche et placés aussitôt.',
    '7.4':
      'À deux, toujours : au début de chaque manche, les huit dés d’une couleur libre, sept petits et un gros, sont lancés et placés. Ils restent toute la manche.',
    '7.5':
      'Tous les dés neutres d’un casino font ensemble la force du joueur neutre. Il compte dans les égalités et les rangs comme tout le monde ; les billets qu’il gagne vont sous la pile (§5.4).',
    '8.1': 'Dés, jetons, billets des casinos et **nombre** de billets gagnés par chacun sont visibles de tous.',
    '8.2':
      'La valeur des billets gagnés l’est aussi, sauf si la table joue avec des gains cachés : seul leur propriétaire les voit alors jusqu’à la fin, où tous sont montrés.',
    '8.3': 'Personne ne connaît l’ordre de la pile. Il n’existe même pas avant qu’un billet soit révélé.',
  },
  figures: {
    ...faceCaptions(tileRules),
    faces: tileRules.allFaces,
    fill: 'Remplir un casino : 20 et 20 ne suffisent pas, il vient un troisième billet. Avec 30 de plus, cela fait 70 000 $ : assez.',
    pairs:
      'Six paires, triées par somme. 90 + 50 et 80 + 60 sont égales ; la paire avec le 90 va au casino le plus haut.',
    place:
      'Ada a obtenu un 1, deux 3 et trois 5. Elle choisit les cinq : tous les trois vont à Fifth Planet. Il lui reste trois dés pour le tour suivant.',
    payout:
      'Bruno et Chiara ont trois dés chacun : égalité, éliminés. Ada prend le plus gros billet, et Dora l’autre avec son unique dé.',
    big: 'Le gros dé d’Ada et un petit font une force de 3. Les deux petits dés de Bruno font 2.',
    neutral:
      'Les dés neutres sont à égalité avec Ada : éliminés tous les deux. L’unique dé de Bruno prend les 80 000 $, et il n’y a personne pour les 30 000 $.',
  },
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  neutral: 'neutres',
  outcomes: {
    takes: (money) => `prend ${money}`,
    tie: 'égalité : éliminé',
    nothing: 'plus de billet',
    backToPile: (money) => `${money} : retour sous la pile`,
  },
  reconstructed: tileRules.reconstructed,
  casinoGets: (casino, money) => `${casino} : ${money}`,
};
