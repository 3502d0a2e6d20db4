/** Loads states of the rules of `royale` into the cells of the simulator, outside the fast loop. */

import {
  type Decision,
  type DecisionType,
  DIE_SIZES,
  type Dice,
  type Face,
  HANDICAP_SLOTS,
  type LasVegas,
  type Roll,
  strengthOf,
  TILE_FACES,
  type Tile,
  type TileDie,
} from '@fremont/games/las-vegas';
import { assert, type DeepReadonly } from '@fremont/kernel';
import { add, type Cells } from '../../sim/cells.ts';
import { oneShowing, together } from './rolls.ts';
import { SPLITS } from './royale/black-box.ts';
import { LAYOUT as L } from './royale/layout.ts';
import { royaleMatch } from './royale/match.ts';
import { purseOf } from './royale/money.ts';
import { diceCell } from './royale/table.ts';

type State = DeepReadonly<LasVegas['state']>;

/** The decision types by their number in the simulator. */
const QUESTIONS: readonly (DecisionType | 'none')[] = [
  'none',
  'luckyHide',
  'luckyGuess',
  'fiftyFifty',
  'close',
  'knockoutDie',
  'block',
  'handicap',
  'move',
  'doubleDown',
  'niceDie',
  'myChoice',
  'activateTile',
  'golden',
  'primeTime',
  'blackSplit',
  'blackPick',
];
const PHASES = ['rolling', 'placing', 'deciding', 'over'] as const;

/** The cells of a match in this state. */
export const royaleFrom = (state: State): Cells => {
  const { royale, phase } = state;
  assert(royale !== null, 'an edition without tiles');
  const s = royaleMatch(state.options as LasVegas['options'], state.chairs.length);
  s[L.PHASE] = PHASES.indexOf(phase.type);
  s[L.ROUND] = state.round;
  s[L.STARTER] = state.starter;
  s[L.TURN] = state.turn;
  s[L.TURNS] = royale.turns;
  s[L.USED] = royale.used.reduce((mask, face) => mask | (1 << TILE_FACES.indexOf(face)), 0);
  if (phase.type === 'placing') setRoll(s, phase.roll);
  if (phase.type === 'deciding') setQuestion(s, phase.decision);
  setTable(s, state);
  s.fill(L.NONE, L.TILES, L.REGISTERS);
  for (const holder of [L.FIVE_HOLDER, L.POWER_HOLDER, L.CLOSED, L.SPLIT_MADE]) s[holder] = L.NONE;
  royale.tiles.forEach((tile, casino) => {
    s[L.TILES + casino] = TILE_FACES.indexOf(tile.face);
    s[L.PLACES + TILE_FACES.indexOf(tile.face)] = casino;
    setTile(s, tile);
  });
  for (const bill of royale.bank) add(s, L.BANK + stepOf(bill), 1);
  s[L.PAYING] = royale.payout?.casino ?? 0;
  s[L.BEST_WINNER] = royale.payout?.starter?.seat ?? L.NONE;
  return s;
};

const stepOf = (bill: number): number => bill / L.BILL_STEP;
const cellOf = ({ small, big }: Dice): number => small + 16 * big;
const tileDie = (die: TileDie | null): number => (die === null ? 0 : 1 + 2 * die.seat + DIE_SIZES.indexOf(die.die));

const setRoll = (s: Cells, roll: DeepReadonly<Roll>): void => {
  s[L.ROLL] = roll.small.reduce<number>((packed, face) => together(packed, oneShowing(face - 1)), 0);
  s[L.ROLL_BIG] = roll.big ?? 0;
};

