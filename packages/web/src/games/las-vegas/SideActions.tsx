/** What the dock offers beside the big button: a pass with the chip it costs, one die instead of a roll. */

import { t } from '../../i18n/index.ts';
import { Chip } from '../../pieces/Chip.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import type { LasVegasProps } from './types.ts';

interface DockProps extends LasVegasProps {
  readonly controls: Controls;
}

export const SideActions = (props: DockProps) => (
  <>
    <PowerButton {...props} />
    <PassButton {...props} />
  </>
);

const PowerButton = ({ session, controls }: DockProps) => {
  const power = controlById(controls, 'power');
  if (power === undefined) return null;
  return (
    <ControlButton
      control={power}
      players={session.players}
      class="button button-plain button-normal pass-button power-button wide-action"
    >
      <span>
        <b>{power.label}</b>
        <small>{session.text.value.tiles.D2.name}</small>
      </span>
    </ControlButton>
  );
};

const PassButton = ({ session, controls }: DockProps) => {
  const pass = controlById(controls, 'pass');
  if (pass === undefined) return null;
  const chosen = session.chosen.value?.type === 'pass';
  return (
    <ControlButton
      control={pass}
      players={session.players}
      class={
        chosen
          ? 'button button-plain button-normal pass-button pass-chosen'
          : 'button button-plain button-normal pass-button'
      }
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
