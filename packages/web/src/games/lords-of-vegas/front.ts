/** The entry of Lords of Vegas on the home page, and the loaders of its parts. */

import { PLAY_LEVELS } from '@fremont/bots/bot';
import { lazy } from '../../ui/lazy.tsx';
import type { GameFront } from '../front.ts';
import { lordsOfVegasMessages } from './messages.ts';

export const front: GameFront = {
  id: 'lords-of-vegas',
  title: 'lords-of-vegas.frontTitle',
  about: 'lords-of-vegas.frontAbout',
  seats: { min: 2, max: 4 },
  minutes: [60, 90],
  editions: [],
  levels: PLAY_LEVELS,
  neon: 'gold',
  Art: lazy(async () => (await import('./Art.tsx')).Art),
  Sign: lazy(async () => (await import('./Art.tsx')).Sign),
  parts: {
    messages: lordsOfVegasMessages,
    setup: async () => (await import('./setup.ts')).lordsOfVegasSetup,
    screen: async () => (await import('./screen.tsx')).lordsOfVegasScreen,
    rules: async () => (await import('./rules/index.ts')).lordsOfVegasRules,
    lessons: [
      {
        id: 'first',
        edition: '',
        minutes: 7,
        load: async () => (await import('./lesson/lesson.ts')).lordsLesson,
      },
    ],
  },
};
