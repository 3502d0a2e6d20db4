/** The types of the Lords of Vegas screen, bundled. */

import type { LordsOfVegas } from '@fremont/games/lords-of-vegas';
import type { LordsOfVegasText } from '@fremont/games/lords-of-vegas/text/index';
import type { Session } from '../../table/session.ts';
import type { Frame } from './frame.ts';
import type { Motion } from './plan.ts';

export interface LordsScreen {
  game: LordsOfVegas;
  frame: Frame;
  motion: Motion;
  text: LordsOfVegasText;
}

export type LordsSession = Session<LordsScreen>;

export interface LordsProps {
  readonly session: LordsSession;
}
