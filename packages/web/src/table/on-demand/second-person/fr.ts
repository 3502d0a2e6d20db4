import { ME, PIECE, type SecondPerson, verbsFrom } from './address.ts';

const verb = verbsFrom({
  a: 'avez',
  est: 'êtes',
  donne: 'donnez',
  reçoit: 'recevez',
  commence: 'commencez',
  laisse: 'laissez',
  ouvre: 'ouvrez',
  ouvrira: 'ouvrirez',
  passe: 'passez',
  promet: 'promettez',
  reste: 'restez',
  tient: 'tenez',
  paie: 'payez',
  perd: 'perdez',
  gagne: 'gagnez',
  prend: 'prenez',
  peut: 'pouvez',
  doit: 'devez',
  cachait: 'cachiez',
  'n’a': 'n’avez',
});

const fr: SecondPerson = {
  pronoun: 'vous',
  shapes: [
    [new RegExp(`l’offre faite par ${ME}`, 'u'), 'votre offre'],
    [new RegExp(`son offre à ${ME}`, 'u'), 'l’offre qui vous était faite'],
    [new RegExp(`appartient désormais à ${ME}`, 'u'), 'vous appartient désormais'],
    [new RegExp(`donne à ${ME}`, 'u'), 'vous donne'],
    [new RegExp(`a pris (${PIECE}) à ${ME}`, 'u'), 'vous a pris $1'],
    [new RegExp(`n’a rien donné à ${ME}`, 'u'), 'ne vous a rien donné'],
    [new RegExp(`Le (gros )?dé de ${ME}`, 'u'), 'votre $1dé'],
    [new RegExp(`${ME} a ([^;.]*)(?<=\\s)(?:son|sa) `, 'u'), `${ME} a $1votre `],
    [new RegExp(`${ME}(.*) sont à égalité(.*) s’annulent`, 'u'), 'vous$1 êtes à égalité$2 vous annulez'],
    [new RegExp(`(?<=\\s)(à|de|contre|sur|pour|par|avec) ${ME}`, 'gu'), '$1 vous'],
    [new RegExp(`${ME}(.*) sont à égalité(.*) comptent`, 'u'), 'vous$1 êtes à égalité$2 comptez'],
    [new RegExp(`${ME}(?=[\u{202F}\u{A0}]:)`, 'u'), 'vous'],
  ],
  verb,
  adverbs: ['en', 'ne'],
  and: ' et ',
  dropsPronoun: false,
};

export default fr;
