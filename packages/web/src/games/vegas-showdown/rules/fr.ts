/** The rules of Vegas Showdown in French. */

import type { ShowdownWords } from './structure.ts';

export const text: ShowdownWords = {
  lead: {
    all: 'Chacun bâtit un hôtel avec casino, salle après salle. Chaque salle s’achète aux enchères, et il faut qu’elle s’accorde : porte contre porte, avec un passage vers la bonne entrée. La maison la plus renommée gagne.',
  },
  steps: {
    goal: {
      title: 'Le but',
      text: 'Avoir le plus de **Renommée** à la fin. Les tuiles donnent de la Renommée, de la Fréquentation ou des Revenus tant qu’elles sont sur votre **plan**. Un plan bien pensé en donne encore à la fin.',
    },
    start: {
      title: 'Une maison vide',
      text: 'Vous commencez avec 20 $, Fréquentation 8, Revenus 5 et un plan vide. Les tuiles **de base** (Machines à sous, Salon, Restaurant) sont toujours en vente, les tuiles **vedettes** quelques-unes à la fois.',
    },
    market: {
      title: 'Nouvelles tuiles, prix en baisse',
      text: 'À chaque tour, les enchères minimales des tuiles vedettes invendues **baissent**, et les cases vides reçoivent une nouvelle tuile. Chaque nouvelle tuile vient avec une **carte événement**.',
    },
    income: {
      title: 'Recette',
      text: 'Vous recevez la **plus basse** des deux valeurs, Fréquentation ou Revenus. Gardez-les en équilibre.',
    },
    bid: {
      title: 'Les enchères',
      text: 'À tour de rôle, chacun mise sur une tuile, rénove ou fait de la Publicité. Qui voit sa mise **dépassée** choisit de nouveau quand vient son tour. Quand chacun a quelque chose à faire, les mises sont payées.',
    },
    free: {
      title: 'Rénover ou Publicité',
      text: '**Rénover** : retirez jusqu’à deux tuiles et placez-en jusqu’à deux. **Publicité** : 1 point de renommée aussitôt, et vous pouvez placer une tuile mise de côté auparavant.',
    },
    build: {
      title: 'Construire',
      text: 'Placez la nouvelle tuile ou mettez-la de côté. Il lui faut ses **prérequis** sur votre plan et un **passage** de porte en porte : jaune vers l’entrée du casino, bleu vers celle de l’hôtel, vert vers l’une ou l’autre.',
    },
    events: {
      title: 'Événements',
      text: 'Une carte rapporte ou coûte, interdit des enchères ou change la recette du tour. Son symbole dit de quelle pile vient la nouvelle tuile.',
    },
    end: {
      title: 'La fin',
      text: 'La partie s’achève au tour où un plan est **plein**, ou aussitôt, quand une carte demande une tuile d’une pile **vide**.',
    },
    score: {
      title: 'Décompte final',
      text: 'Encore de la Renommée pour le casino rempli, l’hôtel rempli, un passage entre les entrées, la plus forte Fréquentation et les plus hauts Revenus, l’argent et les **diamants** de coins rouges.',
    },
  },
  sections: {
    1: 'Idée et vocabulaire',
    2: 'Mise en place',
    3: 'Le tour',
    4: 'Construire',
    5: 'Cartes événement',
    6: 'Ce que l’on sait',
    7: 'La fin',
    8: 'Décompte final',
  },
  rules: {
    '1.1':
      'Chacun bâtit un hôtel avec casino sur un **plan** de 7 cases sur 5. Les tuiles s’achètent aux enchères. À la fin, la plus grande Renommée gagne.',
    '1.2':
      'Les tuiles **de base** sont Machines à sous, Salon et Restaurant ; toutes les autres sont des tuiles **vedettes**. Un **lot** est une chose sur laquelle on peut miser, avec sa propre piste. Vos tuiles qui ne sont pas sur le plan sont **de côté** : autant que vous voulez, sans effet.',
    '1.3':
      'La **Fréquentation** et les **Revenus** décident de la recette, la **Renommée** de la partie. Seules comptent les tuiles sur le plan.',
    '1.4': 'Le **donneur** ouvre le tour, puis on suit le sens des aiguilles d’une montre.',
    '2.1':
      'Machines à sous, Salons et Restaurants forment trois piles ouvertes. À trois, on retire trois tuiles de chacune.',
    '2.2': 'Chacun a un plan vide, 20 $, Fréquentation 8, Revenus 5 et Renommée 0. L’argent est visible.',
    '2.3':
      'Les tuiles vedettes de chaque taille forment une pile : celles marquées A, mélangées, sur celles marquées B, mélangées.',
    '2.4':
      'La première tuile de chaque pile va sur les trois premières cases vedettes, le marqueur d’enchère minimale sur son prix de départ. La quatrième case vedette sert à quatre et cinq joueurs et commence vide.',
    '2.5': 'On mélange les 33 cartes événement. Le premier donneur est tiré au sort.',
    '2.6': 'À cinq, les Machines à sous ont deux lots, sinon un seul.',
    '3.1':
      '**Les prix baissent**, sauf au tour 1. Chaque marqueur d’enchère minimale passe au cercle inférieur suivant, par-dessus le carré intermédiaire. Une tuile dont le marqueur arriverait à 3 quitte la partie. Si la table vend jusqu’à 3 $, on peut encore l’acheter à 3, et elle part quand le marqueur en redescendrait.',
    '3.2':
      '**Nouvelles tuiles.** Pour chaque case vedette vide en jeu, dans l’ordre du plateau, on pioche une carte événement et on l’applique.',
    '3.3':
      'Puis le symbole de la carte désigne la pile : sa première tuile va sur la case, le marqueur sur son prix de départ.',
    '3.4':
      '**Recette.** Chacun reçoit en dollars la plus basse de ses deux valeurs, Fréquentation ou Revenus, modifiée par les cartes de ce tour, jamais moins que rien.',
    '3.5':
      '**Enchères.** Une enchère est une case imprimée de la piste du lot, cercle ou carré. Elle atteint au moins le marqueur d’enchère minimale, pour les tuiles de base la première case ; elle dépasse l’enchère en cours ; elle n’excède pas votre argent ; et le lot n’est interdit par aucune carte. On peut miser sur une tuile dont on n’a pas les prérequis, et plus que le minimum. La dernière case d’une piste est imbattable.',
    '3.6':
      'Une enchère plus haute remplace celle en cours. Qui est dépassé n’a plus d’action jusqu’à ce que vienne son tour, et choisit alors de nouveau. On ne surenchérit pas sur soi-même.',
    '3.7':
      '**Actions.** À partir du donneur, dans le sens horaire, qui n’a pas d’action en choisit une : une enchère, Rénover ou Publicité. Rénover et Publicité sont ouverts à tous. On tourne jusqu’à ce que chacun ait une action. On ne peut passer que si des cartes interdisent à la fois Rénover et Publicité.',
    '3.8':
      '**Achats.** Les enchères en cours sont payées et les tuiles prises, à partir du donneur, dans le sens horaire.',
    '3.9':
      'Puis, dans le même ordre, chacun construit. Après un achat, on peut placer une tuile : la nouvelle ou une qui était de côté. Le reste demeure de côté.',
    '3.10':
      '**Rénover** : retirez jusqu’à deux tuiles du plan, puis placez-en jusqu’à deux de celles qui sont de côté, retirées à l’instant ou plus tôt. On retire avant de placer.',
    '3.11': '**Publicité** : 1 point de renommée aussitôt ; au moment de construire, on peut placer une tuile de côté.',
    '3.12': 'Fréquentation, Revenus et Renommée suivent chaque tuile placée ou retirée.',
    '3.13': 'Le bouton du donneur passe au joueur suivant, et ce que les cartes disaient pour ce tour prend fin.',
    '4.1':
      'Le plan a trois parties, de gauche à droite casino, partie commune et hôtel, de 3, 2 et 2 colonnes. La table peut préférer 2, 3 et 2 ou 3, 1 et 3. L’entrée du casino ouvre le bord gauche de la rangée du milieu, celle de l’hôtel le bord droit.',
    '4.2':
      'Une tuile se tourne par quarts de tour, sans se retourner. Elle tient dans le plan sur des cases vides, dans n’importe quelle partie. Des positions qui se ressemblent n’en font qu’une.',
    '4.3':
      '**Prérequis** : chaque sorte de tuile exigée se trouve sur le même plan. Une tuile sert à autant d’autres qu’on veut.',
    '4.4':
      '**Passages** : les cases voisines de deux tuiles communiquent quand chacune a une porte sur le côté commun. Les cases d’une même tuile communiquent. Une porte peut ne mener nulle part.',
    '4.5':
      '**Liaison** : des tuiles jaunes, un passage mène à l’entrée du casino, des bleues à celle de l’hôtel, des vertes à l’une des deux. Il peut traverser des tuiles de toutes couleurs.',
    '4.6': 'Une **Boîte de nuit** a une porte qui donne sur celle d’un Salon ou d’un Salon de luxe.',
    '4.7':
      'Une rénovation se juge au plan qu’elle laisse : chaque tuile y respecte §4.3 à §4.6. Les vides sont permis. La première de deux tuiles peut rester en l’air si une seconde peut y remédier.',
    '4.8': 'Placer une tuile n’en gâte jamais une qui est déjà là.',
    '5.1': 'Une carte s’applique avant que sa tuile soit retournée. Seules comptent les tuiles sur les plans.',
    '5.2':
      'Les cartes qui disent « ce tour-ci » valent jusqu’à §3.13 et se cumulent. Pour la recette : d’abord la base, puis les ajouts, et jamais moins que rien.',
    '5.3': 'Quand une carte cherche le plus ou le moins, elle touche tous ceux qui sont à égalité.',
    '5.4': 'Personne ne paie plus qu’il n’a.',
    '5.5': '**Faire jouer ses relations** : le donneur désigne une pile qui n’est pas vide.',
    '5.6':
      '**Permis accélérés** : à partir du donneur, dans le sens horaire, chacun peut placer une tuile qui est de côté.',
    '5.7': 'Une carte sans objet est simplement appliquée.',
    '6.1':
      'Argent, plans, enchères, tuiles de côté, dos et hauteur des piles, nombre de tuiles de chaque sorte. Seul l’ordre des piles et des cartes est inconnu.',
    '7.1':
      'Quand le plan de quelqu’un est plein, la partie s’achève dès que tous ont construit ce tour-ci, ou utilisé leur permis.',
    '7.2':
      'Quand une carte désigne une pile vide, la partie s’achève aussitôt : après l’effet de la carte, sans recette.',
    '7.3': 'Après la fin, personne n’agit.',
    '8.1': 'Casino entièrement couvert, par des tuiles jaunes et vertes seulement : **5 points**.',
    '8.2': 'Hôtel entièrement couvert, par des tuiles bleues et vertes seulement : **5 points**.',
    '8.3': 'Un passage d’une entrée à l’autre : **3 points**.',
    '8.4':
      'La plus forte Fréquentation : **5, 3 et 1 points** aux trois premiers ; de même pour les Revenus. Les joueurs à égalité partagent la somme des places qu’ils occupent, arrondie vers le bas, et le suivant prend la place d’après.',
    '8.5': 'Chaque tranche entière de 10 $ : **1 point**. L’argent reste à vous.',
    '8.6':
      'Chaque point intérieur de la grille où se rejoignent des coins rouges d’au moins deux tuiles : avec quatre quarts **3 points**, avec trois **1 point**.',
    '8.7': 'La plus grande Renommée gagne, puis le plus d’argent. Qui est encore à égalité partage la victoire.',
  },
  figures: {
    tile: 'Une tuile et tout ce qu’elle montre : où l’on passe, ce qu’elle apporte, et des coins rouges pour les diamants.',
    tiles: 'Les quinze sortes de tuiles.',
    drop: 'Personne n’a acheté les Machines de luxe à 18 $. Au tour suivant le marqueur est sur 12 ; le 15 entre les deux est un carré, réservé aux enchères. Puis vient 7 et, à 3, la sortie.',
    bids: 'Bruno a misé le minimum de 25 $ sur le Buffet, Chiara le dépasse avec 29 $. Bruno n’a plus d’action et choisira de nouveau à son tour.',
    renovate:
      'Le Salon debout gênait. Une seule rénovation le retire, le remet couché et place la Boîte de nuit qui était de côté. L’hôtel est plein : 5 points à la fin.',
    sheet:
      'Le plan, ses trois parties et ses deux entrées. Machines à sous et Salon partent de l’entrée du casino, le Restaurant de celle de l’hôtel.',
    chart:
      'Ce qui se construit sur quoi. Une tuile exige toutes celles d’où vient sa ligne ; le nombre dit combien il y en a.',
    passages:
      'Machines de luxe porte contre porte avec le Salon : c’est bon. Tournées, elles lui présentent un mur. Le Restaurant de luxe a bien un passage, mais vers l’entrée du casino, et les tuiles bleues doivent rejoindre celle de l’hôtel. À côté du Restaurant, tout va bien.',
    club: 'Une Boîte de nuit veut une porte commune avec un salon. Par les Machines à sous elle serait reliée, mais cela ne suffit pas.',
    cards: 'Toutes les cartes événement. Sans nombre, une carte est unique.',
    score:
      'La maison d’Ada à la fin, avec 37 $. Hôtel rempli, entrées reliées, un diamant et un diamant aux trois quarts. Sa Fréquentation de 11 est deuxième après le 13 de Bruno : 3 points. Ses Revenus de 9 sont premiers à égalité avec Chiara : (5 + 3) / 2 = 4 chacune.',
  },
  reconstructed:
    'Aucune source connue de nous ne donne toutes les tuiles et cartes de ce jeu. Les valeurs au signe ondulé sont notre proposition, choisie pour que tout ce que l’on sait et tous les décomptes tombent juste. Vous avez la boîte ? Chaque valeur figure une seule fois, avec son étiquette, dans packages/games/vegas-showdown/data (tiles.ts, cards.ts, sheet.ts, tracks.ts) : corrigez-la là, et le jeu comme cette page suivront. « npx fremont data vegas-showdown » les énumère toutes. Ou écrivez-nous, tout simplement.',
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  unsure: {
    sign: 'reconstitué',
    legend: 'Aucune source ne donne cette valeur ; c’est notre proposition.',
  },
  parts: {
    floor: 'La couleur dit quelle entrée il faut',
    doorway: 'Porte : on passe ici',
    wall: 'Mur : on ne passe pas',
    corner: 'Coin rouge, un quart de diamant',
  },
  facts: {
    size: 'Taille',
    colour: 'Couleur',
    price: 'Prix de départ',
    brings: 'Apporte',
    doorways: 'Portes',
    corners: 'Coins',
    count: 'Dans la boîte',
    needs: 'Exige',
    asDrawn: 'comme dessiné',
    red: 'rouges',
    plain: 'simples',
    nothing: 'rien',
    symbol: 'Nouvelle tuile',
    anyStack: 'au choix du donneur',
    copies: 'Exemplaires',
  },
  numbers: {
    tiles: 'Tuiles',
    cards: 'Cartes événement',
    cells: 'Cases d’un plan',
    money: 'Argent au départ',
    tracks: 'Enchères des tuiles de base',
  },
  before: 'Avant',
  after: 'Après',
};
