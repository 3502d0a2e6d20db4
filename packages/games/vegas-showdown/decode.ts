/** Untrusted JSON in, well-shaped options and actions out. Shape only: legality is `check`'s. */

import { err, ok, type Result } from '@fremont/kernel';
import { HEIGHT, WIDTH } from './data/sheet.ts';
import { FALLBACKS, type StandingOrder, type Wish } from './rules/order.ts';
import { type Action, type Cell, LOTS, type Options, REMOVALS, SHEET_SHAPES, SIZES, TILE_IDS, TURNS } from './types.ts';

type OptionError = 'notAnObject' | 'unknownOption' | 'unknownRemoval' | 'unknownSheet';

type ActionError =
  | 'notAnObject'
  | 'unknownAction'
  | 'unknownLot'
  | 'unknownAmount'
  | 'unknownTile'
  | 'unknownCell'
  | 'unknownTurn'
  | 'unknownSize';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);

const OPTION_NAMES: readonly string[] = ['premierRemoval', 'sheet'];

const find = <T>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value);

/** Left-out options get their defaults: the first of each list. */
export const decodeOptions = (json: unknown): Result<Options, OptionError> => {
  if (!isFields(json)) return err('notAnObject');
  if (Object.keys(json).some((name) => !OPTION_NAMES.includes(name))) return err('unknownOption');
  const premierRemoval = find(REMOVALS, json['premierRemoval'] ?? 'reach3');
  const sheet = find(SHEET_SHAPES, json['sheet'] ?? '3-2-2');
  if (premierRemoval === undefined) return err('unknownRemoval');
  if (sheet === undefined) return err('unknownSheet');
  return ok({ premierRemoval, sheet });
};

type OrderError = 'notAnObject' | 'unknownTurn' | 'unknownWish' | 'unknownFallback';

/** As many as there are lots; more could never be reached. */
const WISHES_MAX = LOTS.length;

export const decodeOrder = (json: unknown): Result<StandingOrder, OrderError> => {
  if (!isFields(json)) return err('notAnObject');
  const turn = json['turn'];
  const list: unknown = json['wishes'];
  const otherwise = find(FALLBACKS, json['otherwise']);
  if (!isIndex(turn, TURNS_MAX)) return err('unknownTurn');
  if (otherwise === undefined) return err('unknownFallback');
  if (!Array.isArray(list) || list.length > WISHES_MAX) return err('unknownWish');
  const wishes = list.map(decodeWish).filter((wish) => wish !== null);
  return wishes.length === list.length ? ok({ turn, wishes, otherwise }) : err('unknownWish');
};

const TURNS_MAX = 1000;

const decodeWish = (json: unknown): Wish | null => {
  if (!isFields(json)) return null;
  const lot = find(LOTS, json['lot']);
  const max = json['max'];
  return lot === undefined || !isIndex(max, AMOUNT_MAX) ? null : { lot, max };
};

export const decodeAction = (json: unknown): Result<Action, ActionError> => {
  if (!isFields(json)) return err('notAnObject');
  switch (json['type']) {
    case 'renovate':
      return ok({ type: 'renovate' });
    case 'publicity':
      return ok({ type: 'publicity' });
    case 'pass':
      return ok({ type: 'pass' });
    case 'done':
      return ok({ type: 'done' });
    case 'bid':
      return decodeBid(json);
    case 'lift':
      return decodeLift(json);
    case 'place':
      return decodePlace(json);
    case 'stack':
      return decodeStack(json);
    default:
      return err('unknownAction');
  }
};

/** More than anybody could ever hold. */
const AMOUNT_MAX = 10_000;

const decodeBid = (json: Fields): Result<Action, ActionError> => {
  const lot = find(LOTS, json['lot']);
  const amount = json['amount'];
  if (lot === undefined) return err('unknownLot');
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0 || amount > AMOUNT_MAX)
    return err('unknownAmount');
  return ok({ type: 'bid', lot, amount: Object.is(amount, -0) ? 0 : amount });
};

const isIndex = (value: unknown, end: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;

const decodeCell = (json: unknown): Cell | null => {
  if (!Array.isArray(json) || json.length !== 2) return null;
  const [x, y] = json as readonly unknown[];
  return isIndex(x, WIDTH) && isIndex(y, HEIGHT) ? [x, y] : null;
};

const decodeLift = (json: Fields): Result<Action, ActionError> => {
  const tile = find(TILE_IDS, json['tile']);
  const cell = decodeCell(json['cell']);
  if (tile === undefined) return err('unknownTile');
  if (cell === null) return err('unknownCell');
  return ok({ type: 'lift', tile, cell });
};

const decodePlace = (json: Fields): Result<Action, ActionError> => {
  const lifted = decodeLift(json);
  const turn = find(TURNS, json['turn']);
  if (!lifted.ok) return lifted;
  if (turn === undefined) return err('unknownTurn');
  return lifted.value.type === 'lift' ? ok({ ...lifted.value, type: 'place', turn }) : err('unknownAction');
};

const decodeStack = (json: Fields): Result<Action, ActionError> => {
  const size = find(SIZES, json['size']);
  return size === undefined ? err('unknownSize') : ok({ type: 'stack', size });
};
