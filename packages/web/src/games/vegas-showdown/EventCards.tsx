/** The event cards of this turn, and the tiles they brought. */

import type { DrawnCard } from '@fremont/games/vegas-showdown';
import { t } from '../../i18n/index.ts';
import type { ShowdownProps } from './types.ts';
import { tileName } from './words.ts';

export const EventCards = ({ model }: ShowdownProps) => {
  const { cards } = model.frame.value.view;
  if (cards.length === 0) return <p class="event-none">{t('vegas-showdown.noEvent')}</p>;
  return (
    <ul class={cards.length > 1 ? 'event-cards event-several' : 'event-cards'}>
      {cards.map((drawn) => (
        <EventCard key={`${drawn.card}-${drawn.space}`} model={model} drawn={drawn} />
      ))}
    </ul>
  );
};

const EventCard = ({ model, drawn }: ShowdownProps & { readonly drawn: DrawnCard }) => {
  const { title, effect } = model.text.value.cards[drawn.card];
  return (
    <li class="event-card">
      <p>
        <b>{title}</b>
        <span>{effect}</span>
      </p>
      {drawn.tile !== null && <small>{t('vegas-showdown.brought', { tile: tileName(model, drawn.tile) })}</small>}
    </li>
  );
};
