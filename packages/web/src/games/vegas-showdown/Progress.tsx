/** What a sheet has on the way to its bonuses, with the points they are worth, and what the tile in hand would add. */

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
  /** The sheet with the tile in hand on it; null while there is none, or it lies where it does not fit. */
  readonly after?: SheetProgress | null;
}

export const Progress = ({ session, seat, after = null }: ProgressProps) => {
  const { view } = session.frame.value;
  const now = progressOf(at(view.chairs, seat).sheet, view.options.sheet);
  const then = after ?? now;
  const { items } = session.text.value.names;
  return (
    <ul class="progress">
      <Area name={items.casino} now={now.casino} then={then.casino} />
      <Area name={items.hotel} now={now.hotel} then={then.hotel} />
      <Line
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

/** What the sheet itself would score at the end. */
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
  <Line
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
  <Line
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

interface LineProps {
  readonly name: string;
  readonly now: Reading;
  readonly then: Reading;
  /** How many cells there are, for areas. */
  readonly of?: number;
  readonly worth: number;
  readonly spoiled?: boolean;
}

const Line = ({ name, now, then, of, worth, spoiled = false }: LineProps) => {
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
