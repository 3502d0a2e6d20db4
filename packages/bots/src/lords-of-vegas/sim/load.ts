/**
 * Loads a state of the rules, as a bot does before a playout. It runs once per world, so it is not written for speed.
 * It skips open offers, because a simulation makes no deals and offers expire with the turn. Waivers are loaded.
 */

import {
  COLOURS,
  ENDINGS,
  LOT_FACTS,
  type Phase,
  type State,
  TRACK,
  WAIVABLE_TYPES,
} from '@fremont/games/lords-of-vegas';
import type { DeepReadonly } from '@fremont/kernel';
import { oneOf } from './actions.ts';
import { bitOf, change, HALVES, halfOf, type Numbers, nth } from './board.ts';
import { putDie, putMarker, updateCasino } from './casinos.ts';
import { DRAWING, GIVING_UP_LOT, LAYING_OFF, MOVING_DIE, OVER, PLACING_DICE, PLAYING, type Table } from './table.ts';

export const load = (table: Table, state: DeepReadonly<State>): void => {
  table.clear(state.chairs.length);
  table.turn = state.turn;
  table.turnNumber = state.turnNumber;
  table.depth = state.cardsBeforeEnd;
  table.isDepthHidden = state.options.endCardJitter;
  table.hasGambled = state.gambled;
  for (const [seat, { money, points }] of state.chairs.entries()) {
    table.money[seat] = money;
    table.space[seat] = TRACK.indexOf(points);
  }
  loadLots(table, state);
  table.unseen.fill(0);
  for (const id of state.unseen) add(table.unseen, 0, LOT_FACTS[id].index);
  for (const { action, casino } of state.waivers)
    add(table.waived, WAIVABLE_TYPES.indexOf(action), LOT_FACTS[casino].index);
  loadPhase(table, state.phase);
};

const add = (sets: Numbers, row: number, lot: number): void => {
  const place = row * HALVES + halfOf(lot);
  sets[place] = nth(sets, place) | bitOf(lot);
};

const loadLots = (table: Table, { lots }: DeepReadonly<State>): void => {
  for (const [lot, { marker, tile, die, reorganised }] of lots.entries()) {
    if (marker !== null) putMarker(table, marker, lot);
    if (die !== null) putDie(table, die.owner, lot, die.value);
    if (reorganised) add(table.locked, 0, lot);
    if (tile === null) continue;
    const colour = COLOURS.indexOf(tile);
    table.tile[lot] = colour;
    add(table.tilesOf, colour, lot);
    change(table.tilesLeft, colour, -1);
    table.free[halfOf(lot)] = nth(table.free, halfOf(lot)) & ~bitOf(lot);
  }
  for (const [lot, { tile }] of lots.entries()) if (tile !== null) updateCasino(table, lot);
};

/** By type of the rules. */
const PHASES: Readonly<Record<Phase['type'], number>> = {
  drawing: DRAWING,
  playing: PLAYING,
  givingUpLot: GIVING_UP_LOT,
  movingDie: MOVING_DIE,
  placingDice: PLACING_DICE,
  layingOff: LAYING_OFF,
  over: OVER,
};

const loadPhase = (table: Table, phase: DeepReadonly<Phase>): void => {
  table.phase = PHASES[phase.type];
  switch (phase.type) {
    case 'givingUpLot':
    case 'movingDie':
      table.pendingLot = LOT_FACTS[phase.lot].index;
      break;
    case 'placingDice':
      table.pendingLot = LOT_FACTS[phase.casino].index;
      loadResults(table, phase);
      break;
    case 'layingOff':
      table.pendingLot = LOT_FACTS[phase.casino].index;
      table.betBoss = phase.boss;
      table.bet = phase.bet;
      break;
    case 'over':
      table.ending = ENDINGS.indexOf(phase.ending);
      break;
    default:
  }
};

const loadResults = (
  { openLots, openFaces }: Table,
  phase: DeepReadonly<Extract<Phase, { type: 'placingDice' }>>,
): void => {
  for (const { seat, lots, values } of phase.unplaced) {
    for (const id of lots) openLots[seat] = nth(openLots, seat) | bitOf(LOT_FACTS[id].index);
    for (const face of values) change(openFaces, seat, oneOf(face));
  }
};
