import { ME, PIECE, type SecondPerson, verbsFrom } from './address.ts';

const verb = verbsFrom({
  ha: 'hai',
  è: 'sei',
  dà: 'dai',
  riceve: 'ricevi',
  copre: 'copri',
  divide: 'dividi',
  inizia: 'inizi',
  passa: 'passi',
  promette: 'prometti',
  resta: 'resti',
  apre: 'apri',
  aprirà: 'aprirai',
  paga: 'paghi',
  perde: 'perdi',
  vince: 'vinci',
  prende: 'prendi',
  può: 'puoi',
  deve: 'devi',
  nascondeva: 'nascondevi',
});

const it: SecondPerson = {
  pronoun: 'tu',
  shapes: [
    [new RegExp(`apre ${ME}`, 'u'), 'apri tu'],
    [new RegExp(`${ME} è il mazziere`, 'u'), 'il mazziere sei tu'],
    [new RegExp(`ora è di ${ME}`, 'u'), 'ora è tuo'],
    [new RegExp(`l’offerta di ${ME}`, 'u'), 'la tua offerta'],
    [new RegExp(`dà a ${ME}`, 'u'), 'ti dà'],
    [new RegExp(`ha superato ${ME}`, 'u'), 'ti ha superato'],
    [new RegExp(`ha preso (${PIECE}) a ${ME}`, 'u'), 'ti ha preso $1'],
    [new RegExp(`contro ${ME}`, 'u'), 'contro di te'],
    [new RegExp(`non ha dato niente a ${ME}`, 'u'), 'non ti ha dato niente'],
    [new RegExp(`Il dado grande di ${ME}`, 'u'), 'il tuo dado grande'],
    [new RegExp(`Il dado di ${ME}`, 'u'), 'il tuo dado'],
    [new RegExp(`(?<=\\s)(a|da|per|con) ${ME}`, 'gu'), '$1 te'],
    [new RegExp(`${ME}(.*) pareggiano (.*) restano`, 'u'), 'tu$1 pareggiate $2 restate'],
    [new RegExp(`${ME}(.*) hanno pareggiato(.*) contano`, 'u'), 'tu$1 avete pareggiato$2 contate'],
  ],
  verb,
  adverbs: ['ne', 'non'],
  and: ' e ',
  dropsPronoun: true,
};

export default it;
