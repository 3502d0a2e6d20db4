/** What a sheet has on the way to its bonuses, with the points they are worth. */

import { type AreaProgress, progressOf, SCORING, type ScoreItem } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import type { ShowdownProps } from './types.ts';

export const Progress = ({ session, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { view } = session.frame.value;
  const progress = progressOf(at(view.chairs, seat).sheet, view.options.sheet);
  const { items } = session.text.value.names;
  return (
    <ul class="progress">
      <Area name={items.casino} area={progress.casino} />
      <Area name={items.hotel} area={progress.hotel} />
      <Line
        name={items.connected}
        value={progress.connected.done ? '✓' : '–'}
        fame={progress.connected.fame}
        worth={SCORING.connected}
      />
      <Count items={items} item="threeQuarters" count={progress.threeQuarters} worth={SCORING.threeQuarters} />
      <Count items={items} item="diamonds" count={progress.diamonds} worth={SCORING.diamond} />
    </ul>
  );
};

const Area = ({ name, area }: { readonly name: string; readonly area: AreaProgress }) => (
  <Line
    name={name}
    value={`${area.covered} / ${area.cells}`}
    share={area.covered / area.cells}
    fame={area.fame}
    worth={area.worth}
    spoiled={area.spoiled > 0}
  />
);

const Count = ({
  items,
  item,
  count,
  worth,
}: {
  readonly items: Readonly<Record<ScoreItem, string>>;
  readonly item: ScoreItem;
  readonly count: number;
  readonly worth: number;
}) => <Line name={items[item]} value={String(count)} fame={count * worth} worth={worth} />;

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly share?: number;
  readonly fame: number;
  readonly worth: number;
  readonly spoiled?: boolean;
}

const Line = ({ name, value, share, fame, worth, spoiled = false }: LineProps) => (
  <li class={spoiled ? 'progress-line progress-spoiled' : 'progress-line'}>
    <span class="progress-name">{name}</span>
    {share !== undefined && <span class="progress-bar" style={{ '--share': `${share * 100}%` }} />}
    <span>{value}</span>
    <b class={fame > 0 ? 'gain' : 'quiet'}>{fame > 0 ? `+${fame}` : `(+${worth})`}</b>
  </li>
);
