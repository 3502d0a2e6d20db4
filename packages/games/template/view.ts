/** Projects the state for a viewer, and guesses a full state that fits such a view. */

import { type Chance, type DeepReadonly, pick, type Viewer } from '@fremont/kernel';
import { bySign } from './rules/signs.ts';
import { type Chair, type ChairView, type Event, SIGNS, type State, type View } from './types.ts';

/** Lists every visible field, so that a new field of the state stays hidden until it is added here. */
export const view = ({ options, phase, turn, chairs, row }: DeepReadonly<State>, viewer: Viewer): View => ({
  options: { dice: options.dice },
  phase,
  turn,
  chairs: chairs.map((chair, index) => chairView(chair, viewer === index || phase.type === 'over')),
  row: bySign((sign) => [...row[sign]]),
});

/** Everything that any seat sees. Replays show it once the match is over. */
export const openView = (state: DeepReadonly<State>): View => ({
  ...view(state, 'spectator'),
  chairs: state.chairs.map((chair) => chairView(chair, true)),
});

const chairView = ({ dice, money, tip }: DeepReadonly<Chair>, open: boolean): ChairView => ({
  dice,
  money,
  tip: open ? tip : null,
});

export const viewEvent = (event: Event, viewer: Viewer): Event | null =>
  event.type === 'tipDealt' && event.seat !== viewer ? { ...event, tip: null } : event;

/** Invents the parts that the viewer cannot see. Bots play on in such states, and the laws compare them. */
export const guess = (
  { options, phase, turn, chairs, row }: DeepReadonly<View>,
  _viewer: Viewer,
  chance: Chance,
): State => ({
  options: { dice: options.dice },
  phase,
  turn,
  chairs: chairs.map(({ dice, money, tip }) => ({ dice, money, tip: tip ?? pick(SIGNS, chance, 'guess') })),
  row: bySign((sign) => [...row[sign]]),
});
