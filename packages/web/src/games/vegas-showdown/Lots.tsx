/** One lot: the tile for sale, the track with everybody's markers, and what it would mean for whoever looks. */

import {
  countersWith,
  droppedPrice,
  incomeOf,
  type Lot,
  type LotState,
  prerequisiteChart,
  spaceOfLot,
  TILES,
  type TileId,
  type TrackSpace,
  waysToPlace,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { playerAt } from '../../table/players.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { bidId, bidsOf, lotId } from './controls.ts';
import { RoomPicture } from './Room.tsx';
import { LotSeal } from './Sealed.tsx';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import { Values } from './Values.tsx';
import { lotLabel, lotTitle, tileName } from './words.ts';

interface LotProps extends ShowdownProps {
  readonly state: LotState;
  readonly controls: Controls;
}

/** Spaces offered first where there is no room for the whole track. */
const SOON = 3;

const classOf = (session: ShowdownSession, { lot, tile, barredBy }: LotState, kind: string): string => {
  const { chosen, frame, actor } = session;
  // Where a row is short, a lock stands in the place of a bid that cannot be made.
  const roomy = actor === null || bidsOf(session, lot).length < SOON;
  return [
    'market-lot',
    kind,
    tile === null && 'lot-sold-out',
    barredBy !== null && 'lot-barred',
    frame.value.lots.includes(lot) && 'lot-told',
    roomy && 'lot-roomy',
    chosen.value?.type === 'bid' && chosen.value.lot === lot && 'lot-chosen',
  ]
    .filter(Boolean)
    .join(' ');
};

export const PremierLot = (props: LotProps) => {
  const { session, state, controls } = props;
  return (
    <li class={classOf(session, state, 'premier-lot')} data-lot={state.lot}>
      <Track {...props} />
      <div class="lot-about">
        <LotHead {...props} />
        {state.tile !== null && <Facts session={session} state={state} tile={state.tile} />}
        <LotSeal session={session} lot={state.lot} controls={controls} />
      </div>
    </li>
  );
};

export const BasicLot = (props: LotProps) => {
  const { session, state, controls } = props;
  return (
    <li class={classOf(session, state, 'basic-lot')} data-lot={state.lot}>
      <LotHead {...props} />
      <div class="lot-line">
        <BasicNote session={session} state={state} />
        <LotSeal session={session} lot={state.lot} controls={controls} />
      </div>
      <Track {...props} />
    </li>
  );
};

/** Why nobody or only not oneself can bid here, else how many are left. */
const BasicNote = ({ session, state }: ShowdownProps & { readonly state: LotState }) => {
  const { viewer } = session;
  if (state.barredBy !== null) return <p class="lot-left lot-why">{session.text.value.cards[state.barredBy].title}</p>;
  const short = viewer === 'spectator' ? 0 : missingMoney(session, viewer, state);
  if (short > 0) return <p class="lot-left lot-why">{t('vegas-showdown.short', { money: money(short) })}</p>;
  return (
    <p class={state.left === 0 ? 'lot-left lot-gone' : 'lot-left'}>
      {t('vegas-showdown.left', { count: state.left ?? 0 })}
    </p>
  );
};

/** Short: the second Slots track stands beside the first. */
const cardTitle = (session: ShowdownSession, lot: Lot): string =>
  lot === 'slots#2' ? `${tileName(session, 'slots')} 2` : lotTitle(session, lot);

/** Which entrances the tile belongs to, in words beside its colour. */
const KINDS = {
  yellow: 'vegas-showdown.kindYellow',
  green: 'vegas-showdown.kindGreen',
  blue: 'vegas-showdown.kindBlue',
} as const;

/** The tile and its name; a press bids the lowest amount there. */
const LotHead = ({ session, state, controls }: LotProps) => {
  const control = controlById(controls, lotId(state.lot));
  const inside = (
    <>
      <b class="market-name">
        <span class="market-words">{cardTitle(session, state.lot)}</span>
        {control !== undefined && <kbd>{keyLabel(control.keys[0] ?? '')}</kbd>}
      </b>
      {state.tile !== null && spaceOfLot(state.lot) !== null && (
        <small class="lot-kind">{t(KINDS[TILES[state.tile].colour])}</small>
      )}
      <span class="lot-picture">{state.tile !== null && <RoomPicture tile={state.tile} />}</span>
      {state.tile === null && spaceOfLot(state.lot) !== null && (
        <small class="lot-nothing">{t('vegas-showdown.nothing')}</small>
      )}
      {state.tile !== null && <Values names={session.text.value.names} signed {...TILES[state.tile]} />}
    </>
  );
  if (control === undefined) return <div class="lot-head">{inside}</div>;
  return (
    <ControlButton control={control} players={session.players} class="lot-head" label={lotLabel(session, state.lot)}>
      {inside}
    </ControlButton>
  );
};

const Track = ({ session, state, controls }: LotProps) => {
  const open = session.actor === null ? [] : bidsOf(session, state.lot);
  // Where a row is short, the first bid that can be made says the minimum.
  const isSaid = state.standing === null && state.minimum !== null && open[0] === state.minimum;
  return (
    <ol class="track" aria-label={lotLabel(session, state.lot)}>
      <li class={isSaid ? 'track-now track-said' : 'track-now'} aria-hidden="true">
        {state.standing === null ? (
          state.minimum !== null && t('vegas-showdown.from', { money: money(state.minimum) })
        ) : (
          <>
            <Marker session={session} seat={state.standing.seat} />
            {money(state.standing.amount)}
          </>
        )}
      </li>
      {state.track.map((space) => (
        <Space key={space.value} session={session} state={state} controls={controls} space={space} open={open} />
      ))}
    </ol>
  );
};

const Marker = ({ session, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { colour, initial } = playerAt(session.players, seat);
  return <Badge enamel={colour} initial={initial} />;
};

const Space = ({
  session,
  state,
  controls,
  space,
  open,
}: LotProps & { readonly space: TrackSpace; readonly open: readonly number[] }) => {
  const { value, kind } = space;
  const control = controlById(controls, bidId(state.lot, value));
  const { chosen } = session;
  const picked = chosen.value?.type === 'bid' && chosen.value.lot === state.lot && chosen.value.amount === value;
  const index = open.indexOf(value);
  const look = [
    'space',
    kind === 'square' ? 'space-square' : 'space-circle',
    index >= 0 && 'space-open',
    index >= 0 && index < SOON && 'space-soon',
    picked && 'space-picked',
    state.minimum !== null && value < state.minimum && 'space-below',
  ]
    .filter(Boolean)
    .join(' ');
  const inside = <SpaceInside session={session} state={state} value={value} />;
  return (
    <li class={picked ? 'track-space track-picked' : 'track-space'} data-space={value}>
      {value === state.minimum && kind === 'circle' && <span class="minimum-marker" />}
      {control === undefined ? (
        <span class={look}>{inside}</span>
      ) : (
        <ControlButton
          control={control}
          players={session.players}
          class={look}
          label={control.label}
          pressed={picked}
          tabIndex={picked || index === 0 ? 0 : -1}
        >
          {inside}
        </ControlButton>
      )}
    </li>
  );
};

/** The number of the space, or the marker that lies on it. */
const SpaceInside = ({
  session,
  state,
  value,
}: ShowdownProps & { readonly state: LotState; readonly value: number }) => {
  const { chairs } = session.frame.value.view;
  const beaten = session.players.find(({ seat }) => {
    const { outbid } = at(chairs, seat);
    return outbid !== null && outbid.lot === state.lot && outbid.amount === value;
  });
  if (state.standing?.amount === value) return <Marker session={session} seat={state.standing.seat} />;
  return beaten === undefined ? (
    value
  ) : (
    <span class="marker-beaten">
      <Marker session={session} seat={beaten.seat} />
    </span>
  );
};

interface Fact {
  readonly look: 'good' | 'bad' | 'plain';
  readonly icon: IconName;
  readonly words: string;
}

const Facts = ({ session, state, tile }: ShowdownProps & { readonly state: LotState; readonly tile: TileId }) => (
  <ul class="lot-facts">
    {factsOf(session, state, tile).map(({ look, icon, words }) => (
      <li key={words} class={`fact-${look}`}>
        <Icon name={icon} size={15} />
        {words}
      </li>
    ))}
  </ul>
);

const factsOf = (session: ShowdownSession, state: LotState, tile: TileId): Fact[] => [
  ...barFacts(session, state),
  ...(session.viewer === 'spectator' ? [] : ownFacts(session, session.viewer, tile)),
  ...(session.viewer === 'spectator' ? [] : moneyFacts(session, session.viewer, state)),
  ...dropFacts(session, state),
];

const barFacts = (session: ShowdownSession, { barredBy }: LotState): Fact[] =>
  barredBy === null
    ? []
    : [
        {
          look: 'bad',
          icon: 'lock',
          words: t('vegas-showdown.barred', { card: session.text.value.cards[barredBy].title }),
        },
      ];

/** Whether the tile has what it needs, and in how many ways it fits. */
export const ownFacts = (session: ShowdownSession, seat: Seat, tile: TileId): Fact[] => {
  const { sheet } = at(session.frame.value.view.chairs, seat);
  const needs = prerequisiteChart(sheet).find((row) => row.tile === tile)?.needs ?? [];
  const missing = needs.filter(({ met }) => !met);
  const ways = waysToPlace(sheet, tile).length;
  const named = list(needs.map((need) => tileName(session, need.tile)));
  return [
    ...(needs.length === 0
      ? []
      : [
          {
            look: missing.length === 0 ? ('good' as const) : ('bad' as const),
            icon: missing.length === 0 ? ('check' as const) : ('close' as const),
            words: t('vegas-showdown.needs', { tiles: named }),
          },
        ]),
    {
      look: ways > 0 ? 'good' : 'bad',
      icon: ways > 0 ? 'check' : 'close',
      words: t('vegas-showdown.fits', { count: ways }),
    },
  ];
};

/** What the next bid would cost more than there is; nothing for whoever leads. */
const missingMoney = ({ frame }: ShowdownSession, seat: Seat, { next, standing }: LotState): number =>
  next === null || standing?.seat === seat ? 0 : Math.max(0, next - at(frame.value.view.chairs, seat).money);

/** What the lot is short of, or what the tile does to the income. */
const moneyFacts = (session: ShowdownSession, seat: Seat, state: LotState): Fact[] => {
  const short = missingMoney(session, seat, state);
  if (short > 0) return [{ look: 'bad', icon: 'lock', words: t('vegas-showdown.short', { money: money(short) }) }];
  const { tile } = state;
  if (tile === null) return [];
  const chair = at(session.frame.value.view.chairs, seat);
  const now = incomeOf(chair);
  const then = countersWith(chair, tile).income;
  const { income } = session.text.value.names.counters;
  return then === now ? [] : [{ look: 'good', icon: 'arrowUp', words: `${income} ${money(now)} › ${money(then)}` }];
};

const dropFacts = ({ frame }: ShowdownSession, { minimum, left }: LotState): Fact[] => {
  if (minimum === null || left !== null) return [];
  const next = droppedPrice(minimum, frame.value.view.options.premierRemoval);
  const words = next === null ? t('vegas-showdown.leaves') : t('vegas-showdown.falls', { money: money(next) });
  return [{ look: 'plain', icon: 'arrowDown', words }];
};
