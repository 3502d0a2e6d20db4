/** Parts of an answer that somebody has picked on the way to it: which die, which gray group, what for. */

import { type Signal, signal } from '@preact/signals';
import { askIn } from '../../../table/commands.ts';
import type { LasVegasSession } from '../types.ts';

interface Picked {
  /** The question the picks belong to. */
  readonly ask: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

const kept = new WeakMap<LasVegasSession, Signal<Picked>>();

const signalOf = (session: LasVegasSession): Signal<Picked> => {
  const found = kept.get(session) ?? signal<Picked>({ ask: undefined, values: {} });
  kept.set(session, found);
  return found;
};

/** What was picked for the question now asked, if anything. */
export const pickedOf = (session: LasVegasSession, id: string): string | undefined => {
  const { ask, values } = signalOf(session).value;
  return ask === askIn(session.update.value) ? values[id] : undefined;
};

/** A new pick makes what was chosen with the old one stale. */
export const pick = (session: LasVegasSession, id: string, value: string): void => {
  const picked = signalOf(session);
  const ask = askIn(session.update.peek());
  const before = picked.peek();
  session.stepBack();
  picked.value = { ask, values: { ...(before.ask === ask ? before.values : {}), [id]: value } };
};
