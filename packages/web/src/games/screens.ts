/** The screen of every game, fetched when a table of it is opened. */

import { loadMessages } from '../i18n/index.ts';
import type { AnyGameScreen } from '../table/game-screen.ts';
import { lasVegasMessages } from './las-vegas/messages.ts';

const SCREENS: Readonly<Record<string, () => Promise<AnyGameScreen>>> = {
  'las-vegas': async () => {
    const [{ lasVegasScreen }] = await Promise.all([import('./las-vegas/screen.tsx'), loadMessages(lasVegasMessages)]);
    return lasVegasScreen;
  },
};

export const screenOf = async (game: string): Promise<AnyGameScreen | null> =>
  Object.hasOwn(SCREENS, game) ? ((await SCREENS[game]?.()) ?? null) : null;
