/** Royale's tiles in Italian. */

import { at, byType, countedIn, listingIn, type Place, say } from '@fremont/kernel';
import { HANDICAP_REWARDS, NO_ENTRY_TRACK } from '../../data/tiles.ts';
import type { DieSize, HandicapSlot, TileFace } from '../../types.ts';
import { REMEDIES } from '../base/it.ts';
import { casinoPieces, pileDigits, pileText, SUPPLY_RULE, TILE_RULE_OF, tilePlace } from '../tile-words.ts';
import type { TileTexts } from '../types.ts';
import { casinoPlace, moneyPlaces, seatPlaces, sumOf } from '../words.ts';

const and = listingIn('it', 'conjunction');
const or = listingIn('it', 'disjunction');
const chips = countedIn('it', { one: 'fiche', other: 'fiche' });
const dice = countedIn('it', { one: 'dado', other: 'dadi' });
const grayDice = countedIn('it', { one: 'dado grigio', other: 'dadi grigi' });
const tokens = countedIn('it', { one: 'gettone', other: 'gettoni' });

const DIE: Readonly<Record<DieSize, string>> = { small: 'un dado', big: 'il dado grande' };
const SLOT: Readonly<Record<HandicapSlot, string>> = { chip: 'la fiche', money: '$30.000', move: 'lo spostamento' };
/** The same in a sentence, where money is a place. */
const slot = (one: HandicapSlot): Place | string => (one === 'money' ? { money: HANDICAP_REWARDS.money } : SLOT[one]);
const pile = (index: 0 | 1): string => (index === 0 ? 'primo' : 'secondo');

const NAMES: TileTexts['tiles'] = {
  A1: {
    name: 'Lucky Punch',
    short:
      'Nascondi da 1 a 3 gettoni nel pugno. Se il giocatore alla tua sinistra sbaglia, prendi 2 fiche, $30.000 o $40.000.',
  },
  A2: {
    name: 'Jackpot',
    short: 'Tira due dadi: un 7 o un doppio vince il jackpot, ogni altro tiro lo alza.',
  },
  B1: {
    name: 'Prime Time',
    short: 'Prima dei pagamenti chi vince questo casinò tira altri due dadi e può metterli nei loro casinò.',
  },
  B2: {
    name: 'Fifty Fifty',
    short: 'Scommetti se la prossima somma sarà più alta o più bassa, fino a $60.000. Fermati in tempo o perdi tutto.',
  },
  C1: { name: 'High Five', short: 'Chi per primo arriva qui a una forza di 5 riceve $100.000 ai pagamenti.' },
  C2: { name: 'Bad Luck', short: 'Chi qui ha meno di tutti al momento dei pagamenti perde $50.000.' },
  D1: { name: 'Pay Day', short: 'Ricevi $10.000 per ogni casinò in cui hai un dado.' },
  D2: {
    name: 'Power Play',
    short: 'Finché hai la maggioranza qui, invece di tirare puoi mettere un dado in un casinò qualsiasi.',
  },
  E1: {
    name: 'No Entry!',
    short: 'Chiudi un casinò: niente entra e niente esce. Spostare la chiusura a volte porta un premio.',
  },
  E2: { name: 'Knockout', short: 'Ogni avversario mette un dado nel bar, al massimo due. Tu riprendi i tuoi.' },
  F1: { name: 'Block It!', short: 'Metti da uno a tre dadi grigi in un casinò. Lì contano come un giocatore in più.' },
  F2: {
    name: 'Handicap',
    short: 'Dadi grigi occupano ogni casinò. Togline uno per una fiche, $30.000 o uno spostamento di un tuo dado.',
  },
  G1: {
    name: 'Black Box',
    short:
      'Ai pagamenti chi siede a sinistra del vincitore fa due mucchi coperti di gettoni; il vincitore ne prende uno.',
  },
  G2: { name: 'Double Down', short: 'Sposta dadi da qui sulla tessera. Lì si gioca per $60.000 e $30.000.' },
  H1: {
    name: 'Nice Dice',
    short: 'Metti un dado del tuo tiro sulla casella del suo numero. Se ai pagamenti è ancora lì, la casella paga.',
  },
  H2: {
    name: 'My Choice',
    short:
      'Tira due dadi e fai quello che dice uno dei due: soldi, un’altra tessera, uno spostamento o la casella d’oro da $60.000.',
  },
};
const tile = (face: TileFace) => tilePlace(NAMES, face);

