/** Beside the board: what the lens expects, and how everybody stands now. */

import { OddsPanel } from './OddsPanel.tsx';
import { StandNow } from './StandNow.tsx';
import type { LasVegasProps } from './types.ts';

export const Panels = ({ session }: LasVegasProps) => (
  <>
    <OddsPanel session={session} />
    <StandNow session={session} />
  </>
);
