/** A strict step accepts only its own control. Any other press or key is stopped, and the coach says why. */

import { useEffect } from 'preact/hooks';
import { type Controls, controlForKey } from '../../table/controls.ts';

/** Always usable: the coach itself, the bar with menu and settings, notes and dialogs. */
const OPEN_PARTS = '.coach, .table-top, .why-paper, dialog, [popover]';

interface Guarded {
  /** The control that may be used; null while nothing is guarded. */
  readonly control: string | null;
  readonly controls: () => Controls;
  /** The controls of the game. The keys of all others, such as help, stay usable. */
  readonly gameControls: () => Controls;
  readonly onStopped: () => void;
}

export const useGuard = ({ control, controls, gameControls, onStopped }: Guarded): void => {
  useEffect(() => {
    if (control === null) return;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      if (event.type !== 'pointerdown') onStopped();
    };
    const onPress = (event: Event): void => {
      if (event.target instanceof Element && !isOpen(event.target, control)) stop(event);
    };
    const onKey = (event: KeyboardEvent): void => {
      const meant = controlForKey(controls(), event);
      if (meant !== undefined && meant.id !== control && gameControls().includes(meant)) stop(event);
    };
    addEventListener('click', onPress, true);
    addEventListener('pointerdown', onPress, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('click', onPress, true);
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [control]);
};

const isOpen = (target: Element, control: string): boolean =>
  target.closest(`${OPEN_PARTS}, [data-control="${control}"]`) !== null;
