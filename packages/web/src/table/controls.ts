/** The one list of what can be done now. Buttons, keys, help and screen readers are all driven by it. */

import type { Sentence } from '@fremont/kernel';

/** Why something is off: a fact, the way out, and where the rules say so. */
export interface Reason {
  readonly why: Sentence;
  readonly remedy: Sentence | null;
  /** Address of the rule; null for what is no matter of rules. */
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
  /** The one the big button stands for. */
  readonly primary?: boolean;
}

export type Controls = readonly Control[];

export const controlById = (controls: Controls, id: string): Control | undefined =>
  controls.find((control) => control.id === id);

type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The key as it is written in a control: `Ctrl+Shift+KeyZ`. Command on a Mac is Ctrl elsewhere. */
const keyOf = (press: KeyPress): string =>
  `${press.ctrlKey || press.metaKey ? 'Ctrl+' : ''}${press.shiftKey ? 'Shift+' : ''}${press.code}`;

/**
 * The control a key press means: the first one that is not off, else the first that is (to hear why). Keys of a
 * control that comes earlier in the list win, so games may take `Enter` before the table does.
 */
export const controlForKey = (controls: Controls, press: KeyPress): Control | undefined => {
  if (press.altKey) return undefined;
  const key = keyOf(press);
  const meant = controls.filter(({ keys }) => keys.includes(key));
  return meant.find(({ off }) => off === null) ?? meant[0];
};

/** Keys that bear a word, which is another one on every keyboard. */
const NAMED_KEYS = ['Ctrl', 'Shift', 'Enter', 'Escape', 'Space'] as const;
type NamedKey = (typeof NAMED_KEYS)[number];
const isNamed = (key: string): key is NamedKey => NAMED_KEYS.some((named) => named === key);

/** How a key is written on a button: `KeyR` as R, `Shift+Slash` as ?, words as `nameOf` says. */
export const writtenKey = (key: string, nameOf: (named: NamedKey) => string): string => {
  if (key === 'Shift+Slash') return '?';
  return key
    .split('+')
    .map((part) => part.replace(/^(Key|Digit|Numpad)/, ''))
    .map((part) => (isNamed(part) ? nameOf(part) : part))
    .join('+');
};
