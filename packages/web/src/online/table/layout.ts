/** Whether the table page has the layout of a phone, where there is no side to hold the chat. */

import { type ReadonlySignal, signal } from '@preact/signals';

/** The same limits as in frame.css: the table fills the window. */
const PHONE = matchMedia('(max-width: 899.98px), (max-height: 559.98px)');

const phone = signal(PHONE.matches);
PHONE.addEventListener('change', () => {
  phone.value = PHONE.matches;
});

export const isPhone: ReadonlySignal<boolean> = phone;
