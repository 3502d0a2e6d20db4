/** Opening a table during a match, and handing the device over. */

import './support/browser.ts';
import { type GameTypes, seatAt, type Viewer } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { describe, expect, it } from 'vitest';
import type { AnyGameScreen } from '../src/table/game-screen.ts';
import { openTable } from '../src/table/open-table.ts';
import type { TableClient } from '../src/tables/types.ts';

Object.assign(globalThis, {
  document: { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined },
  reportError: (error: unknown) => {
    throw error;
  },
});

const ME = seatAt(0);

/** The other seat acts at version 1 only. */
const updateOf = (version: number, viewer: Viewer = ME): Update<GameTypes> => ({
  version,
  viewer,
  view: { version },
  events: [],
  moments: [],
  jump: false,
  undoneFrom: null,
  legal: [],
  asks: [],
  toAct: [seatAt(version === 1 ? 1 : 0)],
  undo: { type: 'none' },
  freeUndo: null,
  canRedo: false,
  players: [0, 1].map(() => ({ by: 'person' as const, present: true, standIn: null })) as never,
  undoAsk: null,
  votes: [],
  outcome: null,
});

/** A table at version 1 that forwards updates to its listeners. */
const tableOfTwo = () => {
  const listeners = new Set<(update: Update<GameTypes>) => void>();
  const shown: number[] = [];
  const client = {
    setting: {
      id: 't',
      game: 'las-vegas',
      options: {},
      createdAt: 0,
      occupants: ['Ada', 'Ben'].map((name) => ({ type: 'person', name, colour: 'cherry' })),
    },
    snapshot: async () => ({ update: updateOf(1), history: [], from: 0 }),
    onUpdate: (listener: (update: Update<GameTypes>) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap: () => () => undefined,
    onFailure: () => () => undefined,
    setPace: () => undefined,
    shown: (version: number) => shown.push(version),
  };
  return {
    client: client as unknown as TableClient<GameTypes>,
    shown,
    send: (update: Update<GameTypes>): void => {
      for (const listener of [...listeners]) listener(update);
    },
  };
};

/** A screen whose texts load on demand. */
const slowScreen = () => {
  let arrive = (): void => undefined;
  const words = new Promise<object>((resolve) => {
    arrive = () => resolve({});
  });
  const screen = {
    game: {},
    loadText: () => words,
    hasSecrets: () => false,
    atRest: (view: object) => view,
    lettering: () => ({ lit: true, eyebrow: '', headline: '', subline: '' }),
  };
  return { screen: screen as unknown as AnyGameScreen, arrive: () => arrive() };
};

const extras = { seats: [ME] } as never;

/** Two people at one device, on a connection that loads one snapshot at a time and answers on demand. */
const handedOver = () => {
  const { client, send } = tableOfTwo();
  const { screen, arrive } = slowScreen();
  let version = 0;
  let open: (() => void) | null = null;
  const snapshot = (viewer: Viewer) =>
    new Promise((resolve, reject) => {
      if (open !== null) reject(new Error('another snapshot was requested'));
      open = () => {
        open = null;
        resolve({ update: updateOf(version, viewer), history: [], from: 0 });
      };
    });
  arrive();
  return {
    client: { ...client, snapshot } as typeof client,
    screen: { ...screen, hasSecrets: () => true } as typeof screen,
    answer: () =>
      expect
        .poll(() => open)
        .not.toBeNull()
        .then(() => open?.()),
    act: (): void => {
      version++;
      send(updateOf(version));
    },
  };
};

describe('a table whose texts are slow to arrive', () => {
  it('shows updates that arrive while it loads', async () => {
    const { client, send, shown } = tableOfTwo();
    const { screen, arrive } = slowScreen();
    const opening = openTable(screen, client, extras);
    await Promise.resolve();
    send(updateOf(2));
    arrive();
    const { model } = await opening;
    await expect.poll(() => model.update.value.version).toBe(2);
    expect(model.actor).toBe(ME);
    await expect.poll(() => shown).toEqual([1, 2]);
  });

  it('does not go back behind the snapshot it has shown', async () => {
    const { client, send } = tableOfTwo();
    const { screen, arrive } = slowScreen();
    const opening = openTable(screen, client, extras);
    send(updateOf(0));
    arrive();
    const { model } = await opening;
    send(updateOf(2));
    await expect.poll(() => model.update.value.version).toBe(2);
  });
});

describe('a table with a long history', () => {
  const stepAt = (version: number) => ({ version, seat: ME, events: [{ type: `event${version}` }] });

  /** A snapshot has the last step only. A page has one step. */
  const longTable = (version: number) => {
    const { client, send } = tableOfTwo();
    const { screen, arrive } = slowScreen();
    arrive();
    const asked: number[] = [];
    const snapshot = async () => ({ update: updateOf(version), history: [stepAt(version)], from: version });
    const historyBefore = async (before: number) => {
      asked.push(before);
      return { steps: [stepAt(before - 1)], from: before - 1 };
    };
    return { client: { ...client, snapshot, historyBefore } as unknown as typeof client, screen, send, asked };
  };

  it('is shown at once, and gets its older pages one after the other', async () => {
    const { client, screen, asked } = longTable(3);
    const { model } = await openTable(screen, client, extras);
    expect(model.history.value.map(({ version }) => version)).toContain(3);
    await expect.poll(() => model.history.value.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
    expect(asked).toEqual([3, 2, 1]);
  });

  it('loses undone steps of older pages too', async () => {
    const { client, screen, send } = longTable(3);
    const { model } = await openTable(screen, client, extras);
    await expect.poll(() => model.history.value.length).toBe(4);
    send({ ...updateOf(4), jump: true, undoneFrom: 2 });
    await expect.poll(() => model.history.value.map(({ version }) => version)).toEqual([0, 1]);
  });

  it('starts again from the newest page after a new snapshot', async () => {
    const { client, screen, asked } = longTable(3);
    const { model, viewpoint } = await openTable(screen, client, extras);
    await viewpoint.showAs(ME);
    await expect.poll(() => model.history.value.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
    expect(asked.filter((before) => before === 1)).toHaveLength(1);
  });

  it('drops a page that arrives after it was closed', async () => {
    const { client, screen } = longTable(3);
    let arrive = (_page: object): void => undefined;
    const page = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const slow = { ...client, historyBefore: () => page, close: () => undefined };
    const { model, close } = await openTable(screen, slow as unknown as typeof client, extras);
    close();
    arrive({ steps: [stepAt(2)], from: 2 });
    await page;
    expect(model.history.value).toEqual([stepAt(3)]);
  });
});

describe('a device that changes hands', () => {
  it('shows the next person their seat, however quickly they take it', async () => {
    const { client, screen, answer, act } = handedOver();
    const opening = openTable(screen, client, { seats: [ME, seatAt(1)] } as never);
    await answer();
    const { model, viewpoint } = await opening;
    viewpoint.takeOver();
    await answer();
    await expect.poll(() => model.actor).toBe(ME);
    act();
    await expect.poll(() => model.handOver.value).toBe(seatAt(1));
    // The board is still being covered when the next person presses the button.
    viewpoint.takeOver();
    await answer();
    await answer();
    await expect.poll(() => model.actor).toBe(seatAt(1));
    expect(model.handOver.value).toBeNull();
  });
});

describe('the controls of a game', () => {
  it('are computed once per update, however many components read them', async () => {
    const { client, send } = tableOfTwo();
    const { screen, arrive } = slowScreen();
    arrive();
    let computations = 0;
    const controls = (model: { readonly view: object }): readonly object[] => {
      computations++;
      return [model.view];
    };
    const { model } = await openTable({ ...screen, controls } as unknown as AnyGameScreen, client, extras);
    const read = (): unknown => [model.gameControls.value, model.gameControls.value, model.gameControls.value][2];
    expect([read(), computations]).toEqual([[{ version: 1 }], 1]);
    send(updateOf(2));
    await expect.poll(() => model.update.value.version).toBe(2);
    expect([read(), computations]).toEqual([[{ version: 2 }], 2]);
  });
});
