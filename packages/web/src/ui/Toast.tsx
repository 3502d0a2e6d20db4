/** Short notices at the edge of the screen. They never need an answer. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import { opened } from './top-layer.ts';
import './toast.css';

interface Notice {
  readonly key: string;
  readonly text: () => string;
}

const SHOWN_MS = 6000;

const notices = signal<readonly Notice[]>([]);

/** Shows a notice for a while. It replaces an earlier one with the same key. */
export const notify = (notice: Notice): void => {
  notices.value = [...notices.value.filter(({ key }) => key !== notice.key), notice];
  setTimeout(() => {
    notices.value = notices.value.filter((other) => other !== notice);
  }, SHOWN_MS);
};

export const Toast = (props: {
  readonly children: ComponentChildren;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}) => {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <div class="toast">
      <span>{props.children}</span>
      {props.action !== undefined && (
        <Button size="small" look="primary" onPress={props.action.onPress}>
          {props.action.label}
        </Button>
      )}
      <Button look="icon" icon="close" label={t('shell.close')} onPress={() => setDismissed(true)} />
    </div>
  );
};

/**
 * The list of toasts. `children` are permanent ones. It is a popover, because only the top layer lies above dialogs. Each
 * new dialog covers it, so it is shown again.
 */
export const Toasts = ({ children }: { readonly children: ComponentChildren }) => {
  const list = useRef<HTMLDivElement>(null);
  const dialogs = opened.value;
  useEffect(() => {
    list.current?.hidePopover();
    list.current?.showPopover();
  }, [dialogs]);
  return (
    <div ref={list} class="toasts" role="status" popover="manual">
      {notices.value.map(({ key, text }) => (
        <Toast key={key}>{text()}</Toast>
      ))}
      {children}
    </div>
  );
};
