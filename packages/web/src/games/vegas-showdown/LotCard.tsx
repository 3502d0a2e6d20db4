/** One lot of the market: the tile for sale, the bid track, and facts for the viewer. */

import { type Lot, type LotState, spaceOfLot, TILES, type TileId } from '@fremont/games/vegas-showdown';
import { money, t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BidTrack, SHORT_TRACK_BIDS } from './BidTrack.tsx';
import { bidsOf } from './bid-controls.ts';
import { lotId } from './control-ids.ts';
import { factsOf, missingMoney } from './lot-facts.ts';
import { RoomPicture } from './Room.tsx';
import { LotSeal } from './SealButtons.tsx';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import { Values } from './Values.tsx';
import { lotLabel, lotTitle, tileName } from './words.ts';

interface LotCardProps extends ShowdownProps {
  readonly state: LotState;
  readonly controls: Controls;
}

const classOf = (model: ShowdownModel, { lot, tile, barredBy }: LotState, kind: string): string => {
  const { chosen, frame, actor } = model;
  // With fewer open bids than a short row shows, the row has room for the lock of sealed bids.
  const hasRoom = actor === null || bidsOf(model, lot).length < SHORT_TRACK_BIDS;
  return classes(
    'market-lot',
    kind,
    tile === null && 'lot-sold-out',
    barredBy !== null && 'lot-barred',
    frame.value.lots.includes(lot) && 'lot-told',
    hasRoom && 'lot-roomy',
    chosen.value?.type === 'bid' && chosen.value.lot === lot && 'lot-chosen',
  );
};

export const PremierLot = (props: LotCardProps) => {
  const { model, state, controls } = props;
  return (
    <li class={classOf(model, state, 'premier-lot')} data-lot={state.lot}>
      <BidTrack {...props} />
      <div class="lot-about">
        <LotHead {...props} />
        {state.tile !== null && <Facts model={model} state={state} tile={state.tile} />}
        <LotSeal model={model} lot={state.lot} controls={controls} />
      </div>
    </li>
  );
};

export const BasicLot = (props: LotCardProps) => {
  const { model, state, controls } = props;
  return (
    <li class={classOf(model, state, 'basic-lot')} data-lot={state.lot}>
      <LotHead {...props} />
      <div class="lot-line">
        <BasicNote model={model} state={state} />
        <LotSeal model={model} lot={state.lot} controls={controls} />
      </div>
      <BidTrack {...props} />
    </li>
  );
};

/** Why the viewer cannot bid here, otherwise the number of tiles left. */
const BasicNote = ({ model, state }: ShowdownProps & { readonly state: LotState }) => {
  const { viewer } = model;
  if (state.barredBy !== null) return <p class="lot-left lot-why">{model.text.value.cards[state.barredBy].title}</p>;
  const short = viewer === 'spectator' ? 0 : missingMoney(model, viewer, state);
  if (short > 0) return <p class="lot-left lot-why">{t('vegas-showdown.short', { money: money(short) })}</p>;
  return (
    <p class={state.left === 0 ? 'lot-left lot-gone' : 'lot-left'}>
      {t('vegas-showdown.left', { count: state.left ?? 0 })}
    </p>
  );
};

/** The short title of the second Slots track, which is beside the first. */
const cardTitle = (model: ShowdownModel, lot: Lot): string =>
  lot === 'slots#2' ? `${tileName(model, 'slots')} 2` : lotTitle(model, lot);

/** The entrances that the tile belongs to, as a text beside its colour. */
const KINDS = {
  yellow: 'vegas-showdown.kindYellow',
  green: 'vegas-showdown.kindGreen',
  blue: 'vegas-showdown.kindBlue',
} as const;

/** The tile and its name. A press chooses the lowest bid on the lot. */
const LotHead = ({ model, state, controls }: LotCardProps) => {
  const control = controlById(controls, lotId(state.lot));
  const content = <LotHeadContent model={model} state={state} keyName={control?.keys[0] ?? null} />;
  if (control === undefined) return <div class="lot-head">{content}</div>;
  return (
    <ControlButton
      control={control}
      players={model.players}
      class="lot-head"
      label={lotLabel(model, state.lot)}
      about="figures"
    >
      {content}
    </ControlButton>
  );
};

interface LotHeadContentProps extends ShowdownProps {
  readonly state: LotState;
  /** The key that presses the lot; null while the lot cannot be pressed. */
  readonly keyName: string | null;
}

const LotHeadContent = ({ model, state: { lot, tile }, keyName }: LotHeadContentProps) => {
  const isPremier = spaceOfLot(lot) !== null;
  return (
    <>
      <b class="market-name">
        <span class="market-words">{cardTitle(model, lot)}</span>
        {keyName !== null && <kbd>{keyLabel(keyName)}</kbd>}
      </b>
      {tile !== null && isPremier && <small class="lot-kind">{t(KINDS[TILES[tile].colour])}</small>}
      <span class="lot-picture">{tile !== null && <RoomPicture tile={tile} />}</span>
      {tile === null && isPremier && <small class="lot-nothing">{t('vegas-showdown.nothing')}</small>}
      {tile !== null && <Values names={model.text.value.names} signed {...TILES[tile]} />}
    </>
  );
};

const Facts = ({ model, state, tile }: ShowdownProps & { readonly state: LotState; readonly tile: TileId }) => (
  <ul class="lot-facts">
    {factsOf(model, state, tile).map(({ look, icon, words }) => (
      <li key={words} class={`fact-${look}`}>
        <Icon name={icon} size={15} />
        {words}
      </li>
    ))}
  </ul>
);
