/** A request to this person in the dock: an undo, a vote, or taking the seat back. One at a time. */

import { at, type Seat } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { controlById } from '../../table/controls.ts';
import type { AnyModelProps, AnyTableModel } from '../../table/extras.ts';
import { playerAt } from '../../table/players.ts';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import type { OnlineContext } from './context.ts';
import { onlineControls, returnableHere } from './controls.ts';
import { awaitedHere, botPlayedHere } from './lettering.ts';
import { mayVote, voteOn } from './votes.ts';

interface NoticeProps extends AnyModelProps {
  readonly context: OnlineContext;
}

export const Notice = (props: NoticeProps) => {
  const { model } = props;
  const { undoAsk, outcome } = model.update.value;
  if (outcome !== null) return null;
  if (botPlayedHere(model).length > 0) return <StoodIn {...props} />;
  if (awaitedHere(model).length > 0) return <UndoAsked {...props} />;
  if (undoAsk !== null && model.people.includes(undoAsk.seat)) return <UndoWaits {...props} />;
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

const Way = ({ context, model, id, primary = false }: NoticeProps & { id: string; primary?: boolean }) => {
  const control = controlById(onlineControls(context, model), id);
  if (control === undefined) return null;
  return (
    <ControlButton
      control={control}
      players={model.players}
      class={`button button-normal ${primary ? 'button-primary' : 'button-plain'}`}
    >
      {control.label}
    </ControlButton>
  );
};

const REASONS = {
  left: 'online.botPlaysLeft',
  timeout: 'online.botPlaysTimeout',
  voted: 'online.botPlaysVoted',
  returned: 'online.botPlaysLeft',
} as const;

const StoodIn = (props: NoticeProps) => {
  const { model } = props;
  const seat = returnableHere(model)[0] ?? at(botPlayedHere(model), 0);
  const why = model.update.value.players[seat]?.why ?? 'left';
  return (
    <Paper icon="bot" text={t(REASONS[why], { name: playerAt(model.players, seat).name })}>
      <Way {...props} id="takeSeatBack" primary />
    </Paper>
  );
};

/** How long the request stays open. */
const Expiry = ({ context }: Pick<NoticeProps, 'context'>) => (
  <> {t(context.watch.room.value?.plan.clock.type === 'days' ? 'online.undoOpenDay' : 'online.undoOpenSeconds')}</>
);

const UndoAsked = (props: NoticeProps) => {
  const { context, model } = props;
  const { undoAsk } = model.update.value;
  if (undoAsk === null) return null;
  return (
    <Paper
      icon="undo"
      text={
        <>
          <Told sentence={told('online.undoAsked', { name: { seat: undoAsk.seat } })} players={model.players} />
          <Expiry context={context} />
        </>
      }
    >
      <Way {...props} id="undoAllow" primary />
      <Way {...props} id="undoRefuse" />
    </Paper>
  );
};

const UndoWaits = (props: NoticeProps) => {
  const { context, model } = props;
  const awaited = model.update.value.undoAsk?.awaited ?? [];
  return (
    <Paper
      icon="undo"
      text={
        <>
          <Told
            sentence={told('online.undoWaits', { names: awaited.map((seat) => ({ seat })) })}
            players={model.players}
          />
          <Expiry context={context} />
        </>
      }
    >
      <Way {...props} id="undoWithdraw" />
    </Paper>
  );
};

/** Asks once whether the bot of an absent player should keep the seat. Only shown to people who may vote. */
const AwayVote = (props: NoticeProps) => {
  const { context, model } = props;
  const vote = model.update.value.votes.find(({ about }) => isOpenHere(context, model, about));
  if (vote === undefined) return null;
  const { about, keep, needed } = vote;
  const settle = (): void => {
    context.settled.value = new Set([...context.settled.peek(), about]);
  };
  return (
    <Paper
      icon="bot"
      text={
        <Told
          sentence={told('online.awayVote', { name: { seat: about }, votes: keep.length, needed })}
          players={model.players}
        />
      }
    >
      <Button
        onPress={() => {
          settle();
          voteOn(model, about, true);
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

const isOpenHere = ({ settled }: OnlineContext, model: AnyTableModel, about: Seat): boolean =>
  !settled.value.has(about) && mayVote(model, about);
