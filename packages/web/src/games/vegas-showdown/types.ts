/** The types of the Vegas Showdown screen in one place. */

import type { VegasShowdown } from '@fremont/games/vegas-showdown';
import type { VegasShowdownText } from '@fremont/games/vegas-showdown/text';
import type { TableModel } from '../../table/table-model.ts';
import type { Frame } from './frame.ts';
import type { Motion } from './story.ts';

export interface ShowdownScreen {
  game: VegasShowdown;
  frame: Frame;
  motion: Motion;
  text: VegasShowdownText;
}

export type ShowdownModel = TableModel<ShowdownScreen>;

export interface ShowdownProps {
  readonly model: ShowdownModel;
}
