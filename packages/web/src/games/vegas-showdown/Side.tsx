/** Beside the board: the own sheet while bidding, the verdict on the tile in hand while building, and the forecast. */

import { countersWith, incomeOf, lotState, prerequisiteChart } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Change } from './Change.tsx';
import { coveredOf, Plan } from './Plan.tsx';
import { isBuilding } from './picks.ts';
import type { ShowdownProps } from './types.ts';
import { Verdict } from './Verdict.tsx';
import { tileName } from './words.ts';
import './side.css';

export const Side = ({ session }: ShowdownProps) => {
  const { viewer, actor } = session;
  if (viewer === 'spectator') return null;
  if (actor !== null && isBuilding(session)) {
    return (
      <>
        <Verdict session={session} seat={actor} />
        <Chart session={session} seat={actor} />
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

/** The next income; with a bid chosen, what it would leave and bring once the tile is placed. */
const Forecast = ({ session, seat }: SeatProps) => {
  const chosen = session.chosen.value;
  const tile = chosen?.type === 'bid' ? lotState(session.view, chosen.lot).tile : null;
  const { view } = session.frame.value;
  if (view.phase.type === 'over') return null;
  if (chosen?.type !== 'bid' || tile === null) return <NextIncome session={session} seat={seat} />;
  const chair = at(session.view.chairs, seat);
  const after = countersWith(chair, tile);
  const { counters } = session.text.value.names;
  const next = money(chair.money - chosen.amount + after.income);
  return (
    <section class="panel forecast">
      <h2 class="panel-head">{t('vegas-showdown.ifYouWin', { money: money(chosen.amount) })}</h2>
      <dl>
        <Change name={counters.money} from={money(chair.money)} to={money(chair.money - chosen.amount)} isCost />
        <Change name={counters.income} from={money(incomeOf(chair))} to={money(after.income)} />
        <Change name={counters.fame} from={String(chair.fame)} to={String(after.fame)} />
        <Change name={t('vegas-showdown.nextTurn')} from={next} to={next} />
      </dl>
    </section>
  );
};

/** RULES 3.4: the income is the lower of two counters, so only one of them raises it. */
const NextIncome = ({ session, seat }: SeatProps) => {
  const { population, revenue } = at(session.frame.value.view.chairs, seat);
  const { counters } = session.text.value.names;
  const low = population < revenue ? counters.population : counters.revenue;
  return (
    <section class="panel forecast">
      <h2 class="panel-head">
        {t('vegas-showdown.nextIncome')}
        <span class="panel-note gain">{`+${money(Math.min(population, revenue))}`}</span>
      </h2>
      <p class="forecast-note">
        {`${counters.population} ${population} · ${counters.revenue} ${revenue}. `}
        {population === revenue ? t('vegas-showdown.incomeBoth') : t('vegas-showdown.incomeLow', { counter: low })}
      </p>
    </section>
  );
};

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
