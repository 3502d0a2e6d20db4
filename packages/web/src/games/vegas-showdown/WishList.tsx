/** The wishes of an order for sealed bids in order: change a maximum, move a wish, remove it. */

import { lotState, type StandingOrder, type Wish } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import type { Signal } from '@preact/signals';
import { money, t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { RoomPicture } from './Room.tsx';
import { maximumChoices, type WishState, type WishWithState, wishesWithState } from './sealed-bids.ts';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import { lotTitle } from './words.ts';

interface WishListProps extends ShowdownProps {
  readonly seat: Seat;
  readonly draft: Signal<StandingOrder>;
}

export const WishList = ({ model, seat, draft }: WishListProps) => {
  const { wishes } = draft.value;
  if (wishes.length === 0) return <p class="quiet sealed-none">{t('vegas-showdown.sealedNone')}</p>;
  return (
    <ol class="wishes" aria-label={t('vegas-showdown.sealedList')}>
      {wishesWithState(model, seat, wishes).map((wish, index) => (
        <WishRow key={wish.wish.lot} model={model} seat={seat} draft={draft} wish={wish} index={index} />
      ))}
    </ol>
  );
};

interface WishRowProps extends WishListProps {
  readonly wish: WishWithState;
  readonly index: number;
}

const WishRow = ({ model, seat, draft, wish: { wish, state }, index }: WishRowProps) => {
  const lot = lotTitle(model, wish.lot);
  const { tile } = lotState(model.view, wish.lot);
  return (
    <li class={`wish wish-${state.type}`}>
      <span class="wish-rank">{index + 1}</span>
      <span class="wish-picture">{tile !== null && <RoomPicture tile={tile} />}</span>
      <p class="wish-name">
        <b>{lot}</b>
        <span>{stateWords(state)}</span>
      </p>
      <label class="wish-max">
        <span aria-hidden="true">{t('vegas-showdown.sealedUpTo')}</span>
        <select
          class="field"
          aria-label={t('vegas-showdown.sealedMax', { lot })}
          value={wish.max}
          onChange={({ currentTarget }) =>
            setWishes(draft, draft.value.wishes.with(index, { lot: wish.lot, max: Number(currentTarget.value) }))
          }
        >
          {amountsFor(model, seat, wish).map((amount) => (
            <option key={amount} value={amount}>
              {money(amount)}
            </option>
          ))}
        </select>
      </label>
      <WishMoves draft={draft} index={index} lot={lot} />
    </li>
  );
};

const setWishes = (draft: Signal<StandingOrder>, wishes: readonly Wish[]): void => {
  draft.value = { ...draft.value, wishes };
};

interface WishMovesProps extends Pick<WishListProps, 'draft'> {
  readonly index: number;
  /** The title of the lot. */
  readonly lot: string;
}

const WishMoves = ({ draft, index, lot }: WishMovesProps) => {
  const { wishes } = draft.value;
  return (
    <span class="wish-moves">
      {index > 0 && (
        <Button
          look="icon"
          icon="arrowUp"
          label={t('vegas-showdown.sealedUp', { lot })}
          onPress={() => setWishes(draft, swapped(wishes, index - 1))}
        />
      )}
      {index < wishes.length - 1 && (
        <Button
          look="icon"
          icon="arrowDown"
          label={t('vegas-showdown.sealedDown', { lot })}
          onPress={() => setWishes(draft, swapped(wishes, index))}
        />
      )}
      <Button
        look="icon"
        icon="close"
        label={t('vegas-showdown.sealedDrop', { lot })}
        onPress={() => setWishes(draft, wishes.toSpliced(index, 1))}
      />
    </span>
  );
};

/** The wish's own maximum stays in the list after the price has passed it. */
const amountsFor = (model: ShowdownModel, seat: Seat, { lot, max }: Wish): readonly number[] =>
  [...new Set([max, ...maximumChoices(model, seat, lot)])].sort((a, b) => a - b);

/** Swaps the wish at `index` with the next one. */
const swapped = (wishes: readonly Wish[], index: number): readonly Wish[] =>
  wishes.toSpliced(index, 2, at(wishes, index + 1), at(wishes, index));

const stateWords = (state: WishState): string => {
  switch (state.type) {
    case 'leads':
      return t('vegas-showdown.wishLeads', { money: money(state.amount) });
    case 'next':
      return t('vegas-showdown.wishNext', { money: money(state.amount) });
    case 'overMaximum':
      return t('vegas-showdown.wishDear', { money: money(state.amount) });
    case 'reserve':
      return t('vegas-showdown.wishReserve');
    case 'gone':
      return t('vegas-showdown.wishGone');
  }
};
