/** Builds the proof of a match from its log. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import { type Bytes, toHex } from '@fremont/kernel/pf1';
import { nextPlace, type Places, placesAfter } from '../known-draws.ts';
import type { ActionEntry, FairSetting, LogEntry, MatchSetting } from '../log.ts';
import type { DrawRun, FairProof, Mix, Proof } from './types.ts';

/** The whole log, with the undone entries. `secret` is null if the server has none for this match. */
export const proofOf = (setting: MatchSetting, entries: readonly LogEntry[], secret: Bytes | null): Proof => {
  const { fair } = setting;
  if (fair === undefined || secret === null) return { type: 'none', why: 'noCommitment' };
  const actions = entries.filter((entry) => entry.type === 'action');
  if (actions.some(({ draws, shares }) => draws.length > 0 && shares === undefined))
    return { type: 'none', why: 'otherServer' };
  const { game, commit, anchors } = fair;
  return { type: 'pf1', game, commit, secret: toHex(secret), anchors, ...drawnIn(setting, fair, entries) };
};

const drawnIn = (
  setting: MatchSetting,
  fair: FairSetting,
  entries: readonly LogEntry[],
): Pick<FairProof, 'mixes' | 'draws'> => {
  const seen: Places = new Map();
  const deal = { version: 0, draws: setting.setupDraws, shares: fair.shares };
  const mixes = [mixOf(seen, new Map(), deal)];
  let inForce: ActionEntry[] = [];
  let places = placesAfter([deal]);
  for (const entry of entries) {
    if (entry.type === 'undo') {
      inForce = inForce.slice(0, entry.to);
      places = placesAfter([deal, ...inForce]);
    }
    if (entry.type !== 'action') continue;
    mixes.push(mixOf(seen, places, entry));
    inForce.push(entry);
  }
  return {
    mixes: mixes.filter(({ shares, draws }) => shares.length > 0 && draws.length > 0),
    draws: outcomesOf([deal, ...inForce]),
  };
};

/** Advances both counts: `seen` has the places that were ever drawn, `places` those of the actions in force. */
const mixOf = (
  seen: Places,
  places: Places,
  { version, draws, shares = [] }: Pick<ActionEntry, 'version' | 'draws' | 'shares'>,
): Mix => {
  const runs = new Map<string, DrawRun>();
  for (const [stream] of draws) {
    const place = nextPlace(places, stream);
    if (place < (seen.get(stream) ?? 0)) continue;
    seen.set(stream, place + 1);
    const { first, count } = runs.get(stream) ?? { first: place, count: 0 };
    runs.set(stream, { stream, first, count: count + 1 });
  }
  return { version, shares, draws: [...runs.values()] };
};

const outcomesOf = (actions: readonly Pick<ActionEntry, 'draws'>[]): FairProof['draws'] => {
  const byStream = new Map<string, number[]>();
  for (const [stream, n] of actions.flatMap(({ draws }) => draws)) {
    const outcomes = byStream.get(stream) ?? [];
    byStream.set(stream, outcomes);
    outcomes.push(n);
  }
  return [...byStream].map(([stream, outcomes]) => ({ stream, outcomes }));
};

/** For each draw of a record: the number of its outcomes. */
export const outcomesIn = ({ setupDraws, entries }: MatchRecord<GameTypes>): FairProof['draws'] =>
  outcomesOf([{ draws: setupDraws }, ...entries]);

/** The draws of a record in the order in which they were made, with the place of each in its stream. */
export function* drawsIn({ setupDraws, entries }: MatchRecord<GameTypes>) {
  const places: Places = new Map();
  for (const [index, { draws }] of [{ draws: setupDraws }, ...entries].entries())
    for (const [stream, n, value] of draws) yield { action: index, stream, place: nextPlace(places, stream), n, value };
}
