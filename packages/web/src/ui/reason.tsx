/** The paper note that says why a control is off: read out with the control, shown on hover, focus and press. */

import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';

const SHOWN_MS = 4000;

interface Reason {
  /** For `aria-describedby` of the control. */
  readonly id: string | undefined;
  /** What a press on the control does instead. */
  readonly refuse: (event: Event) => void;
  /** To be placed inside the control. */
  readonly note: JSX.Element | null;
}

export const useReason = (why: string | null): Reason => {
  const id = useId();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const timer = setTimeout(() => setRefusals(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusals]);
  const refuse = (event: Event): void => {
    event.preventDefault();
    setRefusals((count) => count + 1);
  };
  if (why === null) return { id: undefined, refuse, note: null };
  // Hidden from the control's own name; screen readers get it as the description.
  const note = (
    <span id={id} class="reason" aria-hidden="true" data-shown={refusals > 0}>
      <Icon name="lock" size={15} />
      <span>{why}</span>
    </span>
  );
  return { id, refuse, note };
};
