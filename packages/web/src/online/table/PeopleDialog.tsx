/** The people at the table: presence, bots that play for them, spectators, and actions. */

import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import type { AnyModelProps, AnyTableModel } from '../../table/extras.ts';
import type { Player } from '../../table/players.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/Toast.tsx';
import { BotOf } from '../BotOf.tsx';
import { errorText } from '../error-text.ts';
import { kickPerson } from '../lobby.ts';
import { mute, muted } from '../people.ts';
import { isPresent, type OnlineContext, roomOf } from './context.ts';
import { HostTools } from './HostTools.tsx';
import { programAt, seatWords } from './seats.tsx';
import { hasVoted, mayVote, voteOn } from './votes.ts';

interface PeopleProps extends AnyModelProps {
  readonly context: OnlineContext;
}

export const PeopleDialog = (props: PeopleProps) => {
  const { context, model } = props;
  return (
    <Dialog
      title={t('online.people')}
      onClose={() => {
        context.dialog.value = null;
      }}
    >
      <ul class="net-people">
        {model.players.map((player) => (
          <SeatLine key={player.seat} {...props} player={player} />
        ))}
      </ul>
      <HostTools context={context} />
      <p class="quiet">{t('online.watchers', { count: context.watch.presence.value.watchers })}</p>
    </Dialog>
  );
};

const SeatLine = ({ context, model, player }: PeopleProps & { readonly player: Player }) => {
  const { seat, colour, initial, name, bot } = player;
  return (
    <li>
      <Badge enamel={colour} initial={initial} />
      <span class="net-person">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{bot === null ? seatWords({ context, model, seat }) : t('online.bot')}</small>
        <BotOf bot={programAt(context, seat)} />
      </span>
      {bot === null && <HandToBot context={context} model={model} player={player} />}
      {bot === null && <VoteButton model={model} player={player} />}
      {bot === null && <MuteButton context={context} player={player} />}
    </li>
  );
};

/** Lets the host give the seat of an absent person to a bot. This kicks the person. */
const HandToBot = ({ context, model, player: { seat } }: PeopleProps & { readonly player: Player }) => {
  const room = roomOf(context);
  const chair = room?.chairs[seat];
  const person = chair?.type === 'person' ? chair.person : null;
  const isHost = room !== null && room.host === context.me;
  const isPlaying = model.update.value.outcome === null && model.update.value.players[seat]?.by === 'person';
  if (!isHost || !isPlaying || person === null || person === undefined || isPresent(context, seat)) return null;
  const hand = async (): Promise<void> => {
    const answer = await kickPerson(context.watch.id, person.id);
    if (!answer.ok) notify({ key: 'people', text: () => errorText(answer.error) });
  };
  return (
    <Button size="small" icon="bot" onPress={() => hand().catch(reportError)}>
      {t('online.handToBot')}
    </Button>
  );
};

const VoteButton = ({ model, player: { seat } }: { readonly model: AnyTableModel; readonly player: Player }) => {
  const vote = model.update.value.votes.find(({ about }) => about === seat);
  if (vote === undefined) return null;
  const mayKeep = mayVote(model, seat);
  if (!mayKeep && !hasVoted(model, seat)) return null;
  return (
    <Button size="small" onPress={() => voteOn(model, seat, mayKeep)}>
      {t(mayKeep ? 'online.keepBotCount' : 'online.keepBotTakeBack', {
        votes: vote.keep.length,
        needed: vote.needed,
      })}
    </Button>
  );
};

/** Muting hides a person's messages at every table. */
const MuteButton = ({
  context,
  player: { seat, name },
}: {
  readonly context: OnlineContext;
  readonly player: Player;
}) => {
  const busy = useSignal(false);
  const chair = roomOf(context)?.chairs[seat];
  const person = chair?.type === 'person' ? chair.person : null;
  if (person === null || person === undefined || person.id === context.me) return null;
  const isMuted = muted.value.has(person.id);
  const toggle = async (): Promise<void> => {
    if (busy.peek()) return;
    busy.value = true;
    await mute(person.id, !isMuted);
    busy.value = false;
  };
  return (
    <Button
      look="icon"
      icon={isMuted ? 'mute' : 'sound'}
      label={t(isMuted ? 'online.unmute' : 'online.mute', { name })}
      pressed={isMuted}
      onPress={() => toggle().catch(reportError)}
    />
  );
};
