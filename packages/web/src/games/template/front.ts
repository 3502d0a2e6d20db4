/** Neon Row in the shell. */

import { lazy } from '../../ui/lazy.tsx';
import type { GameFront } from '../front.ts';
import { neonRowMessages } from './messages.ts';

export const front: GameFront = {
  id: 'template',
  title: 'template.frontTitle',
  about: 'template.frontAbout',
  seats: { min: 2, max: 4 },
  begins: 'lot',
  minutes: [5, 10],
  editions: [],
  levels: ['steady'],
  scores: 'dollars',
  neon: 'gold',
  Art: lazy(async () => (await import('./Art.tsx')).Art),
  Sign: lazy(async () => (await import('./Art.tsx')).Sign),
  parts: {
    messages: neonRowMessages,
    setup: async () => (await import('./setup.ts')).neonRowSetup,
    screen: async () => (await import('./screen.tsx')).neonRowScreen,
    rules: async () => (await import('./rules/index.tsx')).neonRowRules,
    lessons: [],
  },
};
