/** The seats of a table that is being set up. `seat-edits.ts` changes them. The game checks the options. */

import { PLAY_LEVELS, type PlayLevel } from '@fremont/bots/bot';
import type { SeatRange } from '@fremont/kernel';
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

export const plain = (name: string): string => name.trim().replace(/\s+/gu, ' ');
export const sameName = (a: string, b: string): boolean =>
  plain(a).toLocaleLowerCase() === plain(b).toLocaleLowerCase();

export const occupantsOf = (seats: readonly SeatDraft[]): Occupant[] =>
  seats.map(({ kind, name, colour }) =>
    kind === 'person'
      ? { type: 'person', name: plain(name), colour }
      : { type: 'bot', name: plain(name), colour, level: kind },
  );

export const freshName = (seats: readonly SeatDraft[], kind: SeatKind, names: NameSource): string => {
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

/** One person against bots. */
export const soloSeats = (name: string, bots: number, level: PlayLevel, names: NameSource): readonly SeatDraft[] => {
  let seats: readonly SeatDraft[] = [{ key: 1, kind: 'person', name, colour: SEAT_COLOURS[0] }];
  for (let bot = 0; bot < bots; bot++) seats = addSeat(seats, level, names);
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