const setQuestion = (s: Cells, decision: DeepReadonly<Decision>): void => {
  s[L.QUESTION] = QUESTIONS.indexOf(decision.type);
  s[L.ASKED] = decision.seat;
  s[L.ASKING_CASINO] = decision.casino - 1;
  s[L.OTHER_SEAT] = otherSeat(decision);
  if ('rolled' in decision) {
    const [one, two] = decision.rolled as readonly [Face, Face];
    s[L.BLACK_ONE] = one - 1;
    s[L.BLACK_TWO] = two - 1;
  }
  if (decision.type === 'niceDie') setRoll(s, decision.roll);
};

const otherSeat = (decision: DeepReadonly<Decision>): number => {
  switch (decision.type) {
    case 'luckyGuess':
      return decision.hider;
    case 'knockoutDie':
      return decision.by;
    case 'blackSplit':
      return decision.winner;
    case 'blackPick':
      return decision.splitter;
    default:
      return L.NONE;
  }
};

const setTable = (s: Cells, { chairs, casinos, unseen, returned, royale }: State): void => {
  chairs.forEach(({ bills, chips, supply }, seat) => {
    s[L.HANDS + seat] = cellOf(supply);
    s[L.CHIPS + seat] = chips;
    for (const bill of bills) add(s, purseOf(seat) + stepOf(bill), 1);
  });
  casinos.forEach(({ bills, dice, neutral, gray }, casino) => {
    s[L.CASINO_BILLS + casino] = bills.reduceRight((rest, bill) => (rest << 4) | stepOf(bill), 0);
    dice.forEach((pile, seat) => {
      s[diceCell(casino, seat)] = cellOf(pile);
    });
    s[L.NEUTRAL_STRENGTH + casino] = strengthOf(neutral);
    s[L.GRAY + casino] = gray;
  });
  s.set(unseen.map(stepOf), L.DECK);
  s[L.BILLS_LEFT] = unseen.length;
  // The simulator puts unclaimed bills of a payout under the pile at once. No bill is turned before the payout ends.
  const under = [...returned, ...(royale?.payout?.unclaimed ?? [])];
  s.set(under.map(stepOf), L.RETURNED);
  s[L.RETURNED_TO] = under.length;
};

const setTile = (s: Cells, tile: DeepReadonly<Tile>): void => {
  switch (tile.face) {
    case 'A1':
      s[L.HIDDEN] = tile.hidden ?? 0;
      return;
    case 'A2':
      s[L.JACKPOT_STEP] = tile.step;
      return;
    case 'B2':
      s[L.FIFTY_CELL] = tile.cell;
      return;
    case 'C1':
      s[L.FIVE_HOLDER] = tile.holder ?? L.NONE;
      return;
    case 'C2':
      s[L.PAYERS] = tile.payers.reduce((mask, seat) => mask | (1 << seat), 0);
      return;
    case 'D2':
      s[L.POWER_HOLDER] = tile.holder ?? L.NONE;
      return;
    case 'E1':
      s[L.ENTRY_CELL] = tile.cell;
      s[L.CLOSED] = tile.closed === null ? L.NONE : tile.closed - 1;
      return;
    default:
      setTileWithDice(s, tile);
  }
};

const setTileWithDice = (s: Cells, tile: DeepReadonly<Tile>): void => {
  switch (tile.face) {
    case 'E2':
      s.set(tile.bar.map(cellOf), L.BAR);
      return;
    case 'F1':
      for (const cluster of tile.clusters) add(s, L.CLUSTERS + cluster - 1, 1);
      return;
    case 'F2':
      s.set(
        HANDICAP_SLOTS.map((slot) => tile.slots[slot]),
        L.SLOTS,
      );
      return;
    case 'G1':
      s[L.SPLIT_MADE] = SPLITS.findIndex(([first]) => first.join() === tile.piles?.[0].join());
      return;
    case 'G2':
      s.set(tile.dice.map(cellOf), L.DOUBLED);
      return;
    case 'H1':
      s.set(tile.cells.map(tileDie), L.NICE_CELLS);
      return;
    case 'H2':
      s[L.GOLDEN] = tileDie(tile.golden);
      return;
    default:
  }
};
