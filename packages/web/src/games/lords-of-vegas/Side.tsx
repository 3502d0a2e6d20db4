/** Panels beside the board: the lot in question above what the next card may bring, or the deal in the making. */

import { draftOf } from './draft.ts';
import { NextCard } from './NextCard.tsx';
import { Offers } from './Offers.tsx';
import { TradePanel } from './TradePanel.tsx';
import type { LordsProps } from './types.ts';
import { WaysPanel } from './WaysPanel.tsx';
import './side.css';

export const Side = ({ session }: LordsProps) =>
  draftOf(session).value === null ? (
    <>
      <div class="side-offers">
        <Offers session={session} />
      </div>
      <WaysPanel session={session} />
      <NextCard session={session} />
    </>
  ) : (
    <TradePanel session={session} />
  );
