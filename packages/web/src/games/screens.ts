/** The screen of every game, fetched when a table of it is opened. */

import type { AnyGameScreen } from '../table/game-screen.ts';

const SCREENS: Readonly<Record<string, () => Promise<AnyGameScreen>>> = {
  'las-vegas': async () => (await import('./las-vegas/screen.tsx')).lasVegasScreen,
};

export const screenOf = async (game: string): Promise<AnyGameScreen | null> =>
  Object.hasOwn(SCREENS, game) ? ((await SCREENS[game]?.()) ?? null) : null;
