/** Panels under the seats: what is offered, or the card of this turn, and how far the deck has come. */

import { CardPanel } from './CardPanel.tsx';
import { Offers } from './Offers.tsx';
import type { LordsProps } from './types.ts';

export const Rail = ({ session }: LordsProps) => (
  <>
    <Offers session={session} />
    <CardPanel session={session} />
  </>
);
