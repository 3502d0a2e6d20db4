/** The types of the Las Vegas screen in one place. */

import type { LasVegas } from '@fremont/games/las-vegas/base';
import type { LasVegasText } from '@fremont/games/las-vegas/text';
import type { TableModel } from '../../table/table-model.ts';
import type { Frame } from './frame.ts';
import type { Motion } from './story.ts';

export interface LasVegasScreen {
  game: LasVegas;
  frame: Frame;
  motion: Motion;
  text: LasVegasText;
}

export type LasVegasModel = TableModel<LasVegasScreen>;

export interface LasVegasProps {
  readonly model: LasVegasModel;
}
