/** The list of controls that are available now. It drives buttons, keys, help and screen readers. */

import type { Sentence } from '@fremont/kernel';

/** Why a control is disabled: the fact, the remedy and a link to the rule. */
export interface Reason {
  readonly why: Sentence;
  readonly remedy: Sentence | null;
  /** The address of the rule; null if no rule applies. */
  readonly href: string | null;
}

export interface Control {
  readonly id: string;
  /** Physical keys (`KeyboardEvent.code`), `Ctrl+` and `Shift+` in front; the first one is shown. */
  readonly keys: readonly string[];
  readonly label: string;
  /** Null when it can be done. */
  readonly off: Reason | null;
  readonly run: () => void;
  /** Set on the control that the large button triggers. */
  readonly primary?: boolean;
  /** Set if the large button is not lit, because there is something better to do first. */
  readonly quiet?: boolean;
}

export type Controls = readonly Control[];

export const controlById = (controls: Controls, id: string): Control | undefined =>
  controls.find((control) => control.id === id);

type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The key as it is written in a control: `Ctrl+Shift+KeyZ`. Command on a Mac is Ctrl elsewhere. */
const keyOf = (press: KeyPress): string =>
  `${press.ctrlKey || press.metaKey ? 'Ctrl+' : ''}${press.shiftKey ? 'Shift+' : ''}${press.code}`;

/**
 * The control for a key press: the first enabled one, otherwise the first disabled one (to show why). Keys of a
 * control that comes earlier in the list win, so games may take `Enter` before the table does.
 */
export const controlForKey = (controls: Controls, press: KeyPress): Control | undefined => {
  if (press.altKey) return undefined;
  const key = keyOf(press);
  const meant = controls.filter(({ keys }) => keys.includes(key));
  return meant.find(({ off }) => off === null) ?? meant[0];
};

/** Named keys such as Enter, whose label differs between keyboard layouts. */
const NAMED_KEYS = ['Ctrl', 'Shift', 'Enter', 'Escape', 'Space'] as const;
type NamedKey = (typeof NAMED_KEYS)[number];
const isNamed = (key: string): key is NamedKey => NAMED_KEYS.some((named) => named === key);

/** The label of a key: `KeyR` as R, `Shift+Slash` as ?, named keys through `nameOf`. */
export const writtenKey = (key: string, nameOf: (named: NamedKey) => string): string => {
  if (key === 'Shift+Slash') return '?';
  return key
    .split('+')
    .map((part) => part.replace(/^(Key|Digit|Numpad)/, ''))
    .map((part) => (isNamed(part) ? nameOf(part) : part))
    .join('+');
};
