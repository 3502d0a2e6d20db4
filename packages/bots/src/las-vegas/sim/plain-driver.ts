/**
 * Drives the simulator of the editions without tiles one action at a time, for the law of equivalence. Not in a fast
 * loop.
 */

import { EDITION_FACTS, FACES, type Face, type LasVegas, strengthOf, totalOf } from '@fremont/games/las-vegas';
import { assert, type Chance, type DeepReadonly, type Outcome, type Seat, seatAt, seatList } from '@fremont/kernel';
import { type Cells, get } from '../../sim/cells.ts';
import type { SimulatorDriver } from '../../sim/simulator.ts';
import { ChanceLuck } from './luck.ts';
import {
  dealPlain,
  endTurn,
  PLAIN,
  packedHand,
  payPass,
  placeRoll,
  plainMatch,
  plainScore,
  rolledMask,
  rollHand,
} from './plain.ts';
import { digitOf, powerOf } from './rankings.ts';
import { oneShowing, shown, together } from './rolls.ts';

type State = DeepReadonly<LasVegas['state']>;
type Action = LasVegas['action'];

const PHASES = ['rolling', 'placing', 'over'] as const;

export class PlainDriver implements SimulatorDriver<LasVegas> {
  #cells: Cells = new Int32Array(0);
  #edition: LasVegas['options']['edition'] = 'classic';

