/** What lies on a tile, drawn: track and counter, cells, bar, tokens, groups. The words for it are in `state-words`. */

import {
  BOX_TOKENS,
  type Dice,
  type DieSize,
  DOUBLE_DOWN_REWARDS,
  FACES,
  type Face,
  FIFTY_TRACK,
  FINE,
  GOLDEN_REWARD,
  HANDICAP_REWARDS,
  HANDICAP_SLOT_COUNTS,
  HIGH_FIVE_REWARD,
  HIGH_FIVE_STRENGTH,
  JACKPOT_TRACK,
  LUCKY_REWARDS,
  NO_ENTRY_TRACK,
  type TileView,
} from '@fremont/games/las-vegas';
import { type Seat, seatAt } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import { Chip } from '../../../pieces/Chip.tsx';
import { Die } from '../../../pieces/Die.tsx';
import { numbered } from '../../../table/numbered.ts';
import { ParticipantBadge } from '../Bills.tsx';
import { enamelOf } from '../Cell.tsx';
import type { LasVegasProps, LasVegasSession } from '../types.ts';
import { chipsOf, isChips, payDay } from './rewards.ts';
import { casinosOf, counted, leaderOf, unlucky } from './state-words.ts';

type State<F extends TileView['face']> = (
  session: LasVegasSession,
  tile: Extract<TileView, { face: F }>,
  casino: Face,
) => ComponentChildren;

interface TileStateProps extends LasVegasProps {
  readonly tile: TileView;
  readonly casino: Face;
}

export const TileState = ({ session, tile, casino }: TileStateProps) => {
  const draw = STATES[tile.face] as State<TileView['face']>;
  return (
    <span class="tile-state" data-state={tile.face} aria-hidden="true">
      {draw(session, tile as never, casino)}
    </span>
  );
};

/** On tiles money has the short form of notes. */
const short = (amount: number): string => `${amount / 1000}K`;

const RewardMark = ({ amount }: { readonly amount: number }) => {
  if (!isChips(amount)) return <>{amount === 0 ? '·' : amount / 1000}</>;
  return (
    <>
      {chipsOf(amount) > 1 && <small>{chipsOf(amount)}</small>}
      <Chip />
    </>
  );
};

const SIGNS = {
  start: 'M2 6H9M6 3L9 6L6 9',
  bolt: 'M7 .5L2.500 7H6L5 11.500L9.500 5H6Z',
  move: 'M4 1.500V10.500M4 1.500L1.500 4M4 1.500L6.500 4M8.500 10.500V1.500M8.500 10.500L6 8M8.500 10.500L11 8',
} as const;

const Sign = ({ of }: { readonly of: keyof typeof SIGNS }) => (
  <svg class={`tile-sign tile-sign-${of}`} viewBox="0 0 12 12" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
);

/** A row of cells with the counter on one of them. */
const Track = ({ rewards, at: now, start = false }: { rewards: readonly number[]; at: number; start?: boolean }) => (
  <span class="tile-track">
    {numbered(rewards).map(({ item, number }) => (
      <i key={number} class={number === now ? 'tile-cell tile-cell-now' : 'tile-cell'}>
        {start && number === 0 ? <Sign of="start" /> : <RewardMark amount={item} />}
      </i>
    ))}
  </span>
);

const Holder = ({ session, seat }: LasVegasProps & { readonly seat: Seat }) => (
  <ParticipantBadge session={session} participant={seat} />
);

const TileDice = ({
  session,
  seat,
  dice,
  face = 0,
}: LasVegasProps & { seat: Seat; dice: Readonly<Dice>; face?: number }) => {
  const sizes: DieSize[] = [
    ...Array.from({ length: dice.small }, (): DieSize => 'small'),
    ...Array.from({ length: dice.big }, (): DieSize => 'big'),
  ];
  return (
    <>
      {numbered(sizes).map(({ item, number }) => (
        <Die key={number} enamel={enamelOf(session, seat)} face={face} big={item === 'big'} />
      ))}
    </>
  );
};

const allDice = (session: LasVegasSession, dice: readonly Readonly<Dice>[], face = 0): ComponentChildren =>
  dice.map((own, index) => <TileDice key={index} session={session} seat={seatAt(index)} dice={own} face={face} />);

