/** The panel with the changes since a person was last here: at most seven lines, and a button that plays them. */

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { isPhone } from '../../../online/table/layout.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SCROLLS } from '../../../ui/scrolls.ts';
import { notify } from '../../../ui/Toast.tsx';
import type { ScreenTypes } from '../../game-screen.ts';
import { LogItem } from '../../LogPanel.tsx';
import type { TableProps } from '../../open-table.ts';
import { spelled } from '../../sentences.ts';
import { type Missed, missedSince } from './choose-lines.ts';
import './catch-up.css';

interface CatchUpProps<S extends ScreenTypes> extends TableProps<S> {
  /** On desktops it has a place of its own above the log. A phone has no room for that. */
  readonly place: 'side' | 'frame';
}

export const CatchUp = <S extends ScreenTypes>({ table, place }: CatchUpProps<S>) =>
  isPhone.value === (place === 'frame') ? <Panel table={table} /> : null;

/** On a phone the lines would cover the board, so they open on a press. */
const Panel = <S extends ScreenTypes>({ table }: TableProps<S>) => {
  const { model, live } = table;
  const { since, why } = model.missed.value ?? { since: 0, why: 'away' };
  const isOpen = useSignal(why === 'asked' || !isPhone.peek());
  const missed = missedSince(model, model.history.value, since);
  const title = t(why === 'away' ? 'catchup.title' : 'catchup.sinceTurn');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // A person who asked for the panel gets the focus in it. Otherwise only the screen reader announces it.
    if (why === 'asked') panel.current?.focus();
    else live.say([title, ...missed.lines.map(({ sentence }) => spelled(sentence, model.players))].join('. '));
  }, [since, why]);
  return (
    <section ref={panel} class="panel catch-up" data-open={isOpen.value} aria-labelledby={id} tabIndex={-1}>
      <header>
        <h2>
          <button
            type="button"
            id={id}
            class="catch-up-title"
            aria-expanded={isOpen.value}
            onClick={() => {
              isOpen.value = !isOpen.peek();
            }}
          >
            {title}
            <Icon name={isOpen.value ? 'down' : 'next'} size={16} />
          </button>
        </h2>
        {isOpen.value && (
          <>
            {missed.lines.length > 0 && <WatchButton table={table} since={since} />}
            <Button
              look="icon"
              icon="close"
              label={t('catchup.close')}
              onPress={() => {
                model.missed.value = null;
              }}
            />
          </>
        )}
      </header>
      {isOpen.value && <Lines table={table} missed={missed} />}
    </section>
  );
};

const Lines = <S extends ScreenTypes>({
  table: { model },
  missed: { lines, more },
}: TableProps<S> & { readonly missed: Missed }) => (
  <>
    <ol class="log-lines" aria-label={t('catchup.lines')} {...SCROLLS}>
      {lines.length === 0 && <li class="log-empty">{t('catchup.nothing')}</li>}
      {lines.map((line) => (
        <LogItem key={line.key} line={line} players={model.players} />
      ))}
    </ol>
    {more > 0 && <p class="quiet">{t('catchup.more', { count: more })}</p>}
  </>
);

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
