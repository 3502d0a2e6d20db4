/** Neon Row with an action that nobody is asked for: matches grow long, and seats act out of turn. */

import { type DeepReadonly, type Game, ok, type Seat } from '@fremont/kernel';
import { type Action, type NeonRow, neonRow, type State } from '../../template/index.ts';

type Cheer = { readonly type: 'cheer' };
export type Cheering = Omit<NeonRow, 'action'> & { action: Action | Cheer };
const cheer: Cheer = { type: 'cheer' };
const mayCheer = (state: DeepReadonly<State>, seat: Seat): boolean =>
  state.phase.type !== 'over' && state.turn !== seat;

/** Neon Row in which whoever is not on turn may cheer, which changes nothing. */
export const cheering: Game<Cheering> = {
  ...neonRow,
  meta: { ...neonRow.meta, actionTypes: ['roll', 'place', 'cheer'], offTurnActions: ['cheer'], actionsMax: 1000 },
  legalActions: (state, seat) => (mayCheer(state, seat) ? [cheer] : neonRow.legalActions(state, seat)),
  check: (state, seat, action) => {
    if (action.type !== 'cheer') return neonRow.check(state, seat, action);
    return mayCheer(state, seat) ? null : { code: 'rollFirst' };
  },
  advance: (draft, seat, action, chance) =>
    action.type === 'cheer' ? [] : neonRow.advance(draft, seat, action, chance),
  decodeAction: (json) => {
    const { type } = (json ?? {}) as { readonly type?: unknown };
    return type === 'cheer' ? ok(cheer) : neonRow.decodeAction(json);
  },
};
