/** The score track as a tower: the cost of each step, and the positions of the players. */

import { nextStep, TRACK } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { explains } from '../../table/explain.ts';
import { playerAt } from '../../table/players.ts';
import type { LordsProps } from './types.ts';

export const Tower = ({ model }: LordsProps) => {
  const { chairs } = model.frame.value.view;
  const seatsAt = (points: number): Seat[] =>
    model.players.filter(({ seat }) => chairs[seat]?.points === points).map(({ seat }) => seat);
  return (
    <div class="tower" {...explains('tower')}>
      <p class="tower-head" aria-hidden="true">
        <span>{t('lords-of-vegas.towerCost')}</span>
        <span>{t('lords-of-vegas.towerPoints')}</span>
      </p>
      <ol class="tower-steps" reversed aria-label={t('lords-of-vegas.towerLabel')}>
        {[...TRACK].reverse().map((points) => (
          <Step key={points} model={model} points={points} seats={seatsAt(points)} />
        ))}
      </ol>
    </div>
  );
};

interface StepProps extends LordsProps {
  readonly points: number;
  readonly seats: readonly Seat[];
}

const Step = ({ model, points, seats }: StepProps) => {
  const step = nextStep(points);
  const names = seats.map((seat) => playerAt(model.players, seat).name);
  return (
    <li class={seats.length === 0 ? 'tower-step' : 'tower-step tower-taken'} data-points={points}>
      <span class="tower-cost" data-edge={edgeOf(points)} aria-hidden="true">
        {isMiddleOfStretch(points) ? stepCost(points) : ''}
      </span>
      <span class="tower-space">
        <span class="tower-points">{points}</span>
        <span class="tower-chips">
          {seats.map((seat) => {
            const { colour, initial } = playerAt(model.players, seat);
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

/** The points that the step up to this space costs; 0 for the start. */
const stepCost = (points: number): number => points - (TRACK[TRACK.indexOf(points) - 1] ?? points);

/** The spaces whose steps cost the same as the step to this one. They lie between two breaks of the track. */
const stretchOf = (points: number): number[] =>
  TRACK.filter((space) => space > 0 && stepCost(space) === stepCost(points));

/** The part of the bracket that joins the spaces of a stretch. The start belongs to no stretch. */
const edgeOf = (points: number): 'none' | 'top' | 'bottom' | 'both' | 'inner' => {
  if (points === 0) return 'none';
  const stretch = stretchOf(points);
  const isTop = stretch.at(-1) === points;
  const isBottom = stretch[0] === points;
  if (isTop && isBottom) return 'both';
  if (isTop) return 'top';
  return isBottom ? 'bottom' : 'inner';
};

/** The cost is written once, in the middle of its stretch. */
const isMiddleOfStretch = (points: number): boolean => {
  const stretch = points === 0 ? [] : stretchOf(points);
  return stretch[Math.floor(stretch.length / 2)] === points;
};
