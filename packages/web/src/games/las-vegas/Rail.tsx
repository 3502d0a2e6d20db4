/** Below the seats: what the tiles do, and the notes still to come. */

import { PilePanel } from './PilePanel.tsx';
import { tilesPart } from './royale.ts';
import type { LasVegasProps } from './types.ts';

export const Rail = ({ session }: LasVegasProps) => {
  const tiles = session.frame.value.view.royale === null ? null : tilesPart();
  return (
    <>
      {tiles !== null && <tiles.TilesPanel session={session} />}
      <PilePanel session={session} />
    </>
  );
};
