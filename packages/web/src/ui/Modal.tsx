/**
 * A modal window on the native element: a title, a body that scrolls, a footer. Escape, a click on the backdrop and the button
 * in its corner close it, and the focus returns.
 */

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import { SCROLLS } from './scrolls.ts';
import { showModal } from './top-layer.ts';

interface ModalProps {
  /** The first part of the class names of its parts. */
  readonly kind: 'dialog' | 'drawer';
  /** Another class. */
  readonly size?: string;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
  readonly onClose: () => void;
}

export const Modal = ({ kind, size, title, children, footer, onClose }: ModalProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The dialog is closed before it leaves the page. Otherwise the browser would not restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    showModal(dialog);
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is extra; Escape and the button do the same
    <dialog
      ref={element}
      class={size === undefined ? kind : `${kind} ${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class={`${kind}-frame`}>
        <header class={`${kind}-head`}>
          <h2 id={titleId}>{title}</h2>
          <Button look="icon" icon="close" label={t('shell.close')} onPress={onClose} />
        </header>
        <div class={`${kind}-body`} {...SCROLLS}>
          {children}
        </div>
        {footer !== undefined && <footer class={`${kind}-foot`}>{footer}</footer>}
      </div>
    </dialog>
  );
};
