/** Panels beside the board: the selected lot above the forecast of the next card, or the draft of a deal. */

import { draftOf } from './draft.ts';
import { LotPanel } from './LotPanel.tsx';
import { NextCard } from './NextCard.tsx';
import { OddsPanel } from './OddsPanel.tsx';
import { Offers } from './Offers.tsx';
import { TradePanel } from './TradePanel.tsx';
import type { LordsProps } from './types.ts';
import './side.css';

export const Side = ({ model }: LordsProps) =>
  draftOf(model).value === null ? (
    <>
      <div class="side-offers">
        <Offers model={model} />
      </div>
      <LotPanel model={model} />
      <OddsPanel model={model} />
      <NextCard model={model} />
    </>
  ) : (
    <TradePanel model={model} />
  );
