/** The screen of Las Vegas, assembled. Other folders import only this file. */

import { type DecisionType, type Event, lasVegas, supplyOf } from '@fremont/games/las-vegas/base';
import { loadText } from '@fremont/games/las-vegas/text';
import { at, byCode, byType } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { type AnyGameScreen, anyGameScreen, type GameScreen } from '../../table/game-screen.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { Board } from './Board.tsx';
import { Consequence } from './Consequence.tsx';
import { lasVegasControls } from './controls.ts';
import { atRest } from './frame.ts';
import { letteringOf, phasesOf } from './lettering.ts';
import { loadTiles } from './load-tiles.ts';
import { measureBefore, startMotion } from './motions.ts';
import { Rail } from './Rail.tsx';
import { SeatNumbers } from './SeatNumbers.tsx';
import { Side } from './Side.tsx';
import { SideActions } from './SideActions.tsx';
import { beatsOf } from './story.ts';
import type { LasVegasScreen } from './types.ts';
import './panels.css';

/** Events that the live region leaves out, because others imply them. */
const UNSPOKEN: readonly Event['type'][] = ['billsLaid', 'bankOpened', 'turnBegan', 'roundEnded'];

/** Decisions that other players must not see while they are made. */
const SECRET_DECISIONS: readonly DecisionType[] = ['luckyHide', 'blackSplit'];

const screen: GameScreen<LasVegasScreen> = {
  game: lasVegas,
  loadText: (language, { edition }) => loadText(language, edition),
  sentenceOf: ({ log }, event) => byType(log, event),
  explanationOf: ({ refusals }, refusal) => byCode(refusals, refusal),
  hasSecrets: ({ winnings }) => winnings === 'hidden',
  isSecretDecision: ({ phase }) => phase.type === 'deciding' && SECRET_DECISIONS.includes(phase.decision.type),
  prepare: loadTiles,
  hasLens: true,

  atRest,
  plan: beatsOf,
  measure: measureBefore,
  animate: startMotion,

  isAnnounced: ({ type }) => !UNSPOKEN.includes(type),
  isMinor: ({ type }) => type === 'diceRolled' || type === 'blackRolled',
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
    // The seat that a tile asks is active, also on another seat's turn and in the middle of a payout.
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
  Side,
  Rail,
  TextView: lazyPart(async () => (await import('./on-demand/TextView.tsx')).TextView, Board),
  finale: async () => (await import('./on-demand/finale/index.tsx')).loadLasVegasFinale(),
};

export const lasVegasScreen: AnyGameScreen = anyGameScreen(screen);
