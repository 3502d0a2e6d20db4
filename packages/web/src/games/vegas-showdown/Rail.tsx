/** Under the seats: the stacks and cards that are left. They show how near the end is. */

import { SIZES, stackHeight } from '@fremont/games/vegas-showdown';
import { t } from '../../i18n/index.ts';
import type { ShowdownProps } from './types.ts';

export const Rail = ({ model }: ShowdownProps) => {
  const { view } = model.frame.value;
  const { sizes } = model.text.value.names;
  return (
    <section class="panel stacks-left">
      <h2 class="cap">{t('vegas-showdown.stacks')}</h2>
      <ul>
        {SIZES.map((size) => (
          <li key={size}>
            {sizes[size]} <b>{stackHeight(view.stacks[size])}</b>
          </li>
        ))}
      </ul>
      <p class="quiet">{t('vegas-showdown.deck', { count: view.deck.length })}</p>
    </section>
  );
};
