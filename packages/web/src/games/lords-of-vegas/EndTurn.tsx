/** The end of the turn while something else is chosen, and the boss's other answer to a bet. */

import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import type { LordsProps } from './types.ts';

export const EndTurn = ({ session, controls }: LordsProps & { readonly controls: Controls }) => {
  const control =
    controlById(controls, 'closeTrade') ?? controlById(controls, 'layOff') ?? controlById(controls, 'endTurn');
  if (control === undefined || control.primary === true) return null;
  return (
    <ControlButton control={control} players={session.players} class="button button-plain button-normal">
      {control.label}
    </ControlButton>
  );
};
