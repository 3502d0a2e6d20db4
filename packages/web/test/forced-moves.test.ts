/** Which decisions the table answers by itself, and that it leaves every other one to the person. */

import './support/browser.ts';
import { lasVegas } from '@fremont/games/las-vegas';
import { lordsOfVegas, type State } from '@fremont/games/lords-of-vegas';
import {
  at,
  type DeepReadonly,
  type Game,
  type GameTypes,
  play,
  type Seat,
  scriptedChance,
  seatAt,
  seatList,
  seededChance,
} from '@fremont/kernel';
import type { Answer, Update } from '@fremont/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf, newDraft } from '../src/games/lords-of-vegas/draft.ts';
import { lordsOfVegasScreen } from '../src/games/lords-of-vegas/screen.tsx';
import { type ForcedMoves, settings } from '../src/settings/index.ts';
import { type Controls, controlById } from '../src/table/controls.ts';
import type { AnyGameScreen } from '../src/table/game-screen.ts';
import { forcedActionOf, playForced, playForcedMoves } from '../src/table/on-demand/forced-moves.ts';
import { tablePanels } from '../src/table/panels.ts';
import { tableControls } from '../src/table/table-controls.ts';
import { TableModel } from '../src/table/table-model.ts';
import { Tempo } from '../src/table/tempo.ts';
import { ADA, dealt, modelAt } from './support/lords-model.ts';

Object.assign(globalThis, { document: { hidden: false }, reportError: () => undefined });

const BEN = seatAt(1);

const updateOf = <T extends GameTypes>(game: Game<T>, state: DeepReadonly<T['state']>, viewer: Seat): Update<T> => ({
  version: 7,
  viewer,
  view: game.view(state, viewer),
  events: [],
  moments: [],
  jump: false,
  undoneFrom: null,
  legal: game.legalActions(state, viewer),
  asks: game.toAct(state).map((seat) => ({ id: `${seat}.7`, seat })),
  toAct: game.toAct(state),
  undo: { type: 'none' },
  freeUndo: null,
  canRedo: false,
  players: seatList(2).map(() => ({ by: 'person', present: true, standIn: null })) as never,
  undoAsk: null,
  votes: [],
  outcome: game.outcome(state),
});

/** A model over a state, for the seat that has to decide. Nothing is drawn. */
const modelOf = (game: Game<never>, screen: object, state: object, answer: Partial<Answer> = { type: 'done' }) => {
  const rules = game as unknown as Game<GameTypes>;
  const viewer = at(rules.toAct(state), 0);
  const sent: { readonly action: unknown }[] = [];
  const occupants = ['Ada', 'Ben'].map((name) => ({ type: 'person', name, colour: 'cherry' }));
  const client = {
    setting: { id: 't', game: rules.meta.id, options: {}, createdAt: 0, occupants },
    send: async (command: { readonly action: unknown }) => {
      sent.push(command);
      return answer;
    },
  };
  const plain = { game, atRest: (view: object) => view, controls: () => [], ...screen };
  const snapshot = { update: updateOf(rules, state, viewer), history: [], from: 0 };
  const model = new TableModel(plain as unknown as AnyGameScreen, client as never, {}, snapshot as never, null);
  model.forcedRule.value = forcedActionOf;
  return { model, sent };
};

const forcedAt = (wanted: ForcedMoves, model: ReturnType<typeof modelOf>['model']): unknown => {
  settings.forcedMoves.value = wanted;
  return model.forcedAction.value;
};

