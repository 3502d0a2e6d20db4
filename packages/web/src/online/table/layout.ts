/** Whether the table page has the layout of a phone, where there is no side to hold the chat. */

import type { ReadonlySignal } from '@preact/signals';
import { media } from '../../ui/media.ts';

/** The same limits as in frame.css: the table fills the window. */
export const isPhone: ReadonlySignal<boolean> = media('(max-width: 899.98px), (max-height: 559.98px)');
