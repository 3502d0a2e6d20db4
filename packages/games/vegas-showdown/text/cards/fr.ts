/** The event cards in French. */

import type { CardId } from '../../types.ts';
import type { CardText } from '../types.ts';

export const cards: Readonly<Record<CardId, CardText>> = {
  'slots-fame': {
    title: 'Fièvre des machines à sous',
    effect: 'Chacun gagne 1 point de renommée par tuile Machines à sous ou Machines de luxe sur son plan.',
  },
  'lounge-fame': {
    title: 'Artistes très demandés',
    effect: 'Chacun gagne 2 points de renommée par tuile Salon ou Salon de luxe sur son plan.',
  },
  'restaurant-fame': {
    title: 'Critiques élogieuses',
    effect: 'Chacun gagne 2 points de renommée par tuile Restaurant ou Restaurant de luxe sur son plan.',
  },
  'slots-money': {
    title: 'Pluie de pièces',
    effect: 'Chacun reçoit 2 $ par tuile Machines à sous ou Machines de luxe sur son plan.',
  },
  'lounge-money': {
    title: 'L’heure de l’apéritif',
    effect: 'Chacun reçoit 3 $ par tuile Salon ou Salon de luxe sur son plan.',
  },
  'restaurant-money': {
    title: 'Salles combles',
    effect: 'Chacun reçoit 4 $ par tuile Restaurant ou Restaurant de luxe sur son plan.',
  },
  'slots-strike': {
    title: 'Grève des fabricants de machines',
    effect: 'Pas d’enchère sur les Machines à sous et les Machines de luxe ce tour-ci.',
  },
  'slots-recall': {
    title: 'Rappel de machines',
    effect: 'Pas d’enchère sur les Machines à sous et les Machines de luxe ce tour-ci.',
  },
  'lounge-strike': {
    title: 'Grève des musiciens',
    effect: 'Pas d’enchère sur le Salon et le Salon de luxe ce tour-ci.',
  },
  'lounge-licence': {
    title: 'Gel des licences de débit',
    effect: 'Pas d’enchère sur le Salon et le Salon de luxe ce tour-ci.',
  },
  'restaurant-strike': {
    title: 'Grève en cuisine',
    effect: 'Pas d’enchère sur le Restaurant et le Restaurant de luxe ce tour-ci.',
  },
  'restaurant-health': {
    title: 'Contrôle sanitaire',
    effect: 'Pas d’enchère sur le Restaurant et le Restaurant de luxe ce tour-ci.',
  },
  'pr-scandal': { title: 'Scandale médiatique', effect: 'La Publicité est interdite ce tour-ci.' },
  'building-inspectors': { title: 'Inspecteurs du bâtiment', effect: 'La Rénovation est interdite ce tour-ci.' },
  'press-junket': {
    title: 'Voyage de presse',
    effect: 'La Publicité rapporte 2 points de renommée au lieu de 1 ce tour-ci.',
  },
  'express-permits': {
    title: 'Permis accélérés',
    effect: 'Dans l’ordre du tour, chacun peut placer une tuile mise de côté.',
  },
  'tourist-boom': { title: 'Afflux de touristes', effect: 'Le revenu de chacun augmente de 3 $ ce tour-ci.' },
  'convention-week': {
    title: 'Semaine de congrès',
    effect:
      'Ce tour-ci, le revenu est la plus haute des deux valeurs, Fréquentation ou Recettes, au lieu de la plus basse.',
  },
  'slow-week': { title: 'Semaine creuse', effect: 'Le revenu de chacun baisse de 3 $ ce tour-ci.' },
  'revenue-audit': { title: 'Contrôle fiscal', effect: 'Chacun paie 1 $ par tranche entière de 10 $.' },
  'lucky-whale': { title: 'Gros joueur chanceux', effect: 'Tous ceux qui ont le plus d’argent paient 5 $.' },
  'venture-capital': { title: 'Capital-risque', effect: 'Tous ceux qui ont le moins d’argent reçoivent 5 $.' },
  'celebrity-wedding': {
    title: 'Mariage de vedettes',
    effect: 'Tous ceux qui ont la plus forte Fréquentation gagnent 2 points de renommée.',
  },
  'magazine-cover': {
    title: 'En couverture',
    effect: 'Tous ceux qui ont les plus fortes Recettes gagnent 2 points de renommée.',
  },
  'underdog-story': {
    title: 'Belle revanche',
    effect: 'Tous ceux qui ont le moins de Renommée gagnent 2 points de renommée.',
  },
  'contractors-slash': {
    title: 'Entrepreneurs au rabais',
    effect: 'Chaque enchère minimale au-dessus de 7 $ baisse d’un cercle.',
  },
  'material-shortage': {
    title: 'Pénurie de matériaux',
    effect: 'Chaque enchère minimale sous son prix de départ monte d’un cercle.',
  },
  'freeze-large': { title: 'Pénurie de grues', effect: 'Pas d’enchère sur les grandes tuiles vedettes ce tour-ci.' },
  'freeze-medium': {
    title: 'Litige d’urbanisme',
    effect: 'Pas d’enchère sur les tuiles vedettes moyennes ce tour-ci.',
  },
  'freeze-small': {
    title: 'Livraisons en retard',
    effect: 'Pas d’enchère sur les petites tuiles vedettes ce tour-ci.',
  },
  'pull-strings': {
    title: 'Faire jouer ses relations',
    effect: 'Le donneur choisit la pile d’où vient la nouvelle tuile.',
  },
};
