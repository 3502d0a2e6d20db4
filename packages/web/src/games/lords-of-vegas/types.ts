/** The types of the Lords of Vegas screen in one place. */

import type { LordsOfVegas } from '@fremont/games/lords-of-vegas';
import type { LordsOfVegasText } from '@fremont/games/lords-of-vegas/text';
import type { TableModel } from '../../table/table-model.ts';
import type { Frame } from './frame.ts';
import type { Motion } from './story.ts';

export interface LordsScreen {
  game: LordsOfVegas;
  frame: Frame;
  motion: Motion;
  text: LordsOfVegasText;
}

export type LordsModel = TableModel<LordsScreen>;

export interface LordsProps {
  readonly model: LordsModel;
}
