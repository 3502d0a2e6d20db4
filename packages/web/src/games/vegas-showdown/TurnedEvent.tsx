/** The event card that is turned over. Hidden from screen readers, because the live region reads it. */

import type { ShowdownProps } from './types.ts';
import './turned-event.css';

export const TurnedEvent = ({ model }: ShowdownProps) => {
  const { turned } = model.frame.value;
  if (turned === null) return null;
  const { title, effect } = model.text.value.cards[turned];
  return (
    <div class="turned-event" aria-hidden="true">
      <span class="turned-event-back" />
      <span class="turned-event-face">
        <b>{title}</b>
        <span>{effect}</span>
      </span>
    </div>
  );
};
