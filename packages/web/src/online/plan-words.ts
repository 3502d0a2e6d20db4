/** A planned table in a few words. */

import { lasVegas } from '@fremont/games/las-vegas';
import type { ClockPlan, TablePlan } from '@fremont/table/protocol';
import { t } from '../i18n/index.ts';

/** How fast it is played: two words, the second one smaller. */
export const paceWords = (clock: ClockPlan): readonly [main: string, detail: string] => {
  switch (clock.type) {
    case 'none':
      return [t('online.paceNone'), t('online.paceNoneNote')];
    case 'live':
      return [bankWords(clock.bankS), t('online.paceIncrement', { seconds: clock.incrementS })];
    case 'days':
      return [t('online.days', { days: clock.days }), t('online.paceDaysNote')];
  }
};

export const bankWords = (seconds: number): string =>
  seconds % 60 === 0 ? t('online.minutes', { minutes: seconds / 60 }) : t('online.seconds', { seconds });

/** Edition first, then what differs from the usual. */
export const optionWords = (options: object, seats: number): string[] => {
  const decoded = lasVegas.decodeOptions(options, seats);
  if (!decoded.ok) return [];
  const { edition, winnings, neutralDice } = decoded.value;
  return [
    t(`home.${edition}`),
    ...(winnings === 'hidden' ? [t('online.hiddenWinnings')] : []),
    ...(neutralDice ? [t('setup.neutralDice')] : []),
  ];
};

export const planWords = ({ options, chairs, clock, visibility }: TablePlan): string => {
  const [pace, detail] = paceWords(clock);
  return [
    t('home.lasVegas'),
    ...optionWords(options, chairs.length),
    `${pace}, ${detail}`,
    t(visibility === 'public' ? 'online.public' : 'online.byLink'),
  ].join(' · ');
};
