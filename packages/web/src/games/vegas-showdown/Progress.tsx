/** The progress of a sheet towards its bonuses, their points, and the points that the tile in hand would add. */

import {
  type AreaProgress,
  progressOf,
  SCORING,
  type ScoreItem,
  type SheetProgress,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import type { ShowdownProps } from './types.ts';

interface ProgressProps extends ShowdownProps {
  readonly seat: Seat;
  /** The progress with the tile in hand; null without a tile or at an illegal position. */
  readonly after?: SheetProgress | null;
}

export const Progress = ({ model, seat, after = null }: ProgressProps) => {
  const { view } = model.frame.value;
  const now = progressOf(at(view.chairs, seat).sheet, view.options.sheet);
  const then = after ?? now;
  const { items } = model.text.value.names;
  return (
    <ul class="progress">
      <Area name={items.casino} now={now.casino} then={then.casino} />
      <Area name={items.hotel} now={now.hotel} then={then.hotel} />
      <ProgressRow
        name={items.connected}
        now={{ value: checked(now.connected.done), fame: now.connected.fame }}
        then={{ value: checked(then.connected.done), fame: then.connected.fame }}
        worth={SCORING.connected}
      />
      <Count items={items} item="threeQuarters" now={now.threeQuarters} then={then.threeQuarters} />
      <Count items={items} item="diamonds" now={now.diamonds} then={then.diamonds} />
    </ul>
  );
};

const checked = (done: boolean): string => (done ? '✓' : '–');

/** The final score of the sheet alone. */
export const endFame = ({ casino, hotel, connected, threeQuarters, diamonds }: SheetProgress): number =>
  casino.fame + hotel.fame + connected.fame + threeQuarters * SCORING.threeQuarters + diamonds * SCORING.diamond;

const Area = ({
  name,
  now,
  then,
}: {
  readonly name: string;
  readonly now: AreaProgress;
  readonly then: AreaProgress;
}) => (
  <ProgressRow
    name={name}
    now={{ value: String(now.covered), fame: now.fame }}
    then={{ value: String(then.covered), fame: then.fame }}
    of={now.cells}
    worth={now.worth}
    spoiled={then.spoiled > 0}
  />
);

const WORTH = { threeQuarters: SCORING.threeQuarters, diamonds: SCORING.diamond } as const;

const Count = ({
  items,
  item,
  now,
  then,
}: {
  readonly items: Readonly<Record<ScoreItem, string>>;
  readonly item: keyof typeof WORTH;
  readonly now: number;
  readonly then: number;
}) => (
  <ProgressRow
    name={items[item]}
    now={{ value: String(now), fame: now * WORTH[item] }}
    then={{ value: String(then), fame: then * WORTH[item] }}
    worth={WORTH[item]}
  />
);

interface Reading {
  readonly value: string;
  readonly fame: number;
}

interface ProgressRowProps {
  readonly name: string;
  readonly now: Reading;
  readonly then: Reading;
  /** The number of cells of an area. */
  readonly of?: number;
  readonly worth: number;
  readonly spoiled?: boolean;
}

const ProgressRow = ({ name, now, then, of, worth, spoiled = false }: ProgressRowProps) => {
  const changes = now.value !== then.value;
  const look = ['progress-line', spoiled && 'progress-spoiled', changes && 'progress-changes']
    .filter(Boolean)
    .join(' ');
  return (
    <li class={look}>
      <span class="progress-name">{name}</span>
      {of !== undefined && <Bar now={Number(now.value) / of} then={Number(then.value) / of} />}
      <span class="progress-value">
        {changes ? `${now.value} › ${then.value}` : now.value}
        {of !== undefined && ` / ${of}`}
      </span>
      <b class={then.fame > 0 ? 'gain' : 'quiet'}>{then.fame > 0 ? `+${then.fame}` : `(+${worth})`}</b>
    </li>
  );
};

const Bar = ({ now, then }: { readonly now: number; readonly then: number }) => (
  <span class="progress-bar" style={{ '--share': `${now * 100}%`, '--then': `${then * 100}%` }} />
);
