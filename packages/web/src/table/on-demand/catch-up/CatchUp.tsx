/** What changed for a person while they were away: at most seven lines, and the way to watch it. It covers no control. */

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { media } from '../../../ui/media.ts';
import { SCROLLS } from '../../../ui/scrolls.ts';
import { notify } from '../../../ui/Toast.tsx';
import type { ScreenTypes } from '../../game-screen.ts';
import { LogItem } from '../../LogPanel.tsx';
import type { TableProps } from '../../open-table.ts';
import { spelled } from '../../sentences.ts';
import { missedSince } from './choose-lines.ts';
import './catch-up.css';

/** On a phone the lines would cover half of the board, so they open on a press. */
const isSmall = media('(width < 900px), (height < 560px)');

export const CatchUp = <S extends ScreenTypes>({ table }: TableProps<S>) => {
  const { model, live } = table;
  const { since, why } = model.missed.value ?? { since: 0, why: 'away' };
  const isOpen = useSignal(why === 'asked' || !isSmall.peek());
  const { lines, more } = missedSince(model, model.history.value, since);
  const title = t(why === 'away' ? 'catchup.title' : 'catchup.sinceTurn');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // A person who asks wants to read. Others are told and keep their focus.
    if (why === 'asked') panel.current?.focus();
    else live.say([title, ...lines.map(({ sentence }) => spelled(sentence, model.players))].join('. '));
  }, [since, why]);
  return (
    <section ref={panel} class="catch-up" aria-labelledby={id} tabIndex={-1}>
      <header>
        <h2 id={id}>{title}</h2>
        {lines.length > 0 && (
          <button
            type="button"
            class="button button-icon button-normal"
            aria-expanded={isOpen.value}
            aria-label={t('catchup.lines')}
            title={t('catchup.lines')}
            onClick={() => {
              isOpen.value = !isOpen.peek();
            }}
          >
            <span class="catch-up-count">{lines.length + more}</span>
          </button>
        )}
        {lines.length > 0 && <WatchButton table={table} since={since} />}
        <Button
          look="icon"
          icon="close"
          label={t('catchup.close')}
          onPress={() => {
            model.missed.value = null;
          }}
        />
      </header>
      {isOpen.value && (
        <>
          <ol class="log-lines" aria-label={t('catchup.lines')} {...SCROLLS}>
            {lines.length === 0 && <li class="log-empty">{t('catchup.nothing')}</li>}
            {lines.map((line) => (
              <LogItem key={line.key} line={line} players={model.players} />
            ))}
          </ol>
          {more > 0 && <p class="quiet">{t('catchup.more', { count: more })}</p>}
        </>
      )}
    </section>
  );
};

const WatchButton = <S extends ScreenTypes>({ table, since }: TableProps<S> & { readonly since: number }) => (
  <Button
    icon="play"
    size="small"
    onPress={() => {
      import('../../../replay/watch-missed.ts')
        .then(({ watchMissed }) => watchMissed(table, since))
        .catch(() => notify({ key: 'catchUp', text: () => t('catchup.failed') }));
    }}
  >
    {t('catchup.watch')}
  </Button>
);
