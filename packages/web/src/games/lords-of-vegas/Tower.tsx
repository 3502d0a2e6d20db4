/** The score track as a tower: what the step to each space takes, and who stands where. */

import { nextStep, TRACK } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playerAt } from '../../table/players.ts';
import type { LordsProps } from './types.ts';

export const Tower = ({ session }: LordsProps) => {
  const { chairs } = session.frame.value.view;
  const standing = (points: number): Seat[] =>
    session.players.filter(({ seat }) => chairs[seat]?.points === points).map(({ seat }) => seat);
  return (
    <ol class="tower" reversed aria-label={t('lords-of-vegas.towerLabel')}>
      {[...TRACK].reverse().map((points) => (
        <Step key={points} session={session} points={points} seats={standing(points)} />
      ))}
    </ol>
  );
};

interface StepProps extends LordsProps {
  readonly points: number;
  readonly seats: readonly Seat[];
}

const Step = ({ session, points, seats }: StepProps) => {
  const step = nextStep(points);
  const names = seats.map((seat) => playerAt(session.players, seat).name);
  return (
    <li
      class={seats.length === 0 ? 'tower-step' : 'tower-step tower-taken'}
      data-break={isBreak(points) ? '' : undefined}
    >
      <span class="tower-cost" aria-hidden="true">
        {isFirstOfCost(points) ? costOf(points) : ''}
      </span>
      <span class="tower-points">{points}</span>
      {seats.map((seat) => {
        const { colour, initial } = playerAt(session.players, seat);
        return (
          <span key={seat} class="tower-chip" data-climber={seat}>
            <Badge enamel={colour} initial={initial} />
          </span>
        );
      })}
      <span class="visually-hidden">
        {names.join(', ')} {step === null ? '' : t('lords-of-vegas.towerStep', { count: step })}
      </span>
    </li>
  );
};

/** What the step up to this space takes; nothing for the start. */
const costOf = (points: number): number => points - (TRACK[TRACK.indexOf(points) - 1] ?? points);

/** The lowest space of those whose steps take equally much. */
const isFirstOfCost = (points: number): boolean => {
  const before = TRACK[TRACK.indexOf(points) - 1];
  return before !== undefined && costOf(before) !== costOf(points);
};

/** Where the next step takes more points of one casino than the step before. */
const isBreak = (points: number): boolean => {
  const index = TRACK.indexOf(points);
  const before = TRACK[index - 1];
  const next = TRACK[index + 1];
  return before !== undefined && next !== undefined && next - points > points - before;
};
