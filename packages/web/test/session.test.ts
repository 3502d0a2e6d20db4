/** A sitting that opens while the table goes on. */

import './support/browser.ts';
import { type GameTypes, seatAt } from '@fremont/kernel';
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

/** The other seat is to act until version 2, then it is my turn. */
const updateOf = (version: number): Update<GameTypes> => ({
  version,
  viewer: ME,
  view: { version },
  events: [],
  jump: false,
  legal: [],
  asks: [],
  toAct: [seatAt(version < 2 ? 1 : 0)],
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
