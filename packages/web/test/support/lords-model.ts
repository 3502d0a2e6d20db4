/** A table of Lords of Vegas without a browser: the controls and texts of the screen over a state of the rules. */

import './browser.ts';
import { type LordsOfVegas, lordsOfVegas, type Refusal, type State } from '@fremont/games/lords-of-vegas';
import { type LordsOfVegasText, loadText } from '@fremont/games/lords-of-vegas/text';
import { byCode, type GameTypes, type Seat, seatAt, seatList, seededChance } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { lordsControls } from '../../src/games/lords-of-vegas/controls.ts';
import { atRest } from '../../src/games/lords-of-vegas/frame.ts';
import { letteringOf, subtitleOf } from '../../src/games/lords-of-vegas/lettering.ts';
import type { LordsModel } from '../../src/games/lords-of-vegas/types.ts';
import type { AnyGameScreen } from '../../src/table/game-screen.ts';
import { TableModel } from '../../src/table/table-model.ts';
import type { TableClient } from '../../src/tables/types.ts';

const TEXT = await loadText('en');

/** No messages are loaded, so every text is its key. */
Object.assign(globalThis, { reportError: () => undefined });

export const ADA = seatAt(0);

const OPTIONS = { gifts: true, endCardJitter: false } as const;

/** A dealt match of two in which Ada has drawn her card. */
export const dealt = (): State => {
  const { state } = lordsOfVegas.setup(OPTIONS, 2, seededChance(3));
  return { ...state, turn: ADA, phase: { type: 'playing' } };
};

/** The parts of the screen that need no drawing. */
const screen = {
  game: lordsOfVegas,
  atRest,
  controls: lordsControls,
  lettering: letteringOf,
  explanationOf: ({ refusals }: LordsOfVegasText, refusal: Refusal) => byCode(refusals, refusal),
  subtitle: ({ frame }: LordsModel) => subtitleOf(frame.value.view),
};

/** Ada sits at the device, Ben is a bot. Returns also the commands that were sent. */
export const modelAt = (state: State, viewer: Seat = ADA): { model: LordsModel; sent: object[] } => {
  const sent: object[] = [];
  const client = {
    setting: {
      id: 't',
      game: 'lords-of-vegas',
      options: OPTIONS,
      createdAt: 0,
      occupants: [
        { type: 'person', name: 'Ada', colour: 'cherry' },
        { type: 'bot', level: 'greedy', name: 'Ben', colour: 'pool' },
      ],
    },
    send: async (command: object) => {
      sent.push(command);
      return { type: 'done' };
    },
  };
  const snapshot = { update: updateAt(state, viewer), history: [], from: 0 };
  const model = new TableModel(
    screen as unknown as AnyGameScreen,
    client as unknown as TableClient<GameTypes>,
    TEXT,
    snapshot as never,
    null,
  );
  return { model: model as unknown as LordsModel, sent };
};

const updateAt = (state: State, viewer: Seat): Update<LordsOfVegas> => ({
  version: 1,
  viewer,
  view: lordsOfVegas.view(state, viewer),
  events: [],
  moments: [],
  jump: false,
  undoneFrom: null,
  legal: lordsOfVegas.legalActions(state, viewer),
  asks: [],
  toAct: lordsOfVegas.toAct(state),
  undo: { type: 'none' },
  freeUndo: null,
  canRedo: false,
  players: seatList(2).map((seat) => ({ by: seat === ADA ? 'person' : 'bot', present: true, standIn: null })) as never,
  undoAsk: null,
  votes: [],
  outcome: null,
});
