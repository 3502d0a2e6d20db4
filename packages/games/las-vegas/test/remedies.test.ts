/** The remedies of refusals: `check` accepts every action that a refusal names as possible, in the same position. */

import { at, byCode, canonicalJson, type DeepReadonly, type Seat, seatAt, unreachable } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { walkMatch } from '../../conformance/walk.ts';
import {
  type Action,
  DIE_SIZES,
  FACES,
  HANDICAP_SLOTS,
  type Instead,
  lasVegas,
  type Options,
  type Refusal,
  type State,
  type TileFace,
} from '../index.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { it as italian } from '../text/it.ts';
import { ru } from '../text/ru.ts';
import { optionsOf, type Position } from './positions.ts';
import { keep, put, refusal, rolled, royale, tileOf } from './royale-positions.ts';

/** Actions of every type, legal and illegal. */
const ACTIONS: readonly Action[] = [
  { type: 'roll' },
  { type: 'pass' },
  { type: 'freePass' },
  { type: 'keepClosed' },
  { type: 'skip' },
  { type: 'stop' },
  { type: 'luckyHide', count: 1 },
  { type: 'blackPick', pile: 0 },
  { type: 'blackSplit', piles: [[60_000], [60_000]] },
  { type: 'blackSplit', piles: [[], [60_000, 20_000, 20_000, 0, 0, 0]] },
  { type: 'blackSplit', piles: [[60_000], [20_000, 20_000, 0, 0, 0]] },
  { type: 'doubleDown', small: 0, big: 0 },
  { type: 'doubleDown', small: 9, big: 1 },
  { type: 'primeTime', put: [] },
  ...DIE_SIZES.flatMap((die): Action[] => [
    { type: 'knockoutDie', die },
    { type: 'golden', die },
  ]),
  ...FACES.flatMap((face): Action[] => [
    { type: 'place', face },
    { type: 'close', casino: face },
    { type: 'activateTile', casino: face },
    { type: 'myChoice', result: face },
    ...FACES.filter((other) => other >= face).map((other): Action => ({ type: 'primeTime', put: [face, other] })),
    { type: 'primeTime', put: [face] },
    ...HANDICAP_SLOTS.map((slot): Action => ({ type: 'handicap', from: face, slot })),
    ...([1, 2, 3] as const).map((cluster): Action => ({ type: 'block', cluster, casino: face })),
    ...DIE_SIZES.flatMap((die): Action[] => [
      { type: 'powerPlay', die, casino: face },
      { type: 'putDie', die, casino: face },
      { type: 'takeDie', die, casino: face },
      { type: 'niceDie', die, value: face },
    ]),
  ]),
];

/** A remedy of a refusal, as a predicate. At least one legal action has to match. */
type Remedy = (action: Action) => boolean;

const isPlaceIn = (action: Action, casino: number): boolean =>
  ('casino' in action && action.casino === casino) || ('from' in action && action.from === casino);

/** The remedies in the data of a refusal. `tried` is the refused action. */
const insteadRemedies = (instead: Instead, tried: Action): readonly Remedy[] => {
  switch (instead.type) {
    case 'roll':
    case 'freePass':
      return [({ type }) => type === instead.type];
    case 'place': {
      expect(instead.faces).not.toEqual([]);
      const places = instead.faces.map(
        (face): Remedy =>
          (one) =>
            one.type === 'place' && one.face === face,
      );
      return instead.chip ? [...places, ({ type }) => type === 'pass'] : places;
    }
    case 'casinos':
      expect(instead.casinos).not.toEqual([]);
      return instead.casinos.map((casino) => (one) => one.type === tried.type && isPlaceIn(one, casino));
    case 'die':
      return [(one) => one.type === tried.type && 'die' in one && one.die === instead.die];
    case 'move': {
      expect(instead.put || instead.take.length > 0).toBe(true);
      const takes = instead.take.map(
        (casino): Remedy =>
          (one) =>
            one.type === 'takeDie' && one.casino === casino,
      );
      return instead.put ? [...takes, ({ type }) => type === 'putDie'] : takes;
    }
    case 'black': {
      expect(instead.dice).not.toEqual([]);
      const dice = instead.dice.toSorted((a, b) => a - b);
      const puts = [[], ...dice.map((face) => [face]), dice].map(String);
      return puts.map((faces) => (one) => one.type === 'primeTime' && String(one.put) === faces);
    }
    case 'decide':
      return [() => true];
  }
};