/** The remedies of refusals: only what may be done in that position. */
const INSTEAD: TileTexts['instead'] = {
  ...REMEDIES,
  freePass: () => say`Passa senza pagare.`,
  casinos: ({ casinos }) => ['Scegli ', ...or(casinoPieces(casinos)), '.'],
  die: ({ die }) => (die === 'big' ? say`Scegli il dado grande.` : say`Scegli un dado piccolo.`),
  move: ({ put, take }) => {
    if (take.length === 0) return say`Metti un dado in un casinò aperto.`;
    return [
      put ? 'Metti un dado in un casinò aperto o riprendine uno da ' : 'Riprendi un dado da ',
      ...or(casinoPieces(take)),
      '.',
    ];
  },
  black: ({ dice }) => {
    const [only] = dice;
    return dice.length === 1 && only !== undefined
      ? say`Metti il ${only} o nessun dado.`
      : say`Mettine nessuno, uno o due.`;
  },
  decide: ({ decision }) => say`${tiles.decisions[decision]}.`,
};

export const tiles: TileTexts = {
  tiles: NAMES,
  instead: INSTEAD,

  log: {
    tileLaid: ({ casino, face }) => say`Al ${casinoPlace(casino)} c’è ${tile(face)}.`,
    bankOpened: ({ bills }) => say`La banca ha aperto con ${{ money: sumOf(bills) }}.`,
    grayDiceSet: ({ counts }) => say`Nei casinò ci sono ora ${grayDice(sumOf(counts))}.`,
    turnPassedFree: ({ seat }) => say`${{ seat }} ha ottenuto solo il numero chiuso e passa senza pagare.`,
    powerPlayed: ({ seat, casino, die }) =>
      say`${{ seat }} ha usato la maggioranza e messo ${DIE[die]} al ${casinoPlace(casino)}.`,
    tileActivated: ({ seat, face }) => say`${{ seat }} ha attivato ${tile(face)}.`,
    nothingHappened: ({ seat, face }) => say`${tile(face)} non ha dato niente a ${{ seat }}.`,
    offerLeft: ({ seat, face }) => say`${{ seat }} ha rinunciato all’offerta di ${tile(face)}.`,
    tilePaid: ({ seat, face, chips: paid, bills, minted }) => {
      if (paid > 0) return say`${{ seat }} ha ricevuto ${chips(paid)} da ${tile(face)}.`;
      const money = { money: sumOf(bills) };
      return minted > 0
        ? say`${{ seat }} ha ricevuto ${money} da ${tile(face)}; la banca ha emesso una banconota apposta.`
        : say`${{ seat }} ha ricevuto ${money} da ${tile(face)}.`;
    },
    blackRolled: ({ seat, face, rolled }) =>
      say`${{ seat }} ha ottenuto ${{ dice: rolled, of: 'black' }} per ${tile(face)}.`,
    luckyHidden: ({ seat, count }) =>
      count === null
        ? say`${{ seat }} ha nascosto dei gettoni nel pugno.`
        : say`${{ seat }} ha nascosto ${tokens(count)} nel pugno.`,
    luckyGuessed: ({ seat, hider, guess, hidden }) =>
      guess === hidden
        ? say`${{ seat }} ha indovinato: ${{ seat: hider }} ne nascondeva ${hidden}.`
        : say`${{ seat }} ha detto ${guess}, ma ${{ seat: hider }} ne nascondeva ${hidden}.`,
    jackpotHit: ({ seat, money }) => say`${{ seat }} ha vinto il jackpot di ${{ money }}.`,
    jackpotMissed: ({ seat, money }) => say`${{ seat }} ha mancato il jackpot, che ora vale ${{ money }}.`,
    betMade: ({ seat, on, sum }) =>
      on === 'higher'
        ? say`${{ seat }} ha scommesso su più di ${sum}.`
        : say`${{ seat }} ha scommesso su meno di ${sum}.`,
    betWon: ({ seat }) => say`${{ seat }} ha vinto la scommessa.`,
    betLost: ({ seat, sum }) => say`${{ seat }} ha perso la scommessa con ${sum}.`,
    betStopped: ({ seat }) => say`${{ seat }} ha smesso di scommettere.`,
    casinoClosed: ({ seat, to, from, cell }) => {
      const reward = at(NO_ENTRY_TRACK, cell) > 0;
      if (from === null) return say`${{ seat }} ha chiuso ${casinoPlace(to)}.`;
      return reward
        ? say`${{ seat }} ha riaperto ${casinoPlace(from)} e chiuso ${casinoPlace(to)} con un premio.`
        : say`${{ seat }} ha riaperto ${casinoPlace(from)} e chiuso ${casinoPlace(to)}.`;
    },
    closureKept: ({ seat, closed }) => say`${{ seat }} ha lasciato chiuso ${casinoPlace(closed)}.`,
    dieBarred: ({ seat, die }) => say`${{ seat }} ha messo ${DIE[die]} nel bar.`,
    diceUnbarred: ({ seat, dice: { small, big } }) => say`${{ seat }} ha ripreso ${dice(small + big)} dal bar.`,
    grayPlaced: ({ seat, to, count }) => say`${{ seat }} ha messo ${grayDice(count)} al ${casinoPlace(to)}.`,
    grayTaken: ({ seat, from, slot: kind }) =>
      say`${{ seat }} ha tolto un dado grigio dal ${casinoPlace(from)} per ${slot(kind)}.`,
    diePut: ({ seat, to, die }) => say`${{ seat }} ha messo ${DIE[die]} al ${casinoPlace(to)} senza tirare.`,
    dieTaken: ({ seat, from, die }) => say`${{ seat }} ha ripreso ${DIE[die]} dal ${casinoPlace(from)}.`,
    diceDoubled: ({ seat, dice: { small, big } }) =>
      say`${{ seat }} ha spostato ${dice(small + big)} su ${tile('G2')}.`,
    niceDieSet: ({ seat, value, die }) =>
      say`${{ seat }} ha messo ${DIE[die]} sulla casella ${value} di ${tile('H1')}.`,
    niceDieDisplaced: ({ seat, value, die }) =>
      die === 'big'
        ? say`Il dado grande di ${{ seat }} è dovuto andare al ${casinoPlace(value)}.`
        : say`Il dado di ${{ seat }} è dovuto andare al ${casinoPlace(value)}.`,
    resultChosen: ({ seat, result }) => say`${{ seat }} ha scelto il ${result}.`,
    goldenTaken: ({ seat, die }) => say`${{ seat }} ha messo ${DIE[die]} sulla casella d’oro.`,
    goldenReturned: ({ seat, die }) => say`${{ seat }} ha riavuto ${DIE[die]} dalla casella d’oro.`,
    tokenTaken: ({ seat, face, from }) =>
      from === null
        ? say`${{ seat }} ha preso il gettone di ${tile(face)}.`
        : say`${{ seat }} ha preso il gettone di ${tile(face)} a ${{ seat: from }}.`,
    powerLost: ({ seat }) => say`${{ seat }} ha perso la maggioranza e reso il gettone di ${tile('D2')}.`,
    primeTimePut: ({ seat, put }) =>
      put.length === 0
        ? say`${{ seat }} non ha messo nessun dado nero.`
        : say`${{ seat }} ha messo ${{ dice: put, of: 'black' }} nei casinò.`,
    badLuckNoted: ({ seats, strength }) => [
      ...say`Forza più bassa a ${tile('C2')} (${strength}): `,
      ...and(seatPlaces(seats)),
      '.',
    ],
    boxSplit: ({ seat, sizes }) => say`${{ seat }} ha fatto mucchi da ${sizes[0]} e ${sizes[1]} gettoni.`,
    boxPicked: ({ seat, pile: index, tokens: picked }) =>
      say`${{ seat }} ha preso il ${pile(index)} mucchio, che vale ${{ money: sumOf(picked) }}.`,
    tileTied: ({ strength, seats }) => [
      ...say`Su ${tile('G2')}, `,
      ...and(seatPlaces(seats)),
      ` pareggiano con forza ${strength} e restano fuori.`,
    ],
    finePaid: ({ seat, bills, chips: paid, change }) => {
      if (bills.length + paid === 0) return say`${{ seat }} non aveva niente per pagare la multa.`;
      const handed = [...moneyPlaces(bills), ...(paid > 0 ? [chips(paid)] : [])];
      const head = [...say`${{ seat }} ha pagato la multa con `, ...and(handed)];
      return change.length === 0 ? [...head, '.'] : [...head, ...say` e avuto ${{ money: sumOf(change) }} di resto.`];
    },
  },

  refusals: {
    notAsked: ({ seat }) => ({
      why: say`Tocca a ${{ seat }} rispondere.`,
      rule: TILE_RULE_OF.notAsked,
      remedy: say`Aspetta la sua decisione.`,
    }),
    decideFirst: ({ instead }) => ({
      why: say`La tessera chiede un’altra cosa.`,
      rule: TILE_RULE_OF.decideFirst,
      remedy: byType(INSTEAD, instead),
    }),
    nothingToDecide: () => ({
      why: say`Nessuna tessera lo chiede adesso.`,
      rule: TILE_RULE_OF.nothingToDecide,
      remedy: say`Continua il tuo turno.`,
    }),
    tileNotInPlay: ({ faces }) => ({
      why: ['Lo chiederebbe solo ', ...or(faces.map(tile)), ', che in questa manche non è in gioco.'],
      rule: TILE_RULE_OF.tileNotInPlay,
      remedy: say`Scegli una delle azioni proposte.`,
    }),
    casinoClosed: ({ casino, instead }) => ({
      why: say`Il ${casinoPlace(casino)} è chiuso: nessun dado entra o esce.`,
      rule: TILE_RULE_OF.casinoClosed,
      remedy: byType(INSTEAD, instead),
    }),
    passIsFree: ({ closed }) => ({
      why: say`Tutti i tuoi dadi mostrano il ${closed}, che è chiuso: non costa fiche.`,
      rule: TILE_RULE_OF.passIsFree,
      remedy: say`Passa senza pagare.`,
    }),
    openNumberRolled: ({ instead }) => ({
      why: say`Per passare senza pagare serve un tiro del solo numero chiuso.`,
      rule: TILE_RULE_OF.openNumberRolled,
      remedy: byType(INSTEAD, instead),
    }),
    noPowerToken: ({ holder, instead }) => ({
      why:
        holder === null
          ? say`Il gettone di ${tile('D2')} è sulla sua tessera.`
          : say`Il gettone di ${tile('D2')} ce l’ha ${{ seat: holder }}.`,
      rule: TILE_RULE_OF.noPowerToken,
      remedy: byType(INSTEAD, instead),
    }),
    notInSupply: ({ die, use, instead }) => ({
      why:
        die === 'big'
          ? say`Il dado grande non è nella tua riserva.`
          : say`Nella tua riserva non ci sono più dadi piccoli.`,
      rule: SUPPLY_RULE[use],
      remedy: byType(INSTEAD, instead),
    }),
    notInCasino: ({ die, casino, instead }) => ({
      why:
        die === 'big'
          ? say`Il tuo dado grande non è al ${casinoPlace(casino)}.`
          : say`Non hai dadi piccoli al ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.notInCasino,
      remedy: byType(INSTEAD, instead),
    }),
    noMoreTaking: ({ turns }) => ({
      why: say`Dopo ${turns} turni di una manche non si possono più riprendere dadi.`,
      rule: TILE_RULE_OF.noMoreTaking,
      remedy: say`Metti un dado in un casinò.`,
    }),
    ownCasino: ({ casino, at: where }) => ({
      why: say`La tessera stessa è al ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.ownCasino,
      remedy: byType(INSTEAD, { type: 'casinos', casinos: where }),
    }),
    ownTile: ({ casino, at: where }) => ({
      why: say`${tile('H2')} stessa è al ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.ownTile,
      remedy: ['Scegli la tessera di ', ...or(casinoPieces(where)), '.'],
    }),
    alreadyClosed: ({ casino, at: where }) => ({
      why: say`La chiusura è già su ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.alreadyClosed,
      remedy: ['Scegli ', ...or(casinoPieces(where)), ', o lasciala dov’è.'],
    }),
    nothingClosed: () => ({
      why: say`La chiusura è ancora sulla sua tessera.`,
      rule: TILE_RULE_OF.nothingClosed,
      remedy: say`Chiudi un casinò.`,
    }),
    noCluster: ({ cluster, left }) => ({
      why: say`Non ci sono più gruppi da ${cluster}.`,
      rule: TILE_RULE_OF.noCluster,
      remedy: ['Prendi un gruppo da ', ...or(left.map(String)), '.'],
    }),
    noGrayDie: ({ casino, at: where }) => ({
      why: say`Al ${casinoPlace(casino)} non ci sono dadi grigi.`,
      rule: TILE_RULE_OF.noGrayDie,
      remedy: ['Ce ne sono a ', ...or(casinoPieces(where)), '.'],
    }),
    slotsFull: ({ slot: kind, free }) => ({
      why: say`Nessun posto libero per ${slot(kind)}.`,
      rule: TILE_RULE_OF.slotsFull,
      remedy: ['Liberi: ', ...and(free.map((one) => slot(one))), '.'],
    }),
    tooManyDice: ({ casino, have: { small, big } }) => ({
      why: say`Al ${casinoPlace(casino)} hai ${dice(small + big)}.`,
      rule: TILE_RULE_OF.tooManyDice,
      remedy: say`Sposta al massimo quelli.`,
    }),
    dieNotRolled: ({ die, value }) => ({
      why:
        die === 'big'
          ? say`Il tuo dado grande non mostra ${value}.`
          : say`Nessun dado piccolo di questo tiro mostra ${value}.`,
      rule: TILE_RULE_OF.dieNotRolled,
      remedy: say`Scegli un dado di questo tiro o rinuncia.`,
    }),
    cellStuck: ({ value }) => ({
      why: say`Il dado sulla casella ${value} non può andare nel suo casinò, che è chiuso.`,
      rule: TILE_RULE_OF.cellStuck,
      remedy: say`Scegli un’altra casella.`,
    }),
    otherResult: ({ rolled }) => ({
      why: say`I dadi mostrano ${rolled[0]} e ${rolled[1]}.`,
      rule: TILE_RULE_OF.otherResult,
      remedy: say`Scegli uno dei due.`,
    }),
    noTileThere: ({ casino, at: where }) => ({
      why: say`Al ${casinoPlace(casino)} non c’è una tessera.`,
      rule: TILE_RULE_OF.noTileThere,
      remedy: ['Scegli quella di ', ...or(casinoPieces(where)), '.'],
    }),
    blackDiceDiffer: ({ rolled, instead }) => ({
      why: say`I dadi neri mostrano ${rolled[0]} e ${rolled[1]}.`,
      rule: TILE_RULE_OF.blackDiceDiffer,
      remedy: byType(INSTEAD, instead),
    }),
    emptyPile: () => ({
      why: say`Serve un gettone in ogni mucchio.`,
      rule: TILE_RULE_OF.emptyPile,
      remedy: say`Sposta un gettone.`,
    }),
    tokensDiffer: ({ tokens: all }) => ({
      why: say`I mucchi devono contenere i ${all.length} gettoni della scatola, ognuno una volta.`,
      rule: TILE_RULE_OF.tokensDiffer,
      remedy: ['Dividi ', ...and(moneyPlaces(all)), '.'],
    }),
  },

  actions: {
    freePass: () => ({ label: 'Passa gratis', labelLong: 'Passa senza pagare: tutti i tuoi dadi sono bloccati' }),
    powerPlay: ({ die, casino }) => ({
      label: die === 'big' ? `Grande a ${casino}` : `Dado a ${casino}`,
      labelLong: `Power Play: metti ${DIE[die]} nel casinò ${casino} invece di tirare`,
    }),
    luckyHide: ({ count }) => ({ label: `Nascondi ${count}`, labelLong: `Nascondi ${tokens(count)} nel pugno` }),
    luckyGuess: ({ count }) => ({ label: `Indovina ${count}`, labelLong: `Dichiara che sono ${tokens(count)}` }),
    stop: () => ({ label: 'Fermati', labelLong: 'Fermati e prendi quello che c’è sotto il contatore' }),
    bet: ({ on }) =>
      on === 'higher'
        ? { label: 'Più alto', labelLong: 'Scommetti che la prossima somma sarà più alta' }
        : { label: 'Più basso', labelLong: 'Scommetti che la prossima somma sarà più bassa' },
    close: ({ casino }) => ({ label: `Chiudi ${casino}`, labelLong: `Chiudi il casinò ${casino}` }),
    keepClosed: () => ({ label: 'Lascia così', labelLong: 'Lascia chiuso il casinò' }),
    knockoutDie: ({ die }) => ({
      label: die === 'big' ? 'Bar: grande' : 'Bar: piccolo',
      labelLong: `Metti ${DIE[die]} nel bar`,
    }),
    block: ({ cluster, casino }) => ({
      label: `${cluster} a ${casino}`,
      labelLong: `Metti ${grayDice(cluster)} nel casinò ${casino}`,
    }),
    handicap: ({ from, slot }) => ({
      label: `${from} → ${{ chip: 'fiche', money: '30', move: 'dado' }[slot]}`,
      labelLong: `Togli un dado grigio dal casinò ${from} per ${SLOT[slot]}`,
    }),
    skip: () => ({ label: 'Rinuncia', labelLong: 'Rinuncia all’offerta della tessera' }),
    putDie: ({ die, casino }) => ({
      label: die === 'big' ? `Grande in ${casino}` : `In ${casino}`,
      labelLong: `Metti ${DIE[die]} nel casinò ${casino}`,
    }),
    takeDie: ({ die, casino }) => ({
      label: die === 'big' ? `Grande da ${casino}` : `Da ${casino}`,
      labelLong: `Riprendi ${DIE[die]} dal casinò ${casino}`,
    }),
    doubleDown: ({ small, big }) => ({
      label: small + big === 0 ? 'Nessuno' : `Sposta ${small}+${big}`,
      labelLong:
        small + big === 0 ? 'Non spostare dadi sulla tessera' : `Sposta sulla tessera: piccoli ${small}, grandi ${big}`,
    }),
    niceDie: ({ die, value }) => ({
      label: die === 'big' ? `Grande su ${value}` : `Dado su ${value}`,
      labelLong: `Metti ${DIE[die]} sulla casella ${value} della tessera`,
    }),
    myChoice: ({ result }) => ({ label: `Scegli ${result}`, labelLong: `Fai quello che dice il ${result}` }),
    activateTile: ({ casino }) => ({ label: `Tessera ${casino}`, labelLong: `Attiva la tessera del casinò ${casino}` }),
    golden: ({ die }) => ({
      label: die === 'big' ? 'Oro: grande' : 'Oro: piccolo',
      labelLong: `Metti ${DIE[die]} sulla casella d’oro`,
    }),
    primeTime: ({ put }) => ({
      label: put.length === 0 ? 'Non mettere' : `Metti ${put.join('+')}`,
      labelLong: put.length === 0 ? 'Non mettere nessun dado nero' : `Metti dadi neri nei casinò: ${put.join(', ')}`,
    }),
    blackSplit: ({ piles: [first, second] }) => ({
      label: `${pileDigits(first)}|${pileDigits(second)}`,
      labelLong: `Primo mucchio ${pileText(first)}, secondo mucchio ${pileText(second)} (migliaia)`,
    }),
    blackPick: ({ pile: index }) => ({ label: `Mucchio ${index + 1}`, labelLong: `Prendi il ${pile(index)} mucchio` }),
  },

  decisions: {
    luckyHide: 'Nascondi uno, due o tre gettoni',
    luckyGuess: 'Indovina quanti gettoni sono nascosti',
    fiftyFifty: 'Scommetti più alto o più basso, o fermati',
    close: 'Scegli il casinò da chiudere',
    knockoutDie: 'Scegli un dado per il bar',
    block: 'Scegli i dadi grigi e il loro casinò',
    handicap: 'Togli un dado grigio o rinuncia',
    move: 'Metti un dado in un casinò o riprendine uno',
    doubleDown: 'Scegli i dadi da spostare sulla tessera',
    niceDie: 'Scegli un dado per la tessera o rinuncia',
    myChoice: 'Scegli uno dei due risultati',
    activateTile: 'Scegli la tessera da attivare',
    golden: 'Scegli un dado per la casella d’oro',
    primeTime: 'Scegli i dadi neri da mettere',
    blackSplit: 'Fai due mucchi con i gettoni',
    blackPick: 'Prendi un mucchio',
  },
};
