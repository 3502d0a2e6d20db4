/** Las Vegas in the shell. */

import { lazy } from '../../ui/lazy.tsx';
import type { GameFront } from '../front.ts';
import { lasVegasMessages } from './messages.ts';

export const lasVegasFront: GameFront = {
  id: 'las-vegas',
  title: 'games.las-vegas',
  about: 'games.about-classic',
  seats: { min: 2, max: 5 },
  minutes: [30, 30],
  editions: [
    { value: 'classic', label: 'home.classic', about: 'games.about-classic', isBilled: true },
    { value: 'royale-base', label: 'home.royale-base', about: 'games.about-royale-base', isBilled: false },
    { value: 'royale', label: 'home.royale', about: 'games.about-royale', isBilled: true },
  ],
  levels: ['random', 'greedy', 'sampler'],
  neon: 'coral',
  Art: lazy(async () => (await import('./Art.tsx')).Art),
  Sign: lazy(async () => (await import('./Art.tsx')).Sign),
  parts: {
    messages: lasVegasMessages,
    setup: async () => (await import('./setup.ts')).lasVegasSetup,
    screen: async () => (await import('./screen.tsx')).lasVegasScreen,
    rules: async () => (await import('./rules/index.ts')).lasVegasRules,
  },
};
