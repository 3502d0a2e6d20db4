/** The pass of the Royale box, with the chip it costs. */

import { t } from '../../i18n/index.ts';
import { Chip } from '../../pieces/Chip.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import type { LasVegasProps } from './types.ts';

export const PassButton = ({ session, controls }: LasVegasProps & { readonly controls: Controls }) => {
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
