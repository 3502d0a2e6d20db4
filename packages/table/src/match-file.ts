/** Matches as files: how they are written, and how an untrusted file is read. */

import { BOT_LEVELS } from '@fremont/bots/bot';
import { err, type GameTypes, isFields, type MatchRecord, ok, type Result, seatList } from '@fremont/kernel';
import { decodeProof } from './fair/decode.ts';
import type { Proof } from './fair/types.ts';
import { type Occupant, SEAT_COLOURS } from './messages.ts';
import { cleanText } from './protocol/clean-text.ts';
import { LIMITS } from './protocol/limits.ts';
import {
  count,
  type Decoder,
  described,
  listOf,
  mapped,
  matching,
  oneOf,
  opaque,
  optional,
  shape,
  tagged,
  text,
  whole,
} from './protocol/shape.ts';

/** One match in a file. */
export interface FiledMatch {
  readonly record: MatchRecord<GameTypes>;
  /** By seat. Empty if the file does not say who played. */
  readonly occupants: readonly Occupant[];
  /** The time of the last move in milliseconds; null if the file does not say. */
  readonly playedAt: number | null;
  /** Of the dice. Missing for matches of one browser, which nobody can check. */
  readonly proof?: Proof;
}

/** Why a file cannot be opened. `path` names the part that does not fit. */
export type FileError =
  | { readonly code: 'notJson' }
  | { readonly code: 'notAMatch'; readonly path: string }
  | { readonly code: 'tooLarge'; readonly max: number };

/** A match of bots takes about 60 KB, and the longest ones ten times as much. */
export const FILE_BYTES_MAX = 32_000_000;

const MATCHES_MAX = 10_000;
/** More than the `actionsMax` of any game. */
const ENTRIES_MAX = 20_000;
const DRAWS_MAX = 10_000;

/** Leaves out matches with a guessed start, because a reader could not check it. */
export const writeMatchFile = (matches: readonly FiledMatch[]): string =>
  JSON.stringify({
    fremont: 'matches',
    matches: matches
      .filter(({ record }) => record.start === undefined)
      .map(({ playedAt, ...match }) => ({
        playedAt: playedAt === null ? null : new Date(playedAt).toISOString(),
        ...match,
      })),
  });

/** Accepts a file of `writeMatchFile`, one match of it, the answer of a server, and a bare record. The rules judge the actions later. */
export const readMatchFile = (content: string): Result<readonly FiledMatch[], FileError> => {
  if (content.length > FILE_BYTES_MAX) return err({ code: 'tooLarge', max: FILE_BYTES_MAX });
  const json = parsed(content);
  if (json === undefined) return err({ code: 'notJson' });
  const matches = filedMatches(matchesIn(json));
  return matches.ok ? matches : err({ code: 'notAMatch', path: matches.error });
};

export const parsed = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
};

const matchesIn = (json: unknown): unknown => {
  if (!isFields(json)) return json;
  if (Array.isArray(json['matches'])) return json['matches'];
  return [{ occupants: [], playedAt: null, ...(isFields(json['record']) ? json : { record: json }) }];
};

const STREAM_LENGTH_MAX = 40;
const stream = text(STREAM_LENGTH_MAX);
const range = whole(1, 2 ** 30);

const draw: Decoder<readonly [string, number, number]> = described(
  { type: 'array', prefixItems: [stream.schema, range.schema, count.schema], minItems: 3, maxItems: 3 },
  (json) => {
    if (!Array.isArray(json) || json.length !== 3) return err('');
    const [name, n, value] = [stream(json[0]), range(json[1]), count(json[2])];
    return name.ok && n.ok && value.ok && value.value < n.value ? ok([name.value, n.value, value.value]) : err('');
  },
);

const draws = listOf(draw, DRAWS_MAX);
const seat = whole(0, LIMITS.seats - 1);
const action: Decoder<GameTypes['action']> = mapped(opaque<object>(), (value) =>
  'type' in value && typeof value.type === 'string' ? { ...value, type: value.type } : null,
);

const seats = whole(1, LIMITS.seats);
export const record = mapped(
  shape({
    game: matching(/^[a-z][a-z0-9-]{0,39}$/),
    rulesVersion: count,
    options: opaque<object>(),
    seats,
    setupDraws: draws,
    entries: listOf(shape({ seat, action, draws }), ENTRIES_MAX),
  }),
  (read) => read as MatchRecord<GameTypes>,
);

/** A file can come from anywhere, so names in it are cleaned like any text of a person. */
const name = mapped(text(LIMITS.nameLength * 8), (raw) => [...cleanText(raw)].slice(0, LIMITS.nameLength).join(''));
const colour = oneOf(SEAT_COLOURS);

export const occupant: Decoder<Occupant> = tagged({
  person: { name, colour },
  bot: { name, colour, level: oneOf(BOT_LEVELS) },
});

const time: Decoder<number | null> = described({}, (json) => {
  if (json === null || json === undefined) return ok(null);
  const ms = typeof json === 'string' ? Date.parse(json) : Number.NaN;
  return Number.isFinite(ms) ? ok(ms) : err('');
});

const filedMatch: Decoder<FiledMatch> = mapped(
  shape({ record, occupants: listOf(occupant, LIMITS.seats), playedAt: time, proof: optional(decodeProof) }),
  (match) => (isComplete(match) ? { ...match, playedAt: match.playedAt ?? null } : null),
);

const isComplete = ({ record, occupants }: Pick<FiledMatch, 'record' | 'occupants'>): boolean =>
  (occupants.length === 0 || occupants.length === record.seats) &&
  record.entries.every(({ seat }) => seat < record.seats);

const filedMatches = listOf(filedMatch, MATCHES_MAX);

/** Unnamed players in every seat, for a record that does not say who played. */
export const unnamedOccupants = (seatCount: number): readonly Occupant[] =>
  seatList(seatCount).map((index) => ({
    type: 'person',
    name: '',
    colour: SEAT_COLOURS[index % SEAT_COLOURS.length] ?? 'pearl',
  }));
