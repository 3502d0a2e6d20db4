/** The screen of Lords of Vegas, assembled. Other folders import only this file. */

import { lordsOfVegas, type View } from '@fremont/games/lords-of-vegas';
import { loadText } from '@fremont/games/lords-of-vegas/text';
import { byCode, byType } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { type AnyGameScreen, anyGameScreen, type GameScreen } from '../../table/game-screen.ts';
import { Board } from './Board.tsx';
import { lordsControls } from './controls.ts';
import { atRest } from './frame.ts';
import { letteringOf, phasesOf } from './lettering.ts';
import { measureBefore, startMotion } from './motions.ts';
import { Rail } from './Rail.tsx';
import { ResultDialog } from './ResultDialog.tsx';
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

  atRest,
  plan: beatsOf,
  measure: measureBefore,
  animate: startMotion,

  isAnnounced: ({ type }) => type !== 'lotDealt' && type !== 'starterRolled',
  heading: ({ type }) => (type === 'turnBegan' ? 'turn' : null),

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
  Result: ResultDialog,
};

/** The turn and, once it is known, the number of cards before the end. The text is short enough for a phone. */
const subtitleOf = ({ turnNumber: turn, cardsBeforeEnd: count, phase }: View): string => {
  const words = t('lords-of-vegas.turn', { turn });
  return count === null || phase.type === 'over' ? words : `${words} · ${t('lords-of-vegas.endShort', { count })}`;
};

export const lordsOfVegasScreen: AnyGameScreen = anyGameScreen(screen);
