/** Panels beside the board: the lot in question above what the next card may bring. */

import { NextCard } from './NextCard.tsx';
import type { LordsProps } from './types.ts';
import { WaysPanel } from './WaysPanel.tsx';
import './side.css';

export const Side = ({ session }: LordsProps) => (
  <>
    <WaysPanel session={session} />
    <NextCard session={session} />
  </>
);
