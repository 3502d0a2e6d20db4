/** The duration of a game in words. */

import type { GameFront } from '../../games/front.ts';
import { t } from '../../i18n/index.ts';

export const minutesOf = ({ minutes: [from, to] }: GameFront): string =>
  from === to ? t('home.minutes', { minutes: from }) : t('home.minutesRange', { from, to });
