/** H2 My Choice: roll two black dice and carry out the result of one of them. RULES 26. */

import { at } from '@fremont/kernel';
import { CHOICE_REWARDS, GOLDEN_REWARD } from '../../data/tiles.ts';
import { DIE_SIZES, type Event, FACES, type Face } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { addToSupply, takeFromSupply } from '../change.ts';
import { noDice, supplyOf } from '../dice.ts';
import { checkInSupply } from '../in-supply.ts';
import { checkOpen, isClosed, knownTile, oneDie } from '../tiles.ts';
import {
  type Activation,
  ask,
  decisionRules,
  type FaceRules,
  nothingHappened,
  rollBlack,
  type S,
  type Turn,
} from './face.ts';
import { askMove, moveRules } from './move.ts';

type Chooser = Pick<Activation, 'seat' | 'casino'>;

const choose = decisionRules({
  type: 'myChoice',
  answers: ['myChoice'],
  candidates: () => FACES.map((result) => ({ type: 'myChoice', result })),
  check: (_state, { rolled }, { result }) => (rolled.includes(result) ? null : { code: 'otherResult', rolled }),
  *answer(turn, { seat, casino }, { result }) {
    yield { type: 'resultChosen', seat, casino, result };
    yield* carryOut(turn, { seat, casino }, result);
  },
});

/** RULES 26.2 to 26.7. Ruling R26: a result that cannot be carried out has no effect. */
const carryOut = (turn: Turn, by: Chooser, result: Face): Iterable<Event> => {
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

/** Casinos with another tile that could be activated. Ruling R10: not in the closed one. */
const otherTiles = (state: S, own: Face): readonly Face[] => {
  const count = state.royale?.tiles.length ?? 0;
  return FACES.filter((face) => face <= count && face !== own && !isClosed(state, face));
};

function* askTile({ draft }: Turn, by: Chooser): Iterable<Event> {
  if (otherTiles(draft, by.casino).length === 0) yield nothingHappened(by, 'H2');
  else ask(draft, { type: 'activateTile', ...by });
}

const activateOther = decisionRules({
  type: 'activateTile',
  answers: ['activateTile'],
  candidates: () => FACES.map((casino) => ({ type: 'activateTile', casino })),
  check(state, { casino: own }, { casino }) {
    const others = otherTiles(state, own);
    if (casino === own) return { code: 'ownTile', casino, at: others };
    if (others.includes(casino)) return null;
    const closed = checkOpen(state, casino, { type: 'casinos', casinos: others });
    return closed ?? { code: 'noTileThere', casino, at: others };
  },
  // Ruling R11: no die is added.
  answer: (turn, { seat }, { casino }) => turn.activate({ seat, casino, by: 'myChoice', roll: null }),
});

function* askGolden({ draft }: Turn, by: Chooser): Iterable<Event> {
  if (supplyOf(at(draft.chairs, by.seat)) === 0) yield nothingHappened(by, 'H2');
  else ask(draft, { type: 'golden', ...by });
}

const takeGolden = decisionRules({
  type: 'golden',
  answers: ['golden'],
  candidates: () => DIE_SIZES.map((die) => ({ type: 'golden', die })),
  check: (state, { seat }, { die }) => checkInSupply(state, seat, die, 'golden'),
  *answer({ draft }, { seat, casino }, { die }) {
    const tile = knownTile(draft, 'H2');
    const before = tile.golden;
    takeFromSupply(draft, seat, oneDie(die));
    tile.golden = { seat, die };
    yield { type: 'goldenTaken', seat, casino, die };
    if (before === null) return;
    addToSupply(draft, before.seat, oneDie(before.die));
    yield { type: 'goldenReturned', seat: before.seat, casino, die: before.die };
  },
});

export const myChoice: FaceRules<'H2'> = {
  face: 'H2',
  lay: () => ({ face: 'H2', golden: null }),
  *activate({ draft, chance }, { seat, casino }) {
    const rolled = rollBlack(chance);
    ask(draft, { type: 'myChoice', seat, casino, rolled });
    yield { type: 'blackRolled', seat, casino, face: 'H2', rolled };
  },
  decisions: [choose, activateOther, moveRules, takeGolden],
  payOut: (draft, { casino }, { golden }) =>
    golden === null ? [] : payFromBank(draft, { seat: golden.seat, casino, face: 'H2' }, GOLDEN_REWARD),
  copy: ({ golden }) => ({ face: 'H2', golden: golden && { ...golden } }),
  diceOf: ({ golden }, seat) => (golden?.seat === seat ? oneDie(golden.die) : noDice()),
};
