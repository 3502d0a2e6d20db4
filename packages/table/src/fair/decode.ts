/** Reads an untrusted proof. The bounds keep a hostile one from costing much time. */

import { LIMITS } from '../protocol/limits.ts';
import { type Decoder, listOf, matching, nullable, oneOf, shape, tagged, text, whole } from '../protocol/shape.ts';
import { CHAIN_LENGTH, type Proof } from './types.ts';

const STREAMS_MAX = 100;
const DRAWS_MAX = 100_000;

export const hex = matching(/^[0-9a-f]{64}$/);
const stream = text(40);
const count = whole(0, DRAWS_MAX);

const mix = shape({
  version: whole(0, CHAIN_LENGTH - 1),
  shares: listOf(shape({ seat: whole(0, LIMITS.seats - 1), share: hex }), LIMITS.seats),
  draws: listOf(shape({ stream, first: count, count: whole(0, 1_000) }), STREAMS_MAX),
});

export const decodeProof: Decoder<Proof> = tagged({
  pf1: {
    game: matching(/^[a-z0-9]{8,32}$/),
    commit: hex,
    secret: hex,
    anchors: listOf(nullable(hex), LIMITS.seats),
    mixes: listOf(mix, CHAIN_LENGTH),
    draws: listOf(shape({ stream, outcomes: listOf(whole(1, 2 ** 30), DRAWS_MAX) }), STREAMS_MAX),
  },
  none: { why: oneOf(['noCommitment', 'otherServer']) },
});
