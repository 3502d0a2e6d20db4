/** The board: the market, the sheet of a seat, or the final account. */

import { FinalAccount } from './FinalAccount.tsx';
import { RoomSprite } from './floors.tsx';
import { LargeSheet } from './LargeSheet.tsx';
import { Market } from './Market.tsx';
import { picksOf } from './picks.ts';
import { SeatStrip } from './SeatStrip.tsx';
import { TurnedEvent } from './TurnedEvent.tsx';
import type { ShowdownProps } from './types.ts';
import './board.css';

export const Board = ({ model }: ShowdownProps) => (
  <div class="showdown">
    <RoomSprite />
    <SeatStrip model={model} />
    <ShownPart model={model} />
    <TurnedEvent model={model} />
  </div>
);

/** A sheet that the player has opened comes before the part that the frame shows. */
const ShownPart = ({ model }: ShowdownProps) => {
  const opened = picksOf(model).openSheet.value;
  const { shown } = model.frame.value;
  if (opened !== null) return <LargeSheet model={model} seat={opened} />;
  if (shown === 'market') return <Market model={model} />;
  return shown === 'account' ? <FinalAccount model={model} /> : <LargeSheet model={model} seat={shown.seat} />;
};
