/** One sign of the row: the die that belongs to it, its name and what it pays. The colours are in board.css. */

import type { Sign } from '@fremont/games/template';
import { Die } from '../../pieces/Die.tsx';

interface NeonSignProps {
  readonly sign: Sign;
  readonly name: string;
  readonly worth: string;
}

export const NeonSign = ({ sign, name, worth }: NeonSignProps) => (
  <span class="neon-row-plate" data-hue={sign}>
    <Die enamel="black" face={sign} />
    <b>{name}</b>
    <span>{worth}</span>
  </span>
);
