/** The picture of a highlight: the company that paid or changed hands, or the dice of the gamble. */

import type { Payer } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { Badge } from '../../../../pieces/Badge.tsx';
import { Die } from '../../../../pieces/Die.tsx';
import { numbered } from '../../../../table/numbered.ts';
import { playerAt } from '../../../../table/players.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { EMBLEMS } from '../../emblems.tsx';
import type { LordsProps } from '../../types.ts';
import { millions } from '../../words.ts';
import type { LordsHighlight } from './highlights.ts';
import './picture.css';

export const Picture = ({ model, highlight }: LordsProps & { readonly highlight: LordsHighlight }) => {
  switch (highlight.kind) {
    case 'payout':
      return (
        <div class="lords-highlight">
          <Plate payer={highlight.payer} />
          <ul class="lords-highlight-money">
            {model.players.map(({ seat }) => (
              <li key={seat}>
                <SeatBadge model={model} seat={seat} />
                {millions(highlight.money[seat] ?? 0)}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'takeOver':
      return (
        <div class="lords-highlight">
          <Plate payer={highlight.colour} count={highlight.lots.length} />
          <SeatBadge model={model} seat={highlight.from} />
          <Icon name="next" size={18} />
          <SeatBadge model={model} seat={highlight.seat} />
        </div>
      );
    case 'gamble':
      return (
        <div class="lords-highlight">
          {numbered(highlight.dice).map(({ item, number }) => (
            <Die key={number} enamel={playerAt(model.players, highlight.seat).colour} face={item} />
          ))}
        </div>
      );
  }
};

const SeatBadge = ({ model, seat }: LordsProps & { readonly seat: Seat }) => {
  const { colour, initial } = playerAt(model.players, seat);
  return <Badge enamel={colour} initial={initial} />;
};

const Plate = ({ payer, count }: { readonly payer: Payer; readonly count?: number }) => (
  <span
    class="lords-highlight-plate"
    style={{
      '--tube': `var(--co-${payer})`,
      '--plate': `var(--co-${payer}-plate)`,
      '--core': `var(--co-${payer}-core)`,
    }}
  >
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <g fill="currentColor">{EMBLEMS[payer]}</g>
    </svg>
    {count !== undefined && <b>{count}</b>}
  </span>
);
