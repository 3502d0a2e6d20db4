/** The buttons of the dock beside the big one: Power Play, and the pass with its cost. */

import { t } from '../../i18n/index.ts';
import { Chip } from '../../pieces/Chip.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { classes } from '../../ui/classes.ts';
import type { LasVegasProps } from './types.ts';

interface SideActionsProps extends LasVegasProps {
  readonly controls: Controls;
}

export const SideActions = (props: SideActionsProps) => (
  <>
    <PowerButton {...props} />
    <PassButton {...props} />
  </>
);

const PowerButton = ({ model, controls }: SideActionsProps) => {
  const power = controlById(controls, 'power');
  if (power === undefined) return null;
  return (
    <ControlButton
      control={power}
      players={model.players}
      class="button button-plain button-normal pass-button power-button wide-action"
    >
      <span>
        <b>{power.label}</b>
        <small>{model.text.value.tiles.D2.name}</small>
      </span>
    </ControlButton>
  );
};

const PassButton = ({ model, controls }: SideActionsProps) => {
  const pass = controlById(controls, 'pass');
  if (pass === undefined) return null;
  const chosen = model.chosen.value?.type === 'pass';
  return (
    <ControlButton
      control={pass}
      about="chips"
      players={model.players}
      class={classes('button button-plain button-normal pass-button', chosen && 'pass-chosen')}
      pressed={chosen}
    >
      <Chip />
      <span>
        <b>{pass.label}</b>
        <small>{t('las-vegas.passPrice')}</small>
      </span>
    </ControlButton>
  );
};
