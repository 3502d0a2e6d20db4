/** The options of any game as the set-up handles them. Whether a combination is allowed, only the game decides. */

import type { AnyGameSetup } from '../games/game-setup.ts';
import { t } from '../i18n/index.ts';

export type Options = Readonly<Record<string, unknown>>;

/** The wished options, or the nearest that the game accepts for this many seats: the odd one out goes first. */
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

/** Why the game does not accept these options; null when it does. */
export const reasonAgainst = (setup: AnyGameSetup, options: Options, seats: number): string | null => {
  const decoded = setup.game.decodeOptions(options, seats);
  return decoded.ok ? null : t(setup.reasons[decoded.error] ?? 'setup.optionRefused');
};
