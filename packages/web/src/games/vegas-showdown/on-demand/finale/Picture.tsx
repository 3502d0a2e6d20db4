/** The picture of a highlight: the tile with its price, the event card, or the scores of an item. */

import type { Seat } from '@fremont/kernel';
import { money } from '../../../../i18n/index.ts';
import { Badge } from '../../../../pieces/Badge.tsx';
import { playerAt } from '../../../../table/players.ts';
import { RoomPicture } from '../../Room.tsx';
import type { ShowdownProps } from '../../types.ts';
import type { ShowdownHighlight } from './highlights.ts';
import './picture.css';

export const Picture = ({ model, highlight }: ShowdownProps & { readonly highlight: ShowdownHighlight }) => {
  switch (highlight.kind) {
    case 'purchase':
    case 'outbid':
      return (
        <div class="showdown-highlight">
          <RoomPicture tile={highlight.tile} />
          <b class="showdown-highlight-price">{money(highlight.price)}</b>
          <SeatBadge model={model} seat={highlight.seat} />
        </div>
      );
    case 'card':
      return (
        <div class="showdown-highlight">
          <b class="showdown-highlight-card">{model.text.value.cards[highlight.card].title}</b>
        </div>
      );
    case 'scored':
      return (
        <ul class="showdown-highlight showdown-highlight-scores">
          {model.players.map(({ seat }) => (
            <li key={seat}>
              <SeatBadge model={model} seat={seat} />
              {highlight.fame[seat]}
            </li>
          ))}
        </ul>
      );
  }
};

const SeatBadge = ({ model, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { colour, initial } = playerAt(model.players, seat);
  return <Badge enamel={colour} initial={initial} />;
};
