/** One action at the selected lot: company, effect, cost and income. A press chooses it. */

import type { Action } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { isSameAction } from '../../table/game-controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { Swatch } from './Companies.tsx';
import { lotActionId } from './control-ids.ts';
import { casinoOf, costOf } from './lot-actions.ts';
import { picksOf } from './picks.ts';
import type { LordsModel, LordsProps } from './types.ts';
import { choiceGain, choiceNote, choiceTitle, millions } from './words.ts';

interface LotActionProps extends LordsProps {
  readonly action: Action;
  readonly index: number;
  readonly controls: Controls;
  /** Whether the head of the panel shows the price that all actions share. */
  readonly hasCommonPrice: boolean;
}

export const LotActionButton = ({ model, action, index, controls, hasCommonPrice }: LotActionProps) => {
  const control = controlById(controls, lotActionId(index));
  if (control === undefined) return null;
  const chosen = isSameAction(model.chosen.value, action);
  return (
    <ControlButton
      control={control}
      players={model.players}
      class={chosen ? 'way way-chosen' : 'way'}
      pressed={chosen}
      label={control.label}
    >
      <Swatch payer={companyOf(model, action)} size={36} />
      <span class="way-words">
        <b>
          {choiceTitle(model, action)}
          {control.keys[0] !== undefined && <kbd>{keyLabel(control.keys[0])}</kbd>}
          <TilesLeft model={model} action={action} />
        </b>
        <span>{choiceNote(model, action)}</span>
      </span>
      <Gain model={model} action={action} hasCommonPrice={hasCommonPrice} />
    </ControlButton>
  );
};

/** The tiles left of a company, where the player compares companies with a selected tool. */
const TilesLeft = ({ model, action }: LordsProps & { readonly action: Action }) =>
  picksOf(model).tool.value === action.type && (action.type === 'build' || action.type === 'remodel') ? (
    <small>{t('lords-of-vegas.tilesLeft', { count: model.view.tilesLeft[action.colour] })}</small>
  ) : null;

/** Points and income each time the company pays, or the price and both if each action has its own price. */
const Gain = ({ model, action, hasCommonPrice }: Pick<LotActionProps, 'model' | 'action' | 'hasCommonPrice'>) => {
  const gain = choiceGain(model, action);
  const price = hasCommonPrice ? null : millions(costOf(model.view, action));
  if (gain === null) return <span class="way-gain">{price !== null && <b>{price}</b>}</span>;
  const { points, income } = gain;
  return (
    <span class="way-gain">
      <b>{price ?? t('lords-of-vegas.pointsShort', { count: points })}</b>
      <small>
        {price === null
          ? t('lords-of-vegas.eachTime', { money: millions(income) })
          : t('lords-of-vegas.gain', { points, money: millions(income) })}
      </small>
    </span>
  );
};

const companyOf = (model: LordsModel, action: Action) => {
  switch (action.type) {
    case 'build':
    case 'remodel':
      return action.colour;
    case 'sprawl':
      return casinoOf(model.view, action.from).colour;
    case 'reorganise':
    case 'gamble':
      return casinoOf(model.view, action.casino).colour;
    default:
      return 'strip';
  }
};
