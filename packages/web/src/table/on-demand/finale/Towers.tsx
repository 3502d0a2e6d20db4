/** One tower per seat. Its lit windows are the score; the height of the paper step is the place. */

import { at, type Seat } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import type { ScreenTypes } from '../../game-screen.ts';
import { playerAt } from '../../players.ts';
import { type RankedSeat, rankedSeats } from '../../ranking.ts';
import { CountUp } from './CountUp.tsx';
import { loserStarts, type Show, WINNER_MS } from './sequence.ts';
import { podium, type TowerWindows, towerWindows, WINDOWS_PER_ROW, windowUnit } from './windows.ts';
import type { FinaleFacts } from './words.ts';

interface TowersProps {
  readonly facts: FinaleFacts<ScreenTypes>;
  readonly show: Show;
}

/** A row of windows lights up in this time, a whole tower within the limit. */
const ROW_MS = 40;
const FILL_MS_MAX = 480;
/** The winner fills to the height of the second, waits, and lights the last windows. */
const WINNER_FILL_MS = 1120;

export const Towers = ({ facts, show }: TowersProps) => {
  const { model, game, outcome } = facts;
  const ranked = rankedSeats(outcome, model.players);
  const unit = windowUnit(game.windowValue, Math.max(...outcome.scores));
  const order = podium(ranked.map(({ seat }) => seat));
  const towers = ranked.map((one) => ({ ...one, windows: windowsOf(facts, one, unit) }));
  const second = towers.find(({ placing }) => placing > 1)?.windows.rows ?? 0;
  const starts = startsOf(ranked);
  return (
    <ol
      class="finale-towers"
      aria-label={t('finale.towers')}
      style={{
        '--towers': ranked.length,
        '--rows-most': Math.max(...towers.map(({ windows }) => windows.rows)),
      }}
    >
      {towers.map(({ seat, placing, windows }) => (
        <Tower
          key={seat}
          facts={facts}
          show={show}
          ranked={{ seat, placing }}
          windows={windows}
          second={Math.min(second, windows.rows)}
          startMs={starts.get(seat) ?? 0}
          order={order.indexOf(seat)}
        />
      ))}
    </ol>
  );
};

/** The reader's tower shows the window that is missing to the next place. */
const windowsOf = ({ outcome, you }: TowersProps['facts'], { seat, placing }: RankedSeat, unit: number): TowerWindows =>
  towerWindows(at(outcome.scores, seat), unit, isShort({ seat, placing }, you));

const isShort = ({ seat, placing }: RankedSeat, you: Seat | null): boolean => seat === you && placing > 1;

/** The last place fills first, the winners together at the end. */
const startsOf = (ranked: readonly RankedSeat[]): ReadonlyMap<Seat, number> => {
  const losers = ranked.filter(({ placing }) => placing > 1).toReversed();
  const starts = loserStarts(losers.length);
  return new Map(ranked.map(({ seat }) => [seat, starts[losers.findIndex((one) => one.seat === seat)] ?? WINNER_MS]));
};

interface TowerProps extends TowersProps {
  readonly ranked: RankedSeat;
  readonly windows: TowerWindows;
  /** The rows of the second tower. */
  readonly second: number;
  readonly startMs: number;
  readonly order: number;
}

const Tower = ({ facts, show, ranked, windows, second, startMs, order }: TowerProps) => {
  const { model, game, outcome, you } = facts;
  const { seat, placing } = ranked;
  const { name, colour, initial } = playerAt(model.players, seat);
  const isWinner = placing === 1;
  const fillMs = isWinner ? WINNER_FILL_MS : Math.min(FILL_MS_MAX, windows.rows * ROW_MS);
  const score = at(outcome.scores, seat);
  return (
    <li
      class={isWinner ? 'finale-tower finale-tower-winner' : 'finale-tower'}
      data-place={placing}
      style={{
        '--order': order,
        '--enamel': `var(--pl-${colour})`,
        '--enamel-lo': `var(--pl-${colour}-lo)`,
        '--start': `${startMs}ms`,
        '--fill': `${fillMs}ms`,
        '--rows': windows.rows,
        '--second': second / windows.rows,
      }}
    >
      <Badge enamel={colour} initial={initial} class="finale-tower-badge" />
      <div class="finale-tower-body" aria-hidden="true">
        <Windows windows={windows} isShort={isShort(ranked, you)} />
      </div>
      <p class="finale-tower-step">
        <span class="finale-tower-who">
          {t('finale.rank', { place: placing })}
          <span aria-hidden="true">·</span>
          <bdi>{name}</bdi>
          {seat === you && name !== t('table.you') && <i>{t('table.you')}</i>}
        </span>
        <b>
          <CountUp value={score} words={game.scoreShort} show={show} startMs={startMs} fillMs={fillMs} />
        </b>
      </p>
    </li>
  );
};

const Windows = ({ windows, isShort }: { readonly windows: TowerWindows; readonly isShort: boolean }) => {
  const { lit, half } = windows;
  const full = Math.floor(lit / WINDOWS_PER_ROW);
  const rest = lit % WINDOWS_PER_ROW;
  const missing = lit + (half ? 1 : 0);
  return (
    <div class="finale-tower-windows">
      <span class="finale-lights" style={{ '--row': 0, '--height': full, '--count': WINDOWS_PER_ROW }} />
      <span class="finale-lights" style={{ '--row': full, '--height': 1, '--count': rest }} />
      {half && <span class="finale-lights finale-lights-half" style={cellOf(lit)} />}
      {isShort && <span class="finale-missing" style={cellOf(missing)} />}
    </div>
  );
};

const cellOf = (index: number) => ({
  '--row': Math.floor(index / WINDOWS_PER_ROW),
  '--column': index % WINDOWS_PER_ROW,
  '--height': 1,
  '--count': 1,
});
