/** The controls of the tools, and of the actions at the selected lot. */

import { type Action, LOTS, type LotId } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control, Reason } from '../../table/controls.ts';
import { digitKeys, isSameAction, plainReason } from '../../table/game-controls.ts';
import { lotActionId, toolId } from './control-ids.ts';
import { actionsWith } from './lot-actions.ts';
import { picksOf, TOOLS, type Tool, toggleTool } from './picks.ts';
import type { LordsModel } from './types.ts';
import { choiceLabel } from './words.ts';

const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  build: 'KeyB',
  sprawl: 'KeyS',
  remodel: 'KeyR',
  reorganise: 'KeyO',
  gamble: 'KeyG',
};

/** A tool that cannot be used anywhere shows the reason, if one reason holds for the whole board. */
export const toolControl = (model: LordsModel, tool: Tool): Control => ({
  id: toolId(tool),
  keys: [TOOL_KEYS[tool]],
  label: t(`lords-of-vegas.${tool}`),
  off: usableLots(model, tool).length === 0 ? reasonEverywhere(model, tool) : null,
  run: () => toggleTool(model, tool),
});

const reasonEverywhere = (model: LordsModel, tool: Tool): Reason =>
  plainReason(
    tool === 'gamble' && model.view.gambled ? 'lords-of-vegas.gambledThisTurn' : `lords-of-vegas.${tool}Nowhere`,
  );

/** The actions at the selected lot: of the selected tool, or of all tools. */
export const lotActions = (model: LordsModel): Action[] => {
  const { lot, tool } = picksOf(model);
  if (lot.value === null || model.actor === null || model.view.phase.type !== 'playing') return [];
  const tools = tool.value === null ? TOOLS : [tool.value];
  const actions = tools.flatMap((one) => actionsAt(model, one, lot.value as LotId));
  // Without a tool only legal actions are listed. With a tool, refused actions are listed with the reason.
  return tool.value === null ? actions.filter((action) => model.reasonAgainst(action) === null) : actions;
};

/** With a selected tool and a single action at the lot, that action is chosen. The player still confirms it. */
export const chooseOnlyAction = (model: LordsModel): void => {
  if (!settings.confirmMoves.peek() || picksOf(model).tool.peek() === null) return;
  const [action, ...others] = lotActions(model);
  if (action !== undefined && others.length === 0 && model.reasonAgainst(action) === null) model.chosen.value = action;
};

/** The actions of one tool at a lot, with the bet and the die that the player has selected. */
export const actionsAt = (model: LordsModel, tool: Tool, lot: LotId): Action[] => {
  const { bet, moveDieFrom } = picksOf(model);
  return actionsWith(model.view, tool, lot, bet.value, moveDieFrom.value);
};

const isUsableAt = (model: LordsModel, tool: Tool, lot: LotId): boolean =>
  actionsAt(model, tool, lot).some((action) => model.reasonAgainst(action) === null);

export const usableLots = (model: LordsModel, tool: Tool): LotId[] =>
  LOTS.filter((lot) => isUsableAt(model, tool, lot));

export const lotActionControl = (model: LordsModel, action: Action, index: number): Control => ({
  id: lotActionId(index),
  keys: index < 9 ? digitKeys(index + 1) : [],
  label: choiceLabel(model, action),
  off: model.reasonAgainst(action),
  run: () => model.commands.choose(action, (chosen) => isSameAction(chosen, action)),
});
