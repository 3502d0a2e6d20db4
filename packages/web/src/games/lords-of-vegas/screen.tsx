/** The screen of Lords of Vegas, assembled. Other folders import only this file. */

import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { loadText } from '@fremont/games/lords-of-vegas/text';
import { byCode, byType } from '@fremont/kernel';
import { type AnyGameScreen, anyGameScreen, type GameScreen } from '../../table/game-screen.ts';
import { Board } from './Board.tsx';
import { lordsControls } from './controls.ts';
import { atRest } from './frame.ts';
import { letteringOf, phasesOf, subtitleOf } from './lettering.ts';
import { measureBefore, startMotion } from './motions.ts';
import { automaticAnswer, awaitedAnswer, botOffersMenu } from './open-offers.ts';
import { Rail } from './Rail.tsx';
import { SeatNumbers } from './SeatNumbers.tsx';
import { Side } from './Side.tsx';
import { SideActions } from './SideActions.tsx';
import { beatsOf } from './story.ts';
import { TextView } from './TextView.tsx';
import { Tools } from './Tools.tsx';
import type { LordsScreen } from './types.ts';

const screen: GameScreen<LordsScreen> = {
  game: lordsOfVegas,
  loadText,
  sentenceOf: ({ log }, event) => byType(log, event),
  explanationOf: ({ refusals }, refusal) => byCode(refusals, refusal),
  hasSecrets: () => false,
  // A deal can still be offered until the turn ends. The draw takes nothing away, because deals are possible after it.
  hasOtherChoices: ({ type }) => type === 'endTurn',
  awaitedAnswer,
  automaticAnswer,
  menu: botOffersMenu,

  atRest,
  plan: beatsOf,
  measure: measureBefore,
  animate: startMotion,

  isAnnounced: ({ type }) => type !== 'lotDealt' && type !== 'starterRolled',
  isMinor: ({ type }) => type === 'turnBegan' || type === 'offerWithdrawn' || type === 'layOffDecided',
  heading: ({ type }) => (type === 'turnBegan' ? 'turn' : null),
  isDeal: ({ type }) => type.startsWith('offer') || type === 'dealMade' || type === 'actionWaived',

  title: ({ text }) => text.value.names.title,
  subtitle: ({ frame }) => subtitleOf(frame.value.view),
  lettering: letteringOf,
  phases: phasesOf,
  seatState: ({ frame }, seat) => {
    const { view } = frame.value;
    return view.phase.type !== 'over' && view.turn === seat ? 'active' : 'plain';
  },
  controls: lordsControls,

  Board,
  SeatNumbers,
  SideActions,
  Consequence: Tools,
  Side,
  Rail,
  TextView,
  hasLens: true,

  picture: async () => (await import('./on-demand/Picture.tsx')).LordsPicture,
  finale: async () => (await import('./on-demand/finale/index.tsx')).loadLordsOfVegasFinale(),
};

export const lordsOfVegasScreen: AnyGameScreen = anyGameScreen(screen);
