/** The entry of Las Vegas on the home page, and the loaders of its parts. */

import { PLAY_LEVELS } from '@fremont/bots/bot';
import type { GameFront } from '../front.ts';
import { Art, Sign } from './Art.tsx';
import { lasVegasMessages } from './messages.ts';

export const front: GameFront = {
  id: 'las-vegas',
  title: 'las-vegas.frontTitle',
  about: 'las-vegas.frontAboutClassic',
  seats: { min: 2, max: 5 },
  begins: 'firstSeat',
  minutes: [30, 30],
  editions: [
    { value: 'classic', label: 'home.classic', about: 'las-vegas.frontAboutClassic', isBilled: true },
    { value: 'royale-base', label: 'home.royale-base', about: 'las-vegas.frontAboutRoyaleBase', isBilled: false },
    { value: 'royale', label: 'home.royale', about: 'las-vegas.frontAboutRoyale', isBilled: true },
  ],
  levels: PLAY_LEVELS,
  scores: 'dollars',
  neon: 'coral',
  Art,
  Sign,
  parts: {
    messages: lasVegasMessages,
    setup: async () => (await import('./setup.ts')).lasVegasSetup,
    screen: async () => (await import('./screen.tsx')).lasVegasScreen,
    rules: async () => (await import('./rules/index.ts')).lasVegasRules,
    lessons: [
      {
        id: 'classic',
        edition: 'classic',
        minutes: 6,
        load: async () => (await import('./lesson/classic.ts')).classicLesson,
      },
      {
        id: 'royale',
        edition: 'royale',
        minutes: 7,
        load: async () => (await import('./lesson/royale.ts')).royaleLesson,
      },
    ],
  },
};
