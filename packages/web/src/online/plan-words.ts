/** Describes the plan of a table in a few words. */

import type { ClockPlan, TablePlan } from '@fremont/table/protocol';
import { frontOf, setupOf } from '../games/fronts.ts';
import { gameName } from '../games/names.ts';
import { t } from '../i18n/index.ts';

/** The pace in two parts: main text and detail. */
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

/**
 * The edition, then options that differ from the default. Empty until the game's set-up is loaded, or for invalid
 * options.
 */
export const optionWords = (game: string, options: object, seats: number): readonly string[] => {
  const setup = setupOf(game);
  const decoded = setup?.game.decodeOptions(options, seats);
  if (setup === null || decoded?.ok !== true) return [];
  const edition = frontOf(game)?.editions.find(({ value }) => value === editionIn(decoded.value));
  return [...(edition === undefined ? [] : [t(edition.label)]), ...setup.words(decoded.value)];
};

/** Null for a game with a single edition. */
const editionIn = (options: object): unknown => (options as { readonly edition?: unknown }).edition ?? null;

export const planWords = ({ game, options, chairs, clock, visibility }: TablePlan): string => {
  const [pace, detail] = paceWords(clock);
  return [
    gameName(game),
    ...optionWords(game, options, chairs.length),
    `${pace}, ${detail}`,
    t(visibility === 'public' ? 'online.public' : 'online.byLink'),
  ].join(' · ');
};
