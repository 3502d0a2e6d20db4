/** Short notices at the edge of the screen. Never for anything that needs an answer. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import './toast.css';

export interface Notice {
  readonly key: string;
  readonly text: () => ComponentChildren;
  readonly action?: { readonly label: () => string; readonly onPress: () => void };
  /** Stays until it is dismissed or its action pressed. */
  readonly lasting?: boolean;
}

const SHOWN_MS = 5000;

const notices = signal<readonly Notice[]>([]);

/** A notice with the same key takes the place of the earlier one. */
export const notify = (notice: Notice): void => {
  notices.value = [...notices.value.filter(({ key }) => key !== notice.key), notice];
  if (notice.lasting !== true) setTimeout(() => dismiss(notice), SHOWN_MS);
};

const dismiss = (notice: Notice): void => {
  notices.value = notices.value.filter((other) => other !== notice);
};

export const Toasts = () => (
  <div class="toasts" role="status">
    {notices.value.map((notice) => (
      <div key={notice.key} class="toast">
        <span>{notice.text()}</span>
        {notice.action !== undefined && (
          <Button size="small" look="primary" onPress={notice.action.onPress}>
            {notice.action.label()}
          </Button>
        )}
        <Button size="small" look="icon" icon="close" label={t('shell.close')} onPress={() => dismiss(notice)} />
      </div>
    ))}
  </div>
);
