/** The rules of Lords of Vegas in French. */

import type { LordsRules } from './structure.ts';

export const text: LordsRules = {
  lead: {
    all: 'Des lots vides le long du Strip, cinq sociétés de casinos et jamais assez d’argent. Construisez, étendez-vous chez vos voisins, pariez dans leurs salles et échangez tout ce que vous avez. Le patron des plus grands casinos gagne.',
  },
  steps: {
    goal: {
      title: 'Le but',
      text: 'Avoir le plus de **points** à la fin. Les points viennent des casinos dont vous êtes le **patron**, c’est-à-dire le propriétaire du dé le plus haut. Des tuiles d’une même couleur qui se touchent dans un quartier forment un seul casino.',
    },
    start: {
      title: 'Deux lots pour commencer',
      text: 'Chacun reçoit deux cartes, marque leurs lots et touche un peu d’argent. Les lots au dé imprimé bas en donnent davantage.',
    },
    card: {
      title: 'Piochez une carte',
      text: 'Votre tour s’ouvre par une carte. Son lot devient le vôtre. **Chaque lot** marqué rapporte 1 $, et dans les casinos désignés par la carte chaque dé rapporte **1 $ par point**.',
    },
    track: {
      title: 'Des points pour les patrons',
      text: 'Le patron d’un casino qui paie reçoit un point par tuile. Plus haut, les pas de la piste s’allongent, et les points d’un casino qui ne suffisent pas pour un pas entier sont **perdus** : à la fin, seuls les grands casinos comptent.',
    },
    grow: {
      title: 'Bâtir et grandir',
      text: 'Dépensez ensuite à votre guise. **Construction** sur vos lots, **extension** de votre casino sur un lot libre voisin pour le double du prix, **réaménagement** dans une autre couleur.',
    },
    shake: {
      title: 'Brouiller les cartes',
      text: '**Réorganisation** : payez pour relancer tous les dés d’un casino où vous en avez un. **Pari**, une fois par tour, dans le casino d’un autre patron : deux dés décident qui paie.',
    },
    ties: {
      title: 'Un seul patron',
      text: 'Si la plus haute valeur d’un casino appartient à deux joueurs, ces dés sont relancés jusqu’à ce qu’un seul joueur soit en tête.',
    },
    trade: {
      title: 'Tout est à vendre',
      text: 'Argent, lots, dés sur des tuiles, une action faite pour quelqu’un, la promesse de laisser un casino tranquille : deux joueurs peuvent s’entendre **à tout moment**, pendant le tour de n’importe qui.',
    },
    end: {
      title: 'La fin',
      text: 'La partie s’achève avec la carte **Fin de partie**, dans le dernier quart de la pioche, ou dès que quelqu’un atteint **90** points. Le plus de points gagne, puis le plus d’argent.',
    },
  },
  sections: {
    1: 'Matériel et vocabulaire',
    2: 'Mise en place',
    3: 'La carte',
    4: 'Les actions',
    5: 'Égalités',
    6: 'Échanges',
    7: 'La fin',
    8: 'À deux',
    9: 'Ce que l’on sait',
  },
  rules: {
    '1.1':
      'Le plateau a six **quartiers** de **lots** en rangées de trois. A, C et E sont à l’ouest du Strip, B, D et F à l’est : 48 lots, nommés par quartier et numéro, rangée par rangée. Les rues et le Strip séparent les quartiers. L’argent est toujours en millions de dollars.',
    '1.2':
      'Chaque lot porte un **dé** et un **prix** imprimés, toujours liés : 1 avec 8 $, 2 avec 6 $, 3 avec 9 $, 4 avec 12 $, 5 avec 15 $, 6 avec 20 $.',
    '1.3':
      'Un lot **touche le Strip** dans la troisième colonne de A, C et E et dans la première colonne de B, D et F.',
    '1.4':
      'Cinq sociétés ont neuf **tuiles** chacune. La couleur d’une tuile n’a aucun rapport avec celles des joueurs.',
    '1.5':
      'La pioche contient une carte par lot et une **Fin de partie**. Une carte désigne son lot et ce qui **paie** : neuf cartes par société, trois pour le Strip. Fin de partie ne désigne aucun lot et fait payer le Strip.',
    '1.6':
      'La piste : de 0 à 8 un par un, puis 10 12 14 16 18 20, 23 26 29 32, 36 40 44, 49 54, 60 66, 73, 81, 90. Là où les pas s’allongent se trouve un **seuil**.',
    '1.7': 'Chacun a douze **dés** et dix **marqueurs**. La banque ne manque jamais d’argent.',
    '1.8':
      'Un lot sans tuile appartient à qui y a un marqueur. Une tuile appartient à qui y a un dé et, sans dé, à personne. Une tuile porte au plus un dé.',
    '1.9':
      'Un **casino** est le plus grand groupe de tuiles d’une couleur reliées par leurs côtés dans un même quartier. Personne ne peut le diviser. On nomme un casino par son premier lot.',
    '1.10': 'Le **patron** d’un casino est le propriétaire de son dé le plus haut. Sans dé, pas de patron.',
    '2.1': 'Tout le monde part de la case 0, sans argent.',
    '2.2':
      'Fin de partie est mise de côté et chacun reçoit deux cartes de lot. Pour chacune, il marque le lot et prend **10 $ moins le dé imprimé**. Les cartes sont étalées selon ce qu’elles paient.',
    '2.3': 'À deux, une carte distribuée du quartier F est sans effet et remplacée.',
    '2.4':
      'Fin de partie se place sur le dernier de quatre paquets égaux : un quart des cartes restantes, arrondi vers le bas, se trouve dessous. Avec une fin incertaine, elle est jusqu’à deux cartes plus haut ou plus bas, et personne ne le sait.',
    '2.5':
      'Chacun lance deux dés. La plus forte somme commence, les ex æquo relancent. On joue dans l’ordre des places.',
    '3.1':
      'Le tour s’ouvre par votre carte. Vous pouvez échanger avant (§6.1). La carte s’exécute d’elle-même ; vous ne décidez que de ce que demandent §3.2 et §3.3, avant les égalités et les paiements.',
    '3.2':
      'Si le lot est vide, vous le marquez. Si vos dix marqueurs sont tous posés, l’un d’eux vient ici d’un autre de vos lots, qui n’appartient alors plus à personne.',
    '3.3':
      'Si une tuile s’y trouve, après une extension, son dé retourne à son propriétaire et l’un des vôtres prend sa place **avec la même valeur** ; une tuile sans dé reçoit le vôtre avec la valeur imprimée. Votre propre dé reste tel quel. Si vos douze dés sont posés, l’un d’eux doit venir ici. C’est gratuit et cela ne se refuse pas.',
    '3.4': 'Chaque marqueur du plateau rapporte **1 $** à son propriétaire, quelle que soit la carte.',
    '3.5':
      'Les casinos désignés par la carte paient : tous ceux d’une société, ou tous ceux qui ont au moins une tuile au bord du Strip. Chaque dé y rapporte **1 $ par point** à son propriétaire, patron ou non.',
    '3.6':
      'Le patron de chacun marque **un point par tuile**, tuiles sans dé comprises. Les casinos sont comptés un à un, le plus petit d’abord. Le jeton avance tant que les points restants suffisent pour le pas suivant ; le reste est perdu.',
    '3.7': 'La carte est étalée selon ce qu’elle paie : chacun voit quelles cartes doivent encore venir.',
    '4.1':
      '**Construction** sur l’un de vos lots : payez son prix, reprenez le marqueur et posez une tuile de la société de votre choix avec l’un de vos dés à la valeur imprimée.',
    '4.2':
      'Tuiles et dés sont limités. Sans tuile d’une couleur, ni construction, ni extension, ni réaménagement dans cette couleur. Si vos douze dés sont sur le plateau, et seulement alors, la nouvelle tuile prend l’un d’eux à une autre, qui reste sans propriétaire. On juge qui est patron avant de déplacer le dé.',
    '4.3':
      '**Extension** d’un casino dont vous êtes le patron : payez **le double du prix** d’un lot voisin sans tuile ni marqueur, et posez-y une tuile de la couleur du casino avec l’un de vos dés à la valeur imprimée.',
    '4.4':
      '**Réaménagement** d’un casino dont vous êtes le patron : payez **5 $ par tuile** et changez toutes ses tuiles pour une autre couleur qui en a assez. Les dés restent.',
    '4.5':
      '**Réorganisation** de tout casino où vous avez un dé : payez **1 $ par point** de tous ses dés et relancez-les tous. Aucun dé n’est réorganisé deux fois dans un tour ; un dé qui l’a été bloque donc tout son casino. Une fois tous les résultats connus, chacun place ses résultats sur ses tuiles, dé par dé : vous d’abord, puis dans l’ordre des places.',
    '4.6':
      '**Pari**, une fois par tour, dans le casino d’un autre patron : misez de 1 $ à 5 $ par tuile, sans dépasser ce que vous avez. Le patron peut d’abord partager avec la banque. Deux dés : 2 et 12 paient deux fois la mise, 3, 4, 9, 10 et 11 la mise, de 5 à 8 elle va au patron. Après un partage, le patron paie ou touche la moitié, arrondie vers le bas, la banque le reste. Un patron trop pauvre paie ce qu’il a ; la part de la banque reste entière.',
    '4.7':
      'Faites tout cela dans l’ordre que vous voulez et tant que votre argent suffit ; après chaque action, on règle les égalités (§5.1). Vous décidez de la fin de votre tour.',
    '5.1':
      'Après chaque action, prise de possession et accord, et chaque fois qu’un dé a été déplacé, on examine tous les casinos. Si la plus haute valeur appartient à deux joueurs ou plus, tous les dés de cette valeur sont **relancés** gratuitement.',
    '5.2':
      'On recommence, avec ce qui est alors le plus haut, jusqu’à ce que les dés les plus hauts soient à un seul joueur. On ne touche ni aux dés égaux d’un même joueur ni aux dés égaux plus bas.',
    '5.3': 'Une relance pour égalité n’est pas une réorganisation (§4.5).',
    '6.1':
      'Deux joueurs peuvent s’entendre à tout moment, pendant le tour de n’importe qui, tant que personne n’a de choix à faire et que la partie n’est pas finie.',
    '6.2':
      'Chaque côté donne ce qu’il veut d’argent, de ses lots et de ses dés sur des tuiles ; quelque chose doit changer de mains. Un lot échangé reçoit le marqueur de l’autre, un dé échangé est remplacé par celui de l’autre avec la même valeur.',
    '6.3': 'Les points, les tuiles et les promesses sur les tours à venir ne s’échangent pas.',
    '6.4':
      'Si l’un des côtés est le joueur actif, une action de §4.1 à §4.6 peut faire partie de l’accord une fois la carte piochée. D’abord l’échange, puis l’action, jugée sur le plateau après l’échange, puis un seul contrôle des égalités. À ce moment, un casino à égalité n’a pas de patron. Si une partie n’est pas permise, rien ne se passe.',
    '6.5': 'Après l’échange, personne ne peut avoir plus de douze dés ou de dix marqueurs sur le plateau.',
    '6.6':
      'Le joueur actif peut aussi vendre un **renoncement** : pas d’extension, de réaménagement, de réorganisation ou de pari dans le casino d’un lot donné. Il tient jusqu’à la fin du tour, quoi que devienne ce casino.',
    '6.7':
      'Une offre s’accepte ou se refuse telle quelle. Chaque côté peut la modifier, elle devient alors la sienne ; les réponses à l’ancienne version sont nulles. Son auteur peut la retirer. Plusieurs peuvent être ouvertes. Le contenu est vérifié à l’offre, puis de nouveau à l’acceptation.',
    '6.8': 'Sans les cadeaux, les deux côtés doivent donner quelque chose ; une action ou un renoncement compte.',
    '6.9': 'Les offres ouvertes expirent à la fin du tour.',
    '6.10': 'Personne ne fait plus de vingt offres et contre-offres par tour.',
    '7.1':
      'Quand **Fin de partie** est piochée, les marqueurs paient, le Strip paie argent et points, et la partie est finie. Celui qui l’a piochée ne joue plus.',
    '7.2':
      'Si quelqu’un est sur **90** une fois une carte payée, la partie s’arrête aussitôt, pendant le tour de n’importe qui.',
    '7.3': 'Le plus de points gagne, puis le plus d’argent. Qui est à égalité aux deux partage la place.',
    '8.1': 'Le quartier F n’est pas utilisé.',
    '8.2':
      'Une carte du quartier F ne marque rien, mais lots et casinos paient. Puis on pioche encore, jusqu’à ce qu’une carte d’un autre quartier ait été exécutée ou que la partie soit finie.',
    '9.1':
      'Tout est visible, l’argent et les cartes sorties aussi. Seulement avec une fin incertaine, personne ne sait à quelle hauteur se trouve Fin de partie.',
  },
  figures: {
    lots: 'Le quartier A avant toute construction. Chaque lot montre son prix et son dé ; une étoile marque les lots au bord du Strip. A1 est à Bruno, A6 à Ada.',
    casino:
      'C1, C2 et C4 se touchent et forment un seul casino Marlin. Le quatre de Chiara est le dé le plus haut : elle est patronne, et la couronne montre ce qu’il vaut, trois points. C9 n’en touche aucun et forme un casino à part.',
    payday:
      'Le même quartier quand Marlin paie : Chiara reçoit 4 $ et trois points pour le casino de trois, Dora 3 $ et Bruno 2 $ pour leurs dés. Ada reçoit 4 $ et un point pour C9, et 1 $ pour son lot C5.',
    track:
      'Chiara est sur 18 et son casino de quatre paie. Le pas jusqu’à 20 prend deux points. Les deux qui restent ne suffisent pas pour le suivant, qui en prend trois : ils sont perdus.',
    sprawl:
      'Ada est patronne de Comet en D1 et D2. Elle peut s’étendre en D3 pour 24 $ ou en D5 pour 16 $. D4 est aussi voisin, mais il est à Bruno.',
    gamble: 'Ce que les deux dés font de la mise. Dans 20 cas sur 36, le patron gagne.',
    tie: 'Bruno et Dora ont tous deux un cinq en tête. Les deux cinq sont relancés ; le deux d’Ada reste.',
  },
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  gamble: { double: 'deux fois la mise', win: 'la mise', lose: 'au patron' },
};
