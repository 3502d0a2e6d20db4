/**
 * A page that slides over the current one: from the right on wide screens, from below on phones. Escape, the backdrop,
 * the Back button of the browser and the button at the bottom close it.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import './drawer.css';
import { SCROLLS } from '../../ui/scrolls.ts';

export interface DrawerProps {
  readonly title: string;
  /** The text of the button at the bottom, near the thumb. */
  readonly back: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

export const Drawer = ({ title, back, children, onClose }: DrawerProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useBackButton(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is extra; Escape and the button do the same
    <dialog
      ref={element}
      class="drawer"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="drawer-frame">
        <header class="drawer-head">
          <h2 id={titleId}>{title}</h2>
          <Button look="icon" icon="close" label={t('shell.close')} onPress={onClose} />
        </header>
        <div class="drawer-body" {...SCROLLS}>
          {children}
        </div>
        <footer class="drawer-foot">
          <Button look="primary" size="large" icon="back" onPress={onClose}>
            {back}
          </Button>
        </footer>
      </div>
    </dialog>
  );
};

const MARK = { drawer: true };

const isMarked = (): boolean => (history.state as { drawer?: boolean } | null)?.drawer === true;

/** The drawer adds an entry to the history of the browser, so that the Back button closes it and stays on the page. */
const useBackButton = (onClose: () => void): void => {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    history.pushState(MARK, '');
    const onBack = (): void => close.current();
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      if (isMarked()) history.back();
    };
  }, []);
};
