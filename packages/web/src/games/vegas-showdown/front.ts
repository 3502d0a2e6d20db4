/** The entry of Vegas Showdown on the home page, and the loaders of its parts. */

import { PLAY_LEVELS } from '@fremont/bots/bot';
import { lazy } from '../../ui/lazy.tsx';
import type { GameFront } from '../front.ts';
import { vegasShowdownMessages } from './messages.ts';

export const front: GameFront = {
  id: 'vegas-showdown',
  title: 'vegas-showdown.frontTitle',
  about: 'vegas-showdown.frontAbout',
  seats: { min: 3, max: 5 },
  minutes: [75, 75],
  editions: [],
  levels: PLAY_LEVELS,
  neon: 'aqua',
  Art: lazy(async () => (await import('./Art.tsx')).Art),
  Sign: lazy(async () => (await import('./Art.tsx')).Sign),
  parts: {
    messages: vegasShowdownMessages,
    setup: async () => (await import('./setup.ts')).vegasShowdownSetup,
    screen: async () => (await import('./screen.tsx')).vegasShowdownScreen,
    rules: async () => (await import('./rules/index.ts')).vegasShowdownRules,
    lessons: [],
  },
};
