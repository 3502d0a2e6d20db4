/** The entry of Vegas Showdown on the home page, and the loaders of its parts. */

import { PLAY_LEVELS } from '@fremont/bots/bot';
import { drawing } from '../../ui/drawing.tsx';
import type { GameFront } from '../front.ts';
import billboard from './art/billboard.svg';
import sign from './art/sign.svg';
import { vegasShowdownMessages } from './messages.ts';
import './room.css';
import './art.css';

export const front: GameFront = {
  id: 'vegas-showdown',
  title: 'vegas-showdown.frontTitle',
  about: 'vegas-showdown.frontAbout',
  seats: { min: 3, max: 5 },
  begins: 'lot',
  minutes: [75, 75],
  editions: [],
  levels: PLAY_LEVELS,
  scores: 'points',
  neon: 'aqua',
  Art: drawing(billboard),
  Sign: drawing(sign),
  parts: {
    messages: vegasShowdownMessages,
    setup: async () => (await import('./setup.ts')).vegasShowdownSetup,
    screen: async () => (await import('./screen.tsx')).vegasShowdownScreen,
    rules: async () => (await import('./rules/index.ts')).vegasShowdownRules,
    lessons: [
      {
        id: 'first',
        edition: '',
        minutes: 7,
        load: async () => (await import('./lesson/lesson.ts')).showdownLesson,
      },
    ],
  },
};
