/** Neon Row with an off-turn action, for long matches. */

import { actionDecoder, type DeepReadonly, type Game, noSuchSeat, oneOf, type Seat } from '@fremont/kernel';
import { type Action, type NeonRow, neonRow, SIGNS, type State } from '../../template/index.ts';

type Cheer = { readonly type: 'cheer' };
export type Cheering = Omit<NeonRow, 'action'> & { action: Action | Cheer };
const cheer: Cheer = { type: 'cheer' };
const mayCheer = (state: DeepReadonly<State>, seat: Seat): boolean =>
  state.phase.type !== 'over' && state.turn !== seat && state.chairs[seat] !== undefined;

/** Neon Row in which a seat that is not on turn may cheer. Cheering changes nothing. */
export const cheering: Game<Cheering> = {
  ...neonRow,
  meta: { ...neonRow.meta, actionTypes: ['roll', 'place', 'cheer'], offTurnActions: ['cheer'], actionsMax: 1000 },
  legalActions: (state, seat) => (mayCheer(state, seat) ? [cheer] : neonRow.legalActions(state, seat)),
  check: (state, seat, action) => {
    if (action.type !== 'cheer') return neonRow.check(state, seat, action);
    if (state.chairs[seat] === undefined) return noSuchSeat(seat, state.chairs.length);
    return mayCheer(state, seat) ? null : { code: 'rollFirst' };
  },
  advance: (draft, seat, action, chance) =>
    action.type === 'cheer' ? [] : neonRow.advance(draft, seat, action, chance),
  decodeAction: actionDecoder<Cheering['action']>({
    roll: {},
    place: { sign: oneOf('unknownSign', SIGNS) },
    cheer: {},
  }),
};
