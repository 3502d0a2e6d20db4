/** Buttons that add a lot to the wishes of an order for sealed bids. */

import { type Lot, lotState, type StandingOrder } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import type { Signal } from '@preact/signals';
import { money, t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { maximumChoices, openLots } from './sealed-bids.ts';
import type { ShowdownProps } from './types.ts';
import { lotTitle } from './words.ts';

interface MoreLotsProps extends ShowdownProps {
  readonly seat: Seat;
  readonly draft: Signal<StandingOrder>;
}

export const MoreLots = ({ model, seat, draft }: MoreLotsProps) => {
  const { wishes } = draft.value;
  const others = openLots(model).filter((lot) => !wishes.some((wish) => wish.lot === lot));
  if (others.length === 0) return null;
  return (
    <section class="more-lots">
      <h3 class="cap">{t('vegas-showdown.sealedMore')}</h3>
      <ul>
        {others.map((lot) => (
          <li key={lot}>
            <AddLotButton model={model} seat={seat} draft={draft} lot={lot} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const AddLotButton = ({ model, seat, draft, lot }: MoreLotsProps & { readonly lot: Lot }) => {
  const [max] = maximumChoices(model, seat, lot);
  const { next } = lotState(model.view, lot);
  const from = max ?? next;
  const available = money(at(model.view.chairs, seat).money);
  return (
    <Button
      size="small"
      icon="plus"
      off={max === undefined ? t('vegas-showdown.sealedPoor', { money: available }) : null}
      onPress={() => {
        if (max !== undefined) draft.value = { ...draft.value, wishes: [...draft.value.wishes, { lot, max }] };
      }}
    >
      {from === null
        ? lotTitle(model, lot)
        : t('vegas-showdown.lotFrom', { lot: lotTitle(model, lot), money: money(from) })}
    </Button>
  );
};
