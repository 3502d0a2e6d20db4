/** Finds the match that a replay shows: a table of this device, an online table, a code in the link, or a file. */

import type { GameTypes, Seat } from '@fremont/kernel';
import { err, ok, type Result } from '@fremont/kernel';
import type { LoadError, Occupant } from '@fremont/table';
import { type CodeError, decodeMatch, gameOfCode } from '@fremont/table/code';
import type { Proof } from '@fremont/table/fair';
import { type FiledMatch, type FileError, readMatchFile, unnamedOccupants } from '@fremont/table/file';
import { Replay, type ReplayedMatch } from '@fremont/table/replay';
import { t } from '../i18n/index.ts';
import type { PastMatch } from '../table/past-match.ts';
import { localTables } from '../tables/local.ts';
import { namedOccupants } from './named-occupants.ts';
import { rulesFor } from './rules.ts';

/** Where a match comes from. `place` is the first place to show. */
export type ReplayOrigin =
  | { readonly type: 'local'; readonly id: string }
  | { readonly type: 'online'; readonly id: string }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'file'; readonly match: FiledMatch };

export interface ReplaySource {
  readonly origin: ReplayOrigin;
  readonly replay: PastMatch;
  /** The seats of people at this device. */
  readonly own: readonly Seat[];
  /** The time of the last move in milliseconds; null if it is not known. */
  readonly playedAt: number | null;
  /** The name of an online table; empty for others. */
  readonly title: string;
  readonly firstPlace: number;
  /** Of the dice. Null if the match was not played online, or under an older server. */
  readonly proof: Proof | null;
  /** True for a link, a file, and a match that was kept from a file: only its players know whether it was played online. */
  readonly isCopy: boolean;
}

/** Why there is nothing to replay. */
export type ReplayProblem =
  | { readonly code: 'missing' }
  | { readonly code: 'unreachable' }
  | LoadError
  | CodeError
  | FileError;

type Found = Result<ReplaySource, ReplayProblem>;

export const findMatch = (origin: ReplayOrigin): Promise<Found> => {
  switch (origin.type) {
    case 'local':
      return fromTable(origin);
    case 'online':
      return fromServer(origin);
    case 'code':
      return fromCode(origin);
    case 'file':
      return fromFile(origin);
  }
};

const MISSING = err({ code: 'missing' } as const);

interface Facts {
  readonly own: readonly Seat[];
  readonly playedAt: number | null;
  readonly title: string;
  /** Counted from the end if negative. */
  readonly firstPlace: number;
  readonly proof: Proof | null;
  readonly isCopy?: boolean;
}

const NOTHING_KNOWN: Facts = { own: [], playedAt: null, title: '', firstPlace: 0, proof: null };

const open = async (origin: ReplayOrigin, match: ReplayedMatch<GameTypes>, facts: Facts): Promise<Found> => {
  const { record } = match;
  const game = await rulesFor(record.game);
  if (game === null) return err({ code: 'unknownGame', game: record.game });
  const replay = Replay.of(game, { record, occupants: namedOccupants(match.occupants) });
  if (!replay.ok) return replay;
  const { length } = replay.value;
  const firstPlace = facts.firstPlace < 0 ? length : Math.min(facts.firstPlace, length);
  return ok({
    isCopy: origin.type === 'code' || origin.type === 'file',
    ...facts,
    origin,
    replay: replay.value,
    firstPlace,
  });
};

const fromTable = async (origin: ReplayOrigin & { readonly type: 'local' }): Promise<Found> => {
  const tables = localTables();
  const [list, record, proof] = await Promise.all([
    tables.list(),
    tables.exportRecord(origin.id),
    tables.exportProof(origin.id),
  ]);
  const table = list.find(({ id }) => id === origin.id);
  if (table === undefined || record === null) return MISSING;
  const { occupants, playedAt, outcome } = table;
  const firstPlace = outcome === null ? -1 : 0;
  const facts = {
    own: seatsOfPeople(occupants),
    playedAt,
    title: '',
    firstPlace,
    proof,
    isCopy: table.origin?.type === 'file',
  };
  return open(origin, { record, occupants }, facts);
};

const seatsOfPeople = (occupants: readonly Occupant[]): readonly Seat[] =>
  occupants.flatMap(({ type }, index) => (type === 'person' ? [index as Seat] : []));

const fromServer = async (origin: ReplayOrigin & { readonly type: 'online' }): Promise<Found> => {
  const { readFinished } = await import('../online/finished.ts');
  const finished = await readFinished(origin.id);
  if (!finished.ok) return finished.error.code === 'running' ? runningAt(origin) : err({ code: finished.error.code });
  const { title, seats, playedAt, proof, ...match } = finished.value;
  return open(origin, match, { own: seats, playedAt, title, firstPlace: 0, proof });
};

/** A match that is not over yet, as this person may know it. */
const runningAt = async (origin: ReplayOrigin & { readonly type: 'online' }): Promise<Found> => {
  const { readRunning } = await import('../online/running.ts');
  const running = await readRunning(origin.id);
  if (!running.ok) return running;
  const { title, seats, past } = running.value;
  return ok({
    origin,
    replay: past,
    own: seats,
    playedAt: null,
    title,
    firstPlace: past.length,
    proof: null,
    isCopy: false,
  });
};

/** Between the code of a match and that of the proof of its dice. */
export const PROOF_MARK = '.';

const fromCode = async (origin: ReplayOrigin & { readonly type: 'code' }): Promise<Found> => {
  const [code = '', proofCode] = origin.code.split(PROOF_MARK);
  const id = gameOfCode(code);
  if (!id.ok) return id;
  const game = await rulesFor(id.value);
  if (game === null) return err({ code: 'unknownGame', game: id.value });
  const decoded = decodeMatch(game, code);
  if (!decoded.ok) return decoded;
  const { record, kind } = decoded.value;
  const proof = proofCode === undefined ? null : (await import('@fremont/table/fair')).proofOfCode(proofCode, record);
  if (proof === null && proofCode !== undefined) return err({ code: 'damaged' });
  return open(origin, decoded.value, { ...NOTHING_KNOWN, firstPlace: kind === 'position' ? -1 : 0, proof });
};

const fromFile = (origin: ReplayOrigin & { readonly type: 'file' }): Promise<Found> => {
  const { record, occupants, playedAt, proof = null } = origin.match;
  const players = occupants.length === 0 ? unnamedOccupants(record.seats) : occupants;
  return open(origin, { record, occupants: players }, { ...NOTHING_KNOWN, playedAt, proof });
};

/** The matches in a file that a person chose or dropped. */
export const matchesIn = async (file: File): Promise<Result<readonly FiledMatch[], FileError>> =>
  readMatchFile(await file.text());

/** "Desert Rats · 14 November", as far as it is known. */
export const captionOf = ({ title, playedAt }: Pick<ReplaySource, 'title' | 'playedAt'>, date: string): string =>
  [title, playedAt === null ? '' : date].filter((part) => part !== '').join(' · ') || t('replay.title');