const STATES: { readonly [F in TileView['face']]: State<F> } = {
  A1: () => (
    <span class="tile-track">
      {([1, 2, 3] as const).map((count) => (
        <i key={count} class="tile-cell tile-cell-tall">
          <b>{'•'.repeat(count)}</b>
          <RewardMark amount={LUCKY_REWARDS[count]} />
        </i>
      ))}
    </span>
  ),
  A2: (_session, { step }) => <Track rewards={JACKPOT_TRACK} at={step} />,
  B1: (session, _tile, casino) => {
    const leader = leaderOf(session.frame.value.view, casino);
    return (
      <>
        <Die enamel="black" face={2} />
        <Die enamel="black" face={5} />
        {leader === null ? <span class="tile-word">–</span> : <Holder session={session} seat={leader} />}
      </>
    );
  },
  B2: (_session, { cell }) => <Track rewards={FIFTY_TRACK} at={cell - 1} />,
  C1: (session, { holder }) => (
    <>
      <span class="tile-token">{short(HIGH_FIVE_REWARD)}</span>
      {holder === null ? (
        <span class="tile-word">≥ {HIGH_FIVE_STRENGTH}</span>
      ) : (
        <Holder session={session} seat={holder} />
      )}
    </>
  ),
  C2: (session, { payers }, casino) => {
    const seats = payers.length > 0 ? payers : unlucky(session.frame.value.view, casino);
    return (
      <>
        <span class="tile-loss">−{short(FINE)}</span>
        {seats.map((seat) => (
          <Holder key={seat} session={session} seat={seat} />
        ))}
      </>
    );
  },
  D1: (session) => {
    const count = casinosOf(session.frame.value.view, counted(session));
    return <Track rewards={FACES.map(payDay)} at={count - 1} />;
  },
  D2: (session, { holder }) => (
    <>
      <span class="tile-token">
        <Sign of="bolt" />
      </span>
      {holder !== null && <Holder session={session} seat={holder} />}
    </>
  ),
  E1: (_session, { cell, closed }) => (
    <>
      <Track rewards={NO_ENTRY_TRACK} at={cell} start />
      {closed !== null && <span class="tile-closed">{closed}</span>}
    </>
  ),
  E2: (session, { bar }) => <span class="tile-bar">{allDice(session, bar)}</span>,
  F1: (_session, { clusters }) =>
    numbered(clusters).map(({ item, number }) => (
      <span key={number} class="tile-group">
        {Array.from({ length: item }, (_, index) => (
          <Die key={index} enamel="gray" face={0} />
        ))}
      </span>
    )),
  F2: (_session, { slots }) => (
    <>
      <Slots free={slots.chip} of={HANDICAP_SLOT_COUNTS.chip}>
        <Chip />
      </Slots>
      <Slots free={slots.money} of={HANDICAP_SLOT_COUNTS.money}>
        {HANDICAP_REWARDS.money / 1000}
      </Slots>
      <Slots free={slots.move} of={HANDICAP_SLOT_COUNTS.move}>
        <Sign of="move" />
      </Slots>
    </>
  ),
  G1: (_session, { piles }) =>
    piles === null ? (
      <span class="tile-track">
        {numbered(BOX_TOKENS).map(({ item, number }) => (
          <i key={number} class="tile-cell tile-cell-token">
            {item / 1000}
          </i>
        ))}
      </span>
    ) : (
      piles.map(({ count }, index) => (
        <span key={index} class="tile-pile">
          {count}
        </span>
      ))
    ),
  G2: (session, { dice }, casino) => (
    <span class="tile-annex">
      <small>{DOUBLE_DOWN_REWARDS.map((amount) => amount / 1000).join(' · ')}</small>
      <span>{allDice(session, dice, casino)}</span>
    </span>
  ),
  H1: (session, { cells }) => (
    <span class="tile-track">
      {numbered(cells).map(({ item, number }) => (
        <i key={number} class="tile-cell tile-cell-die">
          {item === null ? (
            number + 1
          ) : (
            <Die enamel={enamelOf(session, item.seat)} face={number + 1} big={item.die === 'big'} />
          )}
        </i>
      ))}
    </span>
  ),
  H2: (session, { golden }) => (
    <>
      <span class="tile-golden">
        {golden !== null && <Die enamel={enamelOf(session, golden.seat)} face={6} big={golden.die === 'big'} />}
      </span>
      <span class="tile-word">{short(GOLDEN_REWARD)}</span>
    </>
  ),
};

/** Slots of one kind: free ones lit, taken ones hold a gray die. */
const Slots = ({ free, of, children }: { free: number; of: number; children: ComponentChildren }) => (
  <span class="tile-slots">
    <b>{children}</b>
    <small>{`${free}/${of}`}</small>
  </span>
);
