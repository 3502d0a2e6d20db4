/** Parts that the drawings of tile states have in common. */

import type { Dice, DieSize } from '@fremont/games/las-vegas';
import { type Seat, seatAt } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import { Chip } from '../../../pieces/Chip.tsx';
import { Die } from '../../../pieces/Die.tsx';
import { numbered } from '../../../table/numbered.ts';
import { ParticipantBadge } from '../Bills.tsx';
import { enamelOf } from '../Cell.tsx';
import type { LasVegasModel, LasVegasProps } from '../types.ts';
import { chipsOf, isChips } from './rewards.ts';

/** Tiles show money in thousands. */
export const shortMoney = (amount: number): string => `${amount / 1000}K`;

export const RewardMark = ({ amount }: { readonly amount: number }) => {
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

export const TileSign = ({ of }: { readonly of: keyof typeof SIGNS }) => (
  <svg class={`tile-sign tile-sign-${of}`} viewBox="0 0 12 12" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
);

interface TrackProps {
  readonly rewards: readonly number[];
  /** The index of the cell with the counter. */
  readonly at: number;
  /** Whether the first cell is a start without a reward. */
  readonly start?: boolean;
}

export const Track = ({ rewards, at: now, start = false }: TrackProps) => (
  <span class="tile-track">
    {numbered(rewards).map(({ item, number }) => (
      <i key={number} class={number === now ? 'tile-cell tile-cell-now' : 'tile-cell'}>
        {start && number === 0 ? <TileSign of="start" /> : <RewardMark amount={item} />}
      </i>
    ))}
  </span>
);

export const Holder = ({ model, seat }: LasVegasProps & { readonly seat: Seat }) => (
  <ParticipantBadge model={model} participant={seat} />
);

interface SeatDiceProps extends LasVegasProps {
  readonly seat: Seat;
  readonly dice: Readonly<Dice>;
  /** 0 shows no pips. */
  readonly face: number;
}

const SeatDice = ({ model, seat, dice, face }: SeatDiceProps) => {
  const sizes: DieSize[] = [
    ...Array.from({ length: dice.small }, (): DieSize => 'small'),
    ...Array.from({ length: dice.big }, (): DieSize => 'big'),
  ];
  return (
    <>
      {numbered(sizes).map(({ item, number }) => (
        <Die key={number} enamel={enamelOf(model, seat)} face={face} big={item === 'big'} />
      ))}
    </>
  );
};

/** The dice of all seats. */
export const allDice = (model: LasVegasModel, dice: readonly Readonly<Dice>[], face = 0): ComponentChildren =>
  dice.map((own, index) => <SeatDice key={index} model={model} seat={seatAt(index)} dice={own} face={face} />);

/** The free slots of one kind, out of all. */
export const Slots = ({ free, of, children }: { free: number; of: number; children: ComponentChildren }) => (
  <span class="tile-slots">
    <b>{children}</b>
    <small>{`${free}/${of}`}</small>
  </span>
);
