/** The final board for a picture to share: the drawing of desktops, on every device. */

import { Drawing } from '../Board.tsx';
import { CompanySprite } from '../Companies.tsx';
import { drawnBoardOf } from '../drawn-board.ts';
import { WIDE } from '../geometry.ts';
import type { LordsProps } from '../types.ts';

export const LordsPicture = ({ model }: LordsProps) => (
  <>
    <CompanySprite />
    <Drawing model={model} board={drawnBoardOf(model, WIDE)} />
  </>
);
