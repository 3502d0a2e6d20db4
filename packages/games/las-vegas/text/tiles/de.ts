/** Royale's tiles in German. */

import { at, byType, countedIn, listingIn, type Place, say } from '@fremont/kernel';
import { HANDICAP_REWARDS, NO_ENTRY_TRACK } from '../../data/tiles.ts';
import type { DieSize, HandicapSlot, TileFace } from '../../types.ts';
import { REMEDIES } from '../base/de.ts';
import { casinoPieces, pileDigits, pileText, SUPPLY_RULE, TILE_RULE_OF, tilePlace } from '../tile-words.ts';
import type { TileTexts } from '../types.ts';
import { casinoPlace, moneyPlaces, seatPlaces, sumOf } from '../words.ts';

const and = listingIn('de', 'conjunction');
const or = listingIn('de', 'disjunction');
const chips = countedIn('de', { one: 'Chip', other: 'Chips' });
const dice = countedIn('de', { one: 'Würfel', other: 'Würfel' });
const grayDice = countedIn('de', { one: 'grauen Würfel', other: 'graue Würfel' });
const tokens = countedIn('de', { one: 'Marke', other: 'Marken' });

const DIE: Readonly<Record<DieSize, string>> = { small: 'einen Würfel', big: 'den großen Würfel' };
const SLOT: Readonly<Record<HandicapSlot, string>> = { chip: 'den Chip', money: '30.000 $', move: 'das Versetzen' };
/** The same in a sentence, where money is a place. */
const slot = (one: HandicapSlot): Place | string => (one === 'money' ? { money: HANDICAP_REWARDS.money } : SLOT[one]);
const pile = (index: 0 | 1): string => (index === 0 ? 'ersten' : 'zweiten');

const NAMES: TileTexts['tiles'] = {
  A1: {
    name: 'Lucky Punch',
    short:
      'Verstecke 1 bis 3 Marken in der Faust. Rät dein linker Nachbar falsch, bekommst du 2 Chips, 30.000 $ oder 40.000 $.',
  },
  A2: { name: 'Jackpot', short: 'Wirf zwei Würfel: Eine 7 oder ein Pasch holt den Jackpot, alles andere erhöht ihn.' },
  B1: {
    name: 'Prime Time',
    short: 'Vor der Auszahlung wirft der Sieger dieses Casinos zwei weitere Würfel und darf sie in ihre Casinos legen.',
  },
  B2: {
    name: 'Fifty Fifty',
    short:
      'Wette, ob die nächste Summe höher oder niedriger ist, bis 60.000 $. Hör rechtzeitig auf, sonst ist alles weg.',
  },
  C1: { name: 'High Five', short: 'Wer hier zuerst Stärke 5 erreicht, bekommt bei der Auszahlung 100.000 $.' },
  C2: { name: 'Bad Luck', short: 'Wer hier bei der Auszahlung am wenigsten hat, verliert 50.000 $.' },
  D1: { name: 'Pay Day', short: 'Du bekommst 10.000 $ für jedes Casino, in dem ein Würfel von dir liegt.' },
  D2: {
    name: 'Power Play',
    short: 'Solange du hier die Mehrheit hast, darfst du statt zu würfeln einen Würfel in ein beliebiges Casino legen.',
  },
  E1: {
    name: 'No Entry!',
    short:
      'Schließe ein Casino: Nichts kommt hinein oder heraus. Wer die Sperre versetzt, bekommt manchmal etwas dafür.',
  },
  E2: {
    name: 'Knockout',
    short: 'Jeder Gegner legt einen Würfel in die Bar, höchstens zwei. Deine nimmst du wieder heraus.',
  },
  F1: {
    name: 'Block It!',
    short: 'Lege ein bis drei graue Würfel in ein Casino. Sie zählen dort wie ein weiterer Spieler.',
  },
  F2: {
    name: 'Handicap',
    short:
      'Graue Würfel liegen in jedem Casino. Nimm einen weg für einen Chip, 30.000 $ oder um einen eigenen Würfel zu versetzen.',
  },
  G1: {
    name: 'Black Box',
    short:
      'Bei der Auszahlung macht der linke Nachbar des Siegers zwei verdeckte Stapel, der Sieger nimmt einen davon.',
  },
  G2: { name: 'Double Down', short: 'Lege Würfel von hier auf die Tafel. Dort geht es um 60.000 $ und 30.000 $.' },
  H1: {
    name: 'Nice Dice',
    short:
      'Lege einen Würfel deines Wurfs auf das Feld seiner Zahl. Liegt er bei der Auszahlung noch da, zahlt das Feld.',
  },
  H2: {
    name: 'My Choice',
    short:
      'Wirf zwei Würfel und tu, was einer davon sagt: Geld, eine andere Tafel, einen Würfel versetzen oder das goldene Feld für 60.000 $.',
  },
};
const tile = (face: TileFace) => tilePlace(NAMES, face);

