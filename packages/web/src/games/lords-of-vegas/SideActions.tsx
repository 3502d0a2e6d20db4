/** The buttons beside the big one: back, the end of the turn, closing a deal, the boss's second answer to a bet. */

import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import type { LordsProps } from './types.ts';

interface SideActionsProps extends LordsProps {
  readonly controls: Controls;
}

export const SideActions = (props: SideActionsProps) => (
  <>
    <BackButton {...props} />
    <SecondButton {...props} />
  </>
);

/** Style shows this button only on phones, where the panel of a lot covers the tools. */
const BackButton = ({ model, controls }: SideActionsProps) => {
  const control = controlById(controls, 'clearPicks');
  if (control === undefined) return null;
  return (
    <ControlButton
      control={control}
      players={model.players}
      class="button button-plain button-normal back-button"
      label={control.label}
    >
      {t('lords-of-vegas.back')}
    </ControlButton>
  );
};

const SecondButton = ({ model, controls }: SideActionsProps) => {
  const control =
    controlById(controls, 'closeTrade') ?? controlById(controls, 'layOff') ?? controlById(controls, 'endTurn');
  if (control === undefined || control.primary === true) return null;
  const look = control.id === 'layOff' ? 'end-turn wide-action' : 'end-turn';
  return (
    <ControlButton control={control} players={model.players} class={`button button-plain button-normal ${look}`}>
      {control.label}
    </ControlButton>
  );
};
