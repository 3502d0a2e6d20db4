/** Beside the builder's sheet: whether the tile in hand is legal at its position, the reasons, and its effect. */

import { type PlacementReport, placementReport, progressOf, TILES } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import { Told } from '../../table/Told.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { placeAction } from './building-controls.ts';
import { ghostOf } from './ghost-position.ts';
import { endFame, Progress } from './Progress.tsx';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import { cellName, tileName } from './words.ts';

interface SeatProps extends ShowdownProps {
  readonly seat: Seat;
}

export const PlacementPanel = ({ model, seat }: SeatProps) => {
  const ghost = ghostOf(model);
  const { view } = model;
  const report = ghost === null ? null : placementReport(at(view.chairs, seat), ghost, view.options.sheet);
  return (
    <>
      {report !== null && <Legality model={model} report={report} />}
      {ghost !== null && report?.fault === null && <Effect model={model} report={report} tile={ghost.tile} />}
      <section class="panel side-progress">
        <Progress model={model} seat={seat} after={report?.progress ?? null} />
      </section>
    </>
  );
};

const Legality = ({ model, report }: ShowdownProps & { readonly report: PlacementReport }) => {
  const ghost = ghostOf(model);
  if (ghost === null) return null;
  const reason = model.reasonAgainst(placeAction(ghost));
  return (
    <section class="panel verdict" aria-live="polite">
      <h2 class="panel-head">
        {`${tileName(model, ghost.tile)} · ${cellName(ghost.cell)}`}
        <span class={reason === null ? 'verdict-tag verdict-legal' : 'verdict-tag verdict-illegal'}>
          <Icon name={reason === null ? 'check' : 'close'} size={14} />
          {t(reason === null ? 'vegas-showdown.legal' : 'vegas-showdown.illegal')}
        </span>
      </h2>
      {reason !== null && (
        <p class="verdict-why">
          <Told sentence={reason.why} players={model.players} />
        </p>
      )}
      <ul class="verdict-checks">
        {checksOf(model, report).map(({ look, words }) => (
          <li key={words} class={`fact-${look}`}>
            <Icon name={CHECK_ICONS[look]} size={15} />
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface Check {
  readonly look: 'good' | 'bad' | 'plain';
  readonly words: string;
}

const CHECK_ICONS: Readonly<Record<Check['look'], IconName>> = { good: 'check', bad: 'close', plain: 'minus' };

/** The rules for the tile at this position, one by one. */
const checksOf = (model: ShowdownModel, report: PlacementReport): readonly Check[] => [
  ...prerequisiteChecks(model, report),
  ...connectionChecks(model, report),
  ...(report.loose.length === 0
    ? []
    : [{ look: 'plain' as const, words: t('vegas-showdown.looseDoors', { count: report.loose.length }) }]),
];

const prerequisiteChecks = (model: ShowdownModel, { prerequisites }: PlacementReport): readonly Check[] => {
  if (prerequisites.length === 0) return [];
  const tiles = list(prerequisites.map(({ tile }) => tileName(model, tile)));
  const met = prerequisites.every(({ count }) => count > 0);
  return [{ look: met ? 'good' : 'bad', words: t('vegas-showdown.needs', { tiles }) }];
};

const connectionChecks = (model: ShowdownModel, { reached, joined, fault }: PlacementReport): readonly Check[] => {
  if (fault?.code === 'outside' || fault?.code === 'occupied') return [];
  const { entrances } = model.text.value.names;
  const names = list(reached.map((entrance) => entrances[entrance]));
  const isBad = fault?.code === 'notConnected';
  if (reached.length === 0) return [{ look: 'bad', words: t('vegas-showdown.noWayIn') }];
  return [
    { look: isBad ? 'bad' : 'good', words: t('vegas-showdown.wayIn', { entrances: names }) },
    { look: 'good', words: t('vegas-showdown.joinedDoors', { count: joined.length }) },
  ];
};

interface EffectProps extends ShowdownProps {
  readonly report: PlacementReport;
  readonly tile: keyof typeof TILES;
}

const Effect = ({ model, report, tile }: EffectProps) => {
  const { before, after } = report;
  const { counters } = model.text.value.names;
  return (
    <section class="panel verdict">
      <h2 class="panel-head">{t('vegas-showdown.brings')}</h2>
      <dl>
        {TILES[tile].population !== 0 && (
          <BeforeAfter name={counters.population} from={String(before.population)} to={String(after.population)} />
        )}
        {TILES[tile].revenue !== 0 && (
          <BeforeAfter name={counters.revenue} from={String(before.revenue)} to={String(after.revenue)} />
        )}
        <BeforeAfter name={counters.income} from={money(before.income)} to={money(after.income)} />
        <BeforeAfter name={counters.fame} from={String(before.fame)} to={String(after.fame)} />
        <EndFame model={model} report={report} />
      </dl>
    </section>
  );
};

/** The final score of the sheet, without and with the tile. */
const EndFame = ({ model, report }: ShowdownProps & { readonly report: PlacementReport }) => {
  const seat = model.actor;
  if (seat === null || report.progress === null) return null;
  const now = endFame(progressOf(at(model.view.chairs, seat).sheet, model.view.options.sheet));
  return <BeforeAfter name={t('vegas-showdown.atTheEnd')} from={`+${now}`} to={`+${endFame(report.progress)}`} />;
};
