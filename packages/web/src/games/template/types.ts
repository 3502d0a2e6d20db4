/** The types of the Neon Row screen, bundled. */

import type { NeonRow } from '@fremont/games/template';
import type { NeonRowText } from '@fremont/games/template/text';
import type { TableModel } from '../../table/table-model.ts';
import type { Frame, Motion } from './story.ts';

export interface NeonRowScreen {
  game: NeonRow;
  frame: Frame;
  motion: Motion;
  text: NeonRowText;
}

export type NeonRowModel = TableModel<NeonRowScreen>;

export interface NeonRowProps {
  readonly model: NeonRowModel;
}
