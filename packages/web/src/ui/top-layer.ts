/** The top layer of the page: modal dialogs, drawers, and the toasts above them. */

import { signal } from '@preact/signals';

/** Counts the dialogs that were opened. The toasts go above each new one. */
export const opened = signal(0);

/** Opens a modal dialog below the toasts. */
export const showModal = (dialog: HTMLDialogElement | null): void => {
  dialog?.showModal();
  opened.value = opened.peek() + 1;
};
