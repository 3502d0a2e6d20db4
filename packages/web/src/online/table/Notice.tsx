/** In the dock: what other people or the network want of this person now. One thing at a time. */

import { at, type Seat } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { controlById } from '../../table/controls.ts';
import type { Sitting, SittingProps } from '../../table/extras.ts';
import { playerAt } from '../../table/players.ts';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import type { Around } from './around.ts';
import { controlsAround, returnableHere } from './controls.ts';
import { awaitedHere, stoodInHere } from './lettering.ts';
import { mayVote, voteOn } from './votes.ts';

interface NoticeProps extends SittingProps {
  readonly around: Around;
}

export const Notice = (props: NoticeProps) => {
  const { sitting } = props;
  const { undoAsk, outcome } = sitting.update.value;
  if (outcome !== null) return null;
  if (stoodInHere(sitting).length > 0) return <StoodIn {...props} />;
  if (awaitedHere(sitting).length > 0) return <UndoAsked {...props} />;
  if (undoAsk !== null && sitting.people.includes(undoAsk.seat)) return <UndoWaits {...props} />;
  return <AwayVote {...props} />;
};

const Paper = (props: {
  readonly icon: IconName;
  readonly text: ComponentChildren;
  readonly children?: ComponentChildren;
}) => (
  <div class="net-notice" role="status">
    <Icon name={props.icon} size={20} />
    <p>{props.text}</p>
    <div class="net-notice-ways">{props.children}</div>
  </div>
);

const Way = ({ around, sitting, id, primary = false }: NoticeProps & { id: string; primary?: boolean }) => {
  const control = controlById(controlsAround(around, sitting), id);
  if (control === undefined) return null;
  return (
    <ControlButton
      control={control}
      players={sitting.players}
      class={`button button-normal ${primary ? 'button-primary' : 'button-plain'}`}
    >
      {control.label}
    </ControlButton>
  );
};

const REASONS = {
  left: 'online.stoodInLeft',
  timeout: 'online.stoodInTimeout',
  voted: 'online.stoodInVoted',
  returned: 'online.stoodInLeft',
} as const;

const StoodIn = (props: NoticeProps) => {
  const { sitting } = props;
  const seat = returnableHere(sitting)[0] ?? at(stoodInHere(sitting), 0);
  const why = sitting.update.value.players[seat]?.why ?? 'left';
  return (
    <Paper icon="bot" text={t(REASONS[why], { name: playerAt(sitting.players, seat).name })}>
      <Way {...props} id="takeSeatBack" primary />
    </Paper>
  );
};

const UndoAsked = (props: NoticeProps) => {
  const { sitting } = props;
  const { undoAsk } = sitting.update.value;
  if (undoAsk === null) return null;
  return (
    <Paper
      icon="undo"
      text={<Told sentence={told('online.undoAsked', { name: { seat: undoAsk.seat } })} players={sitting.players} />}
    >
      <Way {...props} id="undoAllow" primary />
      <Way {...props} id="undoRefuse" />
    </Paper>
  );
};

const UndoWaits = (props: NoticeProps) => {
  const { sitting } = props;
  const awaited = sitting.update.value.undoAsk?.awaited ?? [];
  return (
    <Paper
      icon="undo"
      text={
        <Told
          sentence={told('online.undoWaits', { names: awaited.map((seat) => ({ seat })) })}
          players={sitting.players}
        />
      }
    >
      <Way {...props} id="undoWithdraw" />
    </Paper>
  );
};

/** Somebody is away and a bot plays for them: told once, and only to people who may vote on it. */
const AwayVote = (props: NoticeProps) => {
  const { around, sitting } = props;
  const vote = sitting.update.value.votes.find(({ about }) => isOpenHere(around, sitting, about));
  if (vote === undefined) return null;
  const { about, keep, needed } = vote;
  const settle = (): void => {
    around.settled.value = new Set([...around.settled.peek(), about]);
  };
  return (
    <Paper
      icon="bot"
      text={
        <Told
          sentence={told('online.awayVote', { name: { seat: about }, votes: keep.length, needed })}
          players={sitting.players}
        />
      }
    >
      <Button
        onPress={() => {
          settle();
          voteOn(sitting, about, true);
        }}
      >
        {t('online.keepBot')}
      </Button>
      <Button look="ghost" onPress={settle}>
        {t('online.waitForThem')}
      </Button>
    </Paper>
  );
};

const isOpenHere = ({ settled }: Around, sitting: Sitting, about: Seat): boolean =>
  !settled.value.has(about) && mayVote(sitting, about);
