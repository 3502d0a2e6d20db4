/** The bottom of the table: letterboard, consequence, undo, and the button that does it. */

import { t } from '../i18n/index.ts';
import { ControlButton } from './ControlButton.tsx';
import { type Control, type Controls, controlById } from './controls.ts';
import type { Lettering, ScreenTypes, SessionProps } from './game-screen.ts';
import { keyLabel } from './key-label.ts';
import { Letterboard } from './Letterboard.tsx';
import { playerAt } from './players.ts';
import type { Session } from './session.ts';
import { TroubleNote } from './TroubleNote.tsx';
import { UndoButtons } from './UndoButtons.tsx';

interface DockProps<S extends ScreenTypes> extends SessionProps<S> {
  readonly controls: Controls;
}

export const Dock = <S extends ScreenTypes>({ session, controls }: DockProps<S>) => {
  const { Consequence, SideActions } = session.screen;
  const Notice = session.extras?.Notice;
  return (
    <section class="dock" aria-label={t('table.actions')}>
      <Letterboard lettering={letteringOf(session)} />
      <div class="dock-middle">
        <TroubleNote session={session} />
        {Notice !== undefined && <Notice sitting={session} />}
        <Consequence session={session} />
      </div>
      <div class="dock-actions">
        <SideActions session={session} controls={controls} />
        <UndoButtons session={session} controls={controls} />
        <Primary session={session} controls={controls} />
      </div>
    </section>
  );
};

const letteringOf = <S extends ScreenTypes>(session: Session<S>): Lettering => {
  const plain = handOverLettering(session) ?? session.screen.lettering(session);
  return session.extras?.lettering(session, plain) ?? plain;
};

/** While the device changes hands the board calls for whoever is next. */
const handOverLettering = <S extends ScreenTypes>(session: Session<S>): Lettering | null => {
  const seat = session.handOver.value;
  if (seat === null) return null;
  const { name } = playerAt(session.players, seat);
  return { lit: true, eyebrow: t('table.waiting'), headline: name, subline: t('table.handOver', { name }) };
};

/** One lit button at a time: skip while something plays, else what the game wants, said with its object. */
const Primary = <S extends ScreenTypes>({ session, controls }: DockProps<S>) => {
  const skip = controlById(controls, 'skip');
  if (skip !== undefined) return <SkipButton control={skip} players={session.players} />;
  const primary = controls.find(({ primary: isPrimary }) => isPrimary === true);
  if (primary === undefined) return <span class="dock-primary dock-primary-none" />;
  return (
    <ControlButton control={primary} players={session.players} class="button button-primary button-large dock-primary">
      {primary.label}
    </ControlButton>
  );
};

const SkipButton = ({
  control,
  players,
}: {
  readonly control: Control;
  readonly players: Parameters<typeof ControlButton>[0]['players'];
}) => (
  <ControlButton control={control} players={players} class="button button-plain button-large dock-primary">
    {control.label}
    <kbd>{keyLabel('Space')}</kbd>
  </ControlButton>
);
