/** Panels under the seats: open offers, the card of this turn, and the deck. */

import { CardPanel } from './CardPanel.tsx';
import { Offers } from './Offers.tsx';
import type { LordsProps } from './types.ts';

export const Rail = ({ model }: LordsProps) => (
  <>
    <Offers model={model} />
    <CardPanel model={model} />
  </>
);
