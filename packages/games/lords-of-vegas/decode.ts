/** Untrusted JSON in, well-shaped options and actions out. Shape only: legality is `check`'s. */

import { err, ok, type Result, type Seat } from '@fremont/kernel';
import { COLOURS, type Colour } from './data/companies.ts';
import { FACES } from './data/dice.ts';
import { isLotId, type LotId } from './data/lots.ts';
import { SEATS_MAX } from './data/pieces.ts';
import {
  type Action,
  DEAL_ACTION_TYPES,
  type DealAction,
  type Goods,
  type Options,
  WAIVABLE_TYPES,
  type Waiver,
} from './types.ts';

type OptionError = 'notAnObject' | 'unknownOption' | 'giftsNotBoolean' | 'endCardJitterNotBoolean';

type ActionError =
  | 'notAnObject'
  | 'unknownAction'
  | 'unknownLot'
  | 'unknownColour'
  | 'unknownFace'
  | 'notBoolean'
  | 'badAmount'
  | 'badSeat'
  | 'badOffer'
  | 'badGoods'
  | 'badDealAction'
  | 'badWaiver';

type Fields = Readonly<Record<string, unknown>>;
type Decoded<T> = Result<T, ActionError>;

const isFields = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);

const find = <T>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value);

const OPTION_NAMES: readonly string[] = ['gifts', 'endCardJitter'];

/** Left-out options get their defaults: gifts allowed, an even split. */
export const decodeOptions = (json: unknown, _seats: number): Result<Options, OptionError> => {
  if (!isFields(json)) return err('notAnObject');
  if (Object.keys(json).some((name) => !OPTION_NAMES.includes(name))) return err('unknownOption');
  const gifts = find([true, false], json['gifts'] ?? true);
  const endCardJitter = find([true, false], json['endCardJitter'] ?? false);
  if (gifts === undefined) return err('giftsNotBoolean');
  return endCardJitter === undefined ? err('endCardJitterNotBoolean') : ok({ gifts, endCardJitter });
};

export const decodeAction = (json: unknown): Decoded<Action> => {
  if (!isFields(json)) return err('notAnObject');
  const type = json['type'];
  const decode = typeof type === 'string' && Object.hasOwn(DECODERS, type) ? DECODERS[type as Action['type']] : null;
  return decode === null ? err('unknownAction') : decode(json);
};

const MONEY_MAX = 1_000_000;

