/** The buttons that open the form for sealed bids, in the dock and on each lot. */

import type { Lot } from '@fremont/games/vegas-showdown';
import { money, t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { Icon } from '../../ui/Icon.tsx';
import { sealId } from './control-ids.ts';
import { sealedOrder } from './sealed-bids.ts';
import type { ShowdownProps } from './types.ts';
import './sealed.css';

interface ControlledProps extends ShowdownProps {
  readonly controls: Controls;
}

export const SealButton = ({ model, controls }: ControlledProps) => {
  const control = controlById(controls, sealId(null));
  if (control === undefined) return null;
  return (
    <ControlButton
      control={control}
      players={model.players}
      class="button button-plain button-normal seal-button"
      label={control.label}
    >
      <Icon name="lock" size={18} />
      <span class="seal-words">{control.label}</span>
      <kbd>{keyLabel('KeyL')}</kbd>
    </ControlButton>
  );
};

/** The button on a lot. It shows the maximum of the viewer's sealed bid there, if any. */
export const LotSeal = ({ model, lot, controls }: ControlledProps & { readonly lot: Lot }) => {
  const control = controlById(controls, sealId(lot));
  if (control === undefined) return null;
  const wish = sealedOrder(model)?.wishes.find((one) => one.lot === lot);
  const words = wish === undefined ? t('vegas-showdown.sealedShort') : upTo(wish.max);
  return (
    <ControlButton
      control={control}
      players={model.players}
      class={wish === undefined ? 'lot-seal' : 'lot-seal lot-sealed'}
      label={wish === undefined ? control.label : `${control.label}, ${words}`}
    >
      <Icon name="lock" size={15} />
      <span class="lot-seal-words">{words}</span>
    </ControlButton>
  );
};

const upTo = (max: number): string => t('vegas-showdown.upTo', { money: money(max) });