const remediesOf = (why: Refusal, tried: Action): readonly Remedy[] => {
  if ('instead' in why) return insteadRemedies(why.instead, tried);
  const ofType =
    (type: Action['type']): Remedy =>
    (one) =>
      one.type === type;
  const at = (places: readonly number[]): readonly Remedy[] => {
    expect(places).not.toEqual([]);
    return places.map((casino) => (one) => one.type === tried.type && isPlaceIn(one, casino));
  };
  switch (why.code) {
    case 'rollFirst':
      return [ofType('roll')];
    case 'passIsFree':
      return [ofType('freePass')];
    case 'ownCasino':
    case 'ownTile':
    case 'noTileThere':
    case 'noGrayDie':
      return at(why.at);
    case 'alreadyClosed':
      return [...at(why.at), ofType('keepClosed')];
    case 'nothingClosed':
      return [ofType('close')];
    case 'noMoreTaking':
      return [ofType('putDie')];
    case 'noCluster':
      return why.left.map((cluster) => (one) => one.type === 'block' && one.cluster === cluster);
    case 'slotsFull':
      return why.free.map((slot) => (one) => one.type === 'handicap' && one.slot === slot);
    case 'tooManyDice':
      return [ofType('doubleDown')];
    case 'dieNotRolled':
      return [ofType('niceDie'), ofType('skip')];
    case 'cellStuck':
      return [ofType('niceDie')];
    case 'otherResult':
      return why.rolled.map((result) => (one) => one.type === 'myChoice' && one.result === result);
    case 'emptyPile':
    case 'tokensDiffer':
      return [ofType('blackSplit')];
    case 'nothingToDecide':
    case 'tileNotInPlay':
      return [() => true];
    case 'noSuchSeat':
    case 'matchOver':
    case 'notYourTurn':
    case 'notAsked':
      return [];
    default:
      return unreachable(why);
  }
};

const assertPossible = (state: DeepReadonly<State>, seat: Seat): readonly string[] => {
  const judged = ACTIONS.map((action) => ({ action, why: lasVegas.check(state, seat, action) }));
  const legal = judged.filter(({ why }) => why === null).map(({ action }) => action);
  // Some decisions have answers that are not in `ACTIONS`.
  legal.push(...lasVegas.legalActions(state, seat));
  return judged.flatMap(({ action, why }) => {
    if (why === null) return [];
    const possible = remediesOf(why, action).every((remedy) => legal.some(remedy));
    expect(possible, `${canonicalJson(action)} refused: ${canonicalJson(why)}`).toBe(true);
    return [why.code];
  });
};

const chosen = (...faces: readonly TileFace[]): Options =>
  optionsOf('royale', { tiles: 6, faces, noRepeat: false, exactChange: false });

describe('in random matches every remedy that a refusal names is legal', () => {
  test.each<[string, Options, number]>([
    ['classic', optionsOf('classic'), 3],
    ['classic with neutral dice', optionsOf('classic', { neutralDice: true }), 2],
    ['royale-base', optionsOf('royale-base'), 2],
    ['closed casinos, moves and power', chosen('E1', 'F2', 'H2', 'D2', 'B1', 'C1'), 3],
    ['closed casinos, gray dice and cells', chosen('E1', 'F1', 'H1', 'D2', 'B1', 'G2'), 2],
    ['bar, box and golden cell', chosen('E2', 'G1', 'H2', 'D2', 'A1', 'F2'), 4],
  ])('%s', (name, options, seats) => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 2; seed++) {
      const variant = { name, options, seats: { min: seats, max: seats } };
      const { match, fault } = walkMatch(lasVegas, { variant, seats, seed });
      expect(fault).toBeNull();
      for (const { state } of match.steps)
        for (let index = 0; index < seats; index++)
          for (const code of assertPossible(state, seatAt(index))) met.add(code);
    }
    expect(met.size).toBeGreaterThan(4);
  });
});

