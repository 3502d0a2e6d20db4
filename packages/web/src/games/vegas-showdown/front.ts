/** Vegas Showdown in the shell. */

import { lazy } from '../../ui/lazy.tsx';
import type { GameFront } from '../front.ts';
import { vegasShowdownMessages } from './messages.ts';

export const vegasShowdownFront: GameFront = {
  id: 'vegas-showdown',
  title: 'games.vegas-showdown',
  about: 'games.about-vegas-showdown',
  seats: { min: 3, max: 5 },
  minutes: [75, 75],
  editions: [],
  levels: ['random', 'greedy', 'sampler'],
  neon: 'aqua',
  Art: lazy(async () => (await import('./Art.tsx')).Art),
  Sign: lazy(async () => (await import('./Art.tsx')).Sign),
  parts: {
    messages: vegasShowdownMessages,
    setup: async () => (await import('./setup.ts')).vegasShowdownSetup,
    screen: async () => (await import('./screen.tsx')).vegasShowdownScreen,
    rules: async () => (await import('./rules/index.ts')).vegasShowdownRules,
  },
};
