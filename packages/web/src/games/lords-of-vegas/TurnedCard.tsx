/** The card that is turned over in the middle of the board. Hidden from screen readers, because the live region reads it. */

import { END_CARD } from '@fremont/games/lords-of-vegas';
import { CardStar } from './CardPanel.tsx';
import { Swatch } from './Companies.tsx';
import type { LordsProps } from './types.ts';
import './turned-card.css';

export const TurnedCard = ({ model }: LordsProps) => {
  const { turned, isOpen } = model.frame.value;
  if (turned === null) return null;
  return (
    <div class={isOpen ? 'turned-card' : 'turned-card turned-told'} aria-hidden="true">
      <span class="turned-back">
        <Swatch payer="strip" size={48} />
      </span>
      <span class="turned-face">
        {turned.card === END_CARD ? <CardStar /> : <b>{turned.card}</b>}
        <Swatch payer={turned.payer} size={56} />
      </span>
    </div>
  );
};
