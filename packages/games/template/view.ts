/** What each viewer may know, and a full state that fits it. */

import { type Chance, type DeepReadonly, pick, type Viewer } from '@fremont/kernel';
import { bySign } from './rules/signs.ts';
import { type Chair, type ChairView, type Event, SIGNS, type State, type View } from './types.ts';

/** Built up field by field, never filtered down: a new field of the state stays hidden until it is named here. */
export const view = ({ options, phase, turn, chairs, row }: DeepReadonly<State>, viewer: Viewer): View => ({
  options: { dice: options.dice },
  phase,
  turn,
  chairs: chairs.map((chair, index) => chairView(chair, viewer === index || phase.type === 'over')),
  row: bySign((sign) => [...row[sign]]),
});

const chairView = ({ dice, money, tip }: DeepReadonly<Chair>, open: boolean): ChairView => ({
  dice,
  money,
  tip: open ? tip : null,
});

export const viewEvent = (event: Event, viewer: Viewer): Event | null =>
  event.type === 'tipDealt' && event.seat !== viewer ? { ...event, tip: null } : event;

/** Bots think about such states, and the laws compare them: what the viewer cannot see is made up. */
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
