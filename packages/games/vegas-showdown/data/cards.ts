/** The 33 event cards. A card that differs from the box is corrected here, with its tag. RULES 5. */

import type { CardId, Size, TileId } from '../types.ts';
import { confirmed, corroborated, reconstructed, type Tag } from './sources.ts';

export const CARD_ASPECTS = ['kind', 'title', 'amount', 'symbol'] as const;
export type CardAspect = (typeof CARD_ASPECTS)[number];

/** The counter that a card compares. */
export type Stat = 'money' | 'population' | 'revenue' | 'fame';

export type Effect =
  | { readonly type: 'famePerTile'; readonly tiles: readonly TileId[]; readonly amount: number }
  | { readonly type: 'moneyPerTile'; readonly tiles: readonly TileId[]; readonly amount: number }
  | { readonly type: 'noBid'; readonly tiles: readonly TileId[] }
  | { readonly type: 'noBidSize'; readonly size: Size }
  | { readonly type: 'noAction'; readonly action: 'renovate' | 'publicity' }
  | { readonly type: 'publicityFame'; readonly amount: number }
  | { readonly type: 'freePlacement' }
  | { readonly type: 'incomeChange'; readonly amount: number }
  | { readonly type: 'incomeHigher' }
  | { readonly type: 'moneyPerMoney'; readonly per: number; readonly amount: number }
  | { readonly type: 'rankMoney'; readonly who: 'most' | 'least'; readonly stat: Stat; readonly amount: number }
  | { readonly type: 'rankFame'; readonly who: 'most' | 'least'; readonly stat: Stat; readonly amount: number }
  /** Markers above `above` drop one circle. */
  | { readonly type: 'priceFall'; readonly above: number }
  /** Markers below their tile's opening price rise one circle. */
  | { readonly type: 'priceRise' }
  | { readonly type: 'chooseStack' };

export interface CardFacts {
  readonly id: CardId;
  /** The stack that supplies the new tile. */
  readonly symbol: Size | 'choose';
  readonly count: number;
  /** Whether the effect lasts until the end of the turn. */
  readonly lasting: boolean;
  readonly effect: Effect;
  readonly tags: Readonly<Record<CardAspect, Tag>>;
}

