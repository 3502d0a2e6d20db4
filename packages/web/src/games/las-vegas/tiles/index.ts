/** The parts of the screen that show tiles, as one module that only tables with tiles load. */

import type { TilesModule } from '../tiles-module.ts';
import { activation } from './activation.ts';
import { tileBeats } from './beats.ts';
import { tileControls } from './controls.ts';
import { tileLettering } from './lettering.ts';
import { powerControl } from './power-play.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { ResultTiles } from './ResultTiles.tsx';
import { TargetLane } from './TargetLane.tsx';
import { TextQuestion, TextTile } from './TextQuestion.tsx';
import { TileCell } from './TileCell.tsx';
import { TileEventNote } from './TileEventNote.tsx';
import { TilePopover } from './TilePopover.tsx';
import { TilesPanel } from './TilesPanel.tsx';
import './tiles.css';
import './prompt.css';
import './tiles-phone.css';

export const tiles: TilesModule = {
  activation,
  beats: tileBeats,
  controls: tileControls,
  powerControl,
  lettering: tileLettering,
  QuestionPanel,
  ResultTiles,
  TileEventNote,
  TargetLane,
  TextQuestion,
  TextTile,
  TileCell,
  TilePopover,
  TilesPanel,
};
