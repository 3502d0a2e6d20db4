/** A casino as an answer to a tile's question, in the place of its lane, with the effect of choosing it. */

import { CASINO_NAMES, type Face } from '@fremont/games/las-vegas';
import { BulbRing } from '../../../pieces/BulbRing.tsx';
import { ControlButton } from '../../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../../table/controls.ts';
import { Told } from '../../../table/Told.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { targetId } from '../control-ids.ts';
import type { LasVegasProps } from '../types.ts';
import { isChosen } from './controls.ts';
import { currentQuestion } from './current-question.ts';

interface TargetLaneProps extends LasVegasProps {
  readonly face: Face;
  readonly controls: Controls;
}

export const TargetLane = ({ model, face, controls }: TargetLaneProps) => {
  const target = currentQuestion(model)?.targets.find((one) => one.face === face);
  const control = controlById(controls, targetId(face));
  if (target === undefined || control === undefined) return null;
  const chosen = isChosen(model, target.action);
  const off = control.off !== null;
  return (
    <ControlButton
      control={control}
      players={model.players}
      class={classes('lane', off ? 'lane-empty lane-refused' : 'lane-open', 'lane-target', chosen && 'lane-chosen')}
      label={control.label}
      pressed={off ? undefined : chosen}
    >
      {off ? <Icon name="lock" size={18} /> : <BulbRing />}
      <span class="lane-casino">{off ? CASINO_NAMES[face] : face}</span>
      {!off && (
        <>
          <span class={`lane-head lane-${target.tone}`}>
            <Told sentence={target.head} players={model.players} />
          </span>
          <span class="lane-note">
            <Told sentence={target.note} players={model.players} />
          </span>
        </>
      )}
    </ControlButton>
  );
};
