/** The state of the popover that explains a tile. It opens on hover and press and closes with a press elsewhere. */

import type { Face } from '@fremont/games/las-vegas';
import { signal } from '@preact/signals';

interface OpenPopover {
  readonly casino: Face;
  readonly target: Element;
  /** Opened by a press. It stays open when the pointer leaves. */
  readonly pinned: boolean;
}

export const popover = signal<OpenPopover | null>(null);

const HOVER_MS = 350;
let timer: ReturnType<typeof setTimeout> | undefined;

export const openPopover = (casino: Face, target: Element): void => {
  clearTimeout(timer);
  popover.value = { casino, target, pinned: true };
};

export const openPopoverSoon = (casino: Face, target: Element): void => {
  clearTimeout(timer);
  if (popover.peek()?.pinned === true) return;
  timer = setTimeout(() => {
    popover.value = { casino, target, pinned: false };
  }, HOVER_MS);
};

export const closePopover = (): void => {
  clearTimeout(timer);
  popover.value = null;
};

/** Closes after a delay, so that the pointer can move from the tile to the link in the popover. */
export const leavePopover = (): void => {
  clearTimeout(timer);
  if (popover.peek()?.pinned === false) timer = setTimeout(closePopover, HOVER_MS);
};

export const keepPopover = (): void => clearTimeout(timer);
