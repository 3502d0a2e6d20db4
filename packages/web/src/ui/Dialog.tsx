/** A modal dialog on the native element. Escape and a click on the backdrop close it, and the focus returns. */

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import './dialog.css';
import { SCROLLS } from './scrolls.ts';

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Stays visible at the bottom while the body scrolls. */
  readonly footer?: ComponentChildren;
  readonly size?: 'small' | 'large';
  readonly onClose: () => void;
}

export const Dialog = ({ title, children, footer, size = 'small', onClose }: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The dialog is closed before it leaves the page. Otherwise the browser would not restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is extra; Escape and the button do the same
    <dialog
      ref={element}
      class={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-frame">
        <header class="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <Button look="icon" icon="close" label={t('shell.close')} onPress={onClose} />
        </header>
        <div class="dialog-body" {...SCROLLS}>
          {children}
        </div>
        {footer !== undefined && <footer class="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
};

/** A dialog with a confirm and a cancel button. */
export const ConfirmDialog = (props: {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly confirm: string;
  readonly look?: 'primary' | 'danger';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog
    title={props.title}
    onClose={props.onClose}
    footer={
      <>
        <Button onPress={props.onClose}>{t('shell.cancel')}</Button>
        <Button look={props.look ?? 'primary'} onPress={props.onConfirm}>
          {props.confirm}
        </Button>
      </>
    }
  >
    {props.children}
  </Dialog>
);
