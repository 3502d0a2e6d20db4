/** Recomputes every draw of a match from its proof. scripts/verify-match.mjs does the same without this code. */

import { err, type GameTypes, type MatchRecord, ok, type Result } from '@fremont/kernel';
import { type Bytes, chainStep, commitmentTo, drawnValue, fromHex, type Share } from '@fremont/kernel/pf1';
import type { Places } from '../known-draws.ts';
import { drawsIn } from './proof.ts';
import type { FairProof, Mix } from './types.ts';

/** What a client noted of a match before its end. */
export interface Receipt {
  readonly game: string;
  readonly commit: string;
  /** The ends of the chains that this client made, by seat. */
  readonly anchors?: ReadonlyMap<number, string>;
}

/** Why a match is not what its proof says. */
export type Forgery =
  | { readonly code: 'badProof' }
  /** The secret is not the one that the server was bound to. */
  | { readonly code: 'wrongSecret' }
  /** The commitment is not the one that this person was shown. */
  | { readonly code: 'otherCommitment' }
  /** The shares of a seat come from another chain than the one of this person. */
  | { readonly code: 'otherAnchor'; readonly seat: number }
  /** A share was not fixed before the match. */
  | { readonly code: 'wrongShare'; readonly seat: number; readonly version: number }
  | {
      readonly code: 'wrongDraw';
      readonly stream: string;
      readonly place: number;
      readonly seen: number;
      readonly drawn: number;
    }
  /** The draw had another number of outcomes. */
  | { readonly code: 'wrongRange'; readonly stream: string; readonly place: number }
  | { readonly code: 'wrongCount'; readonly stream: string; readonly seen: number; readonly drawn: number };

/** One draw and its recomputation. `action` 0 is the deal. */
export interface VerifiedDraw {
  readonly action: number;
  readonly stream: string;
  readonly place: number;
  readonly n: number;
  readonly value: number;
  /** The seats whose shares are in it. */
  readonly seats: readonly number[];
}

export interface Verified {
  readonly draws: readonly VerifiedDraw[];
  /** How many draws have shares of players in them. */
  readonly shared: number;
}

type Checked<T> = Result<T, Forgery>;

export const verifyMatch = (
  record: MatchRecord<GameTypes>,
  proof: FairProof,
  receipt: Receipt | null = null,
): Checked<Verified> => {
  const secret = fromHex(proof.secret);
  if (secret === null) return err({ code: 'badProof' });
  if (commitmentTo(secret, proof.game) !== proof.commit) return err({ code: 'wrongSecret' });
  if (receipt !== null && (receipt.commit !== proof.commit || receipt.game !== proof.game))
    return err({ code: 'otherCommitment' });
  for (const [seat, anchor] of receipt?.anchors ?? [])
    if (proof.anchors[seat] !== anchor) return err({ code: 'otherAnchor', seat });
  const shares = sharesByPlace(proof);
  return shares.ok ? recomputed(record, proof, secret, shares.value) : shares;
};

const recomputed = (
  record: MatchRecord<GameTypes>,
  proof: FairProof,
  secret: Bytes,
  shares: SharesByPlace,
): Checked<Verified> => {
  const draws: VerifiedDraw[] = [];
  const outcomes = new Map(proof.draws.map((one) => [one.stream, one.outcomes]));
  for (const { action, stream, place, n, value: seen } of drawsIn(record)) {
    if (outcomes.get(stream)?.[place] !== n) return err({ code: 'wrongRange', stream, place });
    const mixed = shares.get(`${place}/${stream}`) ?? [];
    const drawn = drawnValue(secret, { game: proof.game, stream, index: place, shares: mixed }, n);
    if (drawn !== seen) return err({ code: 'wrongDraw', stream, place, seen, drawn });
    draws.push({ action, stream, place, n, value: drawn, seats: mixed.map(([seat]) => seat) });
  }
  for (const [stream, { length: drawn }] of outcomes) {
    const seen = draws.filter((one) => one.stream === stream).length;
    if (seen !== drawn) return err({ code: 'wrongCount', stream, seen, drawn });
  }
  return ok({ draws, shared: draws.filter(({ seats }) => seats.length > 0).length });
};

type SharesByPlace = ReadonlyMap<string, readonly Share[]>;

/** Walks the chain of every seat back to its anchor. A share that does not lead there was made up afterwards. */
const sharesByPlace = ({ game, anchors, mixes }: FairProof): Checked<SharesByPlace> => {
  const heads = anchors.map((anchor) => ({ version: -1, element: anchor === null ? null : fromHex(anchor) }));
  const byPlace = new Map<string, readonly Share[]>();
  const bound: Places = new Map();
  let last = -1;
  for (const { version, shares, draws } of mixes) {
    if (version <= last) return err({ code: 'badProof' });
    last = version;
    const mixed: Share[] = [];
    for (const { seat, share } of shares) {
      const element = fromHex(share);
      const head = heads[seat];
      const isRising = mixed.every(([before]) => before < seat);
      if (element === null || head?.element == null || !isRising) return err({ code: 'wrongShare', seat, version });
      if (!isSame(chainStep(element, game, seat, version - head.version), head.element))
        return err({ code: 'wrongShare', seat, version });
      heads[seat] = { version, element };
      mixed.push([seat, element]);
    }
    if (!bind(byPlace, bound, draws, mixed)) return err({ code: 'badProof' });
  }
  return ok(byPlace);
};

const isSame = (one: Uint8Array, other: Uint8Array): boolean => one.every((byte, index) => byte === other[index]);

/** False if a place gets shares twice, or shares that were known before those of an earlier place. */
const bind = (
  byPlace: Map<string, readonly Share[]>,
  bound: Places,
  runs: Mix['draws'],
  shares: readonly Share[],
): boolean =>
  runs.every(({ stream, first, count }) => {
    if (first < (bound.get(stream) ?? 0)) return false;
    bound.set(stream, first + count);
    for (let place = first; place < first + count; place++) byPlace.set(`${place}/${stream}`, shares);
    return true;
  });
