/** The options of Las Vegas as the set-up handles them. Whether a combination is allowed, only the game decides. */

import { lasVegas, type OptionError, type Options } from '@fremont/games/las-vegas';
import { type MessageKey, t } from '../i18n/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The wished options, or the nearest that the game accepts for this many seats. */
export const fittingOptions = (wished: object, seats: number): Options => {
  for (const attempt of [wished, { ...wished, neutralDice: false }, { edition: (wished as Fields)['edition'] }]) {
    const decoded = lasVegas.decodeOptions(attempt, seats);
    if (decoded.ok) return decoded.value;
  }
  return defaultOptions(seats);
};

const defaultOptions = (seats: number): Options => {
  const decoded = lasVegas.decodeOptions({}, seats);
  if (!decoded.ok) throw new Error(`no options for ${seats} seats: ${decoded.error}`);
  return decoded.value;
};

const REASONS: Readonly<Partial<Record<OptionError, MessageKey>>> = {
  neutralDiceClassicOnly: 'setup.neutralDiceClassicOnly',
  neutralDiceSeats: 'setup.neutralDiceSeats',
};

/** Why the game does not accept these options; null when it does. */
export const reasonAgainst = (options: Options, seats: number): string | null => {
  const decoded = lasVegas.decodeOptions(options, seats);
  if (decoded.ok) return null;
  return t(REASONS[decoded.error as OptionError] ?? 'setup.optionRefused');
};
