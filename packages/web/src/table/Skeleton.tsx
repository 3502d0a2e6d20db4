/** The layout of a table before its state arrives: final sizes, no spinner. The game is not known yet. */

import { t } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { numbered } from './numbered.ts';
import './table.css';

const SEATS = numbered(Array.from({ length: 4 }));

export const Skeleton = ({ slow, onRetry }: { readonly slow: boolean; readonly onRetry: () => void }) => (
  <div class="table-app table-skeleton">
    <div class="table-frame">
      <main id="main" class="stage" aria-busy="true">
        <p class="visually-hidden">{t('table.loading')}</p>
        <div class="skeleton-board" />
      </main>
      <section class="dock" aria-label={t('table.loading')}>
        <div class="letterboard">
          <p class="letterboard-head">{slow ? '…' : ''}</p>
        </div>
        <div class="dock-middle">
          <div class="consequence">
            {slow && (
              <p role="status">
                {t('table.stillLoading')}{' '}
                <Button size="small" onPress={onRetry}>
                  {t('table.retry')}
                </Button>
              </p>
            )}
          </div>
        </div>
        <div class="dock-actions">
          <span class="dock-primary dock-primary-none" />
        </div>
      </section>
      <aside class="seat-rail" aria-hidden="true">
        <ul class="seat-list">
          {SEATS.map(({ number }) => (
            <li key={number} class="seat seat-blank" />
          ))}
        </ul>
      </aside>
      <aside class="side" aria-hidden="true">
        <div class="panel log" />
      </aside>
      <header class="table-top" />
    </div>
  </div>
);
