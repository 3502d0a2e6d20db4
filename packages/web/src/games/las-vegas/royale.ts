/** The part of the screen that only the main game of Royale needs. It is fetched before a table of it opens. */

import type { Face, TileEvent, View } from '@fremont/games/las-vegas';
import type { Seat, Sentence } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';
import type { Control, Controls } from '../../table/controls.ts';
import type { Lettering } from '../../table/game-screen.ts';
import type { Frame } from './frame.ts';
import type { LasVegasBeat } from './plan.ts';
import type { LasVegasProps, LasVegasSession } from './types.ts';

interface WithControls extends LasVegasProps {
  readonly controls: Controls;
}

export interface TilesPart {
  /** The picture after an event of a tile. */
  tell(frame: Frame, event: TileEvent, end: View): Frame;
  beats(event: TileEvent, frame: Frame): LasVegasBeat[];
  /** What a tile asks of the person at this device; null when none does. */
  controls(session: LasVegasSession): Controls | null;
  /** One die instead of a roll, for the holder of that token. */
  power(session: LasVegasSession): Control | null;
  lettering(session: LasVegasSession): Lettering | null;
  /** What placing a number would set off besides. */
  activation(session: LasVegasSession, face: Face): readonly Sentence[];
  readonly Prompt: FunctionComponent<WithControls>;
  readonly ResultTiles: FunctionComponent<LasVegasProps & { readonly seat: Seat }>;
  readonly Story: FunctionComponent<LasVegasProps>;
  readonly TargetLane: FunctionComponent<WithControls & { readonly face: Face }>;
  readonly TileCell: FunctionComponent<LasVegasProps & { readonly face: Face }>;
  readonly TextTile: FunctionComponent<LasVegasProps & { readonly face: Face }>;
  readonly TextAsk: FunctionComponent<WithControls>;
  readonly TilePaper: FunctionComponent<LasVegasProps>;
  readonly TilesPanel: FunctionComponent<LasVegasProps>;
}

let part: TilesPart | null = null;

/** Null until a table with tiles was opened. */
export const tilesPart = (): TilesPart | null => part;

export const setTilesPart = (loaded: TilesPart): void => {
  part = loaded;
};
