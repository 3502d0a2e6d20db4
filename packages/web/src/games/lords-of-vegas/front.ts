/** The entry of Lords of Vegas on the home page, and the loaders of its parts. */

import { PLAY_LEVELS } from '@fremont/bots/bot';
import { drawing } from '../../ui/drawing.tsx';
import type { GameFront } from '../front.ts';
import billboard from './art/billboard.svg';
import sign from './art/sign.svg';
import { lordsOfVegasMessages } from './messages.ts';
import './companies.css';
import './drawing.css';
import './art.css';

export const front: GameFront = {
  id: 'lords-of-vegas',
  title: 'lords-of-vegas.frontTitle',
  about: 'lords-of-vegas.frontAbout',
  seats: { min: 2, max: 4 },
  begins: 'dice',
  minutes: [60, 90],
  editions: [],
  levels: PLAY_LEVELS,
  scores: 'points',
  neon: 'gold',
  Art: drawing(billboard),
  Sign: drawing(sign),
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
