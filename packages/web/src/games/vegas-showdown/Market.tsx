/** The market: the event cards of the turn, every lot with its bid track, and the actions that cost no money. */

import { type LotState, lotStates, publicityFame, SIZES, spaceOfLot, stackHeight } from '@fremont/games/vegas-showdown';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { moveOver } from '../../table/grid-keys.ts';
import { keyLabel } from '../../table/key-label.ts';
import { Icon } from '../../ui/Icon.tsx';
import { stackId } from './control-ids.ts';
import { FREE_ACTIONS, type FreeAction } from './controls.ts';
import { EventCards } from './EventCards.tsx';
import { BasicLot, PremierLot } from './LotCard.tsx';
import type { ShowdownProps } from './types.ts';
import './tracks.css';
import './market.css';
import './market-phone.css';

export const Market = ({ model }: ShowdownProps) => {
  const controls = model.gameControls.value;
  const { view } = model.frame.value;
  const lots = lotStates(view);
  const isPremier = ({ lot }: LotState): boolean => spaceOfLot(lot) !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: arrow keys move over the bid tracks; a fieldset would ask for a form
    <div
      class="market"
      role="group"
      aria-label={t('vegas-showdown.market')}
      onKeyDown={(event) => moveOver(event, 'button')}
    >
      <EventCards model={model} />
      {model.view.phase.type === 'stack' && !model.isPlaying.value && <Stacks model={model} controls={controls} />}
      <ul class="premier-lots">
        {lots.filter(isPremier).map((state) => (
          <PremierLot key={state.lot} model={model} state={state} controls={controls} />
        ))}
      </ul>
      <ul class="basic-lots">
        {lots
          .filter((state) => !isPremier(state))
          .map((state) => (
            <BasicLot key={state.lot} model={model} state={state} controls={controls} />
          ))}
        {FREE_ACTIONS.map((action) => (
          <FreeActionCard key={action} model={model} action={action} controls={controls} />
        ))}
      </ul>
    </div>
  );
};

interface ControlledProps extends ShowdownProps {
  readonly controls: Controls;
}

/** The card Pull Strings asks for the stack that fills a space. */
const Stacks = ({ model, controls }: ControlledProps) => {
  const { names, counts } = model.text.value;
  return (
    <ul class="stacks">
      {SIZES.map((size) => {
        const control = controlById(controls, stackId(size));
        const left = counts.tiles(stackHeight(model.view.stacks[size]));
        if (control === undefined) return null;
        return (
          <li key={size}>
            <ControlButton
              control={control}
              players={model.players}
              class="button button-plain button-normal"
              pressed={isChosenStack(model, size)}
            >
              {`${names.sizes[size]} · ${left}`}
            </ControlButton>
          </li>
        );
      })}
    </ul>
  );
};

const isChosenStack = ({ chosen }: ShowdownProps['model'], size: string): boolean =>
  chosen.value?.type === 'stack' && chosen.value.size === size;

const FREE_ICONS = { renovate: 'swap', publicity: 'star', pass: 'hand' } as const;

const FreeActionCard = ({ model, action, controls }: ControlledProps & { readonly action: FreeAction }) => {
  const control = controlById(controls, action);
  const { actions } = model.text.value;
  // Passing is rarely legal, so the market shows it only then.
  if (action === 'pass' && control?.off !== null) return null;
  const note = {
    renovate: t('vegas-showdown.renovateNote'),
    publicity: t('vegas-showdown.publicityNote', { count: publicityFame(model.frame.value.view) }),
    pass: '',
  }[action];
  const content = (
    <>
      <b>
        <Icon name={FREE_ICONS[action]} size={18} />
        {actions[action]({ type: action } as never).label}
        {control !== undefined && <kbd>{keyLabel(control.keys[0] ?? '')}</kbd>}
      </b>
      <span>{note}</span>
    </>
  );
  const chosen = model.chosen.value?.type === action;
  return (
    <li class="free-action" data-free={action}>
      {control === undefined ? (
        <div class="free-card">{content}</div>
      ) : (
        <ControlButton
          control={control}
          players={model.players}
          class={chosen ? 'free-card free-chosen' : 'free-card'}
          pressed={chosen}
          {...(action === 'pass' ? {} : { about: action })}
        >
          {content}
        </ControlButton>
      )}
    </li>
  );
};
