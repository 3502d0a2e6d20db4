/** Reading what only the main game of Royale knows: its actions and the faces chosen for it. */

import { BOX_TOKENS } from './data/tiles.ts';
import { letterOf } from './rules/lay-tiles.ts';
import {
  type Action,
  type Cluster,
  DIE_SIZES,
  FACES,
  HANDICAP_SLOTS,
  type LuckyCount,
  type Piles,
  TILE_FACES,
  type TileAction,
  type TileFace,
} from './types.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export const find = <T>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value);

const COUNTS: readonly LuckyCount[] = [1, 2, 3];
const CLUSTERS: readonly Cluster[] = [1, 2, 3];
const SMALL_DICE = [0, 1, 2, 3, 4, 5, 6, 7];
const BIG_DICE = [0, 1];

/** Reads each field by its reader; null as soon as one is not what it should be. */
const read = <T extends Record<string, unknown>>(
  json: Fields,
  readers: { readonly [K in keyof T]: (value: unknown) => T[K] | undefined },
): T | null => {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(readers)) {
    const value = readers[name]?.(json[name]);
    if (value === undefined) return null;
    fields[name] = value;
  }
  return fields as T;
};

const oneOf =
  <T>(list: readonly T[]) =>
  (value: unknown): T | undefined =>
    find(list, value);

const die = oneOf(DIE_SIZES);
const casino = oneOf(FACES);
const count = oneOf(COUNTS);

/** Which faces the black dice were put on, in any order. */
const readPut = (value: unknown): readonly (typeof FACES)[number][] | undefined => {
  if (!Array.isArray(value) || value.length > 2) return undefined;
  const faces = value.map((one) => find(FACES, one)).filter((face) => face !== undefined);
  return faces.length === value.length ? faces.sort((a, b) => a - b) : undefined;
};

const readPile = (value: unknown): readonly number[] | undefined => {
  if (!Array.isArray(value) || value.length > BOX_TOKENS.length) return undefined;
  return value.every((token) => BOX_TOKENS.includes(token as number))
    ? (value as number[]).slice().sort((a, b) => b - a)
    : undefined;
};

const readPiles = (value: unknown): Piles | undefined => {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const first = readPile(value[0]);
  const second = readPile(value[1]);
  return first === undefined || second === undefined ? undefined : [first, second];
};

type Reader = (json: Fields) => object | null;

/** The fields that go with each action. */
const READERS: Readonly<Record<TileAction['type'], Reader>> = {
  freePass: () => ({}),
  stop: () => ({}),
  keepClosed: () => ({}),
  skip: () => ({}),
  powerPlay: (json) => read(json, { die, casino }),
  luckyHide: (json) => read(json, { count }),
  luckyGuess: (json) => read(json, { count }),
  bet: (json) => read(json, { on: oneOf(['higher', 'lower']) }),
  close: (json) => read(json, { casino }),
  knockoutDie: (json) => read(json, { die }),
  block: (json) => read(json, { cluster: oneOf(CLUSTERS), casino }),
  handicap: (json) => read(json, { from: casino, slot: oneOf(HANDICAP_SLOTS) }),
  putDie: (json) => read(json, { die, casino }),
  takeDie: (json) => read(json, { die, casino }),
  doubleDown: (json) => read(json, { small: oneOf(SMALL_DICE), big: oneOf(BIG_DICE) }),
  niceDie: (json) => read(json, { die, value: casino }),
  myChoice: (json) => read(json, { result: casino }),
  activateTile: (json) => read(json, { casino }),
  golden: (json) => read(json, { die }),
  primeTime: (json) => read(json, { put: readPut }),
  blackSplit: (json) => read(json, { piles: readPiles }),
  blackPick: (json) => read(json, { pile: oneOf([0, 1]) }),
};

/** Undefined when there is no such action, null when one of its fields is wrong. */
export const decodeTileAction = (json: Fields): Action | null | undefined => {
  const type = find(Object.keys(READERS), json['type']);
  if (type === undefined) return undefined;
  const fields = READERS[type as TileAction['type']](json);
  return fields === null ? null : ({ type, ...fields } as Action);
};

/** Chosen faces: at most six, each tile once; null for anything else. */
export const readFaces = (json: unknown): readonly TileFace[] | null => {
  if (!Array.isArray(json) || json.length > FACES.length) return null;
  const faces = json.map((one) => find(TILE_FACES, one)).filter((face) => face !== undefined);
  const isDistinct = new Set(faces.map(letterOf)).size === faces.length;
  return faces.length === json.length && isDistinct ? faces : null;
};
