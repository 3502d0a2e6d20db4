/** Dice that are rolled for no tile, of a gamble or for the start: large in the middle of the board, with what they mean. */

import { Die } from '../../pieces/Die.tsx';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { Told } from '../../table/Told.tsx';
import type { LordsProps } from './types.ts';
import './roll-plate.css';

/** The log and the live region say the same. */
export const RollPlate = ({ session }: LordsProps) => {
  const { roll } = session.frame.value;
  if (roll === null) return null;
  const { colour } = playerAt(session.players, roll.seat);
  return (
    <div class="roll-plate" aria-hidden="true">
      <p class="roll-dice">
        {numbered(roll.dice).map(({ item: face, number }) => (
          <span key={`${roll.seat} ${number}`}>
            <Die enamel={colour} face={face} />
          </span>
        ))}
      </p>
      <p key={roll.seat} class="roll-words">
        <Told sentence={session.sentenceOf(roll)} players={session.players} />
      </p>
    </div>
  );
};
