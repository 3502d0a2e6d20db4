/** The text of the letterboard after the end of a match, for every game. */

import { list, t } from '../i18n/index.ts';
import type { Lettering, ScreenTypes } from './game-screen.ts';
import type { TableModel } from './table-model.ts';

/** `points` formats a score in the words of the game. */
export const overLettering = <S extends ScreenTypes>(
  { update, players }: TableModel<S>,
  points: (score: number) => string,
): Lettering => {
  const { outcome } = update.value;
  const winners = players.filter(({ seat }) => outcome?.placings[seat] === 1);
  const [winner] = winners;
  const alone = winners.length === 1 && winner !== undefined;
  return {
    lit: true,
    eyebrow: t('table.over'),
    headline: alone ? t('table.wins', { name: winner.name }) : t('table.sharedWin'),
    subline: alone ? points(outcome?.scores[winner.seat] ?? 0) : list(winners.map(({ name }) => name)),
  };
};
