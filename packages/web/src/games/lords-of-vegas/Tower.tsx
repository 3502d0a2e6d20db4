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
    <li class={seats.length === 0 ? 'tower-step' : 'tower-step tower-taken'}>
      <span class="tower-cost" data-edge={edgeOf(points)} aria-hidden="true">
        {isMiddleOfCost(points) ? costOf(points) : ''}
      </span>
      <span class="tower-space">
        <span class="tower-points">{points}</span>
        <span class="tower-chips">
          {seats.map((seat) => {
            const { colour, initial } = playerAt(session.players, seat);
            return (
              <span key={seat} class="tower-chip" data-climber={seat}>
                <Badge enamel={colour} initial={initial} />
              </span>
            );
          })}
        </span>
      </span>
      <span class="visually-hidden">
        {names.join(', ')} {step === null ? '' : t('lords-of-vegas.towerStep', { count: step })}
      </span>
    </li>
  );
};

/** What the step up to this space takes; nothing for the start. */
const costOf = (points: number): number => points - (TRACK[TRACK.indexOf(points) - 1] ?? points);

/** The spaces whose steps take as much as the step to this one: between two breaks of the track. */
const stretchOf = (points: number): number[] => TRACK.filter((space) => space > 0 && costOf(space) === costOf(points));

/** A bracket joins the spaces of a stretch; the start belongs to none. */
const edgeOf = (points: number): 'none' | 'top' | 'bottom' | 'both' | 'inner' => {
  if (points === 0) return 'none';
  const stretch = stretchOf(points);
  const isTop = stretch.at(-1) === points;
  const isBottom = stretch[0] === points;
  if (isTop && isBottom) return 'both';
  if (isTop) return 'top';
  return isBottom ? 'bottom' : 'inner';
};

const isMiddleOfCost = (points: number): boolean => {
  const stretch = points === 0 ? [] : stretchOf(points);
  return stretch[Math.floor(stretch.length / 2)] === points;
};
