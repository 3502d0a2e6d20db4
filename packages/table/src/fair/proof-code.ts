/**
 * A proof as a short text that follows the code of its match in a link. One share of a seat tells all earlier ones and the anchor, so
 * it is enough to write the last one; commitment and outcomes follow from the secret and the record.
 */

import { fingerprint, type GameTypes, type MatchRecord, seatList } from '@fremont/kernel';
import { type Bytes, chainStep, commitmentTo, fromHex, SECRET_BYTES, toHex } from '@fremont/kernel/pf1';
import { fromBase64url, toBase64url } from '../code/base64url.ts';
import { codeNumber, type JsonCoder } from '../code/json-coder.ts';
import { modelsByContext, TextModel } from '../code/models.ts';
import { type Choices, choiceReader, choiceWriter } from '../code/range-coder.ts';
import type { Places } from '../known-draws.ts';
import { drawsIn, outcomesIn } from './proof.ts';
import { CHAIN_LENGTH, type DrawRun, type FairProof, type Mix } from './types.ts';

const CHECK_BYTES = 4;
/** Longer proofs travel in files only. */
export const PROOF_CODE_LENGTH_MAX = 1_500;
const ID = /^[a-z0-9]{8,32}$/;

interface Coder extends JsonCoder {
  readonly text: TextModel;
}

/** The last share of a seat. */
interface LastShare {
  readonly version: number;
  readonly element: Bytes;
}

/** Null if the proof is too long for a link. */
export const encodeProof = (proof: FairProof, record: MatchRecord<GameTypes>): string | null => {
  const writer = choiceWriter();
  try {
    transcribe(writer, record, proof);
  } catch {
    return null;
  }
  const bytes = writer.bytes();
  const code = toBase64url(Uint8Array.from([...checkOf(bytes), ...bytes]));
  return code.length <= PROOF_CODE_LENGTH_MAX ? code : null;
};

/** Null if the code is damaged. Never throws. What it says is still to be verified. */
export const proofOfCode = (code: string, record: MatchRecord<GameTypes>): FairProof | null => {
  const bytes = code.length <= PROOF_CODE_LENGTH_MAX ? fromBase64url(code) : null;
  const body = bytes?.subarray(CHECK_BYTES);
  if (body === undefined || !checkOf(body).every((byte, index) => bytes?.[index] === byte)) return null;
  try {
    return transcribe(choiceReader(body), record, BLANK);
  } catch {
    return null;
  }
};

const checkOf = (bytes: Uint8Array): readonly number[] => {
  const hash = fingerprint(String.fromCharCode(...bytes));
  return Array.from({ length: CHECK_BYTES }, (_, index) => Math.floor(hash / 256 ** index) % 256);
};

/** A reader ignores the values of the proof it is given. */
const BLANK: FairProof = { type: 'pf1', game: '', commit: '', secret: '', anchors: [], mixes: [], draws: [] };

/** Writes the proof, or reads one. The proof that was written or read is returned. */
const transcribe = (choices: Choices, record: MatchRecord<GameTypes>, given: FairProof): FairProof => {
  const coder: Coder = { choices, model: modelsByContext(), text: new TextModel() };
  const game = coder.text.code(choices, given.game);
  if (!ID.test(game)) throw new RangeError('not the id of a table');
  const secret = codeBytes(choices, fromHex(given.secret));
  const last = seatList(record.seats).map((seat) => codeLastShare(coder, lastShareOf(given, seat)));
  const length = codeNumber(coder, given.mixes.length, 'length');
  if (length > CHAIN_LENGTH) throw new RangeError('more versions than shares');
  const shells = codeMixes(coder, record, { given: given.mixes, length, last });
  const mixes = withShares(shells, last, game);
  const anchors = last.map((share, seat) => share && toHex(chainStep(share.element, game, seat, share.version + 1)));
  const commit = commitmentTo(secret, game);
  return { type: 'pf1', game, commit, secret: toHex(secret), anchors, mixes, draws: outcomesIn(record) };
};

const codeBytes = (choices: Choices, given: Bytes | null): Bytes =>
  Uint8Array.from({ length: SECRET_BYTES }, (_, index) => choices.uniform(256, given?.[index] ?? 0));

const lastShareOf = ({ mixes }: FairProof, seat: number): LastShare | null => {
  const mix = mixes.findLast(({ shares }) => shares.some((one) => one.seat === seat));
  const element = fromHex(mix?.shares.find((one) => one.seat === seat)?.share ?? '');
  return mix === undefined || element === null ? null : { version: mix.version, element };
};

const codeLastShare = (coder: Coder, given: LastShare | null): LastShare | null => {
  if (coder.choices.uniform(2, given === null ? 0 : 1) === 0) return null;
  const version = coder.choices.uniform(CHAIN_LENGTH, given?.version ?? 0);
  return { version, element: codeBytes(coder.choices, given?.element ?? null) };
};

/** A mix whose shares are not computed yet: only the seats are known. */
type Shell = Pick<Mix, 'version' | 'draws'> & { readonly seats: readonly number[] };

interface MixesToCode {
  readonly given: readonly Mix[];
  readonly length: number;
  readonly last: readonly (LastShare | null)[];
}

const codeMixes = (coder: Coder, record: MatchRecord<GameTypes>, { given, length, last }: MixesToCode): Shell[] => {
  const streams = [...new Set([...drawsIn(record)].map(({ stream }) => stream))];
  const ends: Places = new Map();
  const shells: Shell[] = [];
  let version = -1;
  for (let index = 0; index < length; index++) {
    const mix = given[index];
    version += 1 + codeNumber(coder, (mix?.version ?? 0) - version - 1, 'version');
    const seats = last.flatMap((share, seat) => {
      if (share === null || share.version < version) return [];
      const has = mix?.shares.some((one) => one.seat === seat) === true;
      return coder.model(`seat ${seat}`).code(coder.choices, ['yes', 'no'], has ? 'yes' : 'no') === 'yes' ? [seat] : [];
    });
    shells.push({ version, seats, draws: codeRuns(coder, streams, ends, mix?.draws ?? []) });
  }
  return shells;
};

const codeRuns = (
  coder: Coder,
  streams: readonly string[],
  ends: Places,
  given: readonly DrawRun[],
): readonly DrawRun[] => {
  const length = codeNumber(coder, given.length, 'runs');
  if (length > streams.length) throw new RangeError('more runs than streams');
  return Array.from({ length }, (_, index) => {
    const run = given[index];
    if (run !== undefined && !streams.includes(run.stream)) throw new RangeError('a stream of an undone action');
    const stream = coder.model('stream').code(coder.choices, streams, run?.stream ?? '');
    const end = ends.get(stream) ?? 0;
    const first = end + codeNumber(coder, (run?.first ?? 0) - end, 'gap');
    const count = codeNumber(coder, run?.count ?? 0, `count ${stream}`);
    ends.set(stream, first + count);
    return { stream, first, count };
  });
};

/** From the last version to the first, because a share is hashed to get the one before it. */
const withShares = (shells: readonly Shell[], last: readonly (LastShare | null)[], game: string): readonly Mix[] => {
  const heads = [...last];
  const shareAt = (seat: number, version: number): string => {
    const head = heads[seat];
    if (head == null || head.version < version) throw new RangeError('a share after the last one');
    const element = chainStep(head.element, game, seat, head.version - version);
    heads[seat] = { version, element };
    return toHex(element);
  };
  return shells
    .toReversed()
    .map(({ version, seats, draws }) => ({
      version,
      shares: seats.map((seat) => ({ seat, share: shareAt(seat, version) })),
      draws,
    }))
    .reverse();
};