  setup(options: DeepReadonly<LasVegas['options']>, seats: number, chance: Chance): void {
    this.#edition = options.edition;
    this.#cells = plainMatch(options, seats);
    dealPlain(this.#cells, new ChanceLuck(chance));
  }

  load(state: State): void {
    this.#edition = state.options.edition;
    this.#cells = plainMatch(state.options, state.chairs.length);
    loadPlain(this.#cells, state);
  }

  toAct(): readonly Seat[] {
    const s = this.#cells;
    return get(s, PLAIN.PHASE) === PLAIN.OVER ? [] : [seatAt(get(s, PLAIN.TURN))];
  }

  legalActions(seat: Seat): readonly Action[] {
    const s = this.#cells;
    if (!this.toAct().includes(seat)) return [];
    if (get(s, PLAIN.PHASE) === PLAIN.ROLLING) return [{ type: 'roll' }];
    const mask = rolledMask(s);
    const places = FACES.filter((face) => mask & (1 << (face - 1))).map((face): Action => ({ type: 'place', face }));
    return get(s, PLAIN.CHIPS + seat) > 0 ? [...places, { type: 'pass' }] : places;
  }

  advance(seat: Seat, action: Action, chance: Chance): void {
    const s = this.#cells;
    const luck = new ChanceLuck(chance);
    if (action.type === 'roll') {
      rollHand(s, luck);
      return;
    }
    if (action.type === 'place') placeRoll(s, seat, action.face - 1);
    else payPass(s, seat);
    endTurn(s, luck);
  }

  outcome(): Outcome | null {
    const s = this.#cells;
    if (get(s, PLAIN.PHASE) !== PLAIN.OVER) return null;
    const scores = seatList(get(s, PLAIN.SEATS)).map((seat) => plainScore(s, seat));
    return {
      placings: scores.map((score) => 1 + scores.filter((other) => other > score).length),
      scores: scores.map((score) => Math.floor(score / PLAIN.ITEM_BASE) * PLAIN.BILL_STEP),
      ending: 'lastRoundPaid',
    };
  }

  snapshot(): unknown {
    const s = this.#cells;
    const seats = seatList(get(s, PLAIN.SEATS));
    const phase = PHASES[get(s, PLAIN.PHASE)];
    const isPlacing = phase === 'placing';
    return {
      phase,
      round: get(s, PLAIN.ROUND),
      rounds: EDITION_FACTS[this.#edition].rounds,
      starter: get(s, PLAIN.STARTER),
      turn: get(s, PLAIN.TURN),
      roll: isPlacing
        ? [countsOf(get(s, PLAIN.ROLL)), get(s, PLAIN.ROLL_BIG), countsOf(get(s, PLAIN.ROLL_NEUTRAL))]
        : null,
      chairs: seats.map((seat) => ({
        hand: get(s, PLAIN.HANDS + seat),
        chips: get(s, PLAIN.CHIPS + seat),
        won: Math.floor(get(s, PLAIN.WON + seat) / PLAIN.ITEM_BASE) * PLAIN.BILL_STEP,
        bills: get(s, PLAIN.WON + seat) % PLAIN.ITEM_BASE,
      })),
      casinos: FACES.map((face) => ({
        bills: billsIn(get(s, PLAIN.CASINO_BILLS + face - 1)),
        strengths: [...seats, seats.length].map((participant) =>
          participant < 5 ? digitOf(get(s, PLAIN.CASINOS + face - 1), participant) : 0,
        ),
      })),
      unseen: stepsIn(s, PLAIN.DECK, PLAIN.DECK + get(s, PLAIN.BILLS_LEFT)).sort((a, b) => a - b),
      returned: stepsIn(s, PLAIN.RETURNED + get(s, PLAIN.RETURNED_FROM), PLAIN.RETURNED + get(s, PLAIN.RETURNED_TO)),
    };
  }

  projected(state: State): unknown {
    const { phase } = state;
    return {
      phase: phase.type,
      round: state.round,
      rounds: EDITION_FACTS[state.options.edition].rounds,
      starter: state.starter,
      turn: state.turn,
      roll:
        phase.type === 'placing'
          ? [countsOf(packed(phase.roll.small)), phase.roll.big ?? 0, countsOf(packed(phase.roll.neutral))]
          : null,
      chairs: state.chairs.map(({ bills, chips, supply, neutral }) => ({
        hand: packedHand(supply.small, supply.big, neutral),
        chips,
        won: totalOf({ bills, chips: 0 }),
        bills: bills.length,
      })),
      casinos: state.casinos.map(({ bills, dice, neutral }) => ({
        bills,
        strengths: [...dice.map(strengthOf), strengthOf(neutral)],
      })),
      unseen: state.unseen,
      returned: state.returned,
    };
  }
}

/** Loads a state of the rules. */
export const loadPlain = (s: Cells, state: State): void => {
  const { phase, chairs, casinos, unseen, returned } = state;
  assert(phase.type !== 'deciding', 'only tiles ask for decisions');
  s[PLAIN.PHASE] = PHASES.indexOf(phase.type);
  s[PLAIN.ROUND] = state.round;
  s[PLAIN.STARTER] = state.starter;
  s[PLAIN.TURN] = state.turn;
  if (phase.type === 'placing') {
    s[PLAIN.ROLL] = packed(phase.roll.small);
    s[PLAIN.ROLL_BIG] = phase.roll.big ?? 0;
    s[PLAIN.ROLL_NEUTRAL] = packed(phase.roll.neutral);
  }
  chairs.forEach(({ bills, chips, supply, neutral }, seat) => {
    s[PLAIN.HANDS + seat] = packedHand(supply.small, supply.big, neutral);
    s[PLAIN.CHIPS + seat] = chips;
    s[PLAIN.WON + seat] = stepOf(totalOf({ bills, chips: 0 })) * PLAIN.ITEM_BASE + bills.length;
  });
  casinos.forEach(({ bills, dice, neutral }, casino) => {
    const strengths = [...dice.map(strengthOf), strengthOf(neutral)];
    s[PLAIN.CASINOS + casino] = strengths.reduce(
      (number, strength, participant) => number + (strength === 0 ? 0 : strength * powerOf(participant)),
      0,
    );
    s[PLAIN.CASINO_BILLS + casino] = bills.reduceRight((rest, bill) => (rest << 4) | stepOf(bill), 0);
  });
  s.set(unseen.map(stepOf), PLAIN.DECK);
  s[PLAIN.BILLS_LEFT] = unseen.length;
  s.set(returned.map(stepOf), PLAIN.RETURNED);
  s[PLAIN.RETURNED_TO] = returned.length;
};

const stepOf = (bill: number): number => bill / PLAIN.BILL_STEP;

const packed = (faces: readonly Face[]): number =>
  faces.reduce((roll, face) => together(roll, oneShowing(face - 1)), 0);

const countsOf = (roll: number): readonly number[] => FACES.map((face) => shown(roll, face - 1));

const billsIn = (packedBills: number): readonly number[] => {
  const bills: number[] = [];
  for (let rest = packedBills; rest > 0; rest >>>= 4) bills.push((rest & 15) * PLAIN.BILL_STEP);
  return bills;
};

const stepsIn = (s: Cells, from: number, to: number): number[] =>
  Array.from(s.subarray(from, to), (step) => step * PLAIN.BILL_STEP);
