/** True if the table page has the phone layout, which has no side panel for the chat. */

import type { ReadonlySignal } from '@preact/signals';
import { media } from '../../ui/media.ts';

/** Must match the limits in frame.css. */
export const isPhone: ReadonlySignal<boolean> = media('(max-width: 899.98px), (max-height: 559.98px)');
