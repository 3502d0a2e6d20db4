/** Las Vegas in German. */

import { at, countedIn, listingIn, pluralIn, say } from '@fremont/kernel';
import { CASINO_NAMES } from '../data/names.ts';
import { tiles } from './tiles/de.ts';
import type { LasVegasText } from './types.ts';
import {
  type ByMixture,
  casinoPlace,
  facePieces,
  moneyPlaces,
  participantPieces,
  placedMixture,
  RULE_OF,
  rollWords,
  seatPlaces,
  sumOf,
} from './words.ts';

const plural = pluralIn('de');
const and = listingIn('de', 'conjunction');
const or = listingIn('de', 'disjunction');

const dice = countedIn('de', { one: 'Würfel', other: 'Würfel' });
const neutralDice = countedIn('de', { one: 'neutraler Würfel', other: 'neutrale Würfel' });
const grayDice = countedIn('de', { one: 'grauer Würfel', other: 'graue Würfel' });
const chips = countedIn('de', { one: 'Chip', other: 'Chips' });
const bills = countedIn('de', { one: 'Schein', other: 'Scheine' });

// Whom or what somebody places: the accusative, which differs only here.
const neutralDicePlaced = countedIn('de', { one: 'neutralen Würfel', other: 'neutrale Würfel' });

const NEUTRAL = 'die neutralen Würfel';
const GRAY = 'die grauen Würfel';
const IMAGINARY = { neutral: NEUTRAL, gray: GRAY };
const PLACE_INSTEAD = say`Lege alle Würfel einer gewürfelten Zahl.`;

