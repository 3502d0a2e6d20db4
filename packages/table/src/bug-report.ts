/** Reports of faults as files: a match with what the person saw of it, without names. */

import { canonicalJson, err, fingerprint, type GameTypes, type MatchRecord, ok, type Result } from '@fremont/kernel';
import { FILE_BYTES_MAX, type FileError, occupant, parsed, record } from './match-file.ts';
import type { HistoryStep, Occupant, Update } from './messages.ts';
import { LIMITS } from './protocol/limits.ts';
import {
  count,
  type DecodedBy,
  type Decoder,
  either,
  exactly,
  flag,
  listOf,
  matching,
  nullable,
  oneOf,
  opaque,
  shape,
  text,
  whole,
} from './protocol/shape.ts';
import type { Perspective } from './replay.ts';

const PIXELS_MAX = 100_000;

const screen = shape({
  width: whole(1, PIXELS_MAX),
  height: whole(1, PIXELS_MAX),
  /** Device pixels per pixel of the page, times 100. */
  ratio: whole(1, 10_000),
  textSize: text(20),
  theme: oneOf(['day', 'night']),
  language: text(10),
  calm: flag,
  touch: flag,
  browser: text(400),
});

const mark = matching(/^[0-9a-z]{1,12}$/);

/** `after`: the place at which the command was sent. `answer`: its code. */
const command = shape({ after: count, command: opaque<object>(), answer: text(60) });

const pageError = shape({ message: text(500), stack: text(4_000) });

const COMMANDS_MAX = 20;
const ERRORS_MAX = 10;
/** More than the `actionsMax` of any game. */
const PLACES_MAX = 20_001;

const report = shape({
  fremont: exactly('report'),
  format: whole(1, 1),
  /** The version of the app. */
  app: text(60),
  at: oneOf(['local', 'online', 'replay']),
  game: matching(/^[a-z][a-z0-9-]{0,39}$/),
  /** Null while an online match is running, because the record holds every draw. */
  record: nullable(record),
  /** By seat, without names. */
  occupants: listOf(occupant, LIMITS.seats),
  /** The number of actions that the screen showed. */
  place: count,
  viewpoint: either(either(exactly('open'), exactly('spectator')), whole(0, LIMITS.seats - 1)),
  /** By place: a fingerprint of view and events as the reporter's app computed them. */
  marks: listOf(mark, PLACES_MAX),
  /** The fingerprint of the view on the screen. */
  shown: mark,
  screen,
  commands: listOf(command, COMMANDS_MAX),
  errors: listOf(pageError, ERRORS_MAX),
});

export type BugReport = DecodedBy<typeof report>;
export type ReportedScreen = BugReport['screen'];
export type ReportedCommand = BugReport['commands'][number];
export type ReportedError = BugReport['errors'][number];

const decodeReport: Decoder<BugReport> = report;

export const writeBugReport = (one: Omit<BugReport, 'fremont' | 'format' | 'record'> & { record: AnyRecord }): string =>
  JSON.stringify({ fremont: 'report', format: 1, ...one, occupants: withoutNames(one.occupants) });

type AnyRecord = MatchRecord<GameTypes> | null;

const withoutNames = (occupants: readonly Occupant[]): readonly Occupant[] =>
  occupants.map((one) => ({ ...one, name: '' }));

export const readBugReport = (content: string): Result<BugReport, FileError> => {
  if (content.length > FILE_BYTES_MAX) return err({ code: 'tooLarge', max: FILE_BYTES_MAX });
  const json = parsed(content);
  if (json === undefined) return err({ code: 'notJson' });
  const decoded = decodeReport(json);
  return decoded.ok ? ok(decoded.value) : err({ code: 'notAMatch', path: decoded.error });
};

/** A match that can be looked at from its deal to its last place. */
interface Looked {
  readonly length: number;
  look(place: number, perspective: Perspective): Pick<Update<GameTypes>, 'view'>;
  history(place: number, perspective: Perspective): readonly HistoryStep<GameTypes>[];
}

export const markOf = (view: object, events: readonly object[]): string =>
  fingerprint(canonicalJson([view, events])).toString(36);

/** By place. */
export const marksOf = (match: Looked, perspective: Perspective): readonly string[] =>
  match
    .history(match.length, perspective)
    .map(({ events }, place) => markOf(match.look(place, perspective).view, events));
