/** The types of the Las Vegas screen, bundled. */

import type { LasVegas } from '@fremont/games/las-vegas';
import type { LasVegasText } from '@fremont/games/las-vegas/text/index';
import type { Session } from '../../table/session.ts';
import type { Frame } from './frame.ts';
import type { Motion } from './plan.ts';

export interface LasVegasScreen {
  game: LasVegas;
  frame: Frame;
  motion: Motion;
  text: LasVegasText;
}

export type LasVegasSession = Session<LasVegasScreen>;

export interface LasVegasProps {
  readonly session: LasVegasSession;
}