export const CARDS: Readonly<Record<CardId, CardFacts>> = {
  'slots-fame': {
    id: 'slots-fame',
    symbol: 'small',
    count: 1,
    lasting: false,
    effect: { type: 'famePerTile', tiles: ['slots', 'fancy-slots'], amount: 1 },
    tags: {
      kind: confirmed(['K1', 'K2']),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'lounge-fame': {
    id: 'lounge-fame',
    symbol: 'medium',
    count: 1,
    lasting: false,
    effect: { type: 'famePerTile', tiles: ['lounge', 'fancy-lounge'], amount: 2 },
    tags: {
      kind: corroborated(['K1', 'GNN']),
      title: reconstructed([]),
      amount: confirmed(['GNN'], 'two points per Lounge; for Fancy Lounge R'),
      symbol: reconstructed([]),
    },
  },
  'restaurant-fame': {
    id: 'restaurant-fame',
    symbol: 'large',
    count: 1,
    lasting: false,
    effect: { type: 'famePerTile', tiles: ['restaurant', 'fancy-restaurant'], amount: 2 },
    tags: {
      kind: confirmed(['K1', 'K2']),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'slots-money': {
    id: 'slots-money',
    symbol: 'medium',
    count: 1,
    lasting: false,
    effect: { type: 'moneyPerTile', tiles: ['slots', 'fancy-slots'], amount: 2 },
    tags: {
      kind: confirmed(['K1', 'K2']),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'lounge-money': {
    id: 'lounge-money',
    symbol: 'large',
    count: 1,
    lasting: false,
    effect: { type: 'moneyPerTile', tiles: ['lounge', 'fancy-lounge'], amount: 3 },
    tags: {
      kind: confirmed(['K1', 'K2']),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'restaurant-money': {
    id: 'restaurant-money',
    symbol: 'small',
    count: 1,
    lasting: false,
    effect: { type: 'moneyPerTile', tiles: ['restaurant', 'fancy-restaurant'], amount: 4 },
    tags: {
      kind: confirmed(['K1', 'K2']),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'slots-strike': {
    id: 'slots-strike',
    symbol: 'large',
    count: 1,
    lasting: true,
    effect: { type: 'noBid', tiles: ['slots', 'fancy-slots'] },
    tags: {
      kind: corroborated(['K1', 'BEI']),
      title: confirmed(['BEI']),
      amount: confirmed(['K1'], 'no amount: bids forbidden'),
      symbol: reconstructed([]),
    },
  },
  'slots-recall': {
    id: 'slots-recall',
    symbol: 'small',
    count: 1,
    lasting: true,
    effect: { type: 'noBid', tiles: ['slots', 'fancy-slots'] },
    tags: {
      kind: confirmed(['K1'], 'K1: two no-bid cards per basic type; that fancies are named along is K2'),
      title: reconstructed([]),
      amount: confirmed(['K1'], 'no amount: bids forbidden'),
      symbol: reconstructed([]),
    },
  },
  'lounge-strike': {
    id: 'lounge-strike',
    symbol: 'small',
    count: 1,
    lasting: true,
    effect: { type: 'noBid', tiles: ['lounge', 'fancy-lounge'] },
    tags: {
      kind: confirmed(['K1'], 'K1: two no-bid cards per basic type; that fancies are named along is K2'),
      title: reconstructed([]),
      amount: confirmed(['K1'], 'no amount: bids forbidden'),
      symbol: reconstructed([]),
    },
  },
  'lounge-licence': {
    id: 'lounge-licence',
    symbol: 'medium',
    count: 1,
    lasting: true,
    effect: { type: 'noBid', tiles: ['lounge', 'fancy-lounge'] },
    tags: {
      kind: confirmed(['K1'], 'K1: two no-bid cards per basic type; that fancies are named along is K2'),
      title: reconstructed([]),
      amount: confirmed(['K1'], 'no amount: bids forbidden'),
      symbol: reconstructed([]),
    },
  },
  'restaurant-strike': {
    id: 'restaurant-strike',
    symbol: 'medium',
    count: 1,
    lasting: true,
    effect: { type: 'noBid', tiles: ['restaurant', 'fancy-restaurant'] },
    tags: {
      kind: confirmed(['K1'], 'K1: two no-bid cards per basic type; that fancies are named along is K2'),
      title: reconstructed([]),
      amount: confirmed(['K1'], 'no amount: bids forbidden'),
      symbol: reconstructed([]),
    },
  },
  'restaurant-health': {
    id: 'restaurant-health',
    symbol: 'large',
    count: 1,
    lasting: true,
    effect: { type: 'noBid', tiles: ['restaurant', 'fancy-restaurant'] },
    tags: {
      kind: confirmed(['K1'], 'K1: two no-bid cards per basic type; that fancies are named along is K2'),
      title: reconstructed([]),
      amount: confirmed(['K1'], 'no amount: bids forbidden'),
      symbol: reconstructed([]),
    },
  },
  'pr-scandal': {
    id: 'pr-scandal',
    symbol: 'medium',
    count: 1,
    lasting: true,
    effect: { type: 'noAction', action: 'publicity' },
    tags: {
      kind: confirmed(
        ['K0'],
        'K0: Publicity yields no Fame while it is in effect; RU: cards may forbid an action for the turn',
      ),
      title: confirmed(['K0']),
      amount: confirmed(['K0'], 'no amount: action forbidden; number of copies R'),
      symbol: reconstructed([]),
    },
  },
  'building-inspectors': {
    id: 'building-inspectors',
    symbol: 'large',
    count: 1,
    lasting: true,
    effect: { type: 'noAction', action: 'renovate' },
    tags: {
      kind: reconstructed(['RU'], 'RU only says that cards may forbid an action'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'press-junket': {
    id: 'press-junket',
    symbol: 'small',
    count: 1,
    lasting: true,
    effect: { type: 'publicityFame', amount: 2 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'express-permits': {
    id: 'express-permits',
    symbol: 'medium',
    count: 1,
    lasting: false,
    effect: { type: 'freePlacement' },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'tourist-boom': {
    id: 'tourist-boom',
    symbol: 'large',
    count: 1,
    lasting: true,
    effect: { type: 'incomeChange', amount: 3 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'convention-week': {
    id: 'convention-week',
    symbol: 'small',
    count: 1,
    lasting: true,
    effect: { type: 'incomeHigher' },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'slow-week': {
    id: 'slow-week',
    symbol: 'medium',
    count: 1,
    lasting: true,
    effect: { type: 'incomeChange', amount: -3 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'revenue-audit': {
    id: 'revenue-audit',
    symbol: 'large',
    count: 1,
    lasting: false,
    effect: { type: 'moneyPerMoney', per: 10, amount: -1 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'lucky-whale': {
    id: 'lucky-whale',
    symbol: 'small',
    count: 1,
    lasting: false,
    effect: { type: 'rankMoney', who: 'most', stat: 'money', amount: -5 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'venture-capital': {
    id: 'venture-capital',
    symbol: 'medium',
    count: 1,
    lasting: false,
    effect: { type: 'rankMoney', who: 'least', stat: 'money', amount: 5 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'celebrity-wedding': {
    id: 'celebrity-wedding',
    symbol: 'large',
    count: 1,
    lasting: false,
    effect: { type: 'rankFame', who: 'most', stat: 'population', amount: 2 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'magazine-cover': {
    id: 'magazine-cover',
    symbol: 'small',
    count: 1,
    lasting: false,
    effect: { type: 'rankFame', who: 'most', stat: 'revenue', amount: 2 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'underdog-story': {
    id: 'underdog-story',
    symbol: 'medium',
    count: 1,
    lasting: false,
    effect: { type: 'rankFame', who: 'least', stat: 'fame', amount: 2 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'contractors-slash': {
    id: 'contractors-slash',
    symbol: 'large',
    count: 1,
    lasting: false,
    effect: { type: 'priceFall', above: 7 },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'material-shortage': {
    id: 'material-shortage',
    symbol: 'small',
    count: 1,
    lasting: false,
    effect: { type: 'priceRise' },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'freeze-large': {
    id: 'freeze-large',
    symbol: 'medium',
    count: 1,
    lasting: true,
    effect: { type: 'noBidSize', size: 'large' },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'freeze-medium': {
    id: 'freeze-medium',
    symbol: 'large',
    count: 1,
    lasting: true,
    effect: { type: 'noBidSize', size: 'medium' },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'freeze-small': {
    id: 'freeze-small',
    symbol: 'small',
    count: 1,
    lasting: true,
    effect: { type: 'noBidSize', size: 'small' },
    tags: {
      kind: reconstructed(['RAA', 'WAN'], 'invented to complete the 33; sources only describe families of effects'),
      title: reconstructed([]),
      amount: reconstructed([]),
      symbol: reconstructed([]),
    },
  },
  'pull-strings': {
    id: 'pull-strings',
    symbol: 'choose',
    count: 3,
    lasting: false,
    effect: { type: 'chooseStack' },
    tags: {
      kind: reconstructed(
        ['BRI'],
        'inferred: BRI says it cannot end the game itself but can set up the end; 33 = 3 + 10+10+10',
      ),
      title: confirmed(['BRI']),
      amount: confirmed(['BRI'], 'three copies'),
      symbol: reconstructed(['BRI'], 'inferred'),
    },
  },
};
