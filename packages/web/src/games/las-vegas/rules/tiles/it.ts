/** Royale's tiles in Italian: the sections 9 to 26 of the rules. */

import type { TileRules } from './structure.ts';

export const tileRules: TileRules = {
  lead: 'Tutto il contenuto della scatola Royale: le tessere accanto ai primi casinò aggiungono sedici piccoli giochi, da Jackpot a Black Box, e una banca scoperta li paga.',
  step: {
    title: 'Le tessere',
    text: 'Accanto ai casinò da 1 a 3 ci sono tessere. Piazzarvi dadi **attiva** la tessera; alcune aspettano il pagamento. Ecco cosa fa ciascuna delle sedici facce.',
  },
  sections: {
    9: 'Le tessere e la banca',
    10: 'Il pagamento con le tessere',
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
      'In ogni manche ci sono tessere accanto ai casinò da 1 a 3; di comune accordo nessuna, o fino a tutti e sei. Otto tessere, da A ad H, hanno **due facce** ciascuna: si estrae ogni volta quale tessera e quale faccia. Le due facce di una tessera non sono mai in gioco insieme.',
    '9.2':
      'Dopo la manche le tessere tornano nel mucchio, quindi una faccia può ripetersi. Di comune accordo **nessuna faccia torna** nella partita; si può fare con al massimo quattro tessere.',
    '9.3': 'Di comune accordo le facce si **scelgono** invece di estrarle; allora restano le stesse in ogni manche.',
    '9.4':
      'Nella prima manche, dopo le sei coppie, 24 banconote si mettono da parte coperte per le altre due manche. Le altre 54 sono scoperte: sono **la banca**.',
    '9.5': 'La banca paga $10.000 e $20.000 con una e due fiche.',
    '9.6':
      'Ogni altra somma è una banconota di quel valore; se manca, il minor numero di banconote; se non riesce nemmeno così, nasce una banconota di riserva, che da lì in poi vale come le altre. Le fiche non finiscono mai.',
    '9.7':
      'I dadi piazzati in un casinò **attivano** la sua tessera, una volta per tutto il piazzamento. La attivano anche il dado di Power Play (§18.3) e il risultato 4 di My Choice (§26.5). Nient’altro attiva una tessera: né un dado spostato da Handicap o My Choice, né uno cacciato da Nice Dice, né dadi grigi, neutri o neri.',
    '9.8':
      'A ciò che chiede una tessera risponde chi è interrogato, prima di ogni altra cosa. Dove c’è scritto **puoi** si può rinunciare; tutto il resto si fa, per quanto possibile.',
    '9.9':
      'I **dadi grigi** valgono 1 ciascuno. Tutti i dadi grigi di un casinò sono di un giocatore immaginario, che può pareggiare e vincere ma non viene mai pagato. Non è il giocatore neutro: i due possono annullarsi a vicenda.',
    '9.10': 'I due **dadi neri** non sono di nessuno. Sono le tessere a farli tirare.',
    '9.11':
      '**Spostare un dado** vuol dire una delle due cose: mettere un dado della tua riserva in un casinò aperto qualsiasi, o riprendere un tuo dado da un casinò aperto nella riserva. I dadi sulle tessere non si spostano. Nessuna tessera si attiva.',
    '9.12': 'Dal turno 401 di una manche non si riprendono più dadi, così ogni manche finisce.',
    '9.13':
      'I dadi su una tessera e al bar non contano in nessun casinò. Ogni manche comincia con tessere nuove: contatori alla partenza, gettoni al loro posto.',
    '10.1':
      'Il pagamento segue quest’ordine: Prime Time (§13.1), chi ha Bad Luck (§16.1), i casinò da 1 a 6, le multe di Bad Luck (§16.2).',
    '10.2':
      '**Vince** un casinò chi è in testa tolti i pareggi. Se è un giocatore immaginario, non vince nessuno; e nessuno sale al suo posto.',
    '10.3':
      'Ogni casinò paga le banconote e subito dopo la sua tessera: High Five, Black Box, Double Down, Nice Dice dalla casella 1 alla 6, la casella d’oro di My Choice.',
    '10.4': 'Chi comincia la manche seguente lo decidono solo le banconote dei casinò (§6.2).',
    '11.1':
      'Quando attivi la tessera, nascondi in segreto **uno, due o tre** dei suoi gettoni. Chi siede alla tua sinistra deve indovinare quanti.',
    '11.2':
      'Indovinato: non prendi nulla. Sbagliato: un gettone dà **due fiche**, due danno **$30.000**, tre danno **$40.000**.',
    '12.1':
      'Il contatore parte da $30.000. Quando attivi la tessera, tira i due dadi neri. Vince **una somma di 7 o un doppio**: 12 tiri su 36, uno su tre.',
    '12.2': 'La vincita è ciò che segna il contatore, che torna a $30.000. Altrimenti sale di $10.000, fino a $80.000.',
    '13.1':
      'Prima del pagamento chi vince questo casinò tira i due dadi neri. Se non vince nessuno, non succede nulla.',
    '13.2':
      'Nessuno, uno o entrambi i dadi **possono** andare nei casinò aperti dei loro numeri, anche uno solo di un doppio.',
    '13.3':
      'Per tutto il pagamento sono dadi piccoli di quella persona. Possono creare un pareggio apposta e perfino cambiare chi è in testa qui; si tira comunque una volta sola. Nessuna tessera si attiva.',
    '14.1': 'Quando attivi la tessera, tira i due dadi neri. Il contatore va sulla prima casella, che non vale nulla.',
    '14.2':
      'Ora fermati e prendi ciò che segna il contatore, o scommetti che la prossima somma sarà **più alta** o **più bassa** e tira ancora.',
    '14.3':
      'Una scommessa vinta fa avanzare il contatore: **una fiche, $30.000, $40.000, $60.000**. Poi scegli di nuovo. Una scommessa persa non lascia nulla, e **anche la stessa somma perde**.',
    '14.4':
      'A **$60.000** si paga subito: oltre non c’è nulla. Scommettere più di 12 o meno di 2 è permesso e senza speranza.',
    '15.1':
      'Sulla tessera c’è il gettone da $100.000. Se attivi la tessera e la tua forza in questo casinò è **cinque o più**, prendi il gettone.',
    '15.2':
      'In una manche lo prende una sola persona. Al pagamento vale **$100.000**, anche se intanto i tuoi dadi se ne sono andati.',
    '15.3': 'I dadi arrivati qui senza attivare la tessera contano la prossima volta che la attivi.',
    '16.1':
      'Prima di togliere i pareggi si segna chi ha la **forza più bassa** in questo casinò, anche chi non ha dadi. Se sono tutti pari, tocca a tutti. I giocatori immaginari non pagano e non proteggono nessuno.',
    '16.2':
      'Quando tutti i casinò hanno pagato, ciascuno di loro versa **$50.000** alla banca, in ordine di turno da chi ha cominciato la manche.',
    '16.3': 'Chi possiede $50.000 o meno dà tutto. Una fiche vale $10.000.',
    '16.4':
      'Il resto si dà solo in banconote, quindi meno di $30.000 non può tornare. Si paga in modo da perdere il meno possibile, e poi con meno fiche; i conti li fa il tavolo.',
    '16.5': 'Di comune accordo la multa è sempre di **$50.000 esatti**, e la banca crea il resto che non ha.',
    '17.1':
      'Quando attivi la tessera, conta i casinò in cui hai almeno un dado, questo compreso. I dadi sulle tessere non contano.',
    '17.2': 'Un casinò dà una fiche, due danno due fiche, **da tre a sei danno da $30.000 a $60.000**.',
    '18.1':
      'Se attivi la tessera e in questo casinò sei **più forte di ogni altro**, giocatori immaginari compresi, prendi il gettone: dalla tessera o da chi lo ha.',
    '18.2':
      'Appena chi lo ha non è più davanti a tutti, il gettone torna sulla tessera. Basta un pareggio. Nessuno lo prende senza attivare la tessera.',
    '18.3':
      'Se lo hai all’inizio del tuo turno, **puoi** mettere un dado qualsiasi della tua riserva in un casinò aperto qualsiasi invece di tirare. Questo attiva la tessera di quel casinò.',
    '18.4': 'Il gettone resta tuo finché sei in testa.',
    '19.1': 'All’inizio il gettone è sulla tessera e il contatore sulla freccia.',
    '19.2':
      'Chi attiva la tessera per primo mette il gettone su un casinò, **tranne questo**, avanza il contatore di uno e prende ciò che indica.',
    '19.3':
      'Poi **puoi** spostarlo su un altro casinò, con contatore e premio come prima, o lasciarlo e non prendere nulla.',
    '19.4':
      'Un casinò con il gettone è **chiuso**: nessun dado entra o esce, e la sua tessera non si può attivare. I suoi dadi si pagano come sempre.',
    '19.5': 'Un tiro che mostra solo il numero chiuso si passa **gratis**; i dadi restano.',
    '19.6': 'Le caselle del giro: freccia, due fiche, vuota, $30.000, vuota, una fiche, e si ricomincia.',
    '20.1':
      'Quando attivi la tessera, ogni avversario a turno mette al bar un dado della sua riserva, a sua scelta. Chi non ha più dadi, o ne ha già due al bar, non ne dà. Un dado grande conta come uno.',
    '20.2': 'Poi riprendi **tutti i tuoi dadi** dal bar nella riserva.',
    '20.3':
      'I dadi al bar non contano da nessuna parte. Un avversario può perdere così l’ultimo dado e non giocare finché non ne torna uno.',
    '21.1': 'Sulla tessera ci sono nove dadi grigi in gruppi da **1, 1, 2, 2 e 3**.',
    '21.2':
      'Quando attivi la tessera, scegli un gruppo rimasto e mettilo tutto in un casinò aperto; va bene anche questo. Finché ci sono gruppi, è obbligatorio.',
    '22.1':
      'All’inizio c’è un dado grigio in ciascuno dei casinò da 1 a 3 e due in ciascuno da 4 a 6. La tessera ha nove posti per loro: due per **una fiche**, tre per **$30.000**, quattro per **uno spostamento**.',
    '22.2':
      'Quando attivi la tessera, **puoi** prendere un dado grigio da un casinò aperto, metterlo su un posto libero e ricevere ciò che offre.',
    '22.3': 'Lo spostamento è descritto in §9.11. Se non si può spostare nulla, non dà nulla.',
    '22.4': 'I dadi grigi rimasti nei casinò partecipano al pagamento.',
    '23.1':
      'La scatola ha sei gettoni: **$60.000, due da $20.000 e tre senza valore**. Quando si paga questo casinò, li riceve tutti chi siede a sinistra di chi lo vince.',
    '23.2': 'Quella persona li divide in segreto in due mucchi; nessuno può essere vuoto.',
    '23.3':
      'Chi ha vinto vede quanti gettoni ci sono in ogni mucchio, ne sceglie uno e riceve ciò che contiene. $20.000 si pagano con due fiche.',
    '23.4': 'Se non vince nessuno, non succede nulla.',
    '24.1':
      'Quando attivi la tessera, **puoi** spostare quanti dadi vuoi da questo casinò sulla tessera, nuovi o vecchi.',
    '24.2':
      'Al pagamento la tessera è un casinò a sé: i pareggi escono, il più forte prende **$60.000**, il secondo **$30.000**.',
    '24.3': 'I dadi sulla tessera non contano più nel casinò, e niente li sposta più.',
    '25.1':
      'Quando attivi la tessera, **puoi** mettere un dado di questo tiro sulla casella del suo numero: uno appena piazzato qui o uno non ancora piazzato.',
    '25.2':
      'Al pagamento i dadi nelle caselle danno: casella 1 una fiche, casella 2 due fiche, **caselle da 3 a 6 da $30.000 a $60.000**. Un dado grande non dà di più.',
    '25.3':
      'Un dado che era nella casella va nel casinò di quel numero senza attivare nulla. Se quel casinò è chiuso, la casella non si può usare.',
    '25.4': 'Dopo un dado messo con Power Play non c’è stato alcun tiro, quindi non si può mettere nulla.',
    '26.1': 'Quando attivi la tessera, tira i due dadi neri e **scegli uno** dei due risultati.',
    '26.2': '**1**: una fiche.',
    '26.3': '**2**: due fiche.',
    '26.4': '**3**: $30.000.',
    '26.5':
      '**4**: attiva un’altra tessera, come se vi avessi appena piazzato un dado. Non serve averci dadi, e non se ne aggiungono; la tessera di un casinò chiuso non si può scegliere.',
    '26.6': '**5**: sposta un dado (§9.11).',
    '26.7': '**6**: metti un dado della tua riserva sulla casella d’oro. Un dado che era lì torna a chi appartiene.',
    '26.8':
      'Il dado sulla casella d’oro vale **$60.000** al pagamento. Anche un risultato impossibile si può scegliere; non fa nulla.',
  },
  allFaces: 'Le sedici facce.',
  face: (name, letter, side) => `${name}: tessera ${letter}, faccia ${side}.`,
  reconstructed:
    'Il giro di No Entry! si basa su una sola fonte, e alcune decisioni sulle tessere sono nostre. Scrivici se la tua scatola dice altro.',
};
