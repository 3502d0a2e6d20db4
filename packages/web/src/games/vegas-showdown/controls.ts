/** The controls of Vegas Showdown: bids on every lot, the free actions, building, and sealed bids. */

import { type Lot, SIZES, type Size } from '@fremont/games/vegas-showdown';
import { t } from '../../i18n/index.ts';
import type { Control, Controls } from '../../table/controls.ts';
import { digitKeys } from '../../table/game-controls.ts';
import { bidControls } from './bid-controls.ts';
import { buildingControls } from './building-controls.ts';
import { chooseControl, confirmControls } from './choice-controls.ts';
import { sealId, stackId } from './control-ids.ts';
import { picksOf } from './picks.ts';
import { openLots, sealedBox } from './sealed-bids.ts';
import type { ShowdownModel } from './types.ts';
import { lotTitle } from './words.ts';

/** Actions that cost no money. */
export const FREE_ACTIONS = ['renovate', 'publicity', 'pass'] as const;
export type FreeAction = (typeof FREE_ACTIONS)[number];
const FREE_KEYS: Readonly<Record<FreeAction, string>> = { renovate: 'KeyR', publicity: 'KeyP', pass: 'KeyX' };

export const showdownControls = (model: ShowdownModel): Controls => [
  ...(model.actor === null ? [] : phaseControls(model)),
  ...(sealedBox(model) === null ? [] : sealControls(model)),
  ...(picksOf(model).openSheet.value === null ? [] : [closeSheetControl(model)]),
];

/** The controls of the acting player in the current phase. */
const phaseControls = (model: ShowdownModel): Controls => {
  switch (model.view.phase.type) {
    case 'stack':
      return [...SIZES.map((size, index) => stackControl(model, size, index)), ...confirmControls(model)];
    case 'choosing':
      return [
        ...bidControls(model),
        ...FREE_ACTIONS.map((type) => chooseControl(model, { type }, type, [FREE_KEYS[type]])),
        ...confirmControls(model),
      ];
    case 'permit':
    case 'building':
      return buildingControls(model);
    case 'over':
      return [];
  }
};

const stackControl = (model: ShowdownModel, size: Size, index: number): Control =>
  chooseControl(model, { type: 'stack', size }, stackId(size), digitKeys(index + 1));

/** Open the form for sealed bids, from the dock or from a lot. */
const sealControls = (model: ShowdownModel): Controls => [
  sealControl(model, null),
  ...openLots(model).map((lot) => sealControl(model, lot)),
];

const sealControl = (model: ShowdownModel, lot: Lot | null): Control => ({
  id: sealId(lot),
  keys: lot === null ? ['KeyL'] : [],
  label: lot === null ? t('vegas-showdown.sealed') : t('vegas-showdown.sealedOn', { lot: lotTitle(model, lot) }),
  off: null,
  run: () => {
    picksOf(model).sealedForm.value = { turn: model.view.turn, lot };
  },
});

const closeSheetControl = (model: ShowdownModel): Control => ({
  id: 'closeSheet',
  keys: ['Escape'],
  label: t('vegas-showdown.backToTable'),
  off: null,
  run: () => {
    picksOf(model).openSheet.value = null;
  },
});
