/** Decides when the tooltip is shown: on hover, on keyboard focus, on a long press. Escape hides it. */

import { signal } from '@preact/signals';
import { explainedAt, isHeld } from '../../explain.ts';

/** The element whose explanation is shown. */
export const explained = signal<HTMLElement | null>(null);

const HOVER_MS = 350;
const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls. */
const SLIP_PX = 10;

let timer: ReturnType<typeof setTimeout> | undefined;
let pressed: { readonly x: number; readonly y: number } | null = null;
/** True between a long press and its click, which must not act. */
let swallowsClick = false;

const after = (ms: number, run: () => void): void => {
  clearTimeout(timer);
  timer = setTimeout(run, ms);
};

const show = (element: HTMLElement): void => {
  if (element.isConnected) explained.value = element;
};

const hide = (): void => {
  clearTimeout(timer);
  explained.value = null;
};

const isTooltip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explanation') !== null;

/** On hover and focus a disabled control shows the reason, together with the explanation. */
const isOff = (element: Element): boolean => element.ariaDisabled === 'true';

const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
  if (pointerType !== 'mouse') return;
  const element = explainedAt(target);
  if (isTooltip(target) || (element !== null && element === explained.peek())) clearTimeout(timer);
  else if (element !== null && !isOff(element)) after(HOVER_MS, () => show(element));
  else if (explained.peek() !== null) after(HOVER_MS, hide);
  else clearTimeout(timer);
};

const onPointerDown = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
  swallowsClick = false;
  if (isTooltip(target)) return;
  hide();
  const element = explainedAt(target);
  if (pointerType === 'mouse' || element === null) return;
  pressed = { x: clientX, y: clientY };
  after(LONG_PRESS_MS, () => {
    swallowsClick = true;
    show(element);
  });
};

const endPress = (): void => {
  if (pressed !== null && !swallowsClick) clearTimeout(timer);
  pressed = null;
};

const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
  if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLIP_PX) endPress();
};

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const onClick = (event: Event): void => {
  if (!swallowsClick) return;
  swallowsClick = false;
  stop(event);
};

/** The menu of a long press would cover the explanation. */
const onContextMenu = (event: Event): void => {
  if (pressed !== null && explainedAt(event.target) !== null) event.preventDefault();
};

const onFocusIn = ({ target }: Event): void => {
  // Focus on an element inside another one explains the inner one only if it has an explanation of its own.
  const element = target instanceof HTMLElement && target.matches('[data-explain]:focus-visible') ? target : null;
  if (element !== null && !isOff(element)) show(element);
};

const onFocusOut = ({ target }: Event): void => {
  if (explained.peek() === target) hide();
};

const onKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || explained.peek() === null) return;
  stop(event);
  hide();
};

/** Listens until the returned function is called. `first` is the event that came before the listeners. */
export const listenForTriggers = (first: Event): (() => void) => {
  const stops = new AbortController();
  const options = { capture: true, signal: stops.signal };
  addEventListener('pointerover', onPointerOver, options);
  addEventListener('pointerdown', onPointerDown, options);
  addEventListener('pointermove', onPointerMove, options);
  addEventListener('pointerup', endPress, options);
  addEventListener('pointercancel', endPress, options);
  addEventListener('click', onClick, options);
  addEventListener('contextmenu', onContextMenu, options);
  addEventListener('focusin', onFocusIn, options);
  addEventListener('focusout', onFocusOut, options);
  addEventListener('keydown', onKey, options);
  addEventListener('scroll', hide, options);
  repeat(first);
  return () => {
    stops.abort();
    hide();
  };
};

/** Handles the first event if its pointer or focus is still there. A press that has ended meanwhile does not count. */
const repeat = (first: Event): void => {
  const element = explainedAt(first.target);
  if (element === null || !element.isConnected) return;
  if (first.type === 'focusin' && document.activeElement === first.target) onFocusIn(first);
  else if (first.type === 'pointermove' && element.matches(':hover')) onPointerOver(first as PointerEvent);
  else if (first.type === 'pointerdown' && isHeld(first)) onPointerDown(first as PointerEvent);
};
