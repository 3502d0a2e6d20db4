/** The clocks on offer. The protocol allows others too. */

import type { ClockPlan } from '@fremont/table/protocol';
import { t } from '../../i18n/index.ts';
import { bankWords } from '../plan-words.ts';

export const CLOCKS: readonly ClockPlan[] = [
  { type: 'none' },
  { type: 'live', bankS: 60, incrementS: 10 },
  { type: 'live', bankS: 120, incrementS: 15 },
  { type: 'live', bankS: 300, incrementS: 20 },
  { type: 'live', bankS: 900, incrementS: 30 },
  { type: 'days', days: 1 },
  { type: 'days', days: 3 },
  { type: 'days', days: 7 },
];

const isSame = (a: ClockPlan, b: ClockPlan): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The clocks on offer and the table's current one, which another client may have set. */
export const clocksWith = (clock: ClockPlan): readonly ClockPlan[] =>
  CLOCKS.some((one) => isSame(one, clock)) ? CLOCKS : [...CLOCKS, clock];

export const indexOfClock = (clocks: readonly ClockPlan[], clock: ClockPlan): number =>
  clocks.findIndex((one) => isSame(one, clock));

export const clockLabel = (clock: ClockPlan): string => {
  switch (clock.type) {
    case 'none':
      return t('online.paceNone');
    case 'live':
      return t('online.paceLive', { bank: bankWords(clock.bankS), seconds: clock.incrementS });
    case 'days':
      return t('online.paceDays', { days: clock.days });
  }
};
