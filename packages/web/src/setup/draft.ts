/** The draft of a table: its seats and changes to them. The game checks the options. */

import { PLAY_LEVELS, type PlayLevel } from '@fremont/bots/bot';
import { at, type SeatRange } from '@fremont/kernel';
import { type Occupant, SEAT_COLOURS, type SeatColour } from '@fremont/table';

export const SEAT_KINDS = ['person', ...PLAY_LEVELS] as const;
export type SeatKind = 'person' | PlayLevel;

export interface SeatDraft {
  /** Stable while the seat is moved or renamed. */
  readonly key: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly colour: SeatColour;
}

/** Provides names in the current language. */
export interface NameSource {
  person(number: number): string;
  readonly bots: readonly string[];
}

export const NAME_MAX = 20;

export type NameFault = 'nameEmpty' | 'nameLong' | 'nameTaken';

/** The fault of a seat's name; null if it is valid. */
export const nameFault = (seats: readonly SeatDraft[], seat: SeatDraft): NameFault | null => {
  const name = plain(seat.name);
  if (name === '') return 'nameEmpty';
  if ([...name].length > NAME_MAX) return 'nameLong';
  return seats.some((other) => other.key !== seat.key && sameName(other.name, name)) ? 'nameTaken' : null;
};

const plain = (name: string): string => name.trim().replace(/\s+/gu, ' ');
const sameName = (a: string, b: string): boolean => plain(a).toLocaleLowerCase() === plain(b).toLocaleLowerCase();

export const occupantsOf = (seats: readonly SeatDraft[]): Occupant[] =>
  seats.map(({ kind, name, colour }) =>
    kind === 'person'
      ? { type: 'person', name: plain(name), colour }
      : { type: 'bot', name: plain(name), colour, level: kind },
  );

const freshName = (seats: readonly SeatDraft[], kind: SeatKind, names: NameSource): string => {
  const taken = (name: string): boolean => seats.some((seat) => sameName(seat.name, name));
  const numbered = Array.from({ length: seats.length + 1 }, (_, index) => names.person(index + 1));
  const candidates = kind === 'person' ? numbered : [...names.bots, ...numbered];
  return candidates.find((name) => !taken(name)) ?? '';
};

const freshColour = (seats: readonly SeatDraft[]): SeatColour =>
  SEAT_COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ?? SEAT_COLOURS[0];

export const addSeat = (seats: readonly SeatDraft[], kind: SeatKind, names: NameSource): readonly SeatDraft[] => [
  ...seats,
  {
    key: Math.max(0, ...seats.map((seat) => seat.key)) + 1,
    kind,
    name: freshName(seats, kind, names),
    colour: freshColour(seats),
  },
];

export const removeSeat = (seats: readonly SeatDraft[], key: number): readonly SeatDraft[] =>
  seats.filter((seat) => seat.key !== key);

const changed = (seats: readonly SeatDraft[], key: number, change: Partial<SeatDraft>): readonly SeatDraft[] =>
  seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat));

export const renameSeat = (seats: readonly SeatDraft[], key: number, name: string): readonly SeatDraft[] =>
  changed(seats, key, { name });

/** A seat that changes between person and bot gets a new name. A change of bot level keeps the name. */
export const turnSeat = (
  seats: readonly SeatDraft[],
  key: number,
  kind: SeatKind,
  names: NameSource,
): readonly SeatDraft[] => {
  const staysBot = kind !== 'person' && seats.some((seat) => seat.key === key && seat.kind !== 'person');
  return changed(seats, key, staysBot ? { kind } : { kind, name: freshName(removeSeat(seats, key), kind, names) });
};

/** Swaps colours with the seat that had the colour, so that colours stay distinct. */
export const recolourSeat = (seats: readonly SeatDraft[], key: number, colour: SeatColour): readonly SeatDraft[] => {
  const old = seats.find((seat) => seat.key === key)?.colour ?? colour;
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: old } : seat;
  });
};

export const moveSeat = (seats: readonly SeatDraft[], key: number, by: -1 | 1): readonly SeatDraft[] => {
  const from = seats.findIndex((seat) => seat.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= seats.length) return seats;
  const moved = [...seats];
  [moved[from], moved[to]] = [at(seats, to), at(seats, from)];
  return moved;
};

/** `random` returns numbers of at least 0 and less than 1. */
export const shuffleSeats = (seats: readonly SeatDraft[], random: () => number): readonly SeatDraft[] => {
  const left = [...seats];
  return seats.map(() => at(left.splice(Math.floor(random() * left.length), 1), 0));
};

/** One person against bots. */
export const soloSeats = (name: string, bots: number, level: PlayLevel, names: NameSource): readonly SeatDraft[] => {
  let seats: readonly SeatDraft[] = [{ key: 1, kind: 'person', name, colour: SEAT_COLOURS[0] }];
  for (let bot = 0; bot < bots; bot++) seats = addSeat(seats, level, names);
  return seats;
};

/** People who share one screen. */
export const peopleSeats = (people: number, names: NameSource): readonly SeatDraft[] => {
  let seats: readonly SeatDraft[] = [];
  for (let person = 0; person < people; person++) seats = addSeat(seats, 'person', names);
  return seats;
};

/** Set-ups stored before there were five levels name the bots that these levels replace. */
const OLD_KINDS: ReadonlyMap<unknown, PlayLevel> = new Map([
  ['random', 'novice'],
  ['greedy', 'steady'],
  ['sampler', 'sharp'],
]);

/** Decodes stored seats; null if they are invalid. */
export const decodeSeats = (json: unknown, range: SeatRange): readonly SeatDraft[] | null => {
  if (!Array.isArray(json) || json.length < range.min || json.length > range.max) return null;
  const seats = json.map(decodeSeat);
  const colours = new Set(seats.map((seat) => seat?.colour));
  return seats.every((seat) => seat !== null) && colours.size === seats.length ? seats : null;
};

const decodeSeat = (json: unknown, index: number): SeatDraft | null => {
  if (json === null || typeof json !== 'object') return null;
  const { kind, name, colour } = json as Record<string, unknown>;
  const knownKind = SEAT_KINDS.find((one) => one === (OLD_KINDS.get(kind) ?? kind));
  const knownColour = SEAT_COLOURS.find((one) => one === colour);
  if (knownKind === undefined || knownColour === undefined || typeof name !== 'string') return null;
  return { key: index + 1, kind: knownKind, name: name.slice(0, 2 * NAME_MAX), colour: knownColour };
};
