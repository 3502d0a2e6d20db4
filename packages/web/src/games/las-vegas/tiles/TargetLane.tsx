/** A casino as an answer: what aiming at it would do, in the place where rolled dice lie otherwise. */

import { CASINO_NAMES, type Face } from '@fremont/games/las-vegas';
import { BulbRing } from '../../../pieces/BulbRing.tsx';
import { ControlButton } from '../../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../../table/controls.ts';
import { Told } from '../../../table/Told.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { targetId } from '../target.ts';
import type { LasVegasProps } from '../types.ts';
import { askOf } from './asks.ts';
import { isChosen } from './controls.ts';

interface TargetLaneProps extends LasVegasProps {
  readonly face: Face;
  readonly controls: Controls;
}

/** Null when no casino is asked for. */
export const TargetLane = ({ session, face, controls }: TargetLaneProps) => {
  const target = askOf(session)?.targets.find((one) => one.face === face);
  const control = controlById(controls, targetId(face));
  if (target === undefined || control === undefined) return null;
  const chosen = isChosen(session, target.action);
  const off = control.off !== null;
  return (
    <ControlButton
      control={control}
      players={session.players}
      class={['lane', off ? 'lane-empty lane-refused' : 'lane-open', 'lane-target', chosen && 'lane-chosen']
        .filter(Boolean)
        .join(' ')}
      label={control.label}
      pressed={off ? undefined : chosen}
    >
      {off ? <Icon name="lock" size={18} /> : <BulbRing />}
      <span class="lane-casino">{off ? CASINO_NAMES[face] : face}</span>
      {!off && (
        <>
          <span class={`lane-head lane-${target.tone}`}>
            <Told sentence={target.head} players={session.players} />
          </span>
          <span class="lane-note">
            <Told sentence={target.note} players={session.players} />
          </span>
        </>
      )}
    </ControlButton>
  );
};
