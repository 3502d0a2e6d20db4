/** Pages of the past on the wire. Every view is sent as its change from the view before it. */

import { err, type GameTypes, isFields, ok, type Result, seatAt } from '@fremont/kernel';
import type { PastPage, SeenStep } from '../past.ts';
import { changeOf, withChange } from './change.ts';
import { historyStep } from './from-server.ts';
import { LIMITS } from './limits.ts';
import { count, type DecodedBy, listOf, mapped, nullable, opaque, shape } from './shape.ts';
import { outcome, seatIndex } from './tables.ts';

const step = shape({
  step: historyStep,
  /** The views at the events and after the step. Each is a `Change` of `{ view }` from the view before, the first one from null. */
  views: listOf(opaque<object>(), 10_000),
  toAct: listOf(mapped(seatIndex, seatAt), LIMITS.seats),
  outcome: nullable(outcome),
});

export const pastAnswer = shape({ from: count, last: count, steps: listOf(step, LIMITS.pastSteps) });
type PastAnswer = DecodedBy<typeof pastAnswer>;

interface Wrapped {
  readonly view: unknown;
}

const NOTHING: Wrapped = { view: null };

export const encodePast = ({ from, last, steps }: PastPage<GameTypes>): PastAnswer => {
  let before = NOTHING;
  const changeTo = (view: object): object => {
    const change = changeOf(before, { view }) ?? {};
    before = { view };
    return change;
  };
  const encoded = steps.map(({ version, seat, events, moments, view, toAct, outcome: result }) => ({
    step: { version, seat, events },
    views: [...moments, view].map(changeTo),
    toAct: [...toAct],
    outcome: result,
  }));
  return { from, last, steps: encoded } as PastAnswer;
};

/** The error is the index of the step that does not fit. */
export const decodePast = ({ from, last, steps }: PastAnswer): Result<PastPage<GameTypes>, number> => {
  let before: unknown = NOTHING;
  const read: SeenStep<GameTypes>[] = [];
  for (const [index, { step: played, views, ...after }] of steps.entries()) {
    const seen: object[] = [];
    for (const change of views) {
      const now = withChange(before, change);
      if (!now.ok || !isFields(now.value) || !isFields(now.value['view'])) return err(index);
      before = now.value;
      seen.push(now.value['view']);
    }
    const view = seen.pop();
    if (view === undefined) return err(index);
    read.push({ ...played, ...after, moments: seen, view } as SeenStep<GameTypes>);
  }
  return ok({ from, last, steps: read });
};
