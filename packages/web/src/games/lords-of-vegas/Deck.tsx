/** The deck as a row of cells, the next card first, with the position of End of Game if it is known. */

import type { View } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';

export const Deck = ({ view }: { readonly view: View }) => {
  const { unseen, cardsBeforeEnd, phase } = view;
  const isOver = phase.type === 'over';
  return (
    <div class="deck">
      <p>
        {t('lords-of-vegas.deck', { count: unseen.length })}
        {!isOver && cardsBeforeEnd !== null && (
          <span class="deck-end">{t('lords-of-vegas.endIn', { count: cardsBeforeEnd })}</span>
        )}
      </p>
      <span class="deck-cells" aria-hidden="true">
        {cellsOf(unseen.length, isOver ? null : cardsBeforeEnd).map((cell, index) => (
          <i key={index} data-cell={cell} />
        ))}
      </span>
    </div>
  );
};

type Cell = 'card' | 'end' | 'below';

/** Cards below End of Game are never drawn. */
const cellsOf = (cards: number, beforeEnd: number | null): Cell[] => {
  const above = beforeEnd ?? cards;
  const open = Array.from({ length: above }, (): Cell => 'card');
  const below = Array.from({ length: cards - above }, (): Cell => 'below');
  return beforeEnd === null ? open : [...open, 'end', ...below];
};
