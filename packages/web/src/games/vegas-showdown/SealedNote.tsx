/** In the dock, while the viewer's order for sealed bids is active: its state. */

import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { orderStatus } from './order-status.ts';
import { sealedBox, sealedOrder } from './sealed-bids.ts';
import type { ShowdownProps } from './types.ts';

export const SealedNote = ({ model }: ShowdownProps) => {
  const order = sealedOrder(model);
  const seat = sealedBox(model)?.seat;
  if (order === null || seat === undefined) return null;
  return (
    <div class="consequence sealed-note">
      <Icon name="lock" size={22} />
      <p class="consequence-lines" role="status">
        <b>{t('vegas-showdown.sealed')}</b> {orderStatus(model, seat, order)}{' '}
        <span class="quiet">{t('vegas-showdown.sealedOnlyYou')}</span>
      </p>
    </div>
  );
};
