/** Beside the sheet that is built on: whether the tile may lie where it is held, why, and what it would bring. */

import { type PlacementReport, placementReport, progressOf, TILES } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import { Told } from '../../table/Told.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Change } from './Change.tsx';
import { placeOf } from './controls.ts';
import { endFame, Progress } from './Progress.tsx';
import { ghostOf } from './picks.ts';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import { cellName, tileName } from './words.ts';

interface SeatProps extends ShowdownProps {
  readonly seat: Seat;
}

export const Verdict = ({ session, seat }: SeatProps) => {
  const ghost = ghostOf(session);
  const { view } = session;
  const report = ghost === null ? null : placementReport(at(view.chairs, seat), ghost, view.options.sheet);
  return (
    <>
      {report !== null && <Judgement session={session} report={report} />}
      {ghost !== null && report?.fault === null && <Brings session={session} report={report} tile={ghost.tile} />}
      <section class="panel side-progress">
        <Progress session={session} seat={seat} after={report?.progress ?? null} />
      </section>
    </>
  );
};

const Judgement = ({ session, report }: ShowdownProps & { readonly report: PlacementReport }) => {
  const ghost = ghostOf(session);
  if (ghost === null) return null;
  const reason = session.reasonAgainst(placeOf(ghost));
  return (
    <section class="panel verdict" aria-live="polite">
      <h2 class="panel-head">
        {`${tileName(session, ghost.tile)} · ${cellName(ghost.cell)}`}
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
      <ul class="verdict-checks">
        {checksOf(session, report).map(({ look, words }) => (
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

/** What the rules ask of the tile here, one by one. */
const checksOf = (session: ShowdownSession, report: PlacementReport): readonly Check[] => [
  ...needChecks(session, report),
  ...wayChecks(session, report),
  ...(report.loose.length === 0
    ? []
    : [{ look: 'plain' as const, words: t('vegas-showdown.looseDoors', { count: report.loose.length }) }]),
];

const needChecks = (session: ShowdownSession, { prerequisites }: PlacementReport): readonly Check[] => {
  if (prerequisites.length === 0) return [];
  const tiles = list(prerequisites.map(({ tile }) => tileName(session, tile)));
  const met = prerequisites.every(({ count }) => count > 0);
  return [{ look: met ? 'good' : 'bad', words: t('vegas-showdown.needs', { tiles }) }];
};

const wayChecks = (session: ShowdownSession, { reached, joined, fault }: PlacementReport): readonly Check[] => {
  if (fault?.code === 'outside' || fault?.code === 'occupied') return [];
  const { entrances } = session.text.value.names;
  const names = list(reached.map((entrance) => entrances[entrance]));
  const isBad = fault?.code === 'notConnected';
  if (reached.length === 0) return [{ look: 'bad', words: t('vegas-showdown.noWayIn') }];
  return [
    { look: isBad ? 'bad' : 'good', words: t('vegas-showdown.wayIn', { entrances: names }) },
    { look: 'good', words: t('vegas-showdown.joinedDoors', { count: joined.length }) },
  ];
};

interface BringsProps extends ShowdownProps {
  readonly report: PlacementReport;
  readonly tile: keyof typeof TILES;
}

const Brings = ({ session, report, tile }: BringsProps) => {
  const { before, after } = report;
  const { counters } = session.text.value.names;
  return (
    <section class="panel verdict">
      <h2 class="panel-head">{t('vegas-showdown.brings')}</h2>
      <dl>
        {TILES[tile].population !== 0 && (
          <Change name={counters.population} from={String(before.population)} to={String(after.population)} />
        )}
        {TILES[tile].revenue !== 0 && (
          <Change name={counters.revenue} from={String(before.revenue)} to={String(after.revenue)} />
        )}
        <Change name={counters.income} from={money(before.income)} to={money(after.income)} />
        <Change name={counters.fame} from={String(before.fame)} to={String(after.fame)} />
        <EndFame session={session} report={report} />
      </dl>
    </section>
  );
};

/** What the sheet would score at the end, as it is and with the tile. */
const EndFame = ({ session, report }: ShowdownProps & { readonly report: PlacementReport }) => {
  const seat = session.actor;
  if (seat === null || report.progress === null) return null;
  const now = endFame(progressOf(at(session.view.chairs, seat).sheet, session.view.options.sheet));
  return <Change name={t('vegas-showdown.atTheEnd')} from={`+${now}`} to={`+${endFame(report.progress)}`} />;
};
