/** The types of the Vegas Showdown screen, bundled. */

import type { VegasShowdown } from '@fremont/games/vegas-showdown';
import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text/index';
import type { Session } from '../../table/session.ts';
import type { Frame } from './frame.ts';
import type { Motion } from './plan.ts';

export interface ShowdownScreen {
  game: VegasShowdown;
  frame: Frame;
  motion: Motion;
  text: VegasShowdownText;
}

export type ShowdownSession = Session<ShowdownScreen>;

export interface ShowdownProps {
  readonly session: ShowdownSession;
}
