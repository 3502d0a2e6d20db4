/** The market: the event of the turn, every lot with its printed bid track, and the actions that cost nothing. */

import { type LotState, lotStates, publicityFame, SIZES, spaceOfLot, stackHeight } from '@fremont/games/vegas-showdown';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Controls, controlById } from '../../table/controls.ts';
import { moveOver } from '../../table/grid-keys.ts';
import { keyLabel } from '../../table/key-label.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FREE_ACTIONS, type FreeAction, showdownControls, stackId } from './controls.ts';
import { EventCards } from './EventCards.tsx';
import { BasicLot, PremierLot } from './Lots.tsx';
import type { ShowdownProps } from './types.ts';
import './tracks.css';
import './market.css';
import './market-rows.css';

export const Market = ({ session }: ShowdownProps) => {
  const controls = showdownControls(session);
  const { view } = session.frame.value;
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
      <EventCards session={session} />
      {session.view.phase.type === 'stack' && !session.isPlaying.value && (
        <Stacks session={session} controls={controls} />
      )}
      <ul class="premier-lots" style={{ '--lots': view.spaces.length }}>
        {lots.filter(isPremier).map((state) => (
          <PremierLot key={state.lot} session={session} state={state} controls={controls} />
        ))}
      </ul>
      <ul class="basic-lots">
        {lots
          .filter((state) => !isPremier(state))
          .map((state) => (
            <BasicLot key={state.lot} session={session} state={state} controls={controls} />
          ))}
        {FREE_ACTIONS.map((action) => (
          <Free key={action} session={session} action={action} controls={controls} />
        ))}
      </ul>
    </div>
  );
};

interface ControlledProps extends ShowdownProps {
  readonly controls: Controls;
}

/** Pull Strings: which stack fills the space. */
const Stacks = ({ session, controls }: ControlledProps) => {
  const { names, counts } = session.text.value;
  return (
    <ul class="stacks">
      {SIZES.map((size) => {
        const control = controlById(controls, stackId(size));
        const left = counts.tiles(stackHeight(session.view.stacks[size]));
        if (control === undefined) return null;
        return (
          <li key={size}>
            <ControlButton
              control={control}
              players={session.players}
              class="button button-plain button-normal"
              pressed={isChosenStack(session, size)}
            >
              {`${names.sizes[size]} · ${left}`}
            </ControlButton>
          </li>
        );
      })}
    </ul>
  );
};

const isChosenStack = ({ chosen }: ShowdownProps['session'], size: string): boolean =>
  chosen.value?.type === 'stack' && chosen.value.size === size;

const FREE_ICONS = { renovate: 'swap', publicity: 'star', pass: 'hand' } as const;

const Free = ({ session, action, controls }: ControlledProps & { readonly action: FreeAction }) => {
  const control = controlById(controls, action);
  const { actions } = session.text.value;
  const isOnlyWay = control?.off === null;
  // Passing is open once in a long while; until then it would only take room.
  if (action === 'pass' && !isOnlyWay) return null;
  const note = {
    renovate: t('vegas-showdown.renovateNote'),
    publicity: t('vegas-showdown.publicityNote', { count: publicityFame(session.frame.value.view) }),
    pass: '',
  }[action];
  const inside = (
    <>
      <b>
        <Icon name={FREE_ICONS[action]} size={18} />
        {actions[action]({ type: action } as never).label}
        {control !== undefined && <kbd>{keyLabel(control.keys[0] ?? '')}</kbd>}
      </b>
      <span>{note}</span>
    </>
  );
  const chosen = session.chosen.value?.type === action;
  return (
    <li class="free-action">
      {control === undefined ? (
        <div class="free-card">{inside}</div>
      ) : (
        <ControlButton
          control={control}
          players={session.players}
          class={chosen ? 'free-card free-chosen' : 'free-card'}
          pressed={chosen}
        >
          {inside}
        </ControlButton>
      )}
    </li>
  );
};
