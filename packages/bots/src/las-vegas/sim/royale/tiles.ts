/** Activates the tiles of `royale`. RULES 11 to 26. Written for speed. */

import { BAR_DICE_MAX, HIGH_FIVE_STRENGTH, JACKPOT_TRACK } from '@fremont/games/las-vegas';
import { add, type Cells, get } from '../../../sim/cells.ts';
import type { Luck } from '../luck.ts';
import { LAYOUT } from './layout.ts';
import { payFromBank } from './money.ts';
import { rollBlack } from './round.ts';
import { ask, diceCell, hasMajority, isClosed, leftOf, strengthIn } from './table.ts';

const {
  A1,
  A2,
  ASK_BLOCK,
  ASK_CLOSE,
  ASK_DOUBLE_DOWN,
  ASK_FIFTY,
  ASK_HANDICAP,
  ASK_KNOCKOUT,
  ASK_LUCKY_HIDE,
  ASK_MY_CHOICE,
  ASK_NICE_DIE,
  B2,
  BAR,
  BILL_STEP,
  BLACK_ONE,
  BLACK_TWO,
  C1,
  CASINO_COUNT,
  CLUSTERS,
  D1,
  D2,
  E1,
  E2,
  F1,
  F2,
  FIFTY_CELL,
  FIVE_HOLDER,
  G2,
  GRAY,
  H1,
  H2,
  HANDS,
  JACKPOT_STEP,
  NONE,
  POWER_HOLDER,
  TILES,
} = LAYOUT;

const JACKPOT_STEPS: Cells = Int32Array.from(JACKPOT_TRACK, (money) => money / BILL_STEP);

/** Activates the tile of a casino, if there is one. `isRolled`: the placed dice come from a roll. */
export const activate = (s: Cells, seat: number, casino: number, isRolled: boolean, luck: Luck): void => {
  switch (get(s, TILES + casino)) {
    case A1:
      ask(s, ASK_LUCKY_HIDE, seat, casino);
      return;
    case A2:
      playJackpot(s, seat, luck);
      return;
    case B2:
      rollBlack(s, luck);
      s[FIFTY_CELL] = 1;
      ask(s, ASK_FIFTY, seat, casino);
      return;
    case C1:
      takeFive(s, seat, casino);
      return;
    case D1:
      payFromBank(s, seat, casinosWith(s, seat));
      return;
    case D2:
      if (hasMajority(s, casino, seat)) s[POWER_HOLDER] = seat;
      return;
    case E1:
      ask(s, ASK_CLOSE, seat, casino);
      return;
    case E2:
      askNextGiver(s, casino, seat, seat);
      return;
    case F1:
      if (get(s, CLUSTERS) + get(s, CLUSTERS + 1) + get(s, CLUSTERS + 2) > 0) ask(s, ASK_BLOCK, seat, casino);
      return;
    case F2:
      if (hasGray(s)) ask(s, ASK_HANDICAP, seat, casino);
      return;
    case G2:
      if (get(s, diceCell(casino, seat)) !== 0) ask(s, ASK_DOUBLE_DOWN, seat, casino);
      return;
    case H1:
      // Ruling R27.
      if (isRolled) ask(s, ASK_NICE_DIE, seat, casino);
      return;
    case H2:
      rollBlack(s, luck);
      ask(s, ASK_MY_CHOICE, seat, casino);
      return;
    default:
  }
};

/** RULES 12. */
const playJackpot = (s: Cells, seat: number, luck: Luck): void => {
  rollBlack(s, luck);
  const one = get(s, BLACK_ONE) + 1;
  const two = get(s, BLACK_TWO) + 1;
  const step = get(s, JACKPOT_STEP);
  if (one + two === 7 || one === two) {
    s[JACKPOT_STEP] = 0;
    payFromBank(s, seat, get(JACKPOT_STEPS, step));
  } else if (step < JACKPOT_STEPS.length - 1) s[JACKPOT_STEP] = step + 1;
};

/** RULES 15. */
const takeFive = (s: Cells, seat: number, casino: number): void => {
  if (get(s, FIVE_HOLDER) !== NONE) return;
  if (strengthIn(get(s, diceCell(casino, seat))) >= HIGH_FIVE_STRENGTH) s[FIVE_HOLDER] = seat;
};

/** RULES 17: one step for every casino with own dice. */
const casinosWith = (s: Cells, seat: number): number => {
  let count = 0;
  for (let casino = 0; casino < CASINO_COUNT; casino++) if (get(s, diceCell(casino, seat)) !== 0) count++;
  return count;
};

const hasGray = (s: Cells): boolean => {
  for (let casino = 0; casino < CASINO_COUNT; casino++)
    if (get(s, GRAY + casino) > 0 && !isClosed(s, casino)) return true;
  return false;
};

/** RULES 18.2: the token goes back as soon as the majority is lost. */
export const recheckPower = (s: Cells): void => {
  const holder = get(s, POWER_HOLDER);
  if (holder === NONE) return;
  for (let casino = 0; casino < CASINO_COUNT; casino++)
    if (get(s, TILES + casino) === D2 && !hasMajority(s, casino, holder)) s[POWER_HOLDER] = NONE;
};

/** RULES 20: asks the next opponent after `seat` with a die to give. When none is left, `by` takes its dice back. */
export const askNextGiver = (s: Cells, casino: number, by: number, seat: number): void => {
  for (let next = leftOf(s, seat); next !== by; next = leftOf(s, next)) {
    const barred = get(s, BAR + next);
    if (get(s, HANDS + next) === 0 || (barred & 15) + (barred >>> 4) >= BAR_DICE_MAX) continue;
    ask(s, ASK_KNOCKOUT, next, casino, by);
    return;
  }
  add(s, HANDS + by, get(s, BAR + by));
  s[BAR + by] = 0;
};
