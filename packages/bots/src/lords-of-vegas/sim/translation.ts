/** Translates actions of the rules to numbers of the simulator and back, outside the fast loop. */

import { type Action, COLOURS, type Face, LOT_FACTS, LOTS, type LotId } from '@fremont/games/lords-of-vegas';
import { at } from '@fremont/kernel';
import {
  BUILD,
  codeOf,
  DRAW,
  END_TURN,
  GAMBLE,
  GIVE_UP_LOT,
  LAY_OFF,
  MOVE_DIE,
  NO_SOURCE,
  PLACE_DIE,
  REMODEL,
  REORGANISE,
  SPRAWL,
  sourceOf,
  typeOf,
  whatOf,
  whereOf,
} from './actions.ts';

const lotId = (lot: number): LotId => at(LOTS, lot);
const moved = (source: number): { readonly moveDieFrom?: LotId } =>
  source === NO_SOURCE ? {} : { moveDieFrom: lotId(source) };

/** The action of the rules behind a number. */
export const actionOf = (code: number): Action => {
  const where = whereOf(code);
  const what = whatOf(code);
  switch (typeOf(code)) {
    case GIVE_UP_LOT:
      return { type: 'giveUpLot', lot: lotId(where) };
    case MOVE_DIE:
      return { type: 'moveDie', from: lotId(where) };
    case BUILD:
      return { type: 'build', lot: lotId(where), colour: at(COLOURS, what), ...moved(sourceOf(code)) };
    case SPRAWL:
      return { type: 'sprawl', from: lotId(where), to: lotId(what), ...moved(sourceOf(code)) };
    case REMODEL:
      return { type: 'remodel', casino: lotId(where), colour: at(COLOURS, what) };
    case REORGANISE:
      return { type: 'reorganise', casino: lotId(where) };
    case GAMBLE:
      return { type: 'gamble', casino: lotId(where), bet: what };
    case PLACE_DIE:
      return { type: 'placeDie', lot: lotId(where), value: what as Face };
    case LAY_OFF:
      return { type: 'layOff', layOff: where === 1 };
    case END_TURN:
      return { type: 'endTurn' };
    default:
      return { type: 'draw' };
  }
};

const indexOf = (lot: LotId): number => LOT_FACTS[lot].index;
const sourceIn = (lot: LotId | undefined): number => (lot === undefined ? NO_SOURCE : indexOf(lot));

/** The number of an action of the rules. Deals have none. */
export const codeOfAction = (action: Action): number => {
  switch (action.type) {
    case 'draw':
      return codeOf(DRAW);
    case 'giveUpLot':
      return codeOf(GIVE_UP_LOT, indexOf(action.lot));
    case 'moveDie':
      return codeOf(MOVE_DIE, indexOf(action.from));
    case 'build':
      return codeOf(BUILD, indexOf(action.lot), COLOURS.indexOf(action.colour), sourceIn(action.moveDieFrom));
    case 'sprawl':
      return codeOf(SPRAWL, indexOf(action.from), indexOf(action.to), sourceIn(action.moveDieFrom));
    case 'remodel':
      return codeOf(REMODEL, indexOf(action.casino), COLOURS.indexOf(action.colour));
    case 'reorganise':
      return codeOf(REORGANISE, indexOf(action.casino));
    case 'gamble':
      return codeOf(GAMBLE, indexOf(action.casino), action.bet);
    case 'placeDie':
      return codeOf(PLACE_DIE, indexOf(action.lot), action.value);
    case 'layOff':
      return codeOf(LAY_OFF, Number(action.layOff));
    case 'endTurn':
      return codeOf(END_TURN);
    default:
      throw new Error(`assertion failed: the simulator has no action ${action.type}`);
  }
};
