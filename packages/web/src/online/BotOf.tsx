/** Says whose bot a program is. People have no such line. */

import type { Person } from '@fremont/table/protocol';
import { t } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { shownName } from './names.ts';
import './bot-of.css';

export const BotOf = ({ bot }: { readonly bot: Person['bot'] }) =>
  bot === undefined ? null : (
    <span class="bot-of">
      <Icon name="bot" size={14} />
      <bdi>{t('online.botOf', { name: shownName(bot.owner) })}</bdi>
    </span>
  );
