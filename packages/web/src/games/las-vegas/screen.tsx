/** Las Vegas on the screen, assembled: the only door to this folder. */

import { type DecisionType, type Event, lasVegas, supplyOf } from '@fremont/games/las-vegas';
import { loadText } from '@fremont/games/las-vegas/text/index';
import { at, byCode, byType } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { type AnyGameScreen, anyGameScreen, type GameScreen } from '../../table/game-screen.ts';
import { Board } from './Board.tsx';
import { Consequence } from './Consequence.tsx';
import { lasVegasControls } from './controls.ts';
import { atRest } from './frame.ts';
import { letteringOf, phasesOf } from './lettering.ts';
import { loadTiles } from './load-tiles.ts';
import { lookBefore, startMotion } from './motions.ts';
import { Panels } from './Panels.tsx';
import { planOf } from './plan.ts';
import { Rail } from './Rail.tsx';
import { Result } from './Result.tsx';
import { SeatNumbers } from './SeatNumbers.tsx';
import { SideActions } from './SideActions.tsx';
import { TextView } from './TextView.tsx';
import type { LasVegasScreen } from './types.ts';
import './panels.css';

/** What the rest of the story says anyway. */
const UNSPOKEN: readonly Event['type'][] = ['billsLaid', 'bankOpened', 'turnBegan', 'roundEnded'];

/** What is hidden from others while it is decided. */
const SECRET_DECISIONS: readonly DecisionType[] = ['luckyHide', 'blackSplit'];

const screen: GameScreen<LasVegasScreen> = {
  game: lasVegas,
  loadText,
  sentenceOf: ({ log }, event) => byType(log, event),
  explanationOf: ({ refusals }, refusal) => byCode(refusals, refusal),
  hasSecrets: ({ winnings }) => winnings === 'hidden',
  asksInSecret: ({ phase }) => phase.type === 'deciding' && SECRET_DECISIONS.includes(phase.decision.type),
  prepare: loadTiles,
  hasLens: true,

  atRest,
  plan: planOf,
  look: lookBefore,
  move: startMotion,

  isSpoken: ({ type }) => !UNSPOKEN.includes(type),
  heading: ({ type }) => {
    if (type === 'roundBegan') return 'round';
    return type === 'turnBegan' ? 'turn' : null;
  },

  title: ({ text, view }) => {
    const { title, editions } = text.value.names;
    return view.options.edition === 'classic' ? title : editions[view.options.edition];
  },
  subtitle: ({ frame }) => {
    const { round, rounds } = frame.value.view;
    return t('las-vegas.round', { round, rounds });
  },
  lettering: letteringOf,
  phases: phasesOf,
  seatState: ({ frame }, seat) => {
    const { view, payout } = frame.value;
    // Whom a tile asks is up, whoever's turn it is, in the middle of a payout too.
    if (view.phase.type === 'deciding') return view.phase.decision.seat === seat ? 'active' : 'plain';
    if (view.phase.type === 'over' || payout !== null) return 'plain';
    if (view.turn === seat) return 'active';
    return supplyOf(at(view.chairs, seat)) === 0 ? 'finished' : 'plain';
  },
  controls: lasVegasControls,

  Board,
  SeatNumbers,
  SideActions,
  Consequence,
  Side: Panels,
  Rail,
  TextView,
  Result,
};

export const lasVegasScreen: AnyGameScreen = anyGameScreen(screen);
