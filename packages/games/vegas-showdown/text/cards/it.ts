/** The event cards in Italian. */

import type { CardId } from '../../types.ts';
import type { CardText } from '../types.ts';

export const cards: Readonly<Record<CardId, CardText>> = {
  'slots-fame': {
    title: 'Febbre delle macchinette',
    effect: 'Ognuno guadagna 1 punto fama per ogni tessera Slot o Slot di lusso sul proprio foglio.',
  },
  'lounge-fame': {
    title: 'Artisti richiesti',
    effect: 'Ognuno guadagna 2 punti fama per ogni tessera Lounge o Lounge di lusso sul proprio foglio.',
  },
  'restaurant-fame': {
    title: 'Recensioni entusiaste',
    effect: 'Ognuno guadagna 2 punti fama per ogni tessera Ristorante o Ristorante di lusso sul proprio foglio.',
  },
  'slots-money': {
    title: 'Pioggia di monete',
    effect: 'Ognuno riceve $2 per ogni tessera Slot o Slot di lusso sul proprio foglio.',
  },
  'lounge-money': {
    title: 'L’ora dell’aperitivo',
    effect: 'Ognuno riceve $3 per ogni tessera Lounge o Lounge di lusso sul proprio foglio.',
  },
  'restaurant-money': {
    title: 'Tavoli pieni',
    effect: 'Ognuno riceve $4 per ogni tessera Ristorante o Ristorante di lusso sul proprio foglio.',
  },
  'slots-strike': {
    title: 'Sciopero dei costruttori',
    effect: 'In questo turno niente offerte per Slot e Slot di lusso.',
  },
  'slots-recall': { title: 'Macchinette ritirate', effect: 'In questo turno niente offerte per Slot e Slot di lusso.' },
  'lounge-strike': {
    title: 'Sciopero dei musicisti',
    effect: 'In questo turno niente offerte per Lounge e Lounge di lusso.',
  },
  'lounge-licence': {
    title: 'Licenze congelate',
    effect: 'In questo turno niente offerte per Lounge e Lounge di lusso.',
  },
  'restaurant-strike': {
    title: 'Sciopero in cucina',
    effect: 'In questo turno niente offerte per Ristorante e Ristorante di lusso.',
  },
  'restaurant-health': {
    title: 'Ispezione sanitaria',
    effect: 'In questo turno niente offerte per Ristorante e Ristorante di lusso.',
  },
  'pr-scandal': { title: 'Scandalo sui giornali', effect: 'In questo turno nessuno può fare Pubblicità.' },
  'building-inspectors': { title: 'Ispettori edili', effect: 'In questo turno nessuno può ristrutturare.' },
  'press-junket': { title: 'Viaggio stampa', effect: 'In questo turno la Pubblicità dà 2 punti fama invece di 1.' },
  'express-permits': {
    title: 'Permessi lampo',
    effect: 'In ordine di turno, ognuno può piazzare una tessera messa da parte.',
  },
  'tourist-boom': { title: 'Ondata di turisti', effect: 'In questo turno la rendita di ognuno è di $3 più alta.' },
  'convention-week': {
    title: 'Settimana dei congressi',
    effect: 'In questo turno la rendita è il valore più alto tra Affluenza e Ricavi, non il più basso.',
  },
  'slow-week': { title: 'Settimana fiacca', effect: 'In questo turno la rendita di ognuno è di $3 più bassa.' },
  'revenue-audit': { title: 'Controllo fiscale', effect: 'Ognuno paga $1 per ogni $10 interi che possiede.' },
  'lucky-whale': { title: 'Riccone fortunato', effect: 'Tutti quelli con più denaro pagano $5.' },
  'venture-capital': { title: 'Capitale di rischio', effect: 'Tutti quelli con meno denaro ricevono $5.' },
  'celebrity-wedding': {
    title: 'Nozze da copertina',
    effect: 'Tutti quelli con l’Affluenza più alta guadagnano 2 punti fama.',
  },
  'magazine-cover': { title: 'In prima pagina', effect: 'Tutti quelli con i Ricavi più alti guadagnano 2 punti fama.' },
  'underdog-story': { title: 'La rivincita', effect: 'Tutti quelli con meno Fama guadagnano 2 punti fama.' },
  'contractors-slash': {
    title: 'Imprese al ribasso',
    effect: 'Ogni offerta minima sopra i $7 scende di un cerchio.',
  },
  'material-shortage': {
    title: 'Materiali introvabili',
    effect: 'Ogni offerta minima sotto il prezzo iniziale sale di un cerchio.',
  },
  'freeze-large': { title: 'Mancano le gru', effect: 'In questo turno niente offerte per le tessere di gala grandi.' },
  'freeze-medium': {
    title: 'Lite urbanistica',
    effect: 'In questo turno niente offerte per le tessere di gala medie.',
  },
  'freeze-small': {
    title: 'Forniture in ritardo',
    effect: 'In questo turno niente offerte per le tessere di gala piccole.',
  },
  'pull-strings': { title: 'Conoscenze giuste', effect: 'Il mazziere sceglie la pila da cui arriva la nuova tessera.' },
};
