/** The stage: the market, somebody's sheet, or the final account. */

import { Accounts } from './Accounts.tsx';
import { RoomSprite } from './floors.tsx';
import { Market } from './Market.tsx';
import { picksOf } from './picks.ts';
import { SeatStrip } from './SeatStrip.tsx';
import { SheetScene } from './SheetScene.tsx';
import type { ShowdownProps } from './types.ts';
import './board.css';

export const Board = ({ session }: ShowdownProps) => (
  <div class="showdown">
    <RoomSprite />
    <SeatStrip session={session} />
    <Scene session={session} />
  </div>
);

const Scene = ({ session }: ShowdownProps) => {
  const looking = picksOf(session).looking.value;
  const { scene } = session.frame.value;
  if (looking !== null) return <SheetScene session={session} seat={looking} />;
  if (scene === 'market') return <Market session={session} />;
  return scene === 'account' ? <Accounts session={session} /> : <SheetScene session={session} seat={scene.seat} />;
};
