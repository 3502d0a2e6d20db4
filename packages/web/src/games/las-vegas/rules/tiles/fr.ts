/** Royale's tiles in French: the sections 9 to 26 of the rules. */

import type { TileRules } from './structure.ts';

export const tileRules: TileRules = {
  lead: 'Tout le contenu de la boîte Royale : des tuiles près des premiers casinos ajoutent seize petits jeux, de Jackpot à Black Box, et une banque visible les paie.',
  step: {
    title: 'Les tuiles',
    text: 'Des tuiles se trouvent près des casinos 1 à 3. Y placer des dés **active** la tuile ; certaines attendent le paiement. Voici ce que fait chacune des seize faces.',
  },
  sections: {
    9: 'Les tuiles et la banque',
    10: 'Le paiement avec les tuiles',
    11: 'Lucky Punch',
    12: 'Jackpot',
    13: 'Prime Time',
    14: 'Fifty Fifty',
    15: 'High Five',
    16: 'Bad Luck',
    17: 'Pay Day',
    18: 'Power Play',
    19: 'No Entry!',
    20: 'Knockout',
    21: 'Block It!',
    22: 'Handicap',
    23: 'Black Box',
    24: 'Double Down',
    25: 'Nice Dice',
    26: 'My Choice',
  },
  rules: {
    '9.1':
      'À chaque manche, des tuiles se trouvent près des casinos 1 à 3 ; d’un commun accord, il peut n’y en avoir aucune, ou jusqu’à six. Huit tuiles, de A à H, ont chacune **deux faces** : on tire au sort la tuile et la face. Les deux faces d’une même tuile ne sont jamais en jeu ensemble.',
    '9.2':
      'Après la manche, les tuiles sont remises : une face peut donc revenir. D’un commun accord, **aucune face ne revient** dans la partie ; c’est possible avec quatre tuiles au plus.',
    '9.3':
      'D’un commun accord, les faces sont **choisies** au lieu d’être tirées ; les mêmes restent alors à chaque manche.',
    '9.4':
      'À la première manche, après les six paires, 24 billets sont mis de côté, cachés, pour les deux autres manches. Les 54 restants sont visibles : c’est **la banque**.',
    '9.5': 'La banque paie 10 000 $ et 20 000 $ en un et deux jetons.',
    '9.6':
      'Toute autre somme est un billet de cette valeur ; s’il n’y en a plus, le moins de billets possible ; si cela échoue aussi, un billet de remplacement, qui compte ensuite comme un autre. Les jetons ne manquent jamais.',
    '9.7':
      'Placer des dés dans un casino **active** sa tuile, une fois par placement. Le dé de Power Play (§18.3) et le résultat 4 de My Choice (§26.5) l’activent aussi. Rien d’autre n’active une tuile : ni un dé déplacé par Handicap ou My Choice, ni un dé chassé de Nice Dice, ni aucun dé gris, neutre ou noir.',
    '9.8':
      'À la question d’une tuile répond le joueur interrogé, avant toute autre chose. Là où il est écrit **pouvez**, on peut renoncer ; tout le reste s’exécute dans la mesure du possible.',
    '9.9':
      'Les **dés gris** comptent 1. Tous les dés gris d’un casino appartiennent à un joueur imaginaire, qui peut égaler ou gagner mais n’est jamais payé. Ce n’est pas le joueur neutre : ils peuvent s’annuler entre eux.',
    '9.10': 'Les deux **dés noirs** n’appartiennent à personne. Ce sont les tuiles qui les font lancer.',
    '9.11':
      '**Déplacer un dé**, c’est l’un ou l’autre : mettre un dé de votre réserve dans n’importe quel casino ouvert, ou reprendre un de vos dés d’un casino ouvert dans votre réserve. Les dés posés sur des tuiles ne se déplacent pas. Aucune tuile n’est activée.',
    '9.12': 'À partir du 401e tour d’une manche, on ne reprend plus de dé, afin que toute manche se termine.',
    '9.13':
      'Les dés sur une tuile et au bar ne comptent dans aucun casino. Chaque manche commence avec des tuiles neuves : compteurs au départ, pions à leur place.',
    '10.1':
      'Le paiement suit cet ordre : Prime Time (§13.1), qui est frappé par Bad Luck (§16.1), les casinos 1 à 6, les amendes de Bad Luck (§16.2).',
    '10.2':
      'Le **gagnant** d’un casino est celui qui y est en tête une fois les égalités écartées. Si c’est un joueur imaginaire, personne ne gagne ; nul ne prend sa place pour autant.',
    '10.3':
      'Chaque casino paie ses billets et aussitôt après sa tuile : High Five, Black Box, Double Down, Nice Dice de la case 1 à 6, la case dorée de My Choice.',
    '10.4': 'Seuls les billets des casinos décident qui commence la manche suivante (§6.2).',
    '11.1':
      'Quand vous activez la tuile, cachez en secret **un, deux ou trois** de ses pions. Votre voisin de gauche doit deviner combien.',
    '11.2':
      'Deviné : vous n’avez rien. Raté : un pion rapporte **deux jetons**, deux rapportent **30 000 $**, trois rapportent **40 000 $**.',
    '12.1':
      'Le compteur part de 30 000 $. Quand vous activez la tuile, lancez les deux dés noirs. **Une somme de 7 ou un double** gagne ; soit 12 lancers sur 36, un sur trois.',
    '12.2':
      'Le gain est ce que montre le compteur, qui revient à 30 000 $. Sinon, il monte de 10 000 $, jusqu’à 80 000 $ au plus.',
    '13.1':
      'Avant le paiement, le gagnant de ce casino lance les deux dés noirs. Si personne ne gagne, rien ne se passe.',
    '13.2':
      'Aucun, un ou deux de ces dés **peuvent** aller dans les casinos ouverts de leurs numéros, même un seul d’un double.',
    '13.3':
      'Pour tout le paiement, ce sont de petits dés de ce joueur. Ils peuvent créer une égalité exprès, et même changer qui est en tête ici ; on ne lance pourtant qu’une fois. Aucune tuile n’est activée.',
    '14.1':
      'Quand vous activez la tuile, lancez les deux dés noirs. Le compteur va sur sa première case, qui ne vaut rien.',
    '14.2':
      'Arrêtez-vous et prenez ce que montre le compteur, ou pariez que la prochaine somme sera **plus haute** ou **plus basse** et relancez.',
    '14.3':
      'Un pari gagné fait avancer le compteur : **un jeton, 30 000 $, 40 000 $, 60 000 $**. Puis vous choisissez encore. Un pari perdu ne laisse rien, et **une somme égale perd aussi**.',
    '14.4':
      'À **60 000 $**, le paiement est immédiat : il n’y a rien au-delà. Parier plus que 12 ou moins que 2 est permis et sans espoir.',
    '15.1':
      'Le pion de 100 000 $ est sur la tuile. Si vous activez la tuile et que votre force dans ce casino est de **cinq ou plus**, prenez le pion.',
    '15.2':
      'Un seul joueur l’obtient par manche. Il rapporte **100 000 $** au paiement, même si vos dés sont partis entre-temps.',
    '15.3': 'Les dés arrivés ici sans activer la tuile comptent la prochaine fois que vous l’activez.',
    '16.1':
      'Avant d’écarter les égalités, on note qui a la **force la plus basse** dans ce casino, même sans aucun dé. Si tout le monde est à égalité, c’est tout le monde. Les joueurs imaginaires ne paient pas et ne protègent personne.',
    '16.2':
      'Quand tous les casinos ont payé, chacun de ces joueurs verse **50 000 $** à la banque, dans l’ordre du tour à partir de celui qui a commencé la manche.',
    '16.3': 'Qui possède 50 000 $ ou moins donne tout. Un jeton compte 10 000 $.',
    '16.4':
      'La monnaie n’est rendue qu’en billets : moins de 30 000 $ ne peut donc pas revenir. On paie de façon à perdre le moins, puis avec le moins de jetons ; la table fait le calcul.',
    '16.5':
      'D’un commun accord, l’amende est toujours d’**exactement 50 000 $**, et la banque fabrique la monnaie qui lui manque.',
    '17.1':
      'Quand vous activez la tuile, comptez les casinos où vous avez au moins un dé, celui-ci compris. Les dés sur des tuiles ne comptent pas.',
    '17.2': 'Un casino rapporte un jeton, deux rapportent deux jetons, **trois à six rapportent 30 000 $ à 60 000 $**.',
    '18.1':
      'Si vous activez la tuile et que votre force dans ce casino **dépasse celle de tout autre**, joueurs imaginaires compris, prenez le pion : sur la tuile ou chez celui qui le détient.',
    '18.2':
      'Dès que ce joueur n’est plus seul en tête, le pion retourne sur la tuile. Une égalité suffit. Personne ne l’obtient sans activer la tuile.',
    '18.3':
      'Si vous l’avez au début de votre tour, vous **pouvez**, au lieu de lancer, placer un dé quelconque de votre réserve dans n’importe quel casino ouvert. Cela active la tuile de ce casino.',
    '18.4': 'Le pion reste à vous tant que vous êtes en tête.',
    '19.1': 'Au départ, le pion est sur la tuile et le compteur sur la flèche.',
    '19.2':
      'Le premier qui active la tuile pose le pion sur un casino, **sauf celui-ci**, avance le compteur d’une case et prend ce qu’elle indique.',
    '19.3':
      'Ensuite, vous **pouvez** le déplacer vers un autre casino, avec compteur et gain comme avant, ou le laisser et ne rien recevoir.',
    '19.4':
      'Un casino avec le pion est **fermé** : aucun dé n’y entre ni n’en sort, et sa tuile ne peut pas être activée. Ses dés sont payés comme d’habitude.',
    '19.5': 'Un lancer qui ne montre que le numéro fermé se passe **gratuitement** ; on garde ses dés.',
    '19.6': 'Les cases de la boucle : flèche, deux jetons, vide, 30 000 $, vide, un jeton, et on recommence.',
    '20.1':
      'Quand vous activez la tuile, chaque adversaire à son tour envoie au bar un dé de sa réserve, à son choix. Qui n’a plus de dé, ou en a déjà deux au bar, n’en donne pas. Un gros dé compte pour un.',
    '20.2': 'Puis vous reprenez **tous vos dés** du bar dans votre réserve.',
    '20.3':
      'Les dés au bar ne comptent nulle part. On peut y perdre son dernier dé et ne plus jouer jusqu’à ce qu’un dé revienne.',
    '21.1': 'Neuf dés gris sont sur la tuile, par groupes de **1, 1, 2, 2 et 3**.',
    '21.2':
      'Quand vous activez la tuile, choisissez un groupe restant et mettez-le en entier dans un casino ouvert ; celui-ci est permis. Tant qu’il reste des groupes, c’est obligatoire.',
    '22.1':
      'Au départ, un dé gris est dans chacun des casinos 1 à 3 et deux dans chacun des casinos 4 à 6. La tuile a neuf places pour eux : deux contre **un jeton**, trois contre **30 000 $**, quatre contre **un déplacement**.',
    '22.2':
      'Quand vous activez la tuile, vous **pouvez** prendre un dé gris d’un casino ouvert, le poser sur une place libre et recevoir ce qu’elle offre.',
    '22.3': 'Le déplacement est décrit au §9.11. Si rien ne peut être déplacé, il n’apporte rien.',
    '22.4': 'Les dés gris restés dans les casinos participent au paiement.',
    '23.1':
      'La boîte contient six pions : **60 000 $, deux fois 20 000 $ et trois sans valeur**. Quand ce casino est payé, le voisin de gauche du gagnant les reçoit tous.',
    '23.2': 'Il les répartit en secret en deux piles ; aucune ne peut être vide.',
    '23.3':
      'Le gagnant voit combien de pions compte chaque pile, en choisit une et reçoit ce qu’elle contient. 20 000 $ sont payés en deux jetons.',
    '23.4': 'Si personne ne gagne, rien ne se passe.',
    '24.1':
      'Quand vous activez la tuile, vous **pouvez** déplacer autant de vos dés que vous voulez de ce casino sur la tuile, nouveaux ou anciens.',
    '24.2':
      'Au paiement, la tuile est un casino à part : les égalités sont écartées, la force la plus haute reçoit **60 000 $**, la deuxième **30 000 $**.',
    '24.3': 'Les dés sur la tuile ne comptent plus dans le casino, et rien ne les déplace plus.',
    '25.1':
      'Quand vous activez la tuile, vous **pouvez** poser un dé de ce lancer sur la case de son numéro : un dé que vous venez de placer ici, ou un dé non placé.',
    '25.2':
      'Au paiement, les dés des cases rapportent : case 1 un jeton, case 2 deux jetons, **cases 3 à 6 30 000 $ à 60 000 $**. Un gros dé ne rapporte pas plus.',
    '25.3':
      'Un dé qui occupait la case part au casino de ce numéro sans rien activer. Si ce casino est fermé, la case n’est pas disponible.',
    '25.4': 'Après un dé placé par Power Play, il n’y a pas eu de lancer : rien ne peut être posé.',
    '26.1': 'Quand vous activez la tuile, lancez les deux dés noirs et **choisissez un** des deux résultats.',
    '26.2': '**1** : un jeton.',
    '26.3': '**2** : deux jetons.',
    '26.4': '**3** : 30 000 $.',
    '26.5':
      '**4** : activez une autre tuile, comme si vous veniez d’y placer un dé. Nul besoin d’y avoir des dés, et aucun n’est ajouté ; la tuile d’un casino fermé ne peut pas être choisie.',
    '26.6': '**5** : déplacez un dé (§9.11).',
    '26.7':
      '**6** : posez un dé de votre réserve sur la case dorée. Un dé qui s’y trouvait retourne à son propriétaire.',
    '26.8':
      'Le dé de la case dorée rapporte **60 000 $** au paiement. Un résultat impossible peut tout de même être choisi ; il ne fait rien.',
  },
  allFaces: 'Les seize faces.',
  face: (name, letter, side) => `${name} : tuile ${letter}, face ${side}.`,
  reconstructed:
    'La boucle de No Entry! repose sur une seule source, et quelques décisions sur les tuiles sont les nôtres. Dites-nous si votre boîte dit autre chose.',
};
