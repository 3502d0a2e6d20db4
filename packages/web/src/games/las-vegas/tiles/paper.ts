/** The one paper that explains a tile. It opens on hover, focus and press and closes with the next input elsewhere. */

import type { Face } from '@fremont/games/las-vegas';
import { signal } from '@preact/signals';

interface OpenPaper {
  readonly casino: Face;
  readonly target: Element;
  /** Pressed open: a pointer that passes by does not close it. */
  readonly pinned: boolean;
}

export const paper = signal<OpenPaper | null>(null);

const HOVER_MS = 350;
let timer: ReturnType<typeof setTimeout> | undefined;

export const openPaper = (casino: Face, target: Element): void => {
  clearTimeout(timer);
  paper.value = { casino, target, pinned: true };
};

export const openPaperSoon = (casino: Face, target: Element): void => {
  clearTimeout(timer);
  if (paper.peek()?.pinned === true) return;
  timer = setTimeout(() => {
    paper.value = { casino, target, pinned: false };
  }, HOVER_MS);
};

export const closePaper = (): void => {
  clearTimeout(timer);
  paper.value = null;
};

/** Leaves time to get from the tile to its paper, which holds a link. */
export const leavePaper = (): void => {
  clearTimeout(timer);
  if (paper.peek()?.pinned === false) timer = setTimeout(closePaper, HOVER_MS);
};

export const keepPaper = (): void => clearTimeout(timer);