/** A whole number that money, bets and numbers of offers fit in. */
const isAmount = (value: unknown, min: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= MONEY_MAX;

const lotIn = (json: Fields, name: string): Decoded<LotId> => {
  const lot = json[name];
  return isLotId(lot) ? ok(lot) : err('unknownLot');
};

const colourIn = (json: Fields): Decoded<Colour> => {
  const colour = find(COLOURS, json['colour']);
  return colour === undefined ? err('unknownColour') : ok(colour);
};

const then = <T, R>(decoded: Decoded<T>, go: (value: T) => Decoded<R>): Decoded<R> =>
  decoded.ok ? go(decoded.value) : decoded;

/** An optional field stays left out. */
const sourceIn = (json: Fields): Decoded<{ readonly moveDieFrom?: LotId }> =>
  json['moveDieFrom'] === undefined ? ok({}) : then(lotIn(json, 'moveDieFrom'), (moveDieFrom) => ok({ moveDieFrom }));

const DEAL_DECODERS: Readonly<Record<DealAction['type'], (json: Fields) => Decoded<DealAction>>> = {
  build: (json) =>
    then(lotIn(json, 'lot'), (lot) =>
      then(colourIn(json), (colour) => then(sourceIn(json), (source) => ok({ type: 'build', lot, colour, ...source }))),
    ),
  sprawl: (json) =>
    then(lotIn(json, 'from'), (from) =>
      then(lotIn(json, 'to'), (to) => then(sourceIn(json), (source) => ok({ type: 'sprawl', from, to, ...source }))),
    ),
  remodel: (json) =>
    then(lotIn(json, 'casino'), (casino) => then(colourIn(json), (colour) => ok({ type: 'remodel', casino, colour }))),
  reorganise: (json) => then(lotIn(json, 'casino'), (casino) => ok({ type: 'reorganise', casino })),
  gamble: (json) =>
    then(lotIn(json, 'casino'), (casino) => {
      const bet = json['bet'];
      return isAmount(bet, 1) ? ok({ type: 'gamble', casino, bet }) : err('badAmount');
    }),
};

const DECODERS: Readonly<Record<Action['type'], (json: Fields) => Decoded<Action>>> = {
  ...DEAL_DECODERS,
  draw: () => ok({ type: 'draw' }),
  endTurn: () => ok({ type: 'endTurn' }),
  giveUpLot: (json) => then(lotIn(json, 'lot'), (lot) => ok({ type: 'giveUpLot', lot })),
  moveDie: (json) => then(lotIn(json, 'from'), (from) => ok({ type: 'moveDie', from })),
  placeDie: (json) =>
    then(lotIn(json, 'lot'), (lot) => {
      const value = find(FACES, json['value']);
      return value === undefined ? err('unknownFace') : ok({ type: 'placeDie', lot, value });
    }),
  layOff: ({ layOff }) => (typeof layOff === 'boolean' ? ok({ type: 'layOff', layOff }) : err('notBoolean')),
  offer: (json) => {
    const { to } = json;
    if (!isAmount(to, 0) || to >= SEATS_MAX) return err('badSeat');
    return then(proposalIn(json), (proposal) => ok({ type: 'offer', to: to as Seat, ...proposal }));
  },
  counter: (json) =>
    then(offerIn(json), (named) =>
      then(proposalIn(json), (proposal) => ok({ type: 'counter', ...named, ...proposal })),
    ),
  accept: (json) => then(offerIn(json), (named) => ok({ type: 'accept', ...named })),
  decline: (json) => then(offerIn(json), (named) => ok({ type: 'decline', ...named })),
  withdraw: (json) => then(offerIn(json), (named) => ok({ type: 'withdraw', ...named })),
};

const offerIn = ({ offer, revision }: Fields): Decoded<{ offer: number; revision: number }> =>
  isAmount(offer, 1) && isAmount(revision, 1) ? ok({ offer, revision }) : err('badOffer');

interface Proposal {
  readonly give: Goods;
  readonly take: Goods;
  readonly action?: DealAction;
  readonly waiver?: Waiver;
}

const proposalIn = (json: Fields): Decoded<Proposal> =>
  then(goodsOf(json['give']), (give) =>
    then(goodsOf(json['take']), (take) =>
      then(dealActionIn(json), (action) => then(waiverIn(json), (waiver) => ok({ give, take, ...action, ...waiver }))),
    ),
  );

const goodsOf = (json: unknown): Decoded<Goods> => {
  if (!isFields(json)) return err('badGoods');
  const { money, lots, dice } = json;
  if (!isAmount(money, 0)) return err('badAmount');
  return isLotList(lots) && isLotList(dice) ? ok({ money, lots: [...lots], dice: [...dice] }) : err('badGoods');
};

/** Lots of the board, none twice. */
const isLotList = (json: unknown): json is readonly LotId[] =>
  Array.isArray(json) && json.every(isLotId) && new Set(json).size === json.length;

const dealActionIn = ({ action }: Fields): Decoded<{ readonly action?: DealAction }> => {
  if (action === undefined) return ok({});
  const type = isFields(action) ? find(DEAL_ACTION_TYPES, action['type']) : undefined;
  if (type === undefined || !isFields(action)) return err('badDealAction');
  return then(DEAL_DECODERS[type](action), (decoded) => ok({ action: decoded }));
};

const waiverIn = ({ waiver }: Fields): Decoded<{ readonly waiver?: Waiver }> => {
  if (waiver === undefined) return ok({});
  const action = isFields(waiver) ? find(WAIVABLE_TYPES, waiver['action']) : undefined;
  const casino = isFields(waiver) ? waiver['casino'] : undefined;
  return action !== undefined && isLotId(casino) ? ok({ waiver: { action, casino } }) : err('badWaiver');
};
