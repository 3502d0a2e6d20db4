/** The proof of a match: a verifier needs it and the record. It is public once the match is over. */

import type { StoredShare } from '../log.ts';

/** The number of shares of a seat, one for each version. A longer match goes on without shares. */
export const CHAIN_LENGTH = 2_048;

/** A run of draws of one stream. */
export interface DrawRun {
  readonly stream: string;
  readonly first: number;
  readonly count: number;
}

/** The shares in the draws of one action, or of the deal, which has version 0. */
export interface Mix {
  readonly version: number;
  readonly shares: readonly StoredShare[];
  readonly draws: readonly DrawRun[];
}

export interface FairProof {
  readonly type: 'pf1';
  /** The id that the commitment was made for: that of the table. */
  readonly game: string;
  readonly commit: string;
  readonly secret: string;
  readonly anchors: readonly (string | null)[];
  /** The first draws of all places that players contributed to; undone actions are among them. */
  readonly mixes: readonly Mix[];
  /** The number of outcomes of every draw in force, by stream. Programs without the rules notice a missing draw by it. */
  readonly draws: readonly { readonly stream: string; readonly outcomes: readonly number[] }[];
}

/** `noCommitment`: played before there were commitments. `otherServer`: an older server drew a part of the dice. */
export interface NoProof {
  readonly type: 'none';
  readonly why: 'noCommitment' | 'otherServer';
}

export type Proof = FairProof | NoProof;
