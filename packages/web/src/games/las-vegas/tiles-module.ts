/** The interface of the module that draws the tiles of Royale. Tables with tiles load the module before they open. */

import type { Face, TileEvent, View } from '@fremont/games/las-vegas/base';
import type { Seat, Sentence } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';
import type { Control, Controls } from '../../table/controls.ts';
import type { Lettering } from '../../table/game-screen.ts';
import type { LasVegasBeats, Staged } from './story.ts';
import type { LasVegasModel, LasVegasProps } from './types.ts';

interface ControlledProps extends LasVegasProps {
  readonly controls: Controls;
}

export interface TilesModule {
  beats(stage: Staged, event: TileEvent): LasVegasBeats;
  /** The controls that answer a tile's question; null while no tile asks a person at this device. */
  controls(model: LasVegasModel): Controls | null;
  /** The switch to place one die instead of rolling, for the holder of Power Play's token. */
  powerControl(model: LasVegasModel): Control | null;
  /** The text of the letterboard while a tile asks; null while none does. */
  lettering(model: LasVegasModel): Lettering | null;
  /** The effects of the tile that the player activates by placing this number. */
  activation(model: LasVegasModel, face: Face): readonly Sentence[];
  readonly QuestionPanel: FunctionComponent<ControlledProps>;
  readonly ResultTiles: FunctionComponent<LasVegasProps & { readonly seat: Seat }>;
  readonly TileEventNote: FunctionComponent<LasVegasProps>;
  readonly TargetLane: FunctionComponent<ControlledProps & { readonly face: Face }>;
  readonly TileCell: FunctionComponent<LasVegasProps & { readonly face: Face }>;
  readonly TextTile: FunctionComponent<LasVegasProps & { readonly face: Face }>;
  readonly TextQuestion: FunctionComponent<ControlledProps>;
  readonly TilePopover: FunctionComponent<LasVegasProps>;
  readonly TilesPanel: FunctionComponent<LasVegasProps>;
}

let loadedModule: TilesModule | null = null;

/** Null until a table with tiles has been opened on this page. */
export const tilesModule = (): TilesModule | null => loadedModule;

/** Null for a view without tiles. The module may be loaded because of another table. */
export const tilesModuleFor = ({ royale }: View): TilesModule | null => (royale === null ? null : loadedModule);

export const setTilesModule = (loaded: TilesModule): void => {
  loadedModule = loaded;
};
