/** The control of each lot: it answers an open question, selects the lot, or puts it into a deal. */

import type { Action, LotId } from '@fremont/games/lords-of-vegas';
import type { Control, Reason } from '../../table/controls.ts';
import { isSameAction, plainReason } from '../../table/game-controls.ts';
import { lotId } from './control-ids.ts';
import { nextDieResult } from './die-results.ts';
import { type Draft, draftOf, toggled } from './draft.ts';
import { picksOf, selectLot, type Tool } from './picks.ts';
import { actionsAt, chooseOnlyAction } from './tool-controls.ts';
import type { LordsModel } from './types.ts';
import { lotLabel } from './words.ts';

export const lotControl = (model: LordsModel, lot: LotId): Control => {
  const draft = draftOf(model).value;
  if (draft !== null) return dealLotControl(model, lot, draft);
  const answer = answerWith(model, lot);
  return answer === null ? selectLotControl(model, lot) : answerControl(model, lot, answer);
};

const selectLotControl = (model: LordsModel, lot: LotId): Control => ({
  id: lotId(lot),
  keys: [],
  label: lotLabel(model, lot),
  off: refusalAt(model, lot),
  run: () => {
    selectLot(model, lot);
    chooseOnlyAction(model);
  },
});

const answerControl = (model: LordsModel, lot: LotId, action: Action): Control => ({
  id: lotId(lot),
  keys: [],
  label: lotLabel(model, lot),
  off: model.reasonAgainst(action),
  run: () => model.commands.choose(action, (chosen) => isSameAction(chosen, action)),
});

/** While a deal is put together, a press adds the lot or die to the deal or removes it. */
const dealLotControl = (model: LordsModel, lot: LotId, draft: Draft): Control => {
  const next = toggled(model, draft, lot);
  return {
    id: lotId(lot),
    keys: [],
    label: lotLabel(model, lot),
    off: next === null ? plainReason('lords-of-vegas.notTheirs') : null,
    run: () => {
      draftOf(model).value = next;
    },
  };
};

/** Whether this lot is a legal answer to the open question. */
export const isAnswer = (model: LordsModel, lot: LotId): boolean => {
  const action = answerWith(model, lot);
  return action !== null && model.reasonAgainst(action) === null;
};

/** The action that answers the open question with this lot; null while no question asks for a lot. */
const answerWith = (model: LordsModel, lot: LotId): Action | null => {
  if (model.actor === null) return null;
  const { phase } = model.view;
  if (phase.type === 'givingUpLot') return { type: 'giveUpLot', lot };
  if (phase.type === 'movingDie') return { type: 'moveDie', from: lot };
  const value = nextDieResult(model);
  return phase.type === 'placingDice' && value !== null ? { type: 'placeDie', lot, value } : null;
};

/** Why the selected tool cannot be used at this lot. */
const refusalAt = (model: LordsModel, lot: LotId): Reason | null => {
  const tool = picksOf(model).tool.value;
  if (tool === null || model.actor === null || model.view.phase.type !== 'playing') return null;
  const actions = actionsAt(model, tool, lot);
  if (actions.some((action) => model.reasonAgainst(action) === null)) return null;
  const [first] = actions;
  return first === undefined ? noCasinoReason(tool) : model.reasonAgainst(first);
};

const noCasinoReason = (tool: Tool): Reason =>
  plainReason(tool === 'sprawl' ? 'lords-of-vegas.noCasinoBeside' : 'lords-of-vegas.noCasinoHere');
