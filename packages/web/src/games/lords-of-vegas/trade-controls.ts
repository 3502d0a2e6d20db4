/** The controls for putting a deal together. */

import type { Phase } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import type { Control, Controls, Reason } from '../../table/controls.ts';
import { ENTER_KEYS } from '../../table/game-controls.ts';
import { playerAt } from '../../table/players.ts';
import { actionOf, type Draft, draftOf, isDealAction, newDraft } from './draft.ts';
import type { LordsModel } from './types.ts';

/** Every player may offer a deal at any time, on any player's turn. */
export const tradeControls = (model: LordsModel): Controls => {
  const draft = draftOf(model);
  const { viewer, view } = model;
  if (viewer === 'spectator' || !allowsTrade(view.phase) || model.isPlaying.value) return [];
  if (draft.value !== null) return [proposeControl(model, draft.value), closeControl(model)];
  return [
    {
      id: 'trade',
      keys: ['KeyT'],
      label: t('lords-of-vegas.trade'),
      off: null,
      run: () => {
        draft.value = startDraft(model, viewer);
      },
    },
  ];
};

/** The rules allow no trade while a player has to decide something. */
const allowsTrade = ({ type }: Phase): boolean => type === 'drawing' || type === 'playing';

/** A chosen action moves into the deal, where it can be sold. */
const startDraft = (model: LordsModel, from: Seat): Draft => {
  const chosen = model.chosen.peek();
  const partner = model.players.find(({ seat }) => seat !== from)?.seat ?? from;
  const action = chosen !== null && isDealAction(chosen) ? chosen : null;
  model.commands.stepBack();
  return { ...newDraft(from, partner), action };
};

export const tradeReason = (model: LordsModel, draft: Draft): Reason | null =>
  model.reasonAgainst(actionOf(draft), draft.from);

/** Whether the deal is refused because neither side gives anything, as every deal is at its beginning. */
export const lacksContent = ({ screen, assumedState }: LordsModel, draft: Draft): boolean =>
  screen.game.check(assumedState.value, draft.from, actionOf(draft))?.code === 'emptyDeal';

const proposeControl = (model: LordsModel, draft: Draft): Control => ({
  id: 'propose',
  keys: ENTER_KEYS,
  label: t('lords-of-vegas.propose', { name: playerAt(model.players, draft.to).name }),
  off: tradeReason(model, draft),
  run: () => {
    model.commands.act(actionOf(draft), draft.from);
    draftOf(model).value = null;
  },
  primary: true,
});

const closeControl = (model: LordsModel): Control => ({
  id: 'closeTrade',
  keys: ['Escape', 'KeyT'],
  label: t('lords-of-vegas.closeTrade'),
  off: null,
  run: () => {
    draftOf(model).value = null;
  },
});
