import { ME, PIECE, type SecondPerson, verbsFrom } from './address.ts';

const verb = verbsFrom({
  hat: 'hast',
  hatte: 'hattest',
  ist: 'bist',
  wird: 'wirst',
  gibt: 'gibst',
  bekommt: 'bekommst',
  baut: 'baust',
  beginnt: 'beginnst',
  fängt: 'fängst',
  bleibt: 'bleibst',
  nimmt: 'nimmst',
  rückt: 'rückst',
  setzt: 'setzt',
  verspricht: 'versprichst',
  behält: 'behältst',
  zahlt: 'zahlst',
  zieht: 'ziehst',
  darf: 'darfst',
  muss: 'musst',
  verliert: 'verlierst',
  gewinnt: 'gewinnst',
  legt: 'legst',
  würfelt: 'würfelst',
});

const de: SecondPerson = {
  pronoun: 'du',
  shapes: [
    [new RegExp(`das Angebot von ${ME}`, 'u'), 'dein Angebot'],
    [new RegExp(`hat ${ME} nichts gebracht`, 'u'), 'hat dir nichts gebracht'],
    [new RegExp(`Der Würfel von ${ME}`, 'u'), 'dein Würfel'],
    [new RegExp(`Der große Würfel von ${ME}`, 'u'), 'dein großer Würfel'],
    [new RegExp(`(gibt|gehört jetzt|von|bei|mit) ${ME}`, 'gu'), '$1 dir'],
    [new RegExp(`sind (.*)${ME}(.*) gleichauf und scheiden`, 'u'), 'seid $1du$2 gleichauf und scheidet'],
    [new RegExp(`(?<=\\s)(an|gegen|für) ${ME}`, 'gu'), '$1 dich'],
    [new RegExp(`und ${ME} überboten`, 'u'), 'und dich überboten'],
    [new RegExp(`den Dealerknopf hat ${ME}`, 'u'), 'den Dealerknopf hast du'],
    [new RegExp(`(zahlten|zahlte):(.*)${ME}`, 'u'), '$1:$2dir'],
    [new RegExp(`${ME}(.*) sind ausgeschieden`, 'u'), 'du$1 seid ausgeschieden'],
    [new RegExp(`${ME} (?=${PIECE} \\+)`, 'u'), 'du '],
  ],
  verb,
  adverbs: [],
  and: ' und ',
  dropsPronoun: false,
};

export default de;
