/** The note that shows why a control is disabled: on hover, focus and press, and to screen readers. */

import type { ButtonHTMLAttributes, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './Icon.tsx';

const HOVER_DELAY_MS = 350;
const SHOWN_MS = 4000;
const EDGE_PX = 8;

interface Reason {
  /** Props for the control. */
  readonly control: ButtonHTMLAttributes<HTMLButtonElement>;
  /** Handles a press on the disabled control. */
  readonly refuse: (event: Event) => void;
  /** Must follow the control. Inside it, the text would become part of the control's name. */
  readonly note: JSX.Element | null;
}

export const useReason = (why: string | null): Reason => {
  const id = useId();
  const note = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (act: (note: HTMLElement) => void, delayMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => note.current !== null && act(note.current), delayMs);
  };
  const refuse = (event: Event): void => {
    event.preventDefault();
    if (note.current !== null) show(note.current);
    later(hide, SHOWN_MS);
  };
  if (why === null) return { control: {}, refuse, note: null };
  return {
    control: {
      'aria-describedby': id,
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && later(show, HOVER_DELAY_MS),
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && later(hide, 0),
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && later(show, 0),
      onBlur: () => later(hide, 0),
    },
    refuse,
    // Screen readers get the text as the control's description.
    note: (
      <span ref={note} id={id} class="reason" popover="manual" aria-hidden="true">
        <Icon name="lock" size={15} />
        <span>{why}</span>
      </span>
    ),
  };
};

/** Places the note above the control, or below if there is no room, and inside the window. */
const show = (note: HTMLElement): void => {
  const control = note.previousElementSibling;
  if (control === null || note.matches(':popover-open')) return;
  note.showPopover();
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = note;
  const middle = left + width / 2 - offsetWidth / 2;
  const above = top - offsetHeight - EDGE_PX;
  note.style.left = `${Math.max(EDGE_PX, Math.min(middle, innerWidth - offsetWidth - EDGE_PX))}px`;
  note.style.top = `${above < EDGE_PX ? bottom + EDGE_PX : above}px`;
};

const hide = (note: HTMLElement): void => {
  if (note.matches(':popover-open')) note.hidePopover();
};
