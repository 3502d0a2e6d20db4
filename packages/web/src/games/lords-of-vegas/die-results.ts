/** The results of a reorganisation that the player places on the board one by one. */

import type { Face } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import type { Controls } from '../../table/controls.ts';
import { digitKeys } from '../../table/game-controls.ts';
import { dieResultId } from './control-ids.ts';
import { picksOf } from './picks.ts';
import type { LordsModel } from './types.ts';

/** The results that the acting player still has to place. */
const unplacedResults = ({ view, actor }: LordsModel): readonly Face[] => {
  const { phase } = view;
  if (phase.type !== 'placingDice') return [];
  const [first] = phase.unplaced;
  return first !== undefined && first.seat === actor ? first.values : [];
};

/** Each result once. */
export const differentResults = (model: LordsModel): readonly Face[] => [...new Set(unplacedResults(model))];

/** The result that is placed next: the picked one, otherwise the highest. */
export const nextDieResult = (model: LordsModel): Face | null => {
  const values = unplacedResults(model);
  const highest = values.length === 0 ? null : (Math.max(...values) as Face);
  return picksOf(model).dieResult.value ?? highest;
};

export const dieResultControls = (model: LordsModel): Controls =>
  differentResults(model).map((face) => ({
    id: dieResultId(face),
    keys: digitKeys(face),
    label: t('lords-of-vegas.placeResult', { value: face }),
    off: null,
    run: () => {
      picksOf(model).dieResult.value = face;
    },
  }));
