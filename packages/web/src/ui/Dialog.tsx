/** Dialogs: modal windows in the middle of the page. */

import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import './dialog.css';
import { Modal } from './Modal.tsx';

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Stays visible at the bottom while the body scrolls. */
  readonly footer?: ComponentChildren;
  readonly size?: 'small' | 'large';
  readonly onClose: () => void;
}

export const Dialog = ({ size = 'small', ...modal }: DialogProps) => (
  <Modal kind="dialog" size={`dialog-${size}`} {...modal} />
);

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
