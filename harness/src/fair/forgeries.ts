/** The ways in which a match is falsified. Each changes one thing that a cheat would want to change. */

import { at, type Chance, type Draw, type GameTypes, type MatchRecord, pick } from '@fremont/kernel';
import { type Bytes, drawnValue, fromHex, type Share } from '@fremont/kernel/pf1';
import type { FairProof, Mix } from '@fremont/table/fair';
import type { FairMatch } from './fair-match.ts';

/** Null if the match offers nothing to falsify in this way, such as two shares to swap. */
type Forge = (match: FairMatch, chance: Chance, other: FairMatch) => FairMatch | null;

/** Where a draw is: the deal has the entry -1. */
interface Place {
  readonly entry: number;
  readonly index: number;
  readonly draw: Draw;
}

const placesIn = ({ setupDraws, entries }: MatchRecord<GameTypes>): Place[] =>
  [setupDraws, ...entries.map(({ draws }) => draws)].flatMap((draws, entry) =>
    draws.map((draw, index) => ({ entry: entry - 1, index, draw })),
  );

/** The match with other draws in one place. */
const withDraws = (
  { record, proof }: FairMatch,
  place: Pick<Place, 'entry'>,
  change: (draws: readonly Draw[]) => readonly Draw[],
): FairMatch => {
  if (place.entry === -1) return { record: { ...record, setupDraws: change(record.setupDraws) }, proof };
  const entries = record.entries.map((entry, index) =>
    index === place.entry ? { ...entry, draws: change(entry.draws) } : entry,
  );
  return { record: { ...record, entries }, proof };
};

const withDraw = (match: FairMatch, place: Place, draw: Draw): FairMatch =>
  withDraws(match, place, (draws) => draws.with(place.index, draw));

const dieChanged: Forge = (match, chance) => {
  const places = placesIn(match.record).filter(({ draw: [, n] }) => n > 1);
  if (places.length === 0) return null;
  const place = pick(places, chance, 'forged');
  const [stream, n, value] = place.draw;
  const other = (value + 1 + chance.int(n - 1, 'forged')) % n;
  return withDraw(match, place, [stream, n, other]);
};

const drawDropped: Forge = (match, chance) => {
  const places = placesIn(match.record);
  if (places.length === 0) return null;
  const place = pick(places, chance, 'forged');
  return withDraws(match, place, (draws) => draws.toSpliced(place.index, 1));
};

/** Two neighbouring draws of one stream with different results change places. */
const orderChanged: Forge = (match, chance) => {
  const places = placesIn(match.record);
  const pairs = places.flatMap((place, index) => {
    const next = places.slice(index + 1).find(({ draw }) => draw[0] === place.draw[0]);
    const differs = next !== undefined && (next.draw[1] !== place.draw[1] || next.draw[2] !== place.draw[2]);
    return differs ? [[place, next] as const] : [];
  });
  if (pairs.length === 0) return null;
  const [one, two] = pick(pairs, chance, 'forged');
  return withDraw(withDraw(match, one, two.draw), two, one.draw);
};

/** Two shares of one seat change places, so that a player seems to have sent another one. */
const shareSwapped: Forge = (match, chance) => {
  const { mixes } = match.proof;
  const shares = mixes.flatMap(({ shares }, mix) => shares.map(({ seat }, index) => ({ seat, mix, index })));
  const pairs = shares.flatMap((one) => {
    const two = shares.find(({ seat, mix }) => seat === one.seat && mix > one.mix);
    return two === undefined ? [] : [[one, two] as const];
  });
  if (pairs.length === 0) return null;
  const [one, two] = pick(pairs, chance, 'forged');
  const shareAt = ({ mix, index }: typeof one): string => at(at(mixes, mix).shares, index).share;
  const swapped = withShare(withShare(match.proof, one, shareAt(two)), two, shareAt(one));
  return { ...match, proof: swapped };
};

const withShare = (
  proof: FairProof,
  place: { readonly mix: number; readonly index: number },
  share: string,
): FairProof => {
  const mixes = proof.mixes.map((mix, number) => {
    if (number !== place.mix) return mix;
    return { ...mix, shares: mix.shares.with(place.index, { ...at(mix.shares, place.index), share }) };
  });
  return { ...proof, mixes };
};

const withSecret = (match: FairMatch, change: Partial<FairProof>): FairMatch => ({
  ...match,
  proof: { ...match.proof, ...change },
});

const secretSwapped: Forge = (match, _chance, other) => withSecret(match, { secret: other.proof.secret });

/** Secret and commitment of another match, which fit each other. */
const otherCommitment: Forge = (match, _chance, { proof: { secret, commit } }) => withSecret(match, { secret, commit });

/**
 * A server knows its own secret. So it can change what the draws are made of until it likes them, and write a record that agrees
 * with the new proof. Only the rules of the proof itself can refuse that.
 */
const redrawn = ({ record }: FairMatch, proof: FairProof): FairMatch => {
  const bytesOf = (hex: string): Bytes => fromHex(hex) ?? new Uint8Array(32);
  const shares = new Map<string, readonly Share[]>();
  for (const mix of proof.mixes)
    for (const { stream, first, count } of mix.draws)
      for (let place = first; place < first + count; place++)
        shares.set(
          `${place}/${stream}`,
          mix.shares.map(({ seat, share }) => [seat, bytesOf(share)]),
        );
  const places = new Map<string, number>();
  const redraw = ([stream, n]: Draw): Draw => {
    const index = places.get(stream) ?? 0;
    places.set(stream, index + 1);
    const place = { game: proof.game, stream, index, shares: shares.get(`${index}/${stream}`) ?? [] };
    return [stream, n, drawnValue(bytesOf(proof.secret), place, n)];
  };
  const setupDraws = record.setupDraws.map(redraw);
  const entries = record.entries.map((entry) => ({ ...entry, draws: entry.draws.map(redraw) }));
  return { record: { ...record, setupDraws, entries }, proof };
};

const withMix = (match: FairMatch, index: number, mix: Mix): FairMatch =>
  redrawn(match, { ...match.proof, mixes: match.proof.mixes.with(index, mix) });

/** The shares of one draw are mixed in another order: with four players a server has 24 results to choose from. */
const sharesReordered: Forge = (match, chance) => {
  const several = [...match.proof.mixes.entries()].filter(([, { shares }]) => shares.length > 1);
  if (several.length === 0) return null;
  const [index, mix] = pick(several, chance, 'forged');
  return withMix(match, index, { ...mix, shares: mix.shares.toReversed() });
};

/** A draw uses the shares of an earlier one again, which the server knew long before. */
const shareRepeated: Forge = (match, chance) => {
  const { mixes } = match.proof;
  const pairs = [...mixes.entries()].flatMap(([index, mix]) => {
    const before = mixes[index - 1];
    return before === undefined || mix.shares.length === 0 ? [] : [[index, mix, before] as const];
  });
  if (pairs.length === 0) return null;
  const [index, { draws }, { version, shares }] = pick(pairs, chance, 'forged');
  return withMix(match, index, { version, shares, draws });
};

export const FORGERIES: Readonly<Record<string, Forge>> = {
  dieChanged,
  shareSwapped,
  secretSwapped,
  drawDropped,
  orderChanged,
  otherCommitment,
  sharesReordered,
  shareRepeated,
};
