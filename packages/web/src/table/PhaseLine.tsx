/** The phases of a turn: done, current, next. Only the current one has a dot. */

import { t } from '../i18n/index.ts';
import type { PhaseSteps } from './game-screen.ts';

const stateOf = (index: number, now: number): 'done' | 'now' | 'next' => {
  if (index === now) return 'now';
  return index < now ? 'done' : 'next';
};

export const PhaseLine = ({ steps }: { readonly steps: PhaseSteps }) => (
  <ol class="phase-line" aria-label={t('table.phase')}>
    {steps.names.map((name, index) => {
      const state = stateOf(index, steps.now);
      return (
        <li key={name} class={`phase-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          {name}
        </li>
      );
    })}
  </ol>
);
