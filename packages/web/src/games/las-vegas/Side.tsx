/** Panels beside the board: the odds of the lens, and the winnings now. */

import { lazyPart } from '../../ui/lazy.tsx';
import type { LasVegasProps } from './types.ts';
import { WinningsPanel } from './WinningsPanel.tsx';
import './odds.css';

/** Fetched when the lens is switched on for the first time. */
const OddsPanel = lazyPart(async () => (await import('./on-demand/OddsPanel.tsx')).OddsPanel);

export const Side = ({ model }: LasVegasProps) => (
  <>
    {model.lens.isOn.value && model.frame.value.view.phase.type !== 'over' && <OddsPanel model={model} />}
    <WinningsPanel model={model} />
  </>
);
