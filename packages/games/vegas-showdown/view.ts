/** The view of a viewer. It holds the whole state: the order of stacks and deck does not exist yet. Ruling R17. */

import type { DeepReadonly, Viewer } from '@fremont/kernel';
import { clone } from './clone.ts';
import type { State, View } from './types.ts';

/** Money, sheets, bids and the backs of the stacks are public, and players can count the tiles left in the stacks. */
export const view = (state: DeepReadonly<State>, _viewer: Viewer): View => clone(state);

/** There is nothing to guess: the order of stacks and deck is drawn when it is needed. */
export const guess = (seen: DeepReadonly<View>): State => clone(seen);
