/** Panels under the seats: the tiles in play, and the pile of bills. */

import { PilePanel } from './PilePanel.tsx';
import { tilesModuleFor } from './tiles-module.ts';
import type { LasVegasProps } from './types.ts';

export const Rail = ({ model }: LasVegasProps) => {
  const tiles = tilesModuleFor(model.frame.value.view);
  return (
    <>
      {tiles !== null && <tiles.TilesPanel model={model} />}
      <PilePanel model={model} />
    </>
  );
};
