/** Facts about a lot for the viewer: bars, prerequisites, positions on the sheet, money, and the next price. */

import {
  countersWith,
  droppedPrice,
  incomeOf,
  type LotState,
  prerequisiteChart,
  type TileId,
  waysToPlace,
} from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import type { IconName } from '../../ui/icons.ts';
import type { ShowdownModel } from './types.ts';
import { tileName } from './words.ts';

interface Fact {
  readonly look: 'good' | 'bad' | 'plain';
  readonly icon: IconName;
  readonly words: string;
}

export const factsOf = (model: ShowdownModel, state: LotState, tile: TileId): Fact[] => [
  ...barFacts(model, state),
  ...(model.viewer === 'spectator' ? [] : ownFacts(model, model.viewer, tile)),
  ...(model.viewer === 'spectator' ? [] : moneyFacts(model, model.viewer, state)),
  ...dropFacts(model, state),
];

const barFacts = (model: ShowdownModel, { barredBy }: LotState): Fact[] =>
  barredBy === null ? [] : [lockFact(t('vegas-showdown.barred', { card: model.text.value.cards[barredBy].title }))];

const lockFact = (words: string): Fact => ({ look: 'bad', icon: 'lock', words });

/** Whether the prerequisites of the tile are met, and the number of positions where it fits. */
export const ownFacts = (model: ShowdownModel, seat: Seat, tile: TileId): Fact[] => {
  const { sheet } = at(model.frame.value.view.chairs, seat);
  const needs = prerequisiteChart(sheet).find((row) => row.tile === tile)?.needs ?? [];
  const isReady = needs.every(({ met }) => met);
  const positions = waysToPlace(sheet, tile).length;
  const named = list(needs.map((need) => tileName(model, need.tile)));
  return [
    ...(needs.length === 0 ? [] : [checkFact(isReady, t('vegas-showdown.needs', { tiles: named }))]),
    checkFact(positions > 0, t('vegas-showdown.fits', { count: positions })),
  ];
};

const checkFact = (isGood: boolean, words: string): Fact =>
  isGood ? { look: 'good', icon: 'check', words } : { look: 'bad', icon: 'close', words };

/** The money that the seat lacks for the next bid; 0 for the seat that leads. */
export const missingMoney = ({ frame }: ShowdownModel, seat: Seat, { next, standing }: LotState): number =>
  next === null || standing?.seat === seat ? 0 : Math.max(0, next - at(frame.value.view.chairs, seat).money);

/** The money that the seat lacks, otherwise the change of its income by the tile. */
const moneyFacts = (model: ShowdownModel, seat: Seat, state: LotState): Fact[] => {
  const short = missingMoney(model, seat, state);
  if (short > 0) return [lockFact(t('vegas-showdown.short', { money: money(short) }))];
  const { tile } = state;
  if (tile === null) return [];
  const chair = at(model.frame.value.view.chairs, seat);
  const now = incomeOf(chair);
  const then = countersWith(chair, tile).income;
  const { income } = model.text.value.names.counters;
  return then === now ? [] : [{ look: 'good', icon: 'arrowUp', words: `${income} ${money(now)} › ${money(then)}` }];
};

const dropFacts = ({ frame }: ShowdownModel, { minimum, left }: LotState): Fact[] => {
  if (minimum === null || left !== null) return [];
  const next = droppedPrice(minimum, frame.value.view.options.premierRemoval);
  const words = next === null ? t('vegas-showdown.leaves') : t('vegas-showdown.falls', { money: money(next) });
  return [{ look: 'plain', icon: 'arrowDown', words }];
};