/** The remedies of refusals: only what may be done in that position. */
const INSTEAD: TileTexts['instead'] = {
  ...REMEDIES,
  freePass: () => say`Passe kostenlos.`,
  casinos: ({ casinos }) => ['Wähle ', ...or(casinoPieces(casinos)), '.'],
  die: ({ die }) => (die === 'big' ? say`Nimm den großen Würfel.` : say`Nimm einen kleinen Würfel.`),
  move: ({ put, take }) => {
    if (take.length === 0) return say`Lege einen Würfel in ein offenes Casino.`;
    return [
      put ? 'Lege einen Würfel in ein offenes Casino oder nimm einen zurück aus ' : 'Nimm einen Würfel zurück aus ',
      ...or(casinoPieces(take)),
      '.',
    ];
  },
  black: ({ dice }) => {
    const [only] = dice;
    return dice.length === 1 && only !== undefined
      ? say`Lege die ${only} oder keinen Würfel.`
      : say`Lege keinen, einen oder beide.`;
  },
  decide: ({ decision }) => say`${tiles.decisions[decision]}.`,
};

export const tiles: TileTexts = {
  tiles: NAMES,
  instead: INSTEAD,

  log: {
    tileLaid: ({ casino, face }) => say`Am ${casinoPlace(casino)} liegt ${tile(face)}.`,
    bankOpened: ({ bills }) => say`Die Bank hat mit ${{ money: sumOf(bills) }} geöffnet.`,
    grayDiceSet: ({ counts }) => say`In den Casinos liegen jetzt ${grayDice(sumOf(counts))}.`,
    turnPassedFree: ({ seat }) => say`${{ seat }} hat nur die gesperrte Zahl gewürfelt und passt kostenlos.`,
    powerPlayed: ({ seat, casino, die }) =>
      say`${{ seat }} hat die Mehrheit genutzt und ${DIE[die]} ins ${casinoPlace(casino)} gelegt.`,
    tileActivated: ({ seat, face }) => say`${{ seat }} hat ${tile(face)} ausgelöst.`,
    nothingHappened: ({ seat, face }) => say`${tile(face)} hat ${{ seat }} nichts gebracht.`,
    offerLeft: ({ seat, face }) => say`${{ seat }} hat das Angebot von ${tile(face)} ausgeschlagen.`,
    tilePaid: ({ seat, face, chips: paid, bills, minted }) => {
      if (paid > 0) return say`${{ seat }} hat durch ${tile(face)} ${chips(paid)} bekommen.`;
      const money = { money: sumOf(bills) };
      return minted > 0
        ? say`${{ seat }} hat durch ${tile(face)} ${money} bekommen; die Bank hat dafür einen Schein ausgestellt.`
        : say`${{ seat }} hat durch ${tile(face)} ${money} bekommen.`;
    },
    blackRolled: ({ seat, face, rolled }) =>
      say`${{ seat }} hat für ${tile(face)} ${{ dice: rolled, of: 'black' }} gewürfelt.`,
    luckyHidden: ({ seat, count }) =>
      count === null
        ? say`${{ seat }} hat Marken in der Faust versteckt.`
        : say`${{ seat }} hat ${tokens(count)} in der Faust versteckt.`,
    luckyGuessed: ({ seat, hider, guess, hidden }) =>
      guess === hidden
        ? say`${{ seat }} hat richtig geraten: ${{ seat: hider }} hatte ${hidden} versteckt.`
        : say`${{ seat }} hat auf ${guess} getippt, aber ${{ seat: hider }} hatte ${hidden} versteckt.`,
    jackpotHit: ({ seat, money }) => say`${{ seat }} hat den Jackpot von ${{ money }} geknackt.`,
    jackpotMissed: ({ seat, money }) => say`${{ seat }} hat den Jackpot verfehlt; er steht bei ${{ money }}.`,
    betMade: ({ seat, on, sum }) =>
      on === 'higher'
        ? say`${{ seat }} hat auf mehr als ${sum} gewettet.`
        : say`${{ seat }} hat auf weniger als ${sum} gewettet.`,
    betWon: ({ seat }) => say`${{ seat }} hat die Wette gewonnen.`,
    betLost: ({ seat, sum }) => say`${{ seat }} hat die Wette mit einer ${sum} verloren.`,
    betStopped: ({ seat }) => say`${{ seat }} hat aufgehört zu wetten.`,
    casinoClosed: ({ seat, to, from, cell }) => {
      const reward = at(NO_ENTRY_TRACK, cell) > 0;
      if (from === null) return say`${{ seat }} hat ${casinoPlace(to)} geschlossen.`;
      return reward
        ? say`${{ seat }} hat ${casinoPlace(from)} geöffnet und ${casinoPlace(to)} gegen Belohnung geschlossen.`
        : say`${{ seat }} hat ${casinoPlace(from)} geöffnet und ${casinoPlace(to)} geschlossen.`;
    },
    closureKept: ({ seat, closed }) => say`${{ seat }} hat ${casinoPlace(closed)} geschlossen gelassen.`,
    dieBarred: ({ seat, die }) => say`${{ seat }} hat ${DIE[die]} in die Bar gelegt.`,
    diceUnbarred: ({ seat, dice: { small, big } }) => say`${{ seat }} hat ${dice(small + big)} aus der Bar geholt.`,
    grayPlaced: ({ seat, to, count }) => say`${{ seat }} hat ${grayDice(count)} ins ${casinoPlace(to)} gelegt.`,
    grayTaken: ({ seat, from, slot: kind }) =>
      say`${{ seat }} hat einen grauen Würfel aus dem ${casinoPlace(from)} genommen, für ${slot(kind)}.`,
    diePut: ({ seat, to, die }) => say`${{ seat }} hat ${DIE[die]} ohne Wurf ins ${casinoPlace(to)} gelegt.`,
    dieTaken: ({ seat, from, die }) => say`${{ seat }} hat ${DIE[die]} aus dem ${casinoPlace(from)} zurückgenommen.`,
    diceDoubled: ({ seat, dice: { small, big } }) =>
      say`${{ seat }} hat ${dice(small + big)} auf ${tile('G2')} geschoben.`,
    niceDieSet: ({ seat, value, die }) => say`${{ seat }} hat ${DIE[die]} auf Feld ${value} von ${tile('H1')} gelegt.`,
    niceDieDisplaced: ({ seat, value, die }) =>
      die === 'big'
        ? say`Der große Würfel von ${{ seat }} musste ins ${casinoPlace(value)} weichen.`
        : say`Der Würfel von ${{ seat }} musste ins ${casinoPlace(value)} weichen.`,
    resultChosen: ({ seat, result }) => say`${{ seat }} hat die ${result} gewählt.`,
    goldenTaken: ({ seat, die }) => say`${{ seat }} hat ${DIE[die]} auf das goldene Feld gelegt.`,
    goldenReturned: ({ seat, die }) => say`${{ seat }} hat ${DIE[die]} vom goldenen Feld zurückbekommen.`,
    tokenTaken: ({ seat, face, from }) =>
      from === null
        ? say`${{ seat }} hat die Marke von ${tile(face)} genommen.`
        : say`${{ seat }} hat ${{ seat: from }} die Marke von ${tile(face)} abgenommen.`,
    powerLost: ({ seat }) => say`${{ seat }} hat die Mehrheit verloren und die Marke von ${tile('D2')} zurückgelegt.`,
    primeTimePut: ({ seat, put }) =>
      put.length === 0
        ? say`${{ seat }} hat keinen schwarzen Würfel gelegt.`
        : say`${{ seat }} hat ${{ dice: put, of: 'black' }} in die Casinos gelegt.`,
    badLuckNoted: ({ seats, strength }) => [
      ...say`Die geringste Stärke bei ${tile('C2')} (${strength}): `,
      ...and(seatPlaces(seats)),
      '.',
    ],
    boxSplit: ({ seat, sizes }) => say`${{ seat }} hat Stapel von ${sizes[0]} und ${sizes[1]} gemacht.`,
    boxPicked: ({ seat, pile: index, tokens: picked }) =>
      say`${{ seat }} hat den ${pile(index)} Stapel genommen, Wert ${{ money: sumOf(picked) }}.`,
    tileTied: ({ strength, seats }) => [
      ...say`Auf ${tile('G2')} sind `,
      ...and(seatPlaces(seats)),
      ` bei Stärke ${strength} gleichauf und scheiden aus.`,
    ],
    finePaid: ({ seat, bills, chips: paid, change }) => {
      if (bills.length + paid === 0) return say`${{ seat }} hatte nichts, um die Strafe zu zahlen.`;
      const handed = [...moneyPlaces(bills), ...(paid > 0 ? [chips(paid)] : [])];
      const head = [...say`${{ seat }} hat die Strafe gezahlt mit `, ...and(handed)];
      return change.length === 0 ? [...head, '.'] : [...head, ...say` und ${{ money: sumOf(change) }} zurückbekommen.`];
    },
  },

  refusals: {
    notAsked: ({ seat }) => ({
      why: say`Gefragt ist ${{ seat }}.`,
      rule: TILE_RULE_OF.notAsked,
      remedy: say`Warte, bis das entschieden ist.`,
    }),
    decideFirst: ({ instead }) => ({
      why: say`Die Tafel fragt nach etwas anderem.`,
      rule: TILE_RULE_OF.decideFirst,
      remedy: byType(INSTEAD, instead),
    }),
    nothingToDecide: () => ({
      why: say`Danach fragt gerade keine Tafel.`,
      rule: TILE_RULE_OF.nothingToDecide,
      remedy: say`Mach mit deinem Zug weiter.`,
    }),
    tileNotInPlay: ({ faces }) => ({
      why: ['Danach fragt nur ', ...or(faces.map(tile)), ', und die liegt in dieser Runde nicht aus.'],
      rule: TILE_RULE_OF.tileNotInPlay,
      remedy: say`Wähle eine der angebotenen Aktionen.`,
    }),
    casinoClosed: ({ casino, instead }) => ({
      why: say`Gesperrt: Ins ${casinoPlace(casino)} kommt nichts hinein und nichts heraus.`,
      rule: TILE_RULE_OF.casinoClosed,
      remedy: byType(INSTEAD, instead),
    }),
    passIsFree: ({ closed }) => ({
      why: say`Alle deine Würfel zeigen die gesperrte ${closed}, das kostet keinen Chip.`,
      rule: TILE_RULE_OF.passIsFree,
      remedy: say`Passe kostenlos.`,
    }),
    openNumberRolled: ({ instead }) => ({
      why: say`Kostenlos passen kannst du nur, wenn alle Würfel die gesperrte Zahl zeigen.`,
      rule: TILE_RULE_OF.openNumberRolled,
      remedy: byType(INSTEAD, instead),
    }),
    noPowerToken: ({ holder, instead }) => ({
      why:
        holder === null
          ? say`Die Marke von ${tile('D2')} liegt auf ihrer Tafel.`
          : say`Die Marke von ${tile('D2')} hat ${{ seat: holder }}.`,
      rule: TILE_RULE_OF.noPowerToken,
      remedy: byType(INSTEAD, instead),
    }),
    notInSupply: ({ die, use, instead }) => ({
      why:
        die === 'big'
          ? say`Der große Würfel ist nicht in deinem Vorrat.`
          : say`In deinem Vorrat ist kein kleiner Würfel mehr.`,
      rule: SUPPLY_RULE[use],
      remedy: byType(INSTEAD, instead),
    }),
    notInCasino: ({ die, casino, instead }) => ({
      why:
        die === 'big'
          ? say`Dein großer Würfel liegt nicht im ${casinoPlace(casino)}.`
          : say`Von dir liegt kein kleiner Würfel im ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.notInCasino,
      remedy: byType(INSTEAD, instead),
    }),
    noMoreTaking: ({ turns }) => ({
      why: say`Nach ${turns} Zügen einer Runde kann kein Würfel mehr zurückgenommen werden.`,
      rule: TILE_RULE_OF.noMoreTaking,
      remedy: say`Lege einen Würfel in ein Casino.`,
    }),
    ownCasino: ({ casino, at: where }) => ({
      why: say`Am ${casinoPlace(casino)} liegt die Tafel selbst.`,
      rule: TILE_RULE_OF.ownCasino,
      remedy: byType(INSTEAD, { type: 'casinos', casinos: where }),
    }),
    ownTile: ({ casino, at: where }) => ({
      why: say`Am ${casinoPlace(casino)} liegt ${tile('H2')} selbst.`,
      rule: TILE_RULE_OF.ownTile,
      remedy: ['Wähle die Tafel bei ', ...or(casinoPieces(where)), '.'],
    }),
    alreadyClosed: ({ casino, at: where }) => ({
      why: say`Die Sperre liegt schon auf ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.alreadyClosed,
      remedy: ['Wähle ', ...or(casinoPieces(where)), ' oder lass sie liegen.'],
    }),
    nothingClosed: () => ({
      why: say`Die Sperre liegt noch auf ihrer Tafel.`,
      rule: TILE_RULE_OF.nothingClosed,
      remedy: say`Schließe ein Casino.`,
    }),
    noCluster: ({ cluster, left }) => ({
      why: say`Eine Gruppe von ${cluster} ist nicht mehr da.`,
      rule: TILE_RULE_OF.noCluster,
      remedy: ['Nimm eine Gruppe von ', ...or(left.map(String)), '.'],
    }),
    noGrayDie: ({ casino, at: where }) => ({
      why: say`Im ${casinoPlace(casino)} liegt kein grauer Würfel.`,
      rule: TILE_RULE_OF.noGrayDie,
      remedy: ['Graue Würfel gibt es in ', ...or(casinoPieces(where)), '.'],
    }),
    slotsFull: ({ slot: kind, free }) => ({
      why: say`Kein Platz für ${slot(kind)} ist frei.`,
      rule: TILE_RULE_OF.slotsFull,
      remedy: ['Frei sind Plätze für ', ...and(free.map((one) => slot(one))), '.'],
    }),
    tooManyDice: ({ casino, have: { small, big } }) => ({
      why: say`Du hast ${dice(small + big)} im ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.tooManyDice,
      remedy: say`Verschiebe höchstens diese.`,
    }),
    dieNotRolled: ({ die, value }) => ({
      why:
        die === 'big'
          ? say`Dein großer Würfel zeigt keine ${value}.`
          : say`Kein kleiner Würfel dieses Wurfs zeigt eine ${value}.`,
      rule: TILE_RULE_OF.dieNotRolled,
      remedy: say`Wähle einen Würfel dieses Wurfs oder verzichte.`,
    }),
    cellStuck: ({ value }) => ({
      why: say`Der Würfel auf Feld ${value} kann nicht in sein Casino ziehen, weil es geschlossen ist.`,
      rule: TILE_RULE_OF.cellStuck,
      remedy: say`Wähle ein anderes Feld.`,
    }),
    otherResult: ({ rolled }) => ({
      why: say`Die Würfel zeigen ${rolled[0]} und ${rolled[1]}.`,
      rule: TILE_RULE_OF.otherResult,
      remedy: say`Wähle eine davon.`,
    }),
    noTileThere: ({ casino, at: where }) => ({
      why: say`Am ${casinoPlace(casino)} liegt keine Tafel.`,
      rule: TILE_RULE_OF.noTileThere,
      remedy: ['Wähle die Tafel bei ', ...or(casinoPieces(where)), '.'],
    }),
    blackDiceDiffer: ({ rolled, instead }) => ({
      why: say`Die schwarzen Würfel zeigen ${rolled[0]} und ${rolled[1]}.`,
      rule: TILE_RULE_OF.blackDiceDiffer,
      remedy: byType(INSTEAD, instead),
    }),
    emptyPile: () => ({
      why: say`Jeder Stapel braucht mindestens eine Marke.`,
      rule: TILE_RULE_OF.emptyPile,
      remedy: say`Schiebe eine Marke hinüber.`,
    }),
    tokensDiffer: ({ tokens: all }) => ({
      why: say`Die Stapel müssen die ${all.length} Marken der Kiste enthalten, jede einmal.`,
      rule: TILE_RULE_OF.tokensDiffer,
      remedy: ['Verteile ', ...and(moneyPlaces(all)), '.'],
    }),
  },

  actions: {
    freePass: () => ({ label: 'Frei passen', labelLong: 'Passen, ohne zu zahlen: alle Würfel sind gesperrt' }),
    powerPlay: ({ die, casino }) => ({
      label: die === 'big' ? `Groß zu ${casino}` : `Zu ${casino}`,
      labelLong: `Power Play: ${DIE[die]} in Casino ${casino} legen statt zu würfeln`,
    }),
    luckyHide: ({ count }) => ({ label: `${count} verbergen`, labelLong: `${tokens(count)} in der Faust verstecken` }),
    luckyGuess: ({ count }) => ({ label: `Tipp: ${count}`, labelLong: `Auf ${tokens(count)} tippen` }),
    stop: () => ({ label: 'Aufhören', labelLong: 'Aufhören und nehmen, was unter dem Zähler liegt' }),
    bet: ({ on }) =>
      on === 'higher'
        ? { label: 'Höher', labelLong: 'Wetten, dass die nächste Summe höher ist' }
        : { label: 'Niedriger', labelLong: 'Wetten, dass die nächste Summe niedriger ist' },
    close: ({ casino }) => ({ label: `${casino} schließen`, labelLong: `Das Casino ${casino} schließen` }),
    keepClosed: () => ({ label: 'So lassen', labelLong: 'Das Casino geschlossen lassen' }),
    knockoutDie: ({ die }) => ({
      label: die === 'big' ? 'Bar: groß' : 'Bar: klein',
      labelLong: `${die === 'big' ? 'Den großen Würfel' : 'Einen kleinen Würfel'} in die Bar legen`,
    }),
    block: ({ cluster, casino }) => ({
      label: `${cluster} zu ${casino}`,
      labelLong: `${grayDice(cluster)} in Casino ${casino} legen`,
    }),
    handicap: ({ from, slot }) => ({
      label: `${from} → ${{ chip: 'Chip', money: '30', move: 'Würfel' }[slot]}`,
      labelLong: `Einen grauen Würfel aus Casino ${from} nehmen für ${SLOT[slot]}`,
    }),
    skip: () => ({ label: 'Verzichten', labelLong: 'Auf das Angebot der Tafel verzichten' }),
    putDie: ({ die, casino }) => ({
      label: die === 'big' ? `Groß in ${casino}` : `In ${casino}`,
      labelLong: `${die === 'big' ? 'Den großen Würfel' : 'Einen kleinen Würfel'} in Casino ${casino} legen`,
    }),
    takeDie: ({ die, casino }) => ({
      label: die === 'big' ? `Groß aus ${casino}` : `Aus ${casino}`,
      labelLong: `${die === 'big' ? 'Den großen Würfel' : 'Einen kleinen Würfel'} aus Casino ${casino} zurücknehmen`,
    }),
    doubleDown: ({ small, big }) => ({
      label: small + big === 0 ? 'Keinen' : `${small}+${big} drauf`,
      labelLong:
        small + big === 0
          ? 'Keinen Würfel auf die Tafel schieben'
          : `Auf die Tafel schieben: kleine ${small}, große ${big}`,
    }),
    niceDie: ({ die, value }) => ({
      label: die === 'big' ? `Groß auf ${value}` : `Auf ${value}`,
      labelLong: `${die === 'big' ? 'Den großen Würfel' : 'Einen kleinen Würfel'} auf Feld ${value} der Tafel legen`,
    }),
    myChoice: ({ result }) => ({ label: `Die ${result} nehmen`, labelLong: `Tun, was die ${result} sagt` }),
    activateTile: ({ casino }) => ({ label: `Tafel ${casino}`, labelLong: `Die Tafel an Casino ${casino} auslösen` }),
    golden: ({ die }) => ({
      label: die === 'big' ? 'Gold: groß' : 'Gold: klein',
      labelLong: `${die === 'big' ? 'Den großen Würfel' : 'Einen kleinen Würfel'} auf das goldene Feld legen`,
    }),
    primeTime: ({ put }) => ({
      label: put.length === 0 ? 'Nichts legen' : `${put.join('+')} legen`,
      labelLong:
        put.length === 0 ? 'Keinen schwarzen Würfel legen' : `Schwarze Würfel in Casinos legen: ${put.join(', ')}`,
    }),
    blackSplit: ({ piles: [first, second] }) => ({
      label: `${pileDigits(first)}|${pileDigits(second)}`,
      labelLong: `Erster Stapel ${pileText(first)}, zweiter Stapel ${pileText(second)} (Tausender)`,
    }),
    blackPick: ({ pile: index }) => ({ label: `Stapel ${index + 1}`, labelLong: `Den ${pile(index)} Stapel nehmen` }),
  },

  decisions: {
    luckyHide: 'Verstecke eine, zwei oder drei Marken',
    luckyGuess: 'Rate, wie viele Marken versteckt sind',
    fiftyFifty: 'Wette höher oder niedriger, oder hör auf',
    close: 'Wähle das Casino, das du schließt',
    knockoutDie: 'Wähle einen Würfel für die Bar',
    block: 'Wähle graue Würfel und ein Casino für sie',
    handicap: 'Nimm einen grauen Würfel oder verzichte',
    move: 'Lege einen Würfel in ein Casino oder nimm einen zurück',
    doubleDown: 'Wähle die Würfel, die auf die Tafel gehen',
    niceDie: 'Wähle einen Würfel für die Tafel oder verzichte',
    myChoice: 'Wähle eines der beiden Ergebnisse',
    activateTile: 'Wähle die Tafel, die du auslöst',
    golden: 'Wähle einen Würfel für das goldene Feld',
    primeTime: 'Wähle die schwarzen Würfel, die du legst',
    blackSplit: 'Mach zwei Stapel aus den Marken',
    blackPick: 'Nimm einen Stapel',
  },
};
