/** The buttons of the dock beside the big one: sealed bids, and the end of building. */

import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { SealButton } from './SealButtons.tsx';
import type { ShowdownProps } from './types.ts';

export const SideActions = ({ model, controls }: ShowdownProps & { readonly controls: Controls }) => (
  <>
    <SealButton model={model} controls={controls} />
    <DoneButton model={model} controls={controls} />
  </>
);

const DoneButton = ({ model, controls }: ShowdownProps & { readonly controls: Controls }) => {
  const control = controlById(controls, 'done');
  if (control === undefined || control.primary === true) return null;
  return (
    <ControlButton control={control} players={model.players} class="button button-plain button-normal">
      {control.label}
    </ControlButton>
  );
};
