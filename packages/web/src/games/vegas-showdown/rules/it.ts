/** The rules of Vegas Showdown in Italian. */

import type { ShowdownWords } from './structure.ts';

export const text: ShowdownWords = {
  lead: {
    all: 'Ognuno costruisce un hotel con casinò, sala dopo sala. Ogni sala si compra all’asta, e deve starci: porta contro porta, con un percorso fino all’ingresso giusto. Vince la casa più famosa.',
  },
  steps: {
    goal: {
      title: 'Lo scopo',
      text: 'Avere più **Fama** di tutti alla fine. Le tessere danno Fama, Affluenza o Ricavi finché stanno sul tuo **foglio**. Un foglio ben pensato ne dà altra alla fine.',
    },
    start: {
      title: 'Una casa vuota',
      text: 'Cominci con $20, Affluenza 8, Ricavi 5 e un foglio vuoto. Le tessere **base** (Slot, Lounge, Ristorante) sono sempre in vendita, quelle **di gala** poche alla volta.',
    },
    market: {
      title: 'Tessere nuove, prezzi in calo',
      text: 'A ogni turno le offerte minime delle tessere di gala invendute **scendono**, e gli spazi vuoti ricevono una tessera nuova. Ogni tessera nuova porta con sé una **carta evento**.',
    },
    income: {
      title: 'Incasso',
      text: 'Ricevi il valore **più basso** tra Affluenza e Ricavi. Tienili in equilibrio.',
    },
    bid: {
      title: 'Le offerte',
      text: 'A turno ognuno fa un’offerta per una tessera, ristruttura o fa Pubblicità. Chi viene **superato** sceglie di nuovo quando torna a lui. Quando tutti hanno qualcosa da fare, le offerte si pagano.',
    },
    free: {
      title: 'Ristrutturare o Pubblicità',
      text: '**Ristruttura**: togli fino a due tessere e piazzane fino a due. **Pubblicità**: subito 1 punto fama, e puoi piazzare una tessera messa da parte prima.',
    },
    build: {
      title: 'Costruire',
      text: 'Piazza la tessera nuova o mettila da parte. Servono i suoi **prerequisiti** sul tuo foglio e un **percorso** di porte: giallo fino all’ingresso del casinò, blu fino a quello dell’hotel, verde fino a uno dei due.',
    },
    events: {
      title: 'Eventi',
      text: 'Una carta paga o fa pagare, vieta offerte o cambia l’incasso del turno. Il suo simbolo dice da quale pila arriva la tessera nuova.',
    },
    end: {
      title: 'La fine',
      text: 'La partita finisce nel turno in cui un foglio è **pieno**, o subito, quando una carta chiede una tessera da una pila **vuota**.',
    },
    score: {
      title: 'Conto finale',
      text: 'Altra Fama per il casinò riempito, l’hotel riempito, un percorso tra gli ingressi, l’Affluenza e i Ricavi più alti, il denaro e i **diamanti** di angoli rossi.',
    },
  },
  sections: {
    1: 'Idea e parole',
    2: 'Preparazione',
    3: 'Il turno',
    4: 'Costruire',
    5: 'Carte evento',
    6: 'Che cosa si sa',
    7: 'La fine',
    8: 'Conto finale',
  },
  rules: {
    '1.1':
      'Ognuno costruisce un hotel con casinò su un **foglio** di 7 per 5 caselle. Le tessere si comprano all’asta. Alla fine vince chi ha più Fama.',
    '1.2':
      'Le tessere **base** sono Slot, Lounge e Ristorante; tutte le altre sono **di gala**. Un **lotto** è una cosa per cui si può offrire, con un proprio tracciato. Le tue tessere che non stanno sul foglio sono **da parte**: quante vuoi, ma senza effetto.',
    '1.3': '**Affluenza** e **Ricavi** decidono l’incasso, la **Fama** la partita. Contano solo le tessere sul foglio.',
    '1.4': 'Il **mazziere** apre il turno, poi si procede in senso orario.',
    '2.1': 'Slot, Lounge e Ristoranti stanno in tre pile scoperte. In tre si tolgono tre tessere da ciascuna.',
    '2.2': 'Ognuno ha un foglio vuoto, $20, Affluenza 8, Ricavi 5 e Fama 0. Il denaro è visibile a tutti.',
    '2.3':
      'Le tessere di gala di ogni grandezza formano una pila: quelle con la A, mescolate, sopra quelle con la B, mescolate.',
    '2.4':
      'La prima tessera di ogni pila va sui primi tre spazi di gala, il segnalino dell’offerta minima sul suo prezzo iniziale. Il quarto spazio di gala è per quattro e cinque giocatori e all’inizio è vuoto.',
    '2.5': 'Si mescolano le 33 carte evento. Il primo mazziere è tirato a sorte.',
    '2.6': 'In cinque le Slot hanno due lotti, altrimenti uno.',
    '3.1':
      '**I prezzi scendono**, ma non nel turno 1. Ogni segnalino dell’offerta minima passa al cerchio più basso successivo, saltando il quadrato in mezzo. Una tessera il cui segnalino arriverebbe a 3 esce dal gioco. Se al tavolo si vende fino a $3, si può ancora comprare a 3 ed esce quando il segnalino scenderebbe da lì.',
    '3.2':
      '**Tessere nuove.** Per ogni spazio di gala vuoto in uso, in ordine, si pesca una carta evento e la si esegue.',
    '3.3':
      'Poi il simbolo della carta indica la pila: la sua prima tessera va sullo spazio, il segnalino sul prezzo iniziale.',
    '3.4':
      '**Incasso.** Ognuno riceve in dollari il più basso tra la propria Affluenza e i propri Ricavi, modificato dalle carte di questo turno, mai meno di zero.',
    '3.5':
      '**Offerte.** Un’offerta è uno spazio stampato sul tracciato del lotto, cerchio o quadrato. È almeno pari al segnalino dell’offerta minima, per le tessere base al primo spazio; più alta di quella in corso; non più di quanto hai; e non su un lotto vietato da una carta. Puoi offrire per tessere di cui ti mancano i prerequisiti, e più del minimo. L’ultimo spazio non si può superare.',
    '3.6':
      'Un’offerta più alta sostituisce quella in corso. Chi viene superato resta senza azione finché non torna a lui, e allora sceglie da capo. Nessuno rilancia su sé stesso.',
    '3.7':
      '**Azioni.** Dal mazziere in senso orario, chi è senza azione ne sceglie una: un’offerta, Ristruttura o Pubblicità. Ristruttura e Pubblicità sono aperte a tutti. Si va avanti finché ognuno ha un’azione. Si può passare solo quando le carte vietano sia Ristruttura sia Pubblicità.',
    '3.8': '**Acquisti.** Le offerte in corso si pagano e le tessere si prendono, dal mazziere in senso orario.',
    '3.9':
      'Poi, nello stesso ordine, tutti costruiscono. Dopo un acquisto puoi piazzare una tessera: la nuova o una che era da parte. Il resto rimane da parte.',
    '3.10':
      '**Ristruttura**: togli fino a due tessere dal foglio, poi piazzane fino a due tra quelle da parte, tolte adesso o prima. Prima si toglie, poi si piazza.',
    '3.11': '**Pubblicità**: subito 1 punto fama; quando si costruisce puoi piazzare una tessera da parte.',
    '3.12': 'Affluenza, Ricavi e Fama seguono ogni tessera piazzata o tolta.',
    '3.13':
      'Il bottone del mazziere passa al giocatore successivo, e ciò che le carte dicevano per questo turno non vale più.',
    '4.1':
      'Il foglio ha tre aree, da sinistra a destra casinò, area comune e hotel, di 3, 2 e 2 colonne. Il tavolo può scegliere invece 2, 3 e 2 oppure 3, 1 e 3. L’ingresso del casinò apre il lato sinistro della riga centrale, quello dell’hotel il lato destro.',
    '4.2':
      'Una tessera si può girare di un quarto alla volta, ma non ribaltare. Sta dentro il foglio su caselle vuote, in qualsiasi area. Posizioni che sembrano uguali sono la stessa.',
    '4.3':
      '**Prerequisiti**: ogni tipo di tessera che serve sta sullo stesso foglio. Una tessera vale per quante altre vuoi.',
    '4.4':
      '**Passaggi**: le caselle vicine di due tessere sono unite se entrambe hanno una porta sul lato comune. Le caselle di una tessera sono unite. Una porta può non dare su nulla.',
    '4.5':
      '**Collegamento**: dalle tessere gialle un percorso porta all’ingresso del casinò, dalle blu a quello dell’hotel, dalle verdi a uno dei due. Può attraversare tessere di ogni colore.',
    '4.6': 'Un **Locale notturno** ha una porta che dà su quella di una Lounge o di una Lounge di lusso.',
    '4.7':
      'Una ristrutturazione si giudica dal foglio che lascia: ogni tessera rispetta da §4.3 a §4.6. I buchi vanno bene. La prima di due tessere può restare sospesa, se una seconda può rimediare.',
    '4.8': 'Piazzare una tessera non rovina mai quelle già presenti.',
    '5.1': 'Una carta si esegue prima di scoprire la sua tessera. Contano solo le tessere sui fogli.',
    '5.2':
      'Le carte che dicono «in questo turno» valgono fino a §3.13 e si sommano. Per l’incasso: prima la base, poi le aggiunte, e mai meno di zero.',
    '5.3': 'Quando una carta cerca il più o il meno, riguarda tutti quelli alla pari.',
    '5.4': 'Nessuno paga più di quanto ha.',
    '5.5': '**Conoscenze giuste**: il mazziere indica una pila che non è vuota.',
    '5.6': '**Permessi lampo**: dal mazziere in senso orario, ognuno può piazzare una tessera da parte.',
    '5.7': 'Una carta che non ha su che cosa agire è semplicemente eseguita.',
    '6.1':
      'Denaro, fogli, offerte, tessere da parte, dorsi e altezza delle pile, e quante tessere ci sono di ogni tipo. È ignoto solo l’ordine di pile e carte.',
    '7.1':
      'Quando il foglio di qualcuno è pieno, la partita finisce appena tutti hanno costruito in questo turno, o hanno usato il permesso.',
    '7.2':
      'Quando una carta indica una pila vuota, la partita finisce subito: dopo l’effetto della carta, senza incasso.',
    '7.3': 'Dopo la fine nessuno agisce.',
    '8.1': 'Area del casinò tutta coperta, e solo da tessere gialle e verdi: **5 punti fama**.',
    '8.2': 'Area dell’hotel tutta coperta, e solo da tessere blu e verdi: **5 punti fama**.',
    '8.3': 'Un percorso da un ingresso all’altro: **3 punti fama**.',
    '8.4':
      'Affluenza più alta: **5, 3 e 1 punti fama** ai primi tre; lo stesso per i Ricavi. Chi è alla pari divide la somma dei posti occupati, arrotondata per difetto, e il giocatore seguente prende il posto successivo.',
    '8.5': 'Ogni $10 interi: **1 punto fama**. Il denaro resta tuo.',
    '8.6':
      'Ogni punto interno della griglia in cui si incontrano angoli rossi di almeno due tessere: con quattro quarti **3 punti fama**, con tre **1 punto fama**.',
    '8.7': 'Vince chi ha più Fama, poi chi ha più denaro. Chi è ancora alla pari condivide la vittoria.',
  },
  figures: {
    tile: 'Una tessera con tutto ciò che mostra: dove si passa, che cosa dà, e gli angoli rossi per i diamanti.',
    tiles: 'Tutti i quindici tipi di tessere.',
    drop: 'Nessuno ha comprato le Slot di lusso a $18. Nel turno dopo il segnalino è sul 12; il 15 in mezzo è un quadrato e serve solo per offrire. Poi viene il 7 e, al 3, la fine.',
    bids: 'Bruno ha offerto il minimo di $25 per il Buffet, Chiara lo supera con $29. Ora Bruno è senza azione e sceglie di nuovo quando torna a lui.',
    renovate:
      'La Lounge in verticale era d’intralcio. Una sola ristrutturazione la toglie, la rimette in orizzontale e piazza il Locale notturno che era da parte. L’hotel è pieno: 5 punti fama alla fine.',
    sheet:
      'Il foglio con le tre aree e i due ingressi. Slot e Lounge partono dall’ingresso del casinò, il Ristorante da quello dell’hotel.',
    chart:
      'Che cosa si costruisce su che cosa. A una tessera servono tutte quelle da cui parte la sua linea; il numero dice quante ce ne sono.',
    passages:
      'Slot di lusso porta contro porta con la Lounge: va bene. Girata, le mostra un muro. Il Ristorante di lusso qui ha un percorso, ma fino all’ingresso del casinò, e il blu deve arrivare a quello dell’hotel. Accanto al Ristorante va bene.',
    club: 'Il Locale notturno vuole una porta in comune con una lounge. Attraverso le Slot sarebbe collegato, ma non basta.',
    cards: 'Tutte le carte evento. Quelle senza numero esistono in una sola copia.',
    score:
      'La casa di Ada alla fine, con $37. Hotel riempito, ingressi collegati, un diamante e un diamante a tre quarti. La sua Affluenza di 11 è seconda dopo il 13 di Bruno: 3 punti fama. I suoi Ricavi, 9, sono primi alla pari con Chiara: (5 + 3) / 2 = 4 ciascuna.',
  },
  reconstructed:
    'Nessuna fonte a noi nota riporta tutte le tessere e le carte di questo gioco. I valori con il segno ondulato sono una nostra proposta, scelta in modo che torni tutto ciò che si sa e anche i conteggi. Hai la scatola? Ogni valore sta una volta sola, con la sua etichetta, in packages/games/vegas-showdown/data (tiles.ts, cards.ts, sheet.ts, tracks.ts): correggilo lì, e gioco e pagina seguono. «npx fremont data vegas-showdown» li elenca tutti. Oppure scrivici.',
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  unsure: {
    sign: 'ricostruito',
    legend: 'Nessuna fonte riporta questo valore: è una nostra proposta.',
  },
  parts: {
    floor: 'Il colore dice quale ingresso serve',
    doorway: 'Porta: di qui si passa',
    wall: 'Muro: di qui no',
    corner: 'Angolo rosso, un quarto di diamante',
  },
  facts: {
    size: 'Grandezza',
    colour: 'Colore',
    price: 'Prezzo iniziale',
    brings: 'Dà',
    doorways: 'Porte',
    corners: 'Angoli',
    count: 'Nella scatola',
    needs: 'Richiede',
    asDrawn: 'come in figura',
    red: 'rossi',
    plain: 'semplici',
    nothing: 'nulla',
    symbol: 'Tessera nuova',
    anyStack: 'a scelta del mazziere',
    copies: 'Copie',
  },
  numbers: {
    tiles: 'Tessere',
    cards: 'Carte evento',
    cells: 'Caselle del foglio',
    money: 'Denaro iniziale',
    tracks: 'Offerte per le tessere base',
  },
  before: 'Prima',
  after: 'Dopo',
};