/** Las Vegas for two in which every roll shows ones only, after this many actions. */
const onesAfter = (actions: number): object => {
  const ones = { int: () => 0 };
  const { options } = at(lasVegas.variants, 0);
  let state = lasVegas.setup(options as never, 2, seededChance(5)).state as DeepReadonly<object>;
  const rules = lasVegas as unknown as Game<GameTypes>;
  for (let count = 0; count < actions; count++) {
    const seat = at(rules.toAct(state), 0);
    const played = play(rules, state, seat, at(rules.legalActions(state, seat), 0), ones);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
  return state;
};

const vegas = (actions: number, answer?: Partial<Answer>) => modelOf(lasVegas as never, {}, onesAfter(actions), answer);

beforeEach(() => {
  settings.speed.value = 1;
  settings.haptics.value = false;
});

afterEach(() => {
  settings.forcedMoves.value = 'off';
});

describe('a forced move', () => {
  it('is a placement without a choice', () => {
    const { model } = vegas(1);
    expect(forcedAt('off', model)).toBeNull();
    expect(forcedAt('moves', model)).toEqual({ type: 'place', face: 1 });
  });

  it('is a roll only if the person wants rolls played, too', () => {
    const { model } = vegas(0);
    expect(forcedAt('moves', model)).toBeNull();
    expect(forcedAt('all', model)).toEqual({ type: 'roll' });
  });

  it('is not the last placement of a round, which draws new bills, unless the person wants everything played', () => {
    // Each of the two players rolls once and places all dice.
    const { model } = vegas(3);
    expect(model.update.value.legal).toEqual([{ type: 'place', face: 1 }]);
    expect(forcedAt('moves', model)).toBeNull();
    expect(forcedAt('all', model)).toEqual({ type: 'place', face: 1 });
  });

  it('ends no free undo of a choice', () => {
    const { model } = vegas(1);
    model.update.value = { ...model.update.value, freeUndo: ADA };
    expect(forcedAt('moves', model)).toBeNull();
    expect(forcedAt('all', model)).not.toBeNull();
  });

  it('may follow another one, although that one could be undone', () => {
    const { model } = vegas(1);
    playForced(model, { type: 'place', face: 1 } as object as GameTypes['action']);
    model.update.value = { ...model.update.value, version: 8, freeUndo: ADA };
    expect(forcedAt('moves', model)).not.toBeNull();
    model.update.value = { ...model.update.value, version: 9 };
    expect(forcedAt('moves', model)).toBeNull();
  });

  it.each([
    ['after an undo', { jump: true }],
    ['while somebody asks for an undo', { undoAsk: { seat: BEN, version: 6, accepted: [], awaited: [ADA] } }],
    ['while another seat has to decide', { toAct: [BEN] }],
  ] as const)('waits %s', (_, change) => {
    const { model } = vegas(1);
    model.update.value = { ...model.update.value, ...change };
    expect(forcedAt('all', model)).toBeNull();
  });

  it('waits for the reader of a note, and for the person after an error', () => {
    const { model } = vegas(1);
    model.botsWait.value = true;
    expect(forcedAt('all', model)).toBeNull();
    model.botsWait.value = false;
    model.commandError.value = { type: 'lost', failure: { code: 'workerFailed', why: '' } };
    expect(forcedAt('all', model)).toBeNull();
  });
});

describe('in Lords of Vegas', () => {
  const screen = { hasOtherChoices: lordsOfVegasScreen.hasOtherChoices };

  it('the end of a turn is never forced, because a deal may still be offered', () => {
    const state = dealt();
    const chairs = state.chairs.map((chair) => ({ ...chair, money: 0 }));
    const { model } = modelOf(lordsOfVegas as never, screen, { ...state, chairs });
    expect(model.update.value.legal).toEqual([{ type: 'endTurn' }]);
    expect(forcedAt('all', model)).toBeNull();
  });

  it('an answer to an offer is never forced, even if it is the only one', () => {
    // Ada has offered something on the turn of Ben, and can only take it back.
    const state: State = { ...dealt(), turn: BEN };
    const give = { money: 1, lots: [], dice: [] };
    const offer = { type: 'offer', to: BEN, give, take: { money: 0, lots: [], dice: [] } } as never;
    const played = play(lordsOfVegas, state as never, ADA, offer, scriptedChance([]));
    if (!played.ok) throw new Error(played.error.code);
    const { model } = modelOf(lordsOfVegas as never, screen, played.value.state);
    const seenByAda = updateOf(lordsOfVegas, played.value.state, ADA);
    expect(seenByAda.legal.map(({ type }) => type)).toEqual(['withdraw']);
    model.update.value = seenByAda as never;
    expect(forcedAt('all', model)).toBeNull();
  });
});

describe('the table plays a forced move', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.forcedMoves.value = 'moves';
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const STALE = { type: 'failed', error: { code: 'staleDecision', version: 8 } } as unknown as Answer;
  const FULL = { type: 'failed', error: { code: 'storageUnavailable' } } as unknown as Answer;

  it('once, after a moment', async () => {
    const { model, sent } = vegas(1);
    const stop = playForcedMoves(model);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toMatchObject([{ decision: '0.7', action: { type: 'place', face: 1 } }]);
    stop();
  });

  it('not after the person was faster or has left the table', async () => {
    const faster = vegas(1);
    const stop = playForcedMoves(faster.model);
    faster.model.update.value = { ...faster.model.update.value, version: 8, asks: [], toAct: [BEN] };
    const left = vegas(1);
    playForcedMoves(left.model)();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([faster.sent, left.sent]).toEqual([[], []]);
    stop();
  });

  it('once even if the table cannot take it, and says so', async () => {
    const { model, sent } = vegas(1, FULL);
    const stop = playForcedMoves(model);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(model.commandError.value).toMatchObject({ error: { code: 'storageUnavailable' } });
    stop();
  });

  it('without an error if another device of the person was faster', async () => {
    const { model, sent } = vegas(1, STALE);
    const stop = playForcedMoves(model);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(model.commandError.value).toBeNull();
    stop();
  });
});

describe('the button that goes to the next decision', () => {
  /** The controls of Ada's screen on the turn of Ben, a bot. */
  const waiting = (change: Partial<State> = {}) => {
    const { model } = modelAt({ ...dealt(), turn: BEN, ...change });
    const withHook = Object.assign(model, { screen: { ...lordsOfVegasScreen, ...model.screen } });
    const controls = (): Controls =>
      tableControls({ model: withHook, story: { skip: () => undefined }, tempo: new Tempo() } as never, tablePanels());
    return { model, controls };
  };

  it('is there while others act', () => {
    expect(controlById(waiting().controls(), 'forward')).toBeDefined();
  });

  it('does not take the place of the button that sends an offer', () => {
    const { model, controls } = waiting();
    draftOf(model).value = newDraft(ADA, BEN);
    expect(controlById(controls(), 'propose')).toMatchObject({ primary: true });
    expect(controlById(controls(), 'forward')).toBeUndefined();
  });

  it('is not there while an offer waits for an answer', () => {
    const give = { money: 1, lots: [], dice: [] };
    const offer = { id: 1, revision: 1, from: BEN, to: ADA, give, take: { money: 0, lots: [], dice: [] } };
    const { controls } = waiting({ offers: [{ ...offer, action: null, waiver: null } as never] });
    expect(controlById(controls(), 'forward')).toBeUndefined();
  });
});
