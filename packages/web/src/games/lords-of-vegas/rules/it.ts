/** The rules of Lords of Vegas in Italian. */

import type { LordsRules } from './structure.ts';

export const text: LordsRules = {
  lead: {
    all: 'Lotti vuoti lungo la Strip, cinque società di casinò e soldi che non bastano mai. Costruisci, allargati sui terreni vicini, scommetti nelle sale degli altri e scambia tutto ciò che hai. Vince il boss dei casinò più grandi.',
  },
  steps: {
    goal: {
      title: 'Lo scopo',
      text: 'Avere più **punti** di tutti alla fine. I punti vengono dai casinò di cui sei il **boss**, cioè il proprietario del dado più alto. Tessere dello stesso colore che si toccano in un isolato sono un solo casinò.',
    },
    start: {
      title: 'Due lotti per cominciare',
      text: 'Ognuno riceve due carte, segna i loro lotti e prende i soldi iniziali. I lotti con un dado stampato basso ne danno di più.',
    },
    card: {
      title: 'Pesca una carta',
      text: 'Il turno si apre con una carta. Il suo lotto diventa tuo. **Ogni lotto** con un segnalino paga $1, e nei casinò indicati dalla carta ogni dado paga **$1 per punto**.',
    },
    track: {
      title: 'Punti ai boss',
      text: 'Il boss di un casinò che paga riceve un punto per tessera. Più in alto i passi del tracciato si allungano, e i punti di un casinò che non bastano per un passo intero vanno **persi**: alla fine contano solo i casinò grandi.',
    },
    grow: {
      title: 'Costruisci e cresci',
      text: 'Poi spendi come vuoi. **Costruisci** sui tuoi lotti, **espandi** un tuo casinò su un lotto libero vicino per il doppio del prezzo, oppure **rimodella** il casinò in un altro colore.',
    },
    shake: {
      title: 'Rimescola le carte',
      text: '**Riorganizza**: paga per ritirare tutti i dadi di un casinò in cui ne hai uno. **Scommetti**, una volta per turno, nel casinò di un altro boss: due dadi decidono chi paga.',
    },
    ties: {
      title: 'Un solo boss',
      text: 'Se il valore più alto di un casinò è di due giocatori, quei dadi si ritirano finché in cima ne resta uno solo.',
    },
    trade: {
      title: 'Tutto è in vendita',
      text: 'Soldi, lotti, dadi sulle tessere, un’azione fatta per qualcuno, la promessa di lasciare in pace un casinò: due giocatori qualsiasi possono accordarsi **in ogni momento**, nel turno di chiunque.',
    },
    end: {
      title: 'La fine',
      text: 'La partita finisce con la carta **Fine partita**, nell’ultimo quarto del mazzo, o appena qualcuno arriva a **90** punti. Vince chi ha più punti, poi chi ha più soldi.',
    },
  },
  sections: {
    1: 'Materiale e parole',
    2: 'Preparazione',
    3: 'La carta',
    4: 'Le azioni',
    5: 'Parità',
    6: 'Scambi',
    7: 'La fine',
    8: 'In due',
    9: 'Che cosa si sa',
  },
  rules: {
    '1.1':
      'Il tabellone ha sei **isolati** di **lotti** in file da tre. A, C ed E sono a ovest della Strip, B, D e F a est: 48 lotti, chiamati con isolato e numero, fila per fila. Le strade e la Strip separano gli isolati. I soldi sono sempre in milioni di dollari.',
    '1.2':
      'Su ogni lotto sono stampati un **dado** e un **prezzo**, sempre accoppiati: 1 con $8, 2 con $6, 3 con $9, 4 con $12, 5 con $15, 6 con $20.',
    '1.3': 'Un lotto **tocca la Strip** nella terza colonna di A, C ed E e nella prima di B, D e F.',
    '1.4':
      'Cinque società hanno nove **tessere** ciascuna. Il colore di una tessera non ha nulla a che fare con i colori dei giocatori.',
    '1.5':
      'Il mazzo ha una carta per ogni lotto e una **Fine partita**. Una carta indica il suo lotto e che cosa **paga**: nove carte per ogni società, tre per la Strip. Fine partita non indica lotti e paga la Strip.',
    '1.6':
      'Il tracciato dei punti: da 0 a 8 uno per uno, poi 10 12 14 16 18 20, 23 26 29 32, 36 40 44, 49 54, 60 66, 73, 81, 90. Dove i passi crescono c’è una **soglia**.',
    '1.7': 'Ognuno ha dodici **dadi** e dieci **segnalini**. La banca non resta mai senza soldi.',
    '1.8':
      'Un lotto senza tessera è di chi vi ha un segnalino. Una tessera è di chi vi ha un dado e, senza dado, di nessuno. Una tessera porta al massimo un dado.',
    '1.9':
      'Un **casinò** è il gruppo più grande di tessere di un colore unite per i lati dentro un isolato. Nessuno può dividerlo. I casinò prendono il nome dal loro primo lotto.',
    '1.10': 'Il **boss** di un casinò è il proprietario del suo dado più alto. Senza dadi non c’è boss.',
    '2.1': 'Tutti partono dallo spazio 0 e senza soldi.',
    '2.2':
      'Fine partita si mette da parte e ognuno riceve due carte lotto. Per ciascuna segna il lotto e prende **$10 meno il dado stampato**. Le carte si dispongono scoperte secondo ciò che pagano.',
    '2.3': 'In due, una carta dell’isolato F distribuita non ha effetto e viene sostituita.',
    '2.4':
      'Fine partita va in cima all’ultimo di quattro mucchi uguali: sotto resta un quarto delle carte rimaste, arrotondato per difetto. Con la fine incerta sta fino a due carte più su o più giù, e nessuno lo sa.',
    '2.5': 'Ognuno tira due dadi. Inizia la somma più alta; in parità si ritira. Si gioca in ordine di posto.',
    '3.1':
      'Il turno si apre con la tua carta. Prima puoi scambiare (§6.1). La carta si svolge da sola; decidi solo ciò che chiedono §3.2 e §3.3, prima di parità e pagamenti.',
    '3.2':
      'Se il lotto è vuoto lo segni. Se i tuoi dieci segnalini sono tutti fuori, uno si sposta qui da un altro tuo lotto, che resta di nessuno.',
    '3.3':
      'Se c’è già una tessera, dopo un’espansione, il suo dado torna al proprietario e uno dei tuoi prende il suo posto **con lo stesso valore**; una tessera senza dado riceve il tuo con il valore stampato. Un tuo dado resta com’è. Se hai fuori tutti i dodici dadi, uno deve spostarsi qui. Non costa nulla e non si può rifiutare.',
    '3.4': 'Ogni segnalino sul tabellone paga al suo proprietario **$1**, qualunque sia la carta.',
    '3.5':
      'Pagano i casinò indicati dalla carta: tutti quelli di una società, o tutti quelli con almeno una tessera sulla Strip. Ogni dado paga al suo proprietario **$1 per punto**, boss o no.',
    '3.6':
      'Il boss di ognuno riceve **un punto per tessera**, comprese quelle senza dado. I casinò si contano uno alla volta, dal più piccolo. Il gettone avanza finché i punti rimasti bastano per il passo seguente; ciò che avanza è perso.',
    '3.7': 'La carta si dispone secondo ciò che paga: tutti vedono quali carte devono ancora uscire.',
    '4.1':
      '**Costruisci** su un tuo lotto: paga il prezzo, riprendi il segnalino e posa una tessera di una società qualsiasi con un tuo dado sul valore stampato.',
    '4.2':
      'Tessere e dadi sono limitati. Senza tessere di un colore non si costruisce, non si espande e non si rimodella in quel colore. Con tutti i dodici dadi sul tabellone, e solo allora, la nuova tessera ne prende uno da un’altra, che resta senza proprietario. Chi è boss si giudica prima di spostare il dado.',
    '4.3':
      '**Espandi** un casinò di cui sei il boss: paga **il doppio del prezzo** di un lotto vicino senza tessera né segnalino, e posa lì una tessera del colore del casinò con un tuo dado sul valore stampato.',
    '4.4':
      '**Rimodella** un casinò di cui sei il boss: paga **$5 per tessera** e cambia tutte le tessere in un altro colore che ne abbia abbastanza. I dadi restano.',
    '4.5':
      '**Riorganizza** un casinò in cui hai un dado: paga **$1 per punto** di tutti i suoi dadi e tirali tutti. Nessun dado si riorganizza due volte in un turno, quindi uno già riorganizzato blocca il suo intero casinò. Noti tutti i risultati, i proprietari mettono i propri risultati sulle proprie tessere, dado per dado: prima tu, poi gli altri in ordine.',
    '4.6':
      '**Scommetti**, una volta per turno, nel casinò di un altro boss: da $1 a $5 per tessera, non più di quanto hai. Il boss può prima dividere a metà con la banca. Due dadi: 2 e 12 pagano il doppio della puntata, 3, 4, 9, 10 e 11 la puntata, da 5 a 8 la prende il boss. Se ha diviso, il boss paga o riceve la metà arrotondata per difetto, la banca il resto. Un boss senza abbastanza soldi paga quel che ha; la parte della banca resta intera.',
    '4.7':
      'Fai tutto questo in qualsiasi ordine e finché hai soldi; dopo ogni azione si risolvono le parità (§5.1). Il turno lo chiudi tu.',
    '5.1':
      'Dopo ogni azione, presa di possesso e accordo, e ogni volta che un dado è stato spostato, si guardano tutti i casinò. Se il valore più alto è di due o più giocatori, tutti i dadi di quel valore si **ritirano** gratis.',
    '5.2':
      'Si ripete, con ciò che è più alto allora, finché i dadi più alti sono di un solo giocatore. Dadi uguali di uno stesso giocatore, e dadi uguali più in basso, non si toccano.',
    '5.3': 'Un ritiro per parità non è una riorganizzazione (§4.5).',
    '6.1':
      'Due giocatori qualsiasi possono accordarsi in ogni momento, nel turno di chiunque, purché nessuno debba scegliere qualcosa e la partita non sia finita.',
    '6.2':
      'Ogni parte dà un insieme di soldi, lotti propri e dadi propri sulle tessere; qualcosa deve passare di mano. Il lotto scambiato riceve il segnalino dell’altro, il dado è sostituito da uno dell’altro con lo stesso valore.',
    '6.3': 'Punti, tessere e promesse sui turni futuri non si scambiano.',
    '6.4':
      'Se una parte è il giocatore di turno, un’azione da §4.1 a §4.6 può far parte dell’accordo, una volta pescata la carta. Prima lo scambio, poi l’azione, giudicata sul tabellone dopo lo scambio, poi un solo controllo delle parità. In quel momento un casinò in parità non ha boss. Se una parte non è permessa, non succede nulla.',
    '6.5': 'Dopo lo scambio nessuno può avere più di dodici dadi o dieci segnalini sul tabellone.',
    '6.6':
      'Il giocatore di turno può vendere anche una **rinuncia**: non espandere, rimodellare, riorganizzare o scommettere nel casinò di un dato lotto. Vale fino alla fine del turno, qualunque casinò diventi.',
    '6.7':
      'Un’offerta si accetta o si rifiuta così com’è. Ognuna delle parti può modificarla, e allora diventa sua; le risposte alla versione precedente non valgono. Chi l’ha fatta può ritirarla. Ce ne possono essere più d’una. Il contenuto si controlla quando si offre e di nuovo quando si accetta.',
    '6.8': 'Se i regali sono disattivati, entrambe le parti devono dare qualcosa; un’azione o una rinuncia valgono.',
    '6.9': 'Le offerte aperte scadono alla fine del turno.',
    '6.10': 'Nessuno fa più di venti offerte e controfferte in un turno.',
    '7.1':
      'Quando esce **Fine partita** pagano i segnalini, la Strip paga soldi e punti, e la partita è finita. Chi l’ha pescata non gioca più.',
    '7.2': 'Se dopo il pagamento di una carta qualcuno è a **90**, la partita finisce subito, nel turno di chiunque.',
    '7.3': 'Vince chi ha più punti, poi chi ha più soldi. Chi è pari in entrambi condivide il posto.',
    '8.1': 'L’isolato F non si usa.',
    '8.2':
      'Una carta dell’isolato F non segna nulla, ma lotti e casinò pagano. Poi si pesca ancora, finché non si è svolta una carta di un altro isolato o la partita è finita.',
    '9.1':
      'È tutto scoperto, anche i soldi e le carte uscite. Solo con la fine incerta nessuno sa a che altezza sta Fine partita.',
  },
  figures: {
    lots: 'L’isolato A prima che si costruisca. Ogni lotto mostra prezzo e dado; una stella segna i lotti sulla Strip. A1 è di Bruno, A6 di Ada.',
    casino:
      'C1, C2 e C4 si toccano e sono un solo casinò Marlin. Il quattro di Chiara è il dado più alto: è lei il boss, e la corona mostra quanto vale, tre punti. C9 non tocca nessuno di loro e fa casinò a sé.',
    payday:
      'Lo stesso isolato quando paga Marlin: Chiara riceve $4 e tre punti per il casinò da tre, Dora $3 e Bruno $2 per i loro dadi. Ada riceve $4 e un punto per C9, e $1 per il suo lotto C5.',
    track:
      'Chiara è su 18 e paga il suo casinò da quattro. Il passo fino a 20 richiede due punti. I due rimasti non bastano per il passo seguente, che ne richiede tre: vanno persi.',
    sprawl:
      'Ada è boss di Comet su D1 e D2. Può espandersi su D3 per $24 o su D5 per $16. Anche D4 è vicino, ma è di Bruno.',
    gamble: 'Che cosa fanno i due dadi alla puntata. In 20 casi su 36 vince il boss.',
    tie: 'Bruno e Dora hanno entrambi un cinque in cima. Si ritirano tutti e due; il due di Ada resta.',
  },
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  gamble: { double: 'il doppio', win: 'la puntata', lose: 'al boss' },
};
