/** The rules of Las Vegas in Italian. */

import type { LasVegasRules } from './structure.ts';
import { tileRules } from './tiles/it.ts';
import { faceCaptions } from './tiles/structure.ts';

export const text: LasVegasRules = {
  lead: {
    classic:
      'Sei casinò offrono denaro. Manda i tuoi dadi dove c’è poca gente: chi ha più dadi prende la banconota migliore, e chi ne ha altrettanti resta a mani vuote.',
    'royale-base':
      'Sei casinò offrono due banconote ciascuno. La forza maggiore prende la migliore, le forze uguali si annullano, il tuo dado grande vale doppio e una fiche ti permette di passare.',
    royale: tileRules.lead,
  },
  steps: {
    tiles: tileRules.step,
    goal: {
      title: 'Lo scopo',
      text: 'Avere più denaro di tutti dopo l’ultima manche. Il denaro si vince in sei casinò, numerati da 1 a 6 come un dado.',
    },
    moneyClassic: {
      title: 'Arriva il denaro',
      text: 'A ogni manche ogni casinò riceve banconote dal mazzo finché ci sono almeno **$50.000**.',
    },
    moneyRoyale: {
      title: 'Arriva il denaro',
      text: 'A ogni manche si scoprono sei coppie di banconote e si ordinano: la più ricca va al casinò 6, la più povera al casinò 1. Ognuno riceve **due fiche**.',
    },
    roll: {
      title: 'Tira e piazza',
      text: 'Al tuo turno tira tutti i dadi che ti restano. Scegli **un numero** e metti **tutti** i dadi che lo mostrano nel casinò di quel numero. Gli altri li tieni per il turno dopo.',
    },
    pass: {
      title: 'Oppure passa',
      text: 'Niente di buono? Paga una fiche, non piazzare nulla e tieni tutti i dadi. Ogni fiche che ti resta alla fine vale $10.000.',
    },
    payout: {
      title: 'Pagamento',
      text: 'Quando nessuno ha più dadi, i casinò pagano. Per prima cosa **chi ha lo stesso numero di dadi in un casinò è fuori**, a ogni livello. Tra gli altri il più forte prende la banconota più alta, il secondo la successiva.',
    },
    endClassic: {
      title: 'Quattro manche',
      text: 'Riprendi i dadi e continua; comincia il giocatore successivo. Dopo **quattro manche** vince chi ha più denaro.',
    },
    endRoyale: {
      title: 'Tre manche',
      text: 'Riprendi i dadi e continua; comincia chi ha vinto nel casinò più alto. Dopo **tre manche** si contano banconote e fiche, e vince chi ha più denaro.',
    },
  },
  sections: {
    ...tileRules.sections,
    1: 'Idea e parole',
    2: 'Il materiale',
    3: 'Preparare una manche',
    4: 'Il tuo turno',
    5: 'Pagamento',
    6: 'Manche successiva e fine',
    7: 'Dadi neutri',
    8: 'Che cosa possono sapere tutti',
  },
  rules: {
    ...tileRules.rules,
    '1.1':
      'Sei casinò, numerati da 1 a 6 come le facce di un dado, offrono denaro. Tu ci piazzi dadi. Chi ha più dadi in un casinò prende la banconota migliore, i numeri uguali si annullano a vicenda, e alla fine vince chi ha più denaro.',
    '1.2':
      'Un **partecipante** di un casinò è chiunque vi abbia dadi: un giocatore, o il **giocatore neutro**, che è immaginario e possiede i dadi neutri (§7.1, §7.4).',
    '1.3': 'La tua **riserva**: i dadi che in questa manche non hai ancora piazzato, compresi i dadi neutri che tieni.',
    '1.4': '**Forza** in un casinò: ogni dado piccolo conta 1, un dado grande conta 2.',
    '1.5': '«Successivo» significa sempre in senso orario, nell’ordine dei posti.',
    '2.1': 'Da due a cinque giocatori, quattro manche, otto dadi piccoli a testa, 54 banconote da $10.000 a $90.000.',
    '2.2':
      'Da due a cinque giocatori, tre manche, sette dadi piccoli e uno grande a testa, 90 banconote da $30.000 a $100.000, e fiche.',
    '2.3':
      'Tutte le banconote formano un mazzo coperto. Quelle che tornano vanno sotto, coperte, nell’ordine in cui tornano.',
    '3.1':
      'Il casinò 1 riceve banconote dal mazzo, una dopo l’altra, finché insieme fanno **almeno $50.000**. Poi il casinò 2, e così via fino al casinò 6.',
    '3.2':
      'Si scoprono sei coppie di banconote. La coppia con la somma più alta va al casinò 6, la successiva al casinò 5, fino al casinò 1. A parità di somma, la coppia con la banconota più alta va al casinò più alto.',
    '3.3': 'In ogni casinò le banconote sono in ordine di valore.',
    '3.4': 'Ognuno riceve **due fiche**. Le fiche rimaste dalle manche precedenti si tengono.',
    '3.5': 'Ognuno prende tutti i suoi dadi. Se si gioca con i dadi neutri, entrano ora (sezione 7).',
    '3.6': 'Comincia la prima manche chi siede al primo posto. Per le altre vedi §6.1 e §6.2.',
    '4.1': '**Tira** tutta la tua riserva. Non c’è turno senza tiro.',
    '4.2':
      '**Piazza**: scegli un numero uscito e metti **tutti** i dadi che lo mostrano, grandi e neutri compresi, nel casinò di quel numero. Gli altri dadi tornano nella riserva.',
    '4.3':
      '**Passa** (solo Royale): dopo il tiro puoi pagare una fiche invece di piazzare. Tutti i dadi tornano nella riserva. Puoi passare finché hai fiche. Senza fiche, e sempre nel gioco classico, devi piazzare.',
    '4.4': 'Poi tocca al giocatore successivo che ha ancora dadi. Se li hai solo tu, giochi un turno dopo l’altro.',
    '4.5': 'La manche finisce appena nessuno ha più dadi.',
    '5.1': 'I casinò pagano uno dopo l’altro, da 1 a 6.',
    '5.2':
      '**Pareggi**: chi in un casinò ha la stessa forza di un altro è fuori, a tutti i livelli insieme. Da 5, 3, 3, 1 restano 5 e 1; da 2, 2, 1, 1 non resta nessuno.',
    '5.3':
      '**Posizioni**: chi resta è ordinato per forza. Il primo prende la banconota più alta, il secondo la successiva, e così via finché ci sono banconote. Nessuno prende più di una banconota per casinò.',
    '5.4':
      'Una banconota che tocca al giocatore neutro o a nessuno va sotto il mazzo. Lo si fa quando tutti i casinò hanno pagato: prima il casinò 1, e in ciascuno prima la banconota più alta.',
    '5.5': 'Tutti i dadi tornano ai proprietari.',
    '6.1': 'La manche successiva la comincia il giocatore dopo quello che ha cominciato questa.',
    '6.2':
      'Cerca, dal casinò 6 in giù, il primo in cui un giocatore ha vinto una banconota. Tra chi ha vinto lì comincia chi ha la banconota più alta. Se nessuno ha vinto niente da nessuna parte, comincia il giocatore dopo quello che ha cominciato questa manche.',
    '6.3': 'La partita finisce dopo l’ultimo pagamento: nella quarta manche del gioco classico, nella terza di Royale.',
    '6.4':
      'Il tuo totale è il valore delle tue banconote; in Royale ogni fiche rimasta aggiunge **$10.000**. Vince il totale più alto.',
    '6.5':
      'A parità di totale vince chi ha più pezzi: banconote nel gioco classico, banconote e fiche in Royale. Se sono ancora pari, la vittoria è condivisa.',
    '7.1':
      'Una variante da due a quattro giocatori: entrano in gioco otto dadi di un colore libero. All’inizio di ogni manche ognuno ne prende **quattro** in due giocatori, **due** in tre o quattro.',
    '7.2':
      'Fanno parte della tua riserva: li tiri (§4.1) e li piazzi (§4.2) insieme ai tuoi. Puoi scegliere anche un numero mostrato solo da dadi neutri.',
    '7.3': 'In tre avanzano due dadi neutri. Si tirano all’inizio della manche e si piazzano subito.',
    '7.4':
      'In due, sempre: all’inizio di ogni manche si tirano e si piazzano tutti gli otto dadi di un colore libero, sette piccoli e uno grande. Restano per tutta la manche.',
    '7.5':
      'Tutti i dadi neutri in un casinò formano insieme la forza del giocatore neutro. Conta nei pareggi e nelle posizioni come chiunque altro; le banconote che vince vanno sotto il mazzo (§5.4).',
    '8.1': 'Dadi, fiche, banconote nei casinò e **numero** di banconote vinte da ciascuno sono visibili a tutti.',
    '8.2':
      'Anche il valore delle banconote vinte è visibile, a meno che il tavolo giochi con le vincite coperte: allora lo vede solo il proprietario fino alla fine, quando si mostrano tutte.',
    '8.3': 'Nessuno conosce l’ordine del mazzo. Non esiste nemmeno, prima che una banconota venga scoperta.',
  },
  figures: {
    ...faceCaptions(tileRules),
    faces: tileRules.allFaces,
    fill: 'Riempire un casinò: 20 e 20 non bastano, quindi arriva una terza banconota. Con 30 in più sono $70.000: basta.',
    pairs: 'Sei coppie, ordinate per somma. 90 + 50 e 80 + 60 sono pari; la coppia con il 90 va al casinò più alto.',
    place:
      'Ada ha tirato un 1, due 3 e tre 5. Sceglie i cinque: tutti e tre vanno al Fifth Planet. Per il prossimo turno le restano tre dadi.',
    payout:
      'Bruno e Chiara hanno tre dadi ciascuno: pareggio, fuori. Ada prende la banconota più alta, e Dora con il suo unico dado l’altra.',
    big: 'Il dado grande di Ada e uno piccolo fanno forza 3. I due dadi piccoli di Bruno fanno 2.',
    neutral:
      'I dadi neutri pareggiano con Ada: fuori entrambi. L’unico dado di Bruno prende gli $80.000, e per i $30.000 non resta nessuno.',
  },
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  neutral: 'neutri',
  outcomes: {
    takes: (money) => `prende ${money}`,
    tie: 'pareggio: fuori',
    nothing: 'nessuna banconota rimasta',
    backToPile: (money) => `${money}: di nuovo sotto il mazzo`,
  },
  reconstructed: tileRules.reconstructed,
  casinoGets: (casino, money) => `${casino}: ${money}`,
};
