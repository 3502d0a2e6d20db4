/** Las Vegas in German, without the words of tiles. */

import { at, byType, countedIn, listingIn, NO_SUCH_SEAT_TEXT, pluralIn, say } from '@fremont/kernel';
import { CASINO_NAMES } from '../../data/names.ts';
import type { BaseText, LasVegasText, Remedies, TileTexts } from '../types.ts';
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
  withoutTiles,
} from '../words.ts';

const plural = pluralIn('de');
const and = listingIn('de', 'conjunction');
const or = listingIn('de', 'disjunction');

const dice = countedIn('de', { one: 'Würfel', other: 'Würfel' });
const neutralDice = countedIn('de', { one: 'neutraler Würfel', other: 'neutrale Würfel' });
const grayDice = countedIn('de', { one: 'grauer Würfel', other: 'graue Würfel' });
const chips = countedIn('de', { one: 'Chip', other: 'Chips' });
const bills = countedIn('de', { one: 'Schein', other: 'Scheine' });

// The accusative, for dice that a player places. Only this noun has a form of its own.
const neutralDicePlaced = countedIn('de', { one: 'neutralen Würfel', other: 'neutrale Würfel' });

const NEUTRAL = 'die neutralen Würfel';
const GRAY = 'die grauen Würfel';
const IMAGINARY = { neutral: NEUTRAL, gray: GRAY };

/** The remedies of refusals at every table. */
export const REMEDIES: Remedies = {
  roll: () => say`Wirf die Würfel.`,
  place: ({ faces, chip }) => ['Lege ', ...or(facePieces(faces)), chip ? ' oder zahle einen Chip.' : '.'],
};

const NAMES: LasVegasText['names'] = {
  title: 'Las Vegas',
  editions: { classic: 'Klassisch', 'royale-base': 'Royale, Grundspiel', royale: 'Royale' },
  neutral: NEUTRAL,
  gray: GRAY,
};

const LOG: BaseText['log'] = {
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
  roundEnded: ({ round }) => say`Runde ${round} ist vorbei, die Casinos haben ausgezahlt.`,
  tieCancelled: ({ casino, strength, participants }) => [
    ...say`Gleichstand im ${casinoPlace(casino)} bei Stärke ${strength}: `,
    ...and(participantPieces(participants, IMAGINARY)),
    ' sind ausgeschieden.',
  ],
  billWon: ({ casino, seat, bill, rank, strength }) =>
    say`${{ seat }} hat im ${casinoPlace(casino)} ${{ money: bill }} gewonnen, Platz ${rank} mit Stärke ${strength}.`,
  billReturned: ({ casino, bill, taker }) => {
    if (taker === null)
      return say`Niemand hat im ${casinoPlace(casino)} ${{ money: bill }} gewonnen, der Schein kam unter den Stapel.`;
    return taker === 'neutral'
      ? say`Die neutralen Würfel haben im ${casinoPlace(casino)} ${{ money: bill }} gewonnen, der Schein kam unter den Stapel.`
      : say`Die grauen Würfel haben im ${casinoPlace(casino)} ${{ money: bill }} gewonnen, der Schein kam unter den Stapel.`;
  },
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
};

const refusalsIn = (remedies: TileTexts['instead']): BaseText['refusals'] => ({
  noSuchSeat: (refusal) => ({ why: NO_SUCH_SEAT_TEXT.de(refusal), rule: RULE_OF.noSuchSeat, remedy: null }),
  matchOver: () => ({ why: say`Die Partie ist vorbei.`, rule: RULE_OF.matchOver, remedy: null }),
  notYourTurn: ({ turn }) => ({
    why: say`Gerade ist ${{ seat: turn }} am Zug.`,
    rule: RULE_OF.notYourTurn,
    remedy: say`Warte, bis du am Zug bist.`,
  }),
  rollFirst: () => ({
    why: say`Die Würfel sind noch nicht gefallen.`,
    rule: RULE_OF.rollFirst,
    remedy: say`Würfle zuerst.`,
  }),
  alreadyRolled: ({ instead }) => ({
    why: say`In diesem Zug wurde schon gewürfelt.`,
    rule: RULE_OF.alreadyRolled,
    remedy: byType(remedies, instead),
  }),
  noSuchDie: ({ face, instead }) => ({
    why: say`Im Wurf ist keine ${face}.`,
    rule: RULE_OF.noSuchDie,
    remedy: byType(remedies, instead),
  }),
  noPassing: ({ instead }) => ({
    why: say`In der klassischen Ausgabe kann man nicht passen.`,
    rule: RULE_OF.noPassing,
    remedy: byType(remedies, instead),
  }),
  noChip: ({ instead }) => ({
    why: say`Passen kostet einen Chip, und du hast keinen mehr.`,
    rule: RULE_OF.noChip,
    remedy: byType(remedies, instead),
  }),
});

const ACTIONS: BaseText['actions'] = {
  roll: () => ({ label: 'Würfeln', labelLong: 'Mit allen eigenen Würfeln würfeln' }),
  place: ({ face }) => ({
    label: `${face}er legen`,
    labelLong: `Alle ${face}er ins ${CASINO_NAMES[face]} legen`,
  }),
  pass: () => ({ label: 'Passen', labelLong: 'Einen Chip zahlen und die Würfel behalten' }),
};

export const textIn = (tiles: TileTexts = withoutTiles(REMEDIES)): LasVegasText => ({
  names: NAMES,
  tiles: tiles.tiles,
  log: { ...LOG, ...tiles.log },
  refusals: { ...refusalsIn(tiles.instead), ...tiles.refusals },
  actions: { ...ACTIONS, ...tiles.actions },
  decisions: tiles.decisions,
  endings: { lastRoundPaid: 'Die letzte Runde ist ausgezahlt.' },
  counts: { dice, neutralDice, chips, bills, grayDice },
});
