/** The screen of Vegas Showdown, assembled. Other folders import only this file. */

import { vegasShowdown } from '@fremont/games/vegas-showdown';
import { loadText } from '@fremont/games/vegas-showdown/text';
import { byCode, byType } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { type AnyGameScreen, anyGameScreen, type GameScreen } from '../../table/game-screen.ts';
import { OrderBox } from '../../table/order-box.ts';
import { Board } from './Board.tsx';
import { Consequence } from './Consequence.tsx';
import { showdownControls } from './controls.ts';
import { atRest } from './frame.ts';
import { letteringOf, phasesOf } from './lettering.ts';
import { measureBefore, startMotion } from './motions.ts';
import { Rail } from './Rail.tsx';
import { SeatNumbers } from './SeatNumbers.tsx';
import { Side } from './Side.tsx';
import { SideActions } from './SideActions.tsx';
import { beatsOf } from './story.ts';
import { TextView } from './TextView.tsx';
import type { ShowdownScreen } from './types.ts';

const screen: GameScreen<ShowdownScreen> = {
  game: vegasShowdown,
  loadText,
  sentenceOf: ({ log }, event) => byType(log, event),
  explanationOf: ({ refusals }, refusal) => byCode(refusals, refusal),
  hasSecrets: () => false,
  hasLens: true,

  atRest,
  plan: beatsOf,
  measure: measureBefore,
  animate: startMotion,

  isAnnounced: ({ type }) => type !== 'cardHolds',
  orderBox: (client, seat) => new OrderBox(client as unknown as ConstructorParameters<typeof OrderBox>[0], seat),
  isMinor: ({ type }) => type === 'stackChosen' || type === 'tileLifted',
  heading: ({ type }) => (type === 'turnBegan' ? 'round' : null),
  isDeal: ({ type }) => type === 'bidMade' || type === 'tileBought',

  title: ({ text }) => text.value.names.title,
  subtitle: ({ frame }) => t('vegas-showdown.turn', { turn: frame.value.view.turn }),
  lettering: letteringOf,
  phases: phasesOf,
  seatState: ({ frame }, seat) => {
    const { phase } = frame.value.view;
    return phase.type !== 'over' && phase.seat === seat ? 'active' : 'plain';
  },
  controls: showdownControls,

  Board,
  SeatNumbers,
  SideActions,
  Consequence,
  Side,
  Rail,
  TextView,
  picture: async () => (await import('./on-demand/Picture.tsx')).ShowdownPicture,
  finale: async () => (await import('./on-demand/finale/index.tsx')).loadVegasShowdownFinale(),
};

export const vegasShowdownScreen: AnyGameScreen = anyGameScreen(screen);
