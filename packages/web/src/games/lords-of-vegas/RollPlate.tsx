/** The dice of a gamble or for the starting player, large in the middle of the board. A plate says the result. */

import { Die } from '../../pieces/Die.tsx';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import type { LordsProps } from './types.ts';
import './roll-plate.css';

/** Hidden from screen readers, because the live region reads the result. */
export const RollPlate = ({ model }: LordsProps) => {
  const { roll } = model.frame.value;
  if (roll === null) return null;
  const { colour } = playerAt(model.players, roll.seat);
  return (
    <div class="roll-plate" aria-hidden="true">
      <p class="roll-dice">
        {numbered(roll.dice).map(({ item: face, number }) => (
          <span key={`${roll.seat} ${number}`}>
            <Die enamel={colour} face={face} />
          </span>
        ))}
      </p>
    </div>
  );
};
