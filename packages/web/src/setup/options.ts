/** The options of any game. Only the game decides whether a combination is allowed. */

import type { AnyGameSetup } from '../games/game-setup.ts';
import { t } from '../i18n/index.ts';
import { misfitText } from '../i18n/problem.ts';

export type Options = Readonly<Record<string, unknown>>;

/**
 * The options, or the nearest ones that the game accepts for this many seats. The conflicting option is reset first.
 */
export const fittingOptions = (setup: AnyGameSetup, wished: object, seats: number): Options => {
  const { rows, game } = setup;
  const attempts = [
    wished,
    ...rows.map(({ option }) => fieldsWhere(wished, (name) => name !== option)),
    fieldsWhere(wished, (name) => name === 'edition'),
    {},
  ];
  for (const attempt of attempts) {
    const decoded = game.decodeOptions(attempt, seats);
    if (decoded.ok) return decoded.value as Options;
  }
  throw new Error(`${game.meta.id} has no options for ${seats} seats`);
};

const fieldsWhere = (fields: object, isKept: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name)));

/** Why the game rejects these options; null if it accepts them. */
export const reasonAgainst = (setup: AnyGameSetup, options: Options, seats: number): string | null => {
  const decoded = setup.game.decodeOptions(options, seats);
  if (decoded.ok) return null;
  const reason = setup.reasons[decoded.error.code];
  return reason === undefined ? misfitText(decoded.error, (key) => titleOf(setup, key)) : t(reason);
};

/** The title of an option in the set-up. Items of a list have no title of their own. */
const titleOf = ({ rows }: AnyGameSetup, key: string): string => {
  const row = rows.find(({ option }) => option === key.split('.')[0]);
  return row === undefined ? key : t(row.title);
};
