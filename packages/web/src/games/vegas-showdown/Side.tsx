/** Beside the board: the viewer's own sheet and a forecast while bidding, the check of the tile in hand while building. */

import { countersWith, incomeOf, lotState, prerequisiteChart } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { isBuilding } from './hand.ts';
import { Legend } from './Legend.tsx';
import { PlacementPanel } from './PlacementPanel.tsx';
import { coveredCount, SheetDrawing } from './SheetDrawing.tsx';
import type { ShowdownProps } from './types.ts';
import { WorthPanel } from './WorthPanel.tsx';
import { tileName } from './words.ts';
import './side.css';

export const Side = ({ model }: ShowdownProps) => {
  const { viewer, actor } = model;
  if (viewer === 'spectator') {
    return (
      <>
        <WorthPanel model={model} />
        <Legend model={model} />
      </>
    );
  }
  if (actor !== null && isBuilding(model)) {
    return (
      <>
        <WorthPanel model={model} />
        <PlacementPanel model={model} seat={actor} />
        <Folds model={model} seat={actor} />
      </>
    );
  }
  return (
    <>
      <WorthPanel model={model} />
      <OwnSheet model={model} seat={viewer} />
      <Forecast model={model} seat={viewer} />
      <Folds model={model} seat={viewer} />
    </>
  );
};

interface SeatProps extends ShowdownProps {
  readonly seat: Seat;
}

const OwnSheet = ({ model, seat }: SeatProps) => {
  const { view } = model.frame.value;
  const { sheet, aside } = at(view.chairs, seat);
  const { names } = model.text.value;
  return (
    <section class="panel own-plan">
      <h2 class="panel-head">
        <Icon name="home" size={16} />
        {t('vegas-showdown.yourSheet')}
        <span class="panel-note">
          {t('vegas-showdown.cells', { covered: coveredCount(sheet, view.options.sheet) })}
        </span>
      </h2>
      <SheetDrawing sheet={sheet} shape={view.options.sheet} names={names} detailed />
      {aside.length > 0 && (
        <p class="own-aside">
          <span class="cap">{names.aside}</span> {list(aside.map((tile) => names.tiles[tile]))}
        </p>
      )}
    </section>
  );
};

/** The next income. With a chosen bid also the money left, and the income once the tile is placed. */
const Forecast = ({ model, seat }: SeatProps) => {
  const chosen = model.chosen.value;
  const tile = chosen?.type === 'bid' ? lotState(model.view, chosen.lot).tile : null;
  const { view } = model.frame.value;
  if (view.phase.type === 'over') return null;
  if (chosen?.type !== 'bid' || tile === null) return <NextIncome model={model} seat={seat} />;
  const chair = at(model.view.chairs, seat);
  const after = countersWith(chair, tile);
  const { counters } = model.text.value.names;
  const next = money(chair.money - chosen.amount + after.income);
  return (
    <section class="panel forecast">
      <h2 class="panel-head">{t('vegas-showdown.ifYouWin', { money: money(chosen.amount) })}</h2>
      <dl>
        <BeforeAfter name={counters.money} from={money(chair.money)} to={money(chair.money - chosen.amount)} isCost />
        <BeforeAfter name={counters.income} from={money(incomeOf(chair))} to={money(after.income)} />
        <BeforeAfter name={counters.fame} from={String(chair.fame)} to={String(after.fame)} />
        <BeforeAfter name={t('vegas-showdown.nextTurn')} from={next} to={next} />
      </dl>
    </section>
  );
};

/** RULES 3.4: the income is the lower of two counters, so only one of them raises it. */
const NextIncome = ({ model, seat }: SeatProps) => {
  const { population, revenue } = at(model.frame.value.view.chairs, seat);
  const { counters } = model.text.value.names;
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

const Folds = (props: SeatProps) => (
  <div class="side-folds">
    <Legend model={props.model} />
    <Chart {...props} />
  </div>
);

/** The prerequisite chart: the needs of each premier tile, and whether they lie on the seat's own sheet. */
const Chart = ({ model, seat }: SeatProps) => {
  const rows = prerequisiteChart(at(model.frame.value.view.chairs, seat).sheet).filter(({ needs }) => needs.length > 0);
  return (
    <details class="panel chart">
      <summary class="panel-head">{t('vegas-showdown.chart')}</summary>
      <ul>
        {rows.map(({ tile, needs, ready }) => (
          <li key={tile} class={ready ? 'fact-good' : 'fact-plain'}>
            <Icon name={ready ? 'check' : 'close'} size={14} />
            <b>{tileName(model, tile)}</b>
            <span>{list(needs.map((need) => tileName(model, need.tile)))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
