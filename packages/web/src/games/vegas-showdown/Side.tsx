/** Beside the board: the own sheet while bidding, the verdict on the tile in hand while building, and the forecast. */

import {
  type Counters,
  countersWith,
  type LotState,
  lotState,
  placementReport,
  prerequisiteChart,
  TILES,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import { Told } from '../../table/Told.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { placeOf } from './controls.ts';
import { coveredOf, Plan } from './Plan.tsx';
import { Progress } from './Progress.tsx';
import { ghostOf, isBuilding } from './picks.ts';
import type { ShowdownProps } from './types.ts';
import { cellName, tileName } from './words.ts';
import './side.css';

export const Side = ({ session }: ShowdownProps) => {
  const { viewer, actor } = session;
  if (viewer === 'spectator') return null;
  if (actor !== null && isBuilding(session)) {
    return (
      <>
        <Verdict session={session} seat={actor} />
        <section class="panel side-progress">
          <Progress session={session} seat={actor} />
        </section>
      </>
    );
  }
  return (
    <>
      <OwnPlan session={session} seat={viewer} />
      <Forecast session={session} seat={viewer} />
      <Chart session={session} seat={viewer} />
    </>
  );
};

interface SeatProps extends ShowdownProps {
  readonly seat: Seat;
}

const OwnPlan = ({ session, seat }: SeatProps) => {
  const { view } = session.frame.value;
  const { sheet, aside } = at(view.chairs, seat);
  const { names } = session.text.value;
  return (
    <section class="panel own-plan">
      <h2 class="panel-head">
        <Icon name="home" size={16} />
        {t('vegas-showdown.yourSheet')}
        <span class="panel-note">{t('vegas-showdown.cells', { covered: coveredOf(sheet, view.options.sheet) })}</span>
      </h2>
      <Plan sheet={sheet} shape={view.options.sheet} names={names} />
      {aside.length > 0 && (
        <p class="own-aside">
          <span class="cap">{names.aside}</span> {list(aside.map((tile) => names.tiles[tile]))}
        </p>
      )}
    </section>
  );
};

/** What a chosen bid would leave and bring, once the tile is placed. */
const Forecast = ({ session, seat }: SeatProps) => {
  const chosen = session.chosen.value;
  const state: LotState | null = chosen?.type === 'bid' ? lotState(session.view, chosen.lot) : null;
  const tile = state?.tile ?? null;
  if (chosen?.type !== 'bid' || tile === null) return null;
  const chair = at(session.view.chairs, seat);
  const after = countersWith(chair, tile);
  const { counters } = session.text.value.names;
  return (
    <section class="panel forecast">
      <h2 class="panel-head">{t('vegas-showdown.ifYouWin', { money: money(chosen.amount) })}</h2>
      <dl>
        <Change name={counters.money} from={money(chair.money)} to={money(chair.money - chosen.amount)} />
        <Changes chair={chair} after={after} names={counters} />
      </dl>
    </section>
  );
};

const Changes = ({
  chair,
  after,
  names,
}: {
  readonly chair: Pick<Counters, 'population' | 'revenue' | 'fame'>;
  readonly after: Counters;
  readonly names: Readonly<Record<'income' | 'fame', string>>;
}) => (
  <>
    <Change name={names.income} from={money(Math.min(chair.population, chair.revenue))} to={money(after.income)} />
    <Change name={names.fame} from={String(chair.fame)} to={String(after.fame)} />
  </>
);

const Change = ({ name, from, to }: { readonly name: string; readonly from: string; readonly to: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{from === to ? to : `${from} › ${to}`}</dd>
  </div>
);

/** The prerequisite chart: what each premier tile needs, and whether it lies on the own sheet. */
const Chart = ({ session, seat }: SeatProps) => {
  const rows = prerequisiteChart(at(session.frame.value.view.chairs, seat).sheet).filter(
    ({ needs }) => needs.length > 0,
  );
  return (
    <details class="panel chart">
      <summary class="panel-head">{t('vegas-showdown.chart')}</summary>
      <ul>
        {rows.map(({ tile, needs, ready }) => (
          <li key={tile} class={ready ? 'fact-good' : 'fact-plain'}>
            <Icon name={ready ? 'check' : 'close'} size={14} />
            <b>{tileName(session, tile)}</b>
            <span>{list(needs.map((need) => tileName(session, need.tile)))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Whether the tile may lie where it is held, and what it would bring. */
const Verdict = ({ session, seat }: SeatProps) => {
  const ghost = ghostOf(session);
  if (ghost === null) return null;
  const reason = session.reasonAgainst(placeOf(ghost));
  const chair = at(session.view.chairs, seat);
  const { before, after } = placementReport(chair, ghost, session.view.options.sheet);
  const { counters } = session.text.value.names;
  const title = `${tileName(session, ghost.tile)} · ${cellName(ghost.cell)}`;
  return (
    <section class="panel verdict" aria-live="polite">
      <h2 class="panel-head">
        {title}
        <span class={reason === null ? 'verdict-tag verdict-legal' : 'verdict-tag verdict-illegal'}>
          <Icon name={reason === null ? 'check' : 'close'} size={14} />
          {t(reason === null ? 'vegas-showdown.legal' : 'vegas-showdown.illegal')}
        </span>
      </h2>
      {reason !== null && (
        <p class="verdict-why">
          <Told sentence={reason.why} players={session.players} />
        </p>
      )}
      <dl>
        {TILES[ghost.tile].population !== 0 && (
          <Change name={counters.population} from={String(before.population)} to={String(after.population)} />
        )}
        {TILES[ghost.tile].revenue !== 0 && (
          <Change name={counters.revenue} from={String(before.revenue)} to={String(after.revenue)} />
        )}
        <Change name={counters.fame} from={String(before.fame)} to={String(after.fame)} />
        <Change name={counters.income} from={money(before.income)} to={money(after.income)} />
      </dl>
    </section>
  );
};
