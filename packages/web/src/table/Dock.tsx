/** The bottom of the table: letterboard, consequence, undo and the primary button. */

import { t } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { ControlButton } from './ControlButton.tsx';
import { type Control, type Controls, controlById } from './controls.ts';
import { ErrorNote } from './ErrorNote.tsx';
import type { Lettering, ModelProps, ScreenTypes } from './game-screen.ts';
import { keyLabel } from './key-label.ts';
import { Letterboard } from './Letterboard.tsx';
import { type Players, playerAt } from './players.ts';
import type { TableModel } from './table-model.ts';
import { UndoButtons } from './UndoButtons.tsx';

interface DockProps<S extends ScreenTypes> extends ModelProps<S> {
  readonly controls: Controls;
}

export const Dock = <S extends ScreenTypes>({ model, controls }: DockProps<S>) => {
  const { Consequence, SideActions } = model.screen;
  const Notice = model.extras?.Notice;
  return (
    <section class="dock" aria-label={t('table.actions')}>
      <Letterboard lettering={letteringOf(model)} />
      <div class="dock-middle">
        <ErrorNote model={model} />
        {Notice !== undefined && <Notice model={model} />}
        <Consequence model={model} />
      </div>
      <div class="dock-actions">
        <SideActions model={model} controls={controls} />
        <UndoButtons model={model} controls={controls} />
        <Primary model={model} controls={controls} />
      </div>
    </section>
  );
};

const letteringOf = <S extends ScreenTypes>(model: TableModel<S>): Lettering => {
  const plain = handOverLettering(model) ?? forcedLettering(model) ?? model.screen.lettering(model);
  return model.extras?.lettering(model, plain) ?? plain;
};

/** While the device changes hands, the letterboard shows the next person's name. */
const handOverLettering = <S extends ScreenTypes>(model: TableModel<S>): Lettering | null => {
  const seat = model.handOver.value;
  if (seat === null) return null;
  const { name } = playerAt(model.players, seat);
  return { lit: true, eyebrow: t('table.waiting'), headline: name, subline: t('table.handOver', { name }) };
};

const forcedLettering = <S extends ScreenTypes>(model: TableModel<S>): Lettering | null =>
  model.forcedAction.value === null
    ? null
    : {
        lit: false,
        eyebrow: t('table.forcedEyebrow'),
        headline: t('table.forcedHead'),
        subline: t('table.forcedNote'),
      };

/** One primary button at a time: skip while a story plays, otherwise the primary control of the game. */
const Primary = <S extends ScreenTypes>({ model, controls }: DockProps<S>) => {
  const skip = controlById(controls, 'skip');
  const forward = controlById(controls, 'forward');
  if (skip !== undefined || forward !== undefined)
    return <WaitingButtons skip={skip} forward={forward} players={model.players} />;
  const primary = controls.find(({ primary: isPrimary }) => isPrimary === true);
  if (primary === undefined) return <span class="dock-primary dock-primary-none" />;
  return (
    <ControlButton
      control={primary}
      players={model.players}
      class={`button button-${primary.quiet === true ? 'plain' : 'primary'} button-large dock-primary`}
    >
      {primary.label}
    </ControlButton>
  );
};

interface WaitingButtonsProps {
  readonly skip: Control | undefined;
  readonly forward: Control | undefined;
  readonly players: Players;
}

/** While others act: skip the animation, or everything up to one's own next decision. */
const WaitingButtons = ({ skip, forward, players }: WaitingButtonsProps) => (
  <span class="dock-primary dock-waiting">
    {skip !== undefined && (
      <ControlButton control={skip} players={players} class="button button-plain button-large">
        {skip.label}
        <kbd>{keyLabel('Space')}</kbd>
      </ControlButton>
    )}
    {forward !== undefined && (
      <ControlButton
        control={forward}
        players={players}
        class="button button-plain button-large dock-forward"
        label={forward.label}
      >
        <Icon name="next" size={20} />
        <kbd>{keyLabel('KeyF')}</kbd>
      </ControlButton>
    )}
  </span>
);
