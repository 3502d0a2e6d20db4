/** What each viewer may know: everything but an order that does not exist yet. Ruling R17. */

import type { DeepReadonly, Viewer } from '@fremont/kernel';
import { clone } from './clone.ts';
import type { State, View } from './types.ts';

/** Money, sheets, bids and the backs of the stacks lie open; what is left in them can be counted by anybody. */
export const view = (state: DeepReadonly<State>, _viewer: Viewer): View => clone(state);

/** There is nothing to guess: the order of stacks and deck is drawn when it is needed. */
export const guess = (seen: DeepReadonly<View>): State => clone(seen);