export const de: LasVegasText = {
  names: {
    title: 'Las Vegas',
    editions: { classic: 'Klassisch', 'royale-base': 'Royale, Grundspiel', royale: 'Royale' },
    neutral: NEUTRAL,
    gray: GRAY,
  },

  tiles: tiles.tiles,

  log: {
    roundBegan: ({ round, starter }) => say`Runde ${round} hat begonnen, ${{ seat: starter }} fängt an.`,
    billsLaid: ({ casino, bills }) =>
      bills.length === 0
        ? say`Im ${casinoPlace(casino)} liegen keine Scheine.`
        : [...say`Im ${casinoPlace(casino)} liegen `, ...and(moneyPlaces(bills)), '.'],
    chipsGiven: ({ each }) => say`Alle haben ${chips(each)} bekommen.`,
    neutralDiceSet: ({ small, big }) => {
      const rolled = { dice: small, of: 'neutral' } as const;
      return big === null
        ? say`Die neutralen Würfel zeigten ${rolled}.`
        : say`Die neutralen Würfel zeigten ${rolled}, der große ${{ dice: [big], of: 'neutral' }}.`;
    },
    turnBegan: ({ seat }) => say`${{ seat }} hat die Würfel genommen.`,
    diceRolled: ({ seat, roll }) => {
      const { mixture, small, big, neutral, neutralCount } = rollWords(seat, roll);
      const withNeutral = plural(neutralCount, { one: 'mit dem neutralen Würfel', other: 'mit den neutralen Würfeln' });
      const rolled: ByMixture = {
        small: say`${{ seat }} hat ${small} gewürfelt.`,
        smallBig: say`${{ seat }} hat ${small} und mit dem großen Würfel ${big} gewürfelt.`,
        big: say`${{ seat }} hat mit dem großen Würfel ${big} gewürfelt.`,
        smallNeutral: say`${{ seat }} hat ${small} und ${withNeutral} ${neutral} gewürfelt.`,
        neutral: say`${{ seat }} hat ${withNeutral} ${neutral} gewürfelt.`,
      };
      return rolled[mixture];
    },
    dicePlaced: ({ seat, casino, dice: { small, big }, neutral }) => {
      const there = casinoPlace(casino);
      const placed: ByMixture = {
        small: say`${{ seat }} hat ${dice(small)} ins ${there} gelegt.`,
        smallBig: say`${{ seat }} hat ${dice(small)} und den großen ins ${there} gelegt.`,
        big: say`${{ seat }} hat den großen Würfel ins ${there} gelegt.`,
        smallNeutral: say`${{ seat }} hat ${dice(small)} und ${neutralDicePlaced(neutral)} ins ${there} gelegt.`,
        neutral: say`${{ seat }} hat ${neutralDicePlaced(neutral)} ins ${there} gelegt.`,
      };
      return placed[placedMixture({ small, big }, neutral)];
    },
    turnPassed: ({ seat, chipsLeft }) =>
      chipsLeft === 0
        ? say`${{ seat }} hat mit dem letzten Chip gepasst.`
        : say`${{ seat }} hat mit einem Chip gepasst und behält ${chips(chipsLeft)}.`,
    roundEnded: ({ round }) => say`Runde ${round} war vorbei und die Casinos haben ausgezahlt.`,
    tieCancelled: ({ casino, strength, participants }) => [
      ...say`Gleichstand im ${casinoPlace(casino)} bei Stärke ${strength}: `,
      ...and(participantPieces(participants, IMAGINARY)),
      ' sind ausgeschieden.',
    ],
    billWon: ({ casino, seat, bill, rank, strength }) =>
      say`${{ seat }} hat im ${casinoPlace(casino)} ${{ money: bill }} gewonnen, Platz ${rank} mit Stärke ${strength}.`,
    billReturned: ({ casino, bill, taker }) =>
      taker === 'neutral'
        ? say`Die neutralen Würfel haben im ${casinoPlace(casino)} ${{ money: bill }} gewonnen, der Schein kam unter den Stapel.`
        : say`Niemand hat im ${casinoPlace(casino)} ${{ money: bill }} gewonnen, der Schein kam unter den Stapel.`,
    starterChosen: ({ seat, casino }) =>
      casino === null
        ? say`${{ seat }} beginnt die nächste Runde.`
        : say`${{ seat }} hat im ${casinoPlace(casino)} gewonnen und beginnt die nächste Runde.`,
    winningsShown: ({ seat, bills: shown }) =>
      shown.length === 0
        ? say`${{ seat }} hatte keine Scheine aufzudecken.`
        : say`${{ seat }} hat ${bills(shown.length)} im Wert von ${{ money: sumOf(shown) }} aufgedeckt.`,
    matchEnded: ({ winners, tieBreak, totals }) => {
      const money = Math.max(...totals);
      if (winners.length > 1)
        return [...and(seatPlaces(winners)), ...say` haben sich den Sieg mit je ${{ money }} geteilt.`];
      const winner = { seat: at(winners, 0) };
      return tieBreak === 'items'
        ? say`${winner} hat die Partie mit ${{ money }} durch Stichentscheid gewonnen.`
        : say`${winner} hat die Partie mit ${{ money }} gewonnen.`;
    },
    ...tiles.log,
  },

  refusals: {
    matchOver: () => ({ why: say`Die Partie ist vorbei.`, rule: RULE_OF.matchOver, remedy: null }),
    notYourTurn: ({ turn }) => ({
      why: say`Gerade ist ${{ seat: turn }} am Zug.`,
      rule: RULE_OF.notYourTurn,
      remedy: say`Warte, bis du am Zug bist.`,
    }),
    rollFirst: () => ({
      why: say`Es ist noch nicht gewürfelt.`,
      rule: RULE_OF.rollFirst,
      remedy: say`Würfle zuerst.`,
    }),
    alreadyRolled: () => ({
      why: say`In diesem Zug ist schon gewürfelt.`,
      rule: RULE_OF.alreadyRolled,
      remedy: say`Wähle eine der gewürfelten Zahlen.`,
    }),
    noSuchDie: ({ face, rolled }) => ({
      why: say`Im Wurf ist keine ${face}.`,
      rule: RULE_OF.noSuchDie,
      remedy: ['Wähle ', ...or(facePieces(rolled)), '.'],
    }),
    noPassing: () => ({
      why: say`In der klassischen Ausgabe gibt es kein Passen.`,
      rule: RULE_OF.noPassing,
      remedy: PLACE_INSTEAD,
    }),
    noChip: () => ({
      why: say`Passen kostet einen Chip, und es ist keiner übrig.`,
      rule: RULE_OF.noChip,
      remedy: PLACE_INSTEAD,
    }),
    ...tiles.refusals,
  },

  actions: {
    roll: () => ({ label: 'Würfeln', labelLong: 'Mit allen eigenen Würfeln würfeln' }),
    place: ({ face }) => ({
      label: `${face}er legen`,
      labelLong: `Alle ${face}er ins ${CASINO_NAMES[face]} legen`,
    }),
    pass: () => ({ label: 'Passen', labelLong: 'Einen Chip zahlen und die Würfel behalten' }),
    ...tiles.actions,
  },

  optionLabels: {
    edition: {
      label: 'Ausgabe',
      choices: {
        classic: {
          label: 'Klassisch',
          detail: 'Vier Runden, je acht Würfel, mindestens 50.000 $ in jedem Casino. Kein Passen.',
        },
        'royale-base': {
          label: 'Royale, Grundspiel',
          detail:
            'Drei Runden, sieben Würfel und ein großer, der doppelt zählt, zwei Scheine je Casino, Chips zum Passen.',
        },
        royale: {
          label: 'Volles Royale',
          detail:
            'Das Grundspiel mit Tafeln an den Casinos: Dort gelegte Würfel lösen sie aus. Was sie versprechen, zahlt die Bank.',
        },
      },
    },
    neutralDice: {
      label: 'Neutrale Würfel',
      choices: {
        true: {
          label: 'Mit neutralen Würfeln',
          detail:
            'Du würfelst und legst auch Würfel einer freien Farbe. Sie sorgen für Gleichstände und gewinnen wie ein weiterer Spieler.',
        },
        false: { label: 'Nur eigene Würfel', detail: 'Du würfelst und legst nur Würfel deiner Farbe.' },
      },
    },
    winnings: {
      label: 'Gewonnene Scheine',
      choices: {
        open: { label: 'Offen', detail: 'Alle sehen, wer wie viel gewonnen hat.' },
        hidden: { label: 'Verdeckt', detail: 'Bis zum Ende sehen die anderen nur, wie viele Scheine du hast.' },
      },
    },
    tiles: { label: 'Tafeln', detail: 'Wie viele Casinos in jeder Runde eine Tafel haben, von Casino 1 an.' },
    faces: { label: 'Gewählte Tafeln', detail: 'In jeder Runde dieselben Seiten statt ausgeloster, Casino 1 zuerst.' },
    noRepeat: {
      label: 'Wiederholungen',
      choices: {
        true: { label: 'Keine', detail: 'Keine Seite kommt in einer Partie zweimal. Höchstens vier Tafeln.' },
        false: { label: 'Wie gelost', detail: 'Eine Seite darf in einer späteren Runde wiederkommen.' },
      },
    },
    exactChange: {
      label: 'Wechselgeld bei Bad Luck',
      choices: {
        true: { label: 'Genau', detail: 'Die Strafe beträgt genau 50.000 $; die Bank kann immer herausgeben.' },
        false: { label: 'Nach Regel', detail: 'Die Bank gibt nur Scheine heraus, die Strafe kann also mehr kosten.' },
      },
    },
  },

  phases: { rolling: 'Würfle', placing: 'Wähle eine Zahl', over: 'Partie vorbei' },
  decisions: tiles.decisions,
  endings: { lastRoundPaid: 'Die letzte Runde ist ausgezahlt.' },
  counts: { dice, neutralDice, chips, bills, grayDice },

  optionErrors: {
    notAnObject: 'Optionen sind ein JSON-Objekt.',
    unknownOption:
      'Diese Option gibt es nicht; es gibt edition, neutralDice und winnings, in royale auch tiles, faces, noRepeat und exactChange.',
    unknownEdition: 'Diese Ausgabe gibt es nicht; es gibt classic, royale-base und royale.',
    neutralDiceNotBoolean: 'neutralDice ist true oder false.',
    unknownWinnings: 'winnings ist open oder hidden.',
    neutralDiceClassicOnly: 'Neutrale Würfel lassen sich nur in der klassischen Ausgabe wählen.',
    neutralDiceSeats: 'Mit neutralen Würfeln spielt man zu zweit bis zu viert.',
    tilesRoyaleOnly: 'Nur die Ausgabe royale hat tiles, faces, noRepeat und exactChange.',
    unknownTileCount: 'tiles ist eine ganze Zahl von 0 bis 6.',
    unknownFaces: 'faces ist eine Liste von höchstens sechs Tafelseiten von A1 bis H2, jeder Buchstabe einmal.',
    facesCount: 'faces nennt so viele Seiten, wie tiles sagt.',
    noRepeatNotBoolean: 'noRepeat ist true oder false.',
    noRepeatTiles: 'noRepeat braucht ausgeloste Seiten und höchstens vier Tafeln.',
    exactChangeNotBoolean: 'exactChange ist true oder false.',
  },
  actionErrors: {
    notAnObject: 'Eine Aktion ist ein JSON-Objekt.',
    unknownAction: 'Diese Aktion gibt es nicht; die Liste der erlaubten Aktionen zeigt, wie sie geschrieben werden.',
    unknownFace: 'Ein Würfel zeigt eine ganze Zahl von 1 bis 6.',
    unknownAnswer: 'Der Aktion fehlt ein Feld, oder ein Feld hat einen Wert, den es nicht gibt.',
  },
};
