/**
 * A match as a short text for links. The text contains the options, the players, and for every action its place among the legal
 * actions and the draws. So the rules are needed to read it, and they judge every action of it again.
 */

import { BOT_LEVELS } from '@fremont/bots/bot';
import {
  type Chance,
  canonicalJson,
  canReplay,
  type DeepReadonly,
  type Draw,
  deal,
  type Entry,
  err,
  fingerprint,
  type Game,
  type GameTypes,
  hasOffTurnActions,
  type MatchRecord,
  ok,
  play,
  type Result,
  type Seat,
  seatList,
} from '@fremont/kernel';
import { type Occupant, SEAT_COLOURS } from '../messages.ts';
import { cleanText } from '../protocol/clean-text.ts';
import { LIMITS } from '../protocol/limits.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { codeJson, codeNumber, type JsonCoder } from './json-coder.ts';
import { modelsByContext, TextModel } from './models.ts';
import { type Choices, choiceReader, choiceWriter } from './range-coder.ts';

/** A match, or a position: a match up to the action that the link shows. */
export interface CodedMatch<T extends GameTypes> {
  readonly kind: CodeKind;
  readonly record: MatchRecord<T>;
  readonly occupants: readonly Occupant[];
}

const CODE_KINDS = ['match', 'position'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** Why a code cannot be opened. */
export type CodeError =
  /** Not a code of Fremont at all. */
  | { readonly code: 'notACode' }
  /** Some characters are missing or wrong. */
  | { readonly code: 'damaged' }
  /** Written by a newer version of the app. */
  | { readonly code: 'newerFormat'; readonly format: number }
  | { readonly code: 'unknownGame'; readonly game: string }
  | { readonly code: 'otherRules'; readonly rulesVersion: number }
  /** Not damaged, but no match can be like this. */
  | { readonly code: 'impossible' };

/** Longer codes are not read. A match that needs more becomes a file. */
export const CODE_LENGTH_MAX = 2000;

const FORMAT = 1;
/** The first byte is this plus the format, so that codes of the first formats begin with the same character. */
const FIRST_BYTE = 0xf0;
const FIRST_CHARACTER = '8';
const CHECK_BYTES = 4;
/** Longer matches become a file, so that a hostile code costs little time. Matches of bots have up to 400 actions. */
const ENTRIES_MAX = 1500;

/** The game that a code needs, so that its rules can be loaded. Checks the whole text for damage. */
export const gameOfCode = (code: string): Result<string, CodeError> => {
  const read = unpack(code);
  return read.ok ? ok(read.value.game) : read;
};

/** Null if the match is too long for a code, or if its record does not fit the rules. */
export const encodeMatch = <T extends GameTypes>(game: Game<T>, match: CodedMatch<T>): string | null => {
  // A guessed start is too long for a code, and no reader could check it.
  if (!canReplay(game, match.record) || match.record.start !== undefined) return null;
  const writer = choiceWriter();
  try {
    transcribe(game, writer, match);
  } catch {
    return null;
  }
  const code = pack(game.meta.id, writer.bytes());
  return code.length <= CODE_LENGTH_MAX ? code : null;
};

/** Never throws. The length of a code and `ENTRIES_MAX` bound its time and memory. */
export const decodeMatch = <T extends GameTypes>(game: Game<T>, code: string): Result<CodedMatch<T>, CodeError> => {
  const read = unpack(code);
  if (!read.ok) return read;
  const { id, rulesVersion } = game.meta;
  if (read.value.game !== id) return err({ code: 'unknownGame', game: read.value.game });
  try {
    return ok(transcribe(game, choiceReader(read.value.body), blankOf<T>(id, rulesVersion)));
  } catch (problem) {
    if (problem instanceof OtherRules) return err({ code: 'otherRules', rulesVersion: problem.rulesVersion });
    return err({ code: 'impossible' });
  }
};

/** A reader ignores the values of the match it is given. */
const blankOf = <T extends GameTypes>(game: string, rulesVersion: number): CodedMatch<T> => ({
  kind: 'match',
  record: { game, rulesVersion, options: {}, seats: 0, setupDraws: [], entries: [] },
  occupants: [],
});

/** One byte with the format, four that detect damage, the length of the game's name, the name, and the choices. */
const pack = (game: string, body: Uint8Array): string => {
  const name = [...game].map((letter) => letter.charCodeAt(0));
  const content = Uint8Array.from([name.length, ...name, ...body]);
  return toBase64url(Uint8Array.from([FIRST_BYTE + FORMAT, ...checkOf(content), ...content]));
};

interface Unpacked {
  readonly game: string;
  readonly body: Uint8Array;
}

const unpack = (code: string): Result<Unpacked, CodeError> => {
  const isCode = code.startsWith(FIRST_CHARACTER) && code.length <= CODE_LENGTH_MAX;
  if (!isCode) return err({ code: 'notACode' });
  const bytes = fromBase64url(code);
  const format = (bytes?.[0] ?? FIRST_BYTE) - FIRST_BYTE;
  if (format > FORMAT) return err({ code: 'newerFormat', format });
  const content = bytes?.subarray(1 + CHECK_BYTES);
  const isWhole = content !== undefined && checkOf(content).every((byte, index) => bytes?.[1 + index] === byte);
  if (!isWhole || format !== FORMAT) return err({ code: 'damaged' });
  const nameEnd = 1 + (content[0] ?? 0);
  return ok({ game: String.fromCharCode(...content.subarray(1, nameEnd)), body: content.subarray(nameEnd) });
};

const checkOf = (content: Uint8Array): readonly number[] => {
  const hash = fingerprint(String.fromCharCode(...content));
  return Array.from({ length: CHECK_BYTES }, (_, index) => Math.floor(hash / 256 ** index) % 256);
};

class OtherRules extends Error {
  override readonly name = 'OtherRules';
  readonly rulesVersion: number;

  constructor(rulesVersion: number) {
    super(`rules ${rulesVersion}`);
    this.rulesVersion = rulesVersion;
  }
}

/** The choices, and what was learned from the choices so far. */
interface Coder extends JsonCoder {
  readonly text: TextModel;
}

/** Writes the match, or reads one. The match that was written or read is returned. */
const transcribe = <T extends GameTypes>(
  game: Game<T>,
  choices: Choices,
  { kind, record, occupants: given }: CodedMatch<T>,
): CodedMatch<T> => {
  const coder = { choices, model: modelsByContext(), text: new TextModel() };
  const coded = CODE_KINDS[choices.uniform(CODE_KINDS.length, CODE_KINDS.indexOf(kind))] ?? 'match';
  const rulesVersion = codeNumber(coder, record.rulesVersion, 'rules');
  const seats = codeSeats(game, choices, record.seats);
  const occupants = seatList(seats).map((seat) => codeOccupant(coder, given[seat]));
  const options = codeOptions(game, coder, record.options, seats);
  if (!canReplay(game, { rulesVersion, options })) throw new OtherRules(rulesVersion);
  const length = codeNumber(coder, record.entries.length, 'length');
  if (length > ENTRIES_MAX) throw new RangeError('longer than any code');
  const chance = drawsThrough(choices, record.setupDraws);
  const dealt = deal(game, options as DeepReadonly<T['options']>, seats, chance, rulesVersion);
  const entries = codeEntries(game, coder, { state: dealt.state, seats, length, given: record.entries });
  const rebuilt = { game: game.meta.id, rulesVersion, options, seats, setupDraws: dealt.draws, entries };
  return { kind: coded, record: rebuilt, occupants };
};

/** A chance whose draws are written or read. */
const drawsThrough = (choices: Choices, given: readonly Draw[]): Chance => {
  let next = 0;
  return { int: (n) => choices.uniform(n, given[next++]?.[2] ?? 0) };
};

const codeSeats = <T extends GameTypes>({ meta }: Game<T>, choices: Choices, seats: number): number =>
  meta.seats.min + choices.uniform(meta.seats.max - meta.seats.min + 1, seats - meta.seats.min);

/** Bots have no names in a code, because every client has names for them in its own language. */
const codeOccupant = ({ choices, text }: Coder, given: Occupant | undefined): Occupant => {
  const isBot = choices.uniform(2, given?.type === 'bot' ? 1 : 0) === 1;
  const colour = oneOfList(choices, SEAT_COLOURS, given?.colour);
  if (!isBot) return { type: 'person', name: shownName(text.code(choices, given?.name ?? '')), colour };
  const level = oneOfList(choices, BOT_LEVELS, given?.type === 'bot' ? given.level : undefined);
  return { type: 'bot', name: '', colour, level };
};

/** A code can come from anywhere, so a name in it is cleaned like any text of a person. */
const shownName = (name: string): string => [...cleanText(name)].slice(0, LIMITS.nameLength).join('');

const oneOfList = <V>(choices: Choices, list: readonly [V, ...V[]], value: V | undefined): V =>
  list[choices.uniform(list.length, value === undefined ? 0 : list.indexOf(value))] ?? list[0];

/** Only the options that differ from their defaults. */
const codeOptions = <T extends GameTypes>(
  game: Game<T>,
  { choices, text }: Coder,
  options: T['options'],
  seats: number,
): T['options'] => {
  const usual = game.decodeOptions({}, seats);
  const defaults: Readonly<Record<string, unknown>> = usual.ok ? { ...usual.value } : {};
  const chosen = Object.entries(options).filter(
    ([key, value]) => canonicalJson(value) !== canonicalJson(defaults[key]),
  );
  const read = text.code(choices, chosen.length === 0 ? '' : canonicalJson(Object.fromEntries(chosen)));
  const decoded = game.decodeOptions(read === '' ? {} : JSON.parse(read), seats);
  if (!decoded.ok) throw new RangeError('not the options of this game');
  return decoded.value;
};

interface EntriesToCode<T extends GameTypes> {
  readonly state: DeepReadonly<T['state']>;
  readonly seats: number;
  readonly length: number;
  readonly given: readonly Entry<T>[];
}

const codeEntries = <T extends GameTypes>(
  game: Game<T>,
  coder: Coder,
  { state: dealt, seats, length, given }: EntriesToCode<T>,
): readonly Entry<T>[] => {
  const codeAction = actionCoder(game, coder);
  const entries: Entry<T>[] = [];
  let state = dealt;
  for (let index = 0; index < length; index++) {
    const wanted = given[index];
    const seat = codeSeat(game, coder, state, seats, wanted?.seat);
    const action = codeAction(state, seat, wanted?.action);
    const played = play(game, state, seat, action, drawsThrough(coder.choices, wanted?.draws ?? []));
    if (!played.ok) throw new RangeError(`entry ${index}: refused`);
    entries.push({ seat, action, draws: played.value.draws });
    state = played.value.state;
  }
  return entries;
};

/** The seats that owe a decision come first, because they act most often. */
const codeSeat = <T extends GameTypes>(
  game: Game<T>,
  { choices, model }: Coder,
  state: DeepReadonly<T['state']>,
  seats: number,
  wanted: Seat | undefined,
): Seat => {
  const asked = game.toAct(state);
  const others = hasOffTurnActions(game) ? seatList(seats).filter((seat) => !asked.includes(seat)) : [];
  const able = [...asked, ...others];
  const place = wanted === undefined ? 0 : able.indexOf(wanted);
  const places = able.map((_, index) => String(index));
  const seat = able[Number(model('seat').code(choices, places, String(place)))];
  if (place < 0 || seat === undefined) throw new RangeError('a seat that cannot act');
  return seat;
};

const OPEN = '*';

/** An action is written as its type, learned from the type before it, and its place among the legal actions of the type. */
const actionCoder = <T extends GameTypes>(game: Game<T>, coder: Coder) => {
  const { choices, model } = coder;
  const { openActions } = game.meta;
  let before = '';
  return (state: DeepReadonly<T['state']>, seat: Seat, wanted: T['action'] | undefined): T['action'] => {
    const legal = game.legalActions(state, seat);
    const types = [...new Set(legal.map(({ type }) => type)), ...(openActions.length > 0 ? [OPEN] : [])];
    const given = wanted === undefined || openActions.includes(wanted.type) ? OPEN : wanted.type;
    const type = model(`after ${before}`).code(choices, types, given);
    before = type;
    if (type === OPEN) return codeOpenAction(game, coder, wanted);
    const same = legal.filter((action) => action.type === type);
    const place = wanted === undefined ? 0 : placeIn(same, wanted);
    const action = same[choices.uniform(same.length, place)];
    if (place < 0 || action === undefined) throw new RangeError('not a legal action');
    return action;
  };
};

const placeIn = <A>(list: readonly A[], wanted: A): number => {
  const json = canonicalJson(wanted);
  return list.findIndex((action) => canonicalJson(action) === json);
};

/** An action that is not listed is written by the schema of the game's actions. */
const codeOpenAction = <T extends GameTypes>(
  game: Game<T>,
  coder: Coder,
  wanted: T['action'] | undefined,
): T['action'] => {
  const json = codeJson(coder, game.schemas?.action ?? {}, wanted, 'action');
  const decoded = game.decodeAction(json);
  if (!decoded.ok) throw new RangeError('not an action of this game');
  return decoded.value;
};
