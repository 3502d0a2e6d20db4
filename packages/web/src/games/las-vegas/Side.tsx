/** Panels beside the board: the odds of the lens, and the winnings now. */

import { OddsPanel } from './OddsPanel.tsx';
import type { LasVegasProps } from './types.ts';
import { WinningsPanel } from './WinningsPanel.tsx';

export const Side = ({ model }: LasVegasProps) => (
  <>
    <OddsPanel model={model} />
    <WinningsPanel model={model} />
  </>
);
