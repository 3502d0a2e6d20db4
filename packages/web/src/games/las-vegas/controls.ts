/** The controls of Las Vegas: the roll, one for each number, the pass, and the confirmation. */

import { type Action, EDITION_FACTS, FACES, type Face, supplyOf } from '@fremont/games/las-vegas/base';
import { at } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control, Controls } from '../../table/controls.ts';
import { confirmControl, digitKeys, ENTER_KEYS, plainReason } from '../../table/game-controls.ts';
import { placeId } from './control-ids.ts';
import { previewOf } from './placement-preview.ts';
import { tilesModule } from './tiles-module.ts';
import type { LasVegasModel } from './types.ts';
import { laneLabel } from './words.ts';

export const lasVegasControls = (model: LasVegasModel): Controls => {
  if (model.actor === null) return [];
  const answers = tilesModule()?.controls(model) ?? null;
  if (answers !== null) return answers;
  const { phase } = model.view;
  if (phase.type === 'rolling') return [rollControl(model), ...powerControls(model), ...passControls(model)];
  if (phase.type !== 'placing') return [];
  return [...FACES.map((face) => placeControl(model, face)), ...passControls(model), ...sendControls(model)];
};

/** The holder of Power Play's token may place one die instead of rolling. */
const powerControls = (model: LasVegasModel): Control[] => {
  const power = tilesModule()?.powerControl(model) ?? null;
  return power === null ? [] : [power];
};

/** The pass is free if the roll has closed numbers only. Every other choice needs a confirmation. */
const sendControls = (model: LasVegasModel): Control[] => {
  if (tilesModule() !== null && model.reasonAgainst({ type: 'freePass' }) === null) return [freePassControl(model)];
  return settings.confirmMoves.value ? [confirmChoice(model)] : [];
};

const freePassControl = (model: LasVegasModel): Control => ({
  id: 'freePass',
  keys: ENTER_KEYS,
  label: t('royale.freePass'),
  off: null,
  run: () => model.commands.act({ type: 'freePass' }),
  primary: true,
});

const rollControl = (model: LasVegasModel): Control => ({
  id: 'roll',
  keys: ['KeyR', ...ENTER_KEYS],
  label: t('las-vegas.roll', { count: supplyOf(at(model.view.chairs, model.view.turn)) }),
  off: model.reasonAgainst({ type: 'roll' }),
  run: () => model.commands.act({ type: 'roll' }),
  primary: true,
});

const placeControl = (model: LasVegasModel, face: Face): Control => {
  const action: Action = { type: 'place', face };
  const off = model.reasonAgainst(action);
  return {
    id: placeId(face),
    keys: digitKeys(face),
    label: off === null ? laneLabel(model, previewOf(model.view, face)) : t('las-vegas.choose', { face }),
    off,
    run: () => model.commands.choose(action, (chosen) => chosen.type === 'place' && chosen.face === face),
  };
};

/** Only editions with chips have a pass. */
const passControls = (model: LasVegasModel): Control[] => {
  const { edition } = model.view.options;
  if (EDITION_FACTS[edition].chipsPerRound === 0) return [];
  const action: Action = { type: 'pass' };
  return [
    {
      id: 'pass',
      keys: ['KeyP'],
      label: t('las-vegas.pass'),
      off: model.reasonAgainst(action),
      run: () => model.commands.choose(action, (chosen) => chosen.type === 'pass'),
    },
  ];
};

/** The big button repeats the chosen action. Before a choice it names the missing step. */
const confirmChoice = (model: LasVegasModel): Control => {
  const chosen = model.chosen.value;
  return confirmControl({
    label: chosen === null ? t('las-vegas.placeNothing') : confirmLabel(model, chosen),
    off: chosen === null ? plainReason('las-vegas.chooseFirst') : null,
    run: () => model.commands.confirm(),
  });
};

const confirmLabel = (model: LasVegasModel, action: Action): string => {
  if (action.type !== 'place') return t('las-vegas.passConfirm');
  const { dice, neutral, face } = previewOf(model.view, action.face);
  return t('las-vegas.place', { count: dice.small + dice.big + neutral, face });
};

/** The number whose lane is chosen. */
export const chosenFace = (model: LasVegasModel): Face | null => {
  const chosen = model.chosen.value;
  return chosen?.type === 'place' ? chosen.face : null;
};