describe('remedies in words', () => {
  const TEXTS = { en, ru, it: italian, fr, de };
  const plain = (sentence: readonly unknown[] | null): string =>
    (sentence ?? []).map((piece) => (typeof piece === 'string' ? piece : (piece as { name: string }).name)).join('');
  const remedies = (why: Refusal | null) => {
    if (why === null) throw new Error('the action was not refused');
    return Object.values(TEXTS).map((text) => plain(byCode(text.refusals, why).remedy));
  };

  /** Casino 4 is closed. Seat 0 has this roll and this many chips. */
  const closedFour = (faces: readonly (typeof FACES)[number][], chips: number): Position => {
    const state = keep(royale(['E1']), 0, faces.length);
    tileOf(state, 'E1').closed = 4;
    at(state.chairs, 0).chips = chips;
    return rolled(state, 0, faces);
  };

  test('leave out the closed number', () => {
    expect(remedies(refusal(closedFour([2, 4], 0), 0, { type: 'place', face: 5 }))).toEqual([
      'Place 2.',
      'Поставьте кубики с числом 2.',
      'Piazza 2.',
      'Placez 2.',
      'Lege 2.',
    ]);
  });

  test('name a chip if the seat has one', () => {
    expect(remedies(refusal(closedFour([2, 3, 4], 1), 0, { type: 'freePass' }))).toEqual([
      'Place 2 or 3, or pay a chip.',
      'Поставьте кубики с числом 2 или 3 либо заплатите фишку.',
      'Piazza 2 o 3, o paga una fiche.',
      'Placez 2 ou 3, ou payez un jeton.',
      'Lege 2 oder 3 oder zahle einen Chip.',
    ]);
    expect(remedies(refusal(closedFour([2, 3, 4], 0), 0, { type: 'freePass' }))[0]).toBe('Place 2 or 3.');
  });

  test('name only the free pass after a roll of the closed number alone', () => {
    const state = closedFour([4, 4], 1);
    for (const action of [{ type: 'place', face: 4 }, { type: 'place', face: 2 }, { type: 'roll' }] as const)
      expect(remedies(refusal(state, 0, action))).toEqual([
        'Pass for free.',
        'Пропустите ход бесплатно.',
        'Passa senza pagare.',
        'Passez sans payer.',
        'Passe kostenlos.',
      ]);
  });

  test('name the roll before it, even for a pass that the edition does not have', () => {
    const state = lasVegas.setup(optionsOf('classic'), 2, { int: () => 0 }).state as Position;
    expect(remedies(refusal(state, 0, { type: 'pass' }))).toEqual([
      'Roll the dice.',
      'Бросьте кубики.',
      'Tira i dadi.',
      'Lancez les dés.',
      'Wirf die Würfel.',
    ]);
  });

  test('name a move back from a casino when the supply is empty', () => {
    const state = put(keep(royale(['H2']), 0, 1), 2, 0, 1);
    state.phase = { type: 'deciding', decision: { type: 'move', seat: seatAt(0), casino: 1 } };
    expect(remedies(refusal(state, 0, { type: 'putDie', die: 'small', casino: 3 }))).toEqual([
      'Take a die back from Two Palms or Six-Shooter.',
      'Верните кубик из Two Palms или Six-Shooter.',
      'Riprendi un dado da Two Palms o Six-Shooter.',
      'Reprenez un dé chez Two Palms ou Six-Shooter.',
      'Nimm einen Würfel zurück aus Two Palms oder Six-Shooter.',
    ]);
  });

  test('of Prime Time name only the black die whose casino is open', () => {
    const state = royale(['B1', 'E1']);
    tileOf(state, 'E1').closed = 4;
    state.phase = { type: 'deciding', decision: { type: 'primeTime', seat: seatAt(0), casino: 1, rolled: [4, 6] } };
    const named = ['Put the 6, or none.', 'Поставьте кубик с числом 6 или ни одного.'];
    expect(remedies(refusal(state, 0, { type: 'primeTime', put: [4] })).slice(0, 2)).toEqual(named);
    expect(remedies(refusal(state, 0, { type: 'primeTime', put: [1] })).slice(0, 2)).toEqual(named);
  });

  test('are sentences in every language', () => {
    const all: readonly Instead[] = [
      { type: 'roll' },
      { type: 'place', faces: [2], chip: true },
      { type: 'freePass' },
      { type: 'casinos', casinos: [1, 2] },
      { type: 'die', die: 'big' },
      { type: 'die', die: 'small' },
      { type: 'move', put: true, take: [] },
      { type: 'move', put: true, take: [1, 2] },
      { type: 'move', put: false, take: [1] },
      { type: 'black', dice: [2] },
      { type: 'black', dice: [2, 2] },
      { type: 'decide', decision: 'close' },
    ];
    for (const { refusals } of Object.values(TEXTS)) {
      const said = all.map((instead) => plain(byCode(refusals, { code: 'decideFirst', instead }).remedy));
      for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}[^{}$]*[^\s.]\.$/u);
      expect(new Set(said).size).toBe(all.length);
    }
  });
});

describe('rules that refusals cite', () => {
  const ruleOf = (why: Refusal | null): string => (why === null ? 'accepted' : byCode(en.refusals, why).rule);

  test('My Choice cannot activate itself by the rule of result 4, No Entry! cannot close its casino by its own', () => {
    const state = royale(['H2', 'E1']);
    state.phase = { type: 'deciding', decision: { type: 'activateTile', seat: seatAt(0), casino: 1 } };
    expect(ruleOf(refusal(state, 0, { type: 'activateTile', casino: 1 }))).toBe('26.5');
    state.phase = { type: 'deciding', decision: { type: 'close', seat: seatAt(0), casino: 2 } };
    expect(ruleOf(refusal(state, 0, { type: 'close', casino: 2 }))).toBe('19.2');
  });

  test('the refusal of a die that is not in the supply cites the rule that needs the die', () => {
    const state = keep(royale(['D2', 'E2', 'H2']), 0, 1, 0, 1);
    tileOf(state, 'D2').holder = seatAt(0);
    expect(ruleOf(refusal(state, 0, { type: 'powerPlay', die: 'big', casino: 5 }))).toBe('18.3');
    state.phase = { type: 'deciding', decision: { type: 'knockoutDie', seat: seatAt(0), casino: 2, by: seatAt(1) } };
    expect(ruleOf(refusal(state, 0, { type: 'knockoutDie', die: 'big' }))).toBe('20.1');
    state.phase = { type: 'deciding', decision: { type: 'golden', seat: seatAt(0), casino: 3 } };
    expect(ruleOf(refusal(state, 0, { type: 'golden', die: 'big' }))).toBe('26.7');
    state.phase = { type: 'deciding', decision: { type: 'move', seat: seatAt(0), casino: 3 } };
    expect(ruleOf(refusal(state, 0, { type: 'putDie', die: 'big', casino: 5 }))).toBe('9.11');
  });
});
