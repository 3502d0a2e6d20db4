/** The screen of Neon Row, assembled. Other folders import only this file. */

import { neonRow } from '@fremont/games/template';
import { loadText } from '@fremont/games/template/text';
import { at, byCode, byType } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { type AnyGameScreen, anyGameScreen, type GameScreen } from '../../table/game-screen.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { Board } from './Board.tsx';
import { Consequence } from './Consequence.tsx';
import { neonRowControls } from './controls.ts';
import { letteringOf, phasesOf } from './lettering.ts';
import { measureBefore, startMotion } from './motions.ts';
import { SeatNumbers } from './SeatNumbers.tsx';
import { atRest, beatsOf } from './story.ts';
import type { NeonRowScreen } from './types.ts';

const Nothing = () => null;

const screen: GameScreen<NeonRowScreen> = {
  game: neonRow,
  loadText,
  sentenceOf: ({ log }, event) => byType(log, event),
  explanationOf: ({ refusals }, refusal) => byCode(refusals, refusal),
  hasSecrets: () => true,

  atRest,
  plan: beatsOf,
  measure: measureBefore,
  animate: startMotion,

  isAnnounced: ({ type }) => type !== 'turnBegan',
  heading: ({ type }) => (type === 'turnBegan' ? 'turn' : null),

  title: () => t('template.frontTitle'),
  subtitle: ({ view }) => t('template.diceEach', { count: view.options.dice }),
  lettering: letteringOf,
  phases: phasesOf,
  seatState: ({ frame }, seat) => {
    const { phase, turn, chairs } = frame.value.view;
    if (phase.type === 'over') return 'plain';
    if (turn === seat) return 'active';
    return at(chairs, seat).dice === 0 ? 'finished' : 'plain';
  },
  controls: neonRowControls,

  Board,
  SeatNumbers,
  SideActions: Nothing,
  Consequence,
  Side: Nothing,
  Rail: Nothing,
  TextView: lazyPart(async () => (await import('./on-demand/TextView.tsx')).TextView, Board),
  finale: async () => (await import('./on-demand/finale/index.tsx')).loadNeonRowFinale(),
};

export const neonRowScreen: AnyGameScreen = anyGameScreen(screen);
