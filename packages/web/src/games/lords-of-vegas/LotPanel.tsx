/** Beside the board: the selected lot, and each action that is possible there with its cost and its effect. */

import { type Action, casinoAround, type LotId } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { BetRow } from './BetRow.tsx';
import { lotActionId } from './control-ids.ts';
import { DieToMove } from './DieToMove.tsx';
import { pointedAction } from './ghost.ts';
import { LotActionButton } from './LotActionButton.tsx';
import { costOf } from './lot-actions.ts';
import { BetOdds, BossOdds } from './Odds.tsx';
import { picksOf } from './picks.ts';
import { lotActions } from './tool-controls.ts';
import type { LordsModel, LordsProps } from './types.ts';
import { choiceGain, choiceNote, lotLabel, millions } from './words.ts';

export const LotPanel = ({ model }: LordsProps) => {
  const lot = picksOf(model).lot.value;
  if (lot === null) return null;
  const controls = model.gameControls.value;
  const actions = lotActions(model);
  const price = commonCost(model, actions);
  return (
    <section class="panel ways" aria-label={t('lords-of-vegas.atLot', { lot })}>
      <h2 class="panel-head">
        {t('lords-of-vegas.atLot', { lot })}
        {price !== null && <b class="ways-price">{millions(price)}</b>}
      </h2>
      <p class="ways-lot">{lotLabel(model, lot)}</p>
      <DieToMove model={model} />
      <BetRow model={model} lot={lot} />
      {actions.length === 0 && model.actor !== null && <p class="ways-none">{t('lords-of-vegas.nothingHere')}</p>}
      <ul class={actions.every(isCompanyChoice) ? 'ways-list ways-companies' : 'ways-list'}>
        {actions.map((action, index) => (
          <li key={lotActionId(index)} {...pointing(model, action)}>
            <LotActionButton
              model={model}
              action={action}
              index={index}
              controls={controls}
              hasCommonPrice={price !== null}
            />
          </li>
        ))}
      </ul>
      <ChosenNote model={model} />
      <LotOdds model={model} lot={lot} />
    </section>
  );
};

/** The board shows the tile of the action that the pointer or the focus is on. */
const pointing = (model: LordsModel, action: Action) => {
  const pointed = pointedAction(model);
  const point = (): void => {
    pointed.value = action;
  };
  const leave = (): void => {
    if (pointed.peek() === action) pointed.value = null;
  };
  return { onPointerEnter: point, onPointerLeave: leave, onFocusIn: point, onFocusOut: leave };
};

/** The price of all actions if they cost the same. The head of the panel then shows it once. */
const commonCost = ({ view }: LordsModel, actions: readonly Action[]): number | null => {
  const costs = new Set(actions.map((action) => costOf(view, action)));
  const [cost = null] = costs;
  return costs.size === 1 ? cost : null;
};

const isCompanyChoice = ({ type }: Action): boolean => type === 'build' || type === 'remodel';

const TYPES_WITH_PREVIEW: ReadonlySet<Action['type']> = new Set(['build', 'remodel', 'sprawl']);

/** The effect of the chosen action. Phones show companies side by side without it, and hide a single action. */
const ChosenNote = ({ model }: LordsProps) => {
  const chosen = model.chosen.value;
  if (chosen === null || !TYPES_WITH_PREVIEW.has(chosen.type)) return <p class="ways-note" />;
  const gain = choiceGain(model, chosen);
  return (
    <p class="ways-note">
      {choiceNote(model, chosen)}
      {gain !== null && gain.income > 0 && `. ${t('lords-of-vegas.eachTime', { money: millions(gain.income) })}`}
    </p>
  );
};

/** The exact chances of an action that dice decide. */
const LotOdds = ({ model, lot }: LordsProps & { readonly lot: LotId }) => {
  const { tool, bet } = picksOf(model);
  const casino = casinoAround(model.view, lot);
  if (casino === null) return null;
  if (tool.value === 'reorganise') return <BossOdds model={model} casino={casino} />;
  return tool.value === 'gamble' ? <BetOdds model={model} casino={casino} bet={bet.value} /> : null;
};
