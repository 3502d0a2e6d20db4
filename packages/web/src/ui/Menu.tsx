/** A button with a menu. The menu is a native popover, so the browser closes it. */

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import './menu.css';

export interface MenuItem {
  readonly key: string;
  readonly label: ComponentChildren;
  readonly icon?: IconName;
  /** Set for radio items. */
  readonly chosen?: boolean;
  readonly lang?: string;
  readonly off?: string | null;
  readonly onChoose: () => void;
}

export const Menu = (props: {
  /** The name of the button. */
  readonly label: string;
  /** The icon on the button. `button` is an alternative to it. */
  readonly icon?: IconName;
  readonly button?: ComponentChildren;
  readonly class?: string;
  readonly items: readonly MenuItem[];
  /** Items that load when the menu opens. They come before the last two. */
  readonly more?: () => Promise<readonly MenuItem[]>;
}) => {
  const [more, setMore] = useState<readonly MenuItem[]>([]);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => place(list.current, button.current), [more]);
  return (
    <span class="menu">
      <button
        ref={button}
        type="button"
        class={`button button-normal ${props.class ?? 'button-icon'}`}
        aria-label={props.label}
        title={props.label}
        aria-haspopup="menu"
        popovertarget={id}
      >
        {props.icon !== undefined && <Icon name={props.icon} size={22} />}
        {props.button}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        class="menu-list"
        role="menu"
        aria-label={props.label}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          open(list.current, button.current);
          props.more?.().then(setMore, reportError);
        }}
        onKeyDown={(event) => moveFocus(event, list.current)}
      >
        {[...props.items.slice(0, -2), ...more, ...props.items.slice(-2)].map((item) => (
          <MenuButton key={item.key} item={item} onChosen={() => list.current?.hidePopover()} />
        ))}
      </div>
    </span>
  );
};

const MenuButton = ({ item, onChosen }: { readonly item: MenuItem; readonly onChosen: () => void }) => {
  const off = item.off ?? null;
  return (
    <button
      type="button"
      class="menu-item"
      {...roleOf(item)}
      aria-disabled={off !== null}
      title={off ?? undefined}
      lang={item.lang}
      tabIndex={-1}
      onClick={() => {
        if (off !== null) return;
        onChosen();
        item.onChoose();
      }}
    >
      {item.icon !== undefined && <Icon name={item.icon} size={18} />}
      <span>{item.label}</span>
      {item.chosen === true && <Icon name="check" size={18} />}
    </button>
  );
};

const roleOf = ({ chosen }: MenuItem) =>
  chosen === undefined ? ({ role: 'menuitem' } as const) : ({ role: 'menuitemradio', 'aria-checked': chosen } as const);

const itemsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.menu-item')];

const EDGE_PX = 8;
const GAP_PX = 6;

const open = (list: HTMLElement | null, button: HTMLElement | null): void => {
  if (list === null) return;
  place(list, button);
  const items = itemsOf(list);
  (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus();
};

/** Places the menu below the button, or above if there is no room, and inside the window. */
const place = (list: HTMLElement | null, button: HTMLElement | null): void => {
  if (list === null || button === null) return;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = list;
  const fitsBelow = bottom + GAP_PX + offsetHeight + EDGE_PX <= innerHeight;
  list.style.top = `${fitsBelow ? bottom + GAP_PX : Math.max(EDGE_PX, top - GAP_PX - offsetHeight)}px`;
  const fitsLeft = right - offsetWidth >= EDGE_PX && left > innerWidth / 2;
  list.style.left = `${fitsLeft ? right - offsetWidth : Math.max(EDGE_PX, Math.min(left, innerWidth - offsetWidth - EDGE_PX))}px`;
};

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const moveFocus = (event: KeyboardEvent, list: HTMLElement | null): void => {
  const step = STEPS[event.key];
  if (step === undefined || list === null) return;
  event.preventDefault();
  const items = itemsOf(list);
  const index = items.indexOf(document.activeElement as HTMLElement);
  items[step(index, items.length)]?.focus();
};
