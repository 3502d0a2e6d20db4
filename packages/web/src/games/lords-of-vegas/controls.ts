/** The controls of Lords of Vegas: draw, tools, lots, the actions at the selected lot, the end of the turn. */

import { type Action, LOTS } from '@fremont/games/lords-of-vegas';
import { type MessageKey, t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control, Controls } from '../../table/controls.ts';
import { confirmControl, ENTER_KEYS, plainReason } from '../../table/game-controls.ts';
import { dieResultControls } from './die-results.ts';
import { draftOf } from './draft.ts';
import { lotControl } from './lot-controls.ts';
import { clearPicks, picksOf, TOOLS } from './picks.ts';
import { lotActionControl, lotActions, toolControl } from './tool-controls.ts';
import { tradeControls } from './trade-controls.ts';
import type { LordsModel } from './types.ts';
import { actionWords } from './words.ts';

export const lordsControls = (model: LordsModel): Controls => [
  ...tradeControls(model),
  ...(model.actor === null || draftOf(model).value !== null ? [] : phaseControls(model)),
  ...LOTS.map((lot) => lotControl(model, lot)),
];

/** The controls of the acting player in the current phase. */
const phaseControls = (model: LordsModel): Controls => {
  switch (model.view.phase.type) {
    case 'drawing':
      return [sendControl(model, 'draw', { type: 'draw' }, [...ENTER_KEYS, 'KeyD'])];
    case 'playing':
      return playingControls(model);
    case 'givingUpLot':
    case 'movingDie':
      return confirmControls(model);
    case 'placingDice':
      return [...dieResultControls(model), ...confirmControls(model)];
    case 'layingOff':
      return [
        sendControl(model, 'payAlone', { type: 'layOff', layOff: false }, ENTER_KEYS),
        { ...sendControl(model, 'layOff', { type: 'layOff', layOff: true }, ['KeyL']), primary: false },
      ];
    case 'over':
      return [];
  }
};

/** A button that sends its action at once. */
const sendControl = (
  model: LordsModel,
  id: 'draw' | 'payAlone' | 'layOff' | 'endTurn',
  action: Action,
  keys: readonly string[],
): Control => ({
  id,
  keys,
  label: t(`lords-of-vegas.${id}`),
  off: model.reasonAgainst(action),
  run: () => {
    clearPicks(model);
    model.commands.act(action);
  },
  primary: true,
});

const playingControls = (model: LordsModel): Controls => {
  const { tool, lot } = picksOf(model);
  const actions = lotActions(model);
  // While the player is choosing, the big button confirms the choice and does not end the turn.
  const confirm = tool.value === null && actions.length === 0 ? [] : confirmControls(model);
  const endTurn = sendControl(model, 'endTurn', { type: 'endTurn' }, ['KeyE']);
  const tools = TOOLS.map((one) => toolControl(model, one));
  return [
    ...tools,
    ...actions.map((action, index) => lotActionControl(model, action, index)),
    ...confirm,
    // The button is lit only when there is nothing left that the player can afford.
    { ...endTurn, primary: confirm.length === 0, quiet: tools.some(({ off }) => off === null) },
    ...(lot.value === null && tool.value === null ? [] : [clearPicksControl(model)]),
  ];
};

const clearPicksControl = (model: LordsModel): Control => ({
  id: 'clearPicks',
  keys: ['Escape'],
  label: t('lords-of-vegas.layDown'),
  off: null,
  run: () => clearPicks(model),
});

/** The big button repeats the chosen action. Before a choice it names the missing selection. */
const confirmControls = (model: LordsModel): Control[] => {
  if (!settings.confirmMoves.value) return [];
  const chosen = model.chosen.value;
  const [missing, why] = missingSelection(model);
  return [
    confirmControl({
      label: chosen === null ? t(missing) : actionWords(model, chosen),
      off: chosen === null ? plainReason(why) : null,
      run: () => {
        model.commands.confirm();
        clearPicks(model);
      },
    }),
  ];
};

/** The selection that is missing: the label of the button, and the reason why it is off. */
const missingSelection = (model: LordsModel): readonly [MessageKey, MessageKey] =>
  picksOf(model).lot.value === null
    ? ['lords-of-vegas.confirmNothing', 'lords-of-vegas.chooseLot']
    : ['lords-of-vegas.confirmWay', 'lords-of-vegas.chooseWay'];
