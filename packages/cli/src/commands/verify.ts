/** `fremont verify`: recomputes the dice of an online match, and plays it again by the rules. */

import { gameById } from '@fremont/games/registry';
import { at, canReplay, replay } from '@fremont/kernel';
import { type Forgery, type Verified, verifyMatch } from '@fremont/table/fair';
import { type FiledMatch, readMatchFile } from '@fremont/table/file';
import { readArgs } from '../args.ts';
import { readTextFile } from '../input.ts';
import { printJson, printLines } from '../output.ts';
import { Finding, reasonOf, UsageError } from '../usage-error.ts';

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    {
      commitment: { type: 'string' },
      anchor: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const [path] = words;
  if (path === undefined) throw new UsageError('name the file of a match');
  const matches = readMatchFile(await readTextFile(path));
  if (!matches.ok) throw new UsageError(`${path} is not a match: ${JSON.stringify(matches.error)}`);
  if (matches.value.length !== 1)
    throw new UsageError(`${path} has ${matches.value.length} matches; save one by itself`);
  const verified = verify(at(matches.value, 0), flags.commitment ?? null, anchorsIn(flags.anchor ?? []));
  const rules = replayedBy(at(matches.value, 0));
  const seats = [...new Set(verified.draws.flatMap((draw) => draw.seats))].sort((one, other) => one - other);
  if (flags.json) printJson({ draws: verified.draws.length, shared: verified.shared, seats, rules });
  else printLines(linesOf(verified, seats, rules));
  return 0;
};

const NO_PROOF = {
  noCommitment: 'the server had made no commitment for it',
  otherServer: 'an older server drew a part of its dice',
};

/** "1:<hex>" is the anchor of seat 1. */
const anchorsIn = (noted: readonly string[]): ReadonlyMap<number, string> =>
  new Map(
    noted.map((one) => {
      const [, seat, anchor] = /^(\d):([0-9a-f]{64})$/.exec(one) ?? [];
      if (seat === undefined || anchor === undefined)
        throw new UsageError('--anchor needs a seat and its anchor: 1:<hex>');
      return [Number(seat), anchor];
    }),
  );

const verify = (
  { record, proof }: FiledMatch,
  commitment: string | null,
  anchors: ReadonlyMap<number, string>,
): Verified => {
  if (proof === undefined)
    throw new Finding('the match has no proof: it was not played online, or under an older server');
  if (proof.type === 'none') throw new Finding(`the match has no proof: ${NO_PROOF[proof.why]}`);
  const receipt = { game: proof.game, commit: commitment ?? proof.commit, anchors };
  const verified = verifyMatch(record, proof, receipt);
  if (!verified.ok) throw new Finding(`forged: ${sentenceOf(verified.error)}`);
  return verified.value;
};

const sentenceOf = (forgery: Forgery): string => {
  switch (forgery.code) {
    case 'badProof':
      return 'the proof contradicts itself';
    case 'wrongSecret':
      return 'the secret does not open the commitment';
    case 'otherCommitment':
      return 'the commitment is not the one that you noted';
    case 'otherAnchor':
      return `the anchor of seat ${forgery.seat} is not the one that you noted`;
    case 'wrongShare':
      return `the share of seat ${forgery.seat} at version ${forgery.version} is not of its chain`;
    case 'wrongDraw':
      return `${forgery.stream} ${forgery.place}: the match has ${forgery.seen}, the secret gives ${forgery.drawn}`;
    case 'wrongRange':
      return `${forgery.stream} ${forgery.place}: the draw had another number of outcomes`;
    case 'wrongCount':
      return `${forgery.stream}: ${forgery.seen} draws, not ${forgery.drawn}`;
  }
};

/** The rules must ask for exactly these draws. Null if the rules here are of another version. */
const replayedBy = ({ record }: FiledMatch): number | null => {
  const game = gameById(record.game);
  if (game === null || !canReplay(game, record)) return null;
  try {
    replay(game, record);
    return record.rulesVersion;
  } catch (error) {
    throw new Finding(`forged: the match does not follow the rules: ${reasonOf(error)}`);
  }
};

const linesOf = ({ draws, shared }: Verified, seats: readonly number[], rules: number | null): string[] => [
  `OK: ${draws.length} draws are those of the secret that the server was bound to`,
  shared === 0
    ? 'no player contributed: the server alone chose the secret'
    : `${shared} of them contain shares of the seats ${seats.join(', ')}`,
  rules === null ? 'not replayed: the rules here are of another version' : `it follows the rules, version ${rules}`,
];
