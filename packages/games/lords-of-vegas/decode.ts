/** Decodes untrusted JSON into options and actions. Checks the shape only; `check` decides legality. */

import {
  actionDecoder,
  defaultTo,
  fields,
  flag,
  type GameSchemas,
  mapped,
  oneOf,
  optional,
  optionsDecoder,
  reader,
  type Seat,
  seatAt,
  type TaggedReaders,
  tagged,
  whole,
} from '@fremont/kernel';
import { COLOURS } from './data/companies.ts';
import { FACES } from './data/dice.ts';
import { isLotId, LOTS, type LotId } from './data/lots.ts';
import { SEATS_MAX } from './data/pieces.ts';
import { type Action, type DealAction, type Goods, type Options, WAIVABLE_TYPES, type Waiver } from './types.ts';

/** Missing options get their defaults: gifts allowed, an even split of the deck. */
export const decodeOptions = optionsDecoder<Options>({
  gifts: defaultTo(flag('giftsNotBoolean'), true),
  endCardJitter: defaultTo(flag('endCardJitterNotBoolean'), false),
});

/** An upper limit that no money, bet or offer number reaches. */
const MONEY_MAX = 1_000_000;

const LOT = { type: 'oneOf', values: LOTS } as const;

const lot = oneOf('unknownLot', LOTS);
const source = optional(lot);
const colour = oneOf('unknownColour', COLOURS);
const seat = mapped(whole('badSeat', 0, SEATS_MAX - 1), (index): Seat => seatAt(index));

/** Lots of the board, none twice. */
const lots = reader(
  'badGoods',
  { type: 'list', of: LOT, min: 0, max: LOTS.length },
  (json) => (isLotList(json) ? [...json] : undefined),
  { uniqueItems: true },
);

const isLotList = (json: unknown): json is readonly LotId[] =>
  Array.isArray(json) && json.every(isLotId) && new Set(json).size === json.length;

const goods = fields<Goods>('badGoods', { money: whole('badAmount', 0, MONEY_MAX), lots, dice: lots });

const waiver = fields<Waiver>('badWaiver', {
  action: oneOf('badWaiver', WAIVABLE_TYPES),
  casino: oneOf('badWaiver', LOTS),
});

const DEAL_ACTIONS: TaggedReaders<DealAction> = {
  build: { lot, colour, moveDieFrom: source },
  sprawl: { from: lot, to: lot, moveDieFrom: source },
  remodel: { casino: lot, colour },
  reorganise: { casino: lot },
  gamble: { casino: lot, bet: whole('badAmount', 1, MONEY_MAX) },
};

const dealAction = tagged(DEAL_ACTIONS, { notAnObject: 'badDealAction', unknownType: 'badDealAction' });

const proposal = { give: goods, take: goods, action: optional(dealAction), waiver: optional(waiver) };

const offerNumber = whole('badOffer', 1, MONEY_MAX);
const named = { offer: offerNumber, revision: offerNumber };

export const decodeAction = actionDecoder<Action>({
  ...DEAL_ACTIONS,
  draw: {},
  endTurn: {},
  giveUpLot: { lot },
  moveDie: { from: lot },
  placeDie: { lot, value: oneOf('unknownFace', FACES) },
  layOff: { layOff: flag('notBoolean') },
  offer: { to: seat, ...proposal },
  counter: { ...named, ...proposal },
  accept: named,
  decline: named,
  withdraw: named,
});

export const schemas: GameSchemas = { options: decodeOptions.schema, action: decodeAction.schema };
