/** A sitting at a table that goes on: while it opens, while the device changes hands. */

import './support/browser.ts';
import { type GameTypes, seatAt, type Viewer } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { describe, expect, it } from 'vitest';
import type { AnyGameScreen } from '../src/table/game-screen.ts';
import { Session } from '../src/table/session.ts';
import type { TableClient } from '../src/tables/types.ts';

Object.assign(globalThis, {
  document: { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined },
  reportError: (error: unknown) => {
    throw error;
  },
});

const ME = seatAt(0);

/** The other seat is to act at version 1 only. */
const updateOf = (version: number, viewer: Viewer = ME): Update<GameTypes> => ({
  version,
  viewer,
  view: { version },
  events: [],
  jump: false,
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

/** A table at version 1 that passes its updates on to whoever listens. */
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
    look: async () => ({ update: updateOf(1), history: [] }),
    onUpdate: (listener: (update: Update<GameTypes>) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTrouble: () => () => undefined,
    setPace: () => undefined,
    shown: (version: number) => shown.push(version),
  };
  return {
    client: client as unknown as TableClient<GameTypes>,
    shown,
    tell: (update: Update<GameTypes>): void => {
      for (const listener of [...listeners]) listener(update);
    },
  };
};

/** A screen whose words arrive when they are let. */
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

/** Two people at one device, over a line that knows one look at a time and answers when it is let. */
const handedOver = () => {
  const { client, tell } = tableOfTwo();
  const { screen, arrive } = slowScreen();
  let version = 0;
  let open: (() => void) | null = null;
  const look = (viewer: Viewer) =>
    new Promise((resolve, reject) => {
      if (open !== null) reject(new Error('another look was asked for'));
      open = () => {
        open = null;
        resolve({ update: updateOf(version, viewer), history: [] });
      };
    });
  arrive();
  return {
    client: { ...client, look } as typeof client,
    screen: { ...screen, hasSecrets: () => true } as typeof screen,
    answer: () =>
      expect
        .poll(() => open)
        .not.toBeNull()
        .then(() => open?.()),
    act: (): void => {
      version++;
      tell(updateOf(version));
    },
  };
};

describe('a sitting whose words are slow to arrive', () => {
  it('shows what happened at the table meanwhile', async () => {
    const { client, tell, shown } = tableOfTwo();
    const { screen, arrive } = slowScreen();
    const opening = Session.open(screen, client, extras);
    await Promise.resolve();
    tell(updateOf(2));
    arrive();
    const session = await opening;
    await expect.poll(() => session.update.value.version).toBe(2);
    expect(session.actor).toBe(ME);
    await expect.poll(() => shown).toEqual([1, 2]);
  });

  it('does not go back to what its look had already shown', async () => {
    const { client, tell } = tableOfTwo();
    const { screen, arrive } = slowScreen();
    const opening = Session.open(screen, client, extras);
    tell(updateOf(0));
    arrive();
    const session = await opening;
    tell(updateOf(2));
    await expect.poll(() => session.update.value.version).toBe(2);
  });
});

describe('a device that changes hands', () => {
  it('shows the next person their seat, however quickly they take it', async () => {
    const { client, screen, answer, act } = handedOver();
    const opening = Session.open(screen, client, { seats: [ME, seatAt(1)] } as never);
    await answer();
    const session = await opening;
    session.takeOver();
    await answer();
    await expect.poll(() => session.actor).toBe(ME);
    act();
    await expect.poll(() => session.handOver.value).toBe(seatAt(1));
    // The board is still being covered when the other one presses.
    session.takeOver();
    await answer();
    await answer();
    await expect.poll(() => session.actor).toBe(seatAt(1));
    expect(session.handOver.value).toBeNull();
  });
});
