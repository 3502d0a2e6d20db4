/** H2 My Choice: roll two black dice and do what one of them says. RULES 26. */

import { at } from '@fremont/kernel';
import { CHOICE_REWARDS, GOLDEN_REWARD } from '../../data/tiles.ts';
import { DIE_SIZES, type Event, FACES, type Face } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { addToSupply, takeFromSupply } from '../change.ts';
import { noDice, supplyOf } from '../dice.ts';
import { checkOpen, knownTile, oneDie } from '../tiles.ts';
import { type Activation, ask, decisionWork, type FaceWork, nothing, rollBlack, type S, type Turn } from './face.ts';
import { askMove, checkInSupply, moveWork } from './move.ts';

type Chooser = Pick<Activation, 'seat' | 'casino'>;

const isDouble = ([one, other]: readonly [Face, Face]): boolean => one === other;

const choose = decisionWork({
  type: 'myChoice',
  answers: ['myChoice'],
  candidates: (_state, { rolled }) =>
    (isDouble(rolled) ? [rolled[0]] : [...rolled].sort((a, b) => a - b)).map((result) => ({
      type: 'myChoice',
      result,
    })),
  check: (_state, { rolled }, { result }) => (rolled.includes(result) ? null : { code: 'otherResult', rolled }),
  answer(turn, { seat, casino }, { result }) {
    return [{ type: 'resultChosen', seat, casino, result }, ...carryOut(turn, { seat, casino }, result)];
  },
});

/** RULES 26.2 to 26.7. Ruling R26: what cannot be done is not done. */
const carryOut = (turn: Turn, by: Chooser, result: Face): Event[] => {
  switch (result) {
    case 4:
      return askTile(turn, by);
    case 5:
      return askMove(turn, by, 'H2');
    case 6:
      return askGolden(turn, by);
    default:
      return payFromBank(turn.draft, { ...by, face: 'H2' }, at(CHOICE_REWARDS, result - 1));
  }
};

/** Casinos with another tile that could be set off. Ruling R10: not in the closed one. */
const otherTiles = (state: S, own: Face): readonly Face[] => {
  const count = state.royale?.tiles.length ?? 0;
  return FACES.filter((face) => face <= count && face !== own && checkOpen(state, face) === null);
};

const askTile = ({ draft }: Turn, by: Chooser): Event[] => {
  if (otherTiles(draft, by.casino).length === 0) return [nothing(by, 'H2')];
  ask(draft, { type: 'activateTile', ...by });
  return [];
};

const setOff = decisionWork({
  type: 'activateTile',
  answers: ['activateTile'],
  candidates: (state, { casino }) =>
    otherTiles(state, casino).map((other) => ({ type: 'activateTile', casino: other })),
  check(state, { casino: own }, { casino }) {
    if (casino === own) return { code: 'ownCasino', casino };
    const others = otherTiles(state, own);
    if (others.includes(casino)) return null;
    return checkOpen(state, casino) ?? { code: 'noTileThere', casino, at: others };
  },
  // Ruling R11: no die is added.
  answer: (turn, { seat }, { casino }) => turn.activate({ seat, casino, by: 'myChoice', roll: null }),
});

const askGolden = ({ draft }: Turn, by: Chooser): Event[] => {
  if (supplyOf(at(draft.chairs, by.seat)) === 0) return [nothing(by, 'H2')];
  ask(draft, { type: 'golden', ...by });
  return [];
};

const takeGolden = decisionWork({
  type: 'golden',
  answers: ['golden'],
  candidates: () => DIE_SIZES.map((die) => ({ type: 'golden', die })),
  check: (state, { seat }, { die }) => checkInSupply(state, seat, die),
  answer({ draft }, { seat, casino }, { die }) {
    const tile = knownTile(draft, 'H2');
    const before = tile.golden;
    takeFromSupply(draft, seat, oneDie(die));
    if (before !== null) addToSupply(draft, before.seat, oneDie(before.die));
    tile.golden = { seat, die };
    const returned: Event[] =
      before === null ? [] : [{ type: 'goldenReturned', seat: before.seat, casino, die: before.die }];
    return [{ type: 'goldenTaken', seat, casino, die }, ...returned];
  },
});

export const myChoice: FaceWork<'H2'> = {
  face: 'H2',
  lay: () => ({ face: 'H2', golden: null }),
  activate({ draft, chance }, { seat, casino }) {
    const rolled = rollBlack(chance);
    ask(draft, { type: 'myChoice', seat, casino, rolled });
    return [{ type: 'blackRolled', seat, casino, face: 'H2', rolled }];
  },
  decisions: [choose, setOff, moveWork, takeGolden],
  payOut: (draft, { casino }, { golden }) =>
    golden === null ? [] : payFromBank(draft, { seat: golden.seat, casino, face: 'H2' }, GOLDEN_REWARD),
  copy: ({ golden }) => ({ face: 'H2', golden: golden && { ...golden } }),
  diceOf: ({ golden }, seat) => (golden?.seat === seat ? oneDie(golden.die) : noDice()),
};
