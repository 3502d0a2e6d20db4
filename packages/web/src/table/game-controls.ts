/** Parts that the controls of every game are made of. */

import type { MessageKey } from '../i18n/index.ts';
import type { Control, Reason } from './controls.ts';
import { told } from './sentences.ts';

export const ENTER_KEYS: readonly string[] = ['Enter', 'NumpadEnter'];

/** A digit in the upper row and on the number pad. */
export const digitKeys = (digit: number): readonly string[] => [`Digit${digit}`, `Numpad${digit}`];

/** A reason outside the rules, so it has no remedy and no link. */
export const plainReason = (key: MessageKey): Reason => ({ why: told(key), remedy: null, href: null });

/** The primary control, which sends the chosen action. */
export const confirmControl = ({ label, off, run }: Pick<Control, 'label' | 'off' | 'run'>): Control => ({
  id: 'confirm',
  keys: ENTER_KEYS,
  label,
  off,
  run,
  primary: true,
});

/** Actions are plain data. Both come from the same code, so equal actions have their fields in the same order. */
export const isSameAction = (one: object | null, other: object | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
