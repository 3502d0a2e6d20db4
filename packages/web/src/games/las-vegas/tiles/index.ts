/** All that the main game of Royale adds to the screen, in one part that only its tables fetch. */

import type { TilesPart } from '../royale.ts';
import { activation } from './activation.ts';
import { tileBeats } from './beats.ts';
import { tileControls } from './controls.ts';
import { tellTile } from './frames.ts';
import { tileLettering } from './lettering.ts';
import { Prompt } from './Prompt.tsx';
import { powerControl } from './power.ts';
import { ResultTiles } from './ResultTiles.tsx';
import { Story } from './Story.tsx';
import { TargetLane } from './TargetLane.tsx';
import { TextAsk, TextTile } from './TextAsk.tsx';
import { TileCell } from './TileCell.tsx';
import { TilePaper } from './TilePaper.tsx';
import { TilesPanel } from './TilesPanel.tsx';
import './tiles.css';
import './prompt.css';
import './tiles-phone.css';

export const tiles: TilesPart = {
  activation,
  tell: tellTile,
  beats: tileBeats,
  controls: tileControls,
  power: powerControl,
  lettering: tileLettering,
  Prompt,
  ResultTiles,
  Story,
  TargetLane,
  TextAsk,
  TextTile,
  TileCell,
  TilePaper,
  TilesPanel,
};
