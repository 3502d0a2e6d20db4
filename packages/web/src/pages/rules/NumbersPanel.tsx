/** The game in numbers: a list of facts, then the game's own drawing. */

import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';

export type NumberFact = readonly [name: string, value: string | number];

interface NumbersPanelProps {
  readonly facts: readonly NumberFact[];
  readonly children?: ComponentChildren;
}

export const NumbersPanel = ({ facts, children }: NumbersPanelProps) => (
  <aside class="rules-numbers panel" aria-label={t('rules.inNumbers')}>
    <h2 class="cap">{t('rules.inNumbers')}</h2>
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </aside>
);
