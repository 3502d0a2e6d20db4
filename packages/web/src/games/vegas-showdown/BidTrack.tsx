/** The bid track of a lot: its spaces, the minimum, and the markers of all bids. */

import type { LotState, TrackSpace } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { playerAt } from '../../table/players.ts';
import { classes } from '../../ui/classes.ts';
import { bidsOf } from './bid-controls.ts';
import { bidId } from './control-ids.ts';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import { lotLabel } from './words.ts';

/** A row without room for the whole track offers this many bids. */
export const SHORT_TRACK_BIDS = 3;

interface BidTrackProps extends ShowdownProps {
  readonly state: LotState;
  readonly controls: Controls;
}

export const BidTrack = ({ model, state, controls }: BidTrackProps) => {
  const open = model.actor === null ? [] : bidsOf(model, state.lot);
  // In a short row the first open bid already shows the minimum.
  const repeatsFirstBid = state.standing === null && state.minimum !== null && open[0] === state.minimum;
  return (
    <ol class="track" aria-label={lotLabel(model, state.lot)}>
      <li class={repeatsFirstBid ? 'track-now track-said' : 'track-now'} aria-hidden="true">
        {state.standing === null ? (
          state.minimum !== null && t('vegas-showdown.from', { money: money(state.minimum) })
        ) : (
          <>
            <Marker model={model} seat={state.standing.seat} />
            {money(state.standing.amount)}
          </>
        )}
      </li>
      {state.track.map((space) => (
        <Space key={space.value} model={model} state={state} controls={controls} space={space} open={open} />
      ))}
    </ol>
  );
};

const Marker = ({ model, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { colour, initial } = playerAt(model.players, seat);
  return <Badge enamel={colour} initial={initial} />;
};

interface SpaceProps extends BidTrackProps {
  readonly space: TrackSpace;
  /** The legal bids of the acting player, ascending. */
  readonly open: readonly number[];
}

const Space = ({ model, state, controls, space, open }: SpaceProps) => {
  const { value, kind } = space;
  const control = controlById(controls, bidId(state.lot, value));
  const picked = isPicked(model, state, value);
  const index = open.indexOf(value);
  const look = classes(
    'space',
    kind === 'square' ? 'space-square' : 'space-circle',
    index >= 0 && 'space-open',
    index >= 0 && index < SHORT_TRACK_BIDS && 'space-soon',
    picked && 'space-picked',
    state.minimum !== null && value < state.minimum && 'space-below',
  );
  const content = <SpaceContent model={model} state={state} value={value} />;
  return (
    <li class={picked ? 'track-space track-picked' : 'track-space'} data-space={value}>
      {value === state.minimum && kind === 'circle' && <span class="minimum-marker" />}
      {control === undefined ? (
        <span class={look} data-explain={ABOUT[kind]}>
          {content}
        </span>
      ) : (
        <ControlButton
          control={control}
          players={model.players}
          class={look}
          label={control.label}
          pressed={picked}
          about={ABOUT[kind]}
          tabIndex={picked || index === 0 ? 0 : -1}
        >
          {content}
        </ControlButton>
      )}
    </li>
  );
};

/** A round space of a basic tile is its lowest bid. */
const ABOUT = { circle: 'circle', square: 'square', minimum: 'lowest' } as const;

const isPicked = ({ chosen }: ShowdownModel, { lot }: LotState, amount: number): boolean =>
  chosen.value?.type === 'bid' && chosen.value.lot === lot && chosen.value.amount === amount;

/** The number of the space, or the marker on it. */
const SpaceContent = ({
  model,
  state,
  value,
}: ShowdownProps & { readonly state: LotState; readonly value: number }) => {
  const { chairs } = model.frame.value.view;
  const beaten = model.players.find(({ seat }) => {
    const { outbid } = at(chairs, seat);
    return outbid !== null && outbid.lot === state.lot && outbid.amount === value;
  });
  if (state.standing?.amount === value) return <Marker model={model} seat={state.standing.seat} />;
  return beaten === undefined ? (
    value
  ) : (
    <span class="marker-beaten">
      <Marker model={model} seat={beaten.seat} />
    </span>
  );
};
