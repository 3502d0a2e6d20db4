/** Everybody at the table: who is here, who plays for whom, who watches, and what can be done about it. */

import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import type { Sitting, SittingProps } from '../../table/extras.ts';
import type { Player } from '../../table/players.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/Toast.tsx';
import { kickPerson } from '../lobby.ts';
import { mute, muted } from '../people.ts';
import { troubleText } from '../words.ts';
import { type Around, isPresent, roomOf } from './around.ts';
import { seatWords } from './seats.tsx';
import { hasVoted, mayVote, voteOn } from './votes.ts';

interface PeopleProps extends SittingProps {
  readonly around: Around;
}

export const PeopleDialog = (props: PeopleProps) => {
  const { around, sitting } = props;
  return (
    <Dialog
      title={t('online.people')}
      onClose={() => {
        around.dialog.value = null;
      }}
    >
      <ul class="net-people">
        {sitting.players.map((player) => (
          <SeatLine key={player.seat} {...props} player={player} />
        ))}
      </ul>
      <p class="quiet">{t('online.watchers', { count: around.watch.presence.value.watchers })}</p>
    </Dialog>
  );
};

const SeatLine = ({ around, sitting, player }: PeopleProps & { readonly player: Player }) => {
  const { seat, colour, initial, name, bot } = player;
  return (
    <li>
      <Badge enamel={colour} initial={initial} />
      <span class="net-person">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{bot === null ? seatWords({ around, sitting, seat }) : t('online.bot')}</small>
      </span>
      {bot === null && <HandToBot around={around} sitting={sitting} player={player} />}
      {bot === null && <VoteButton sitting={sitting} player={player} />}
      {bot === null && <MuteButton around={around} player={player} />}
    </li>
  );
};

/** Nobody waits for ever: the host may let a bot play for somebody who is away. */
const HandToBot = ({ around, sitting, player: { seat } }: PeopleProps & { readonly player: Player }) => {
  const room = roomOf(around);
  const chair = room?.chairs[seat];
  const person = chair?.type === 'person' ? chair.person : null;
  const isHost = room !== null && room.host === around.me;
  const isPlaying = sitting.update.value.outcome === null && sitting.update.value.players[seat]?.by === 'person';
  if (!isHost || !isPlaying || person === null || person === undefined || isPresent(around, seat)) return null;
  const hand = async (): Promise<void> => {
    const answer = await kickPerson(around.watch.id, person.id);
    if (!answer.ok) notify({ key: 'people', text: () => troubleText(answer.error) });
  };
  return (
    <Button size="small" icon="bot" onPress={() => hand().catch(reportError)}>
      {t('online.handToBot')}
    </Button>
  );
};

const VoteButton = ({ sitting, player: { seat } }: { readonly sitting: Sitting; readonly player: Player }) => {
  const vote = sitting.update.value.votes.find(({ about }) => about === seat);
  if (vote === undefined) return null;
  const mayKeep = mayVote(sitting, seat);
  if (!mayKeep && !hasVoted(sitting, seat)) return null;
  return (
    <Button size="small" onPress={() => voteOn(sitting, seat, mayKeep)}>
      {t(mayKeep ? 'online.keepBotCount' : 'online.keepBotTakeBack', {
        votes: vote.keep.length,
        needed: vote.needed,
      })}
    </Button>
  );
};

/** Whoever is muted is not heard by this person, at any table. */
const MuteButton = ({ around, player: { seat, name } }: { readonly around: Around; readonly player: Player }) => {
  const busy = useSignal(false);
  const chair = roomOf(around)?.chairs[seat];
  const person = chair?.type === 'person' ? chair.person : null;
  if (person === null || person === undefined || person.id === around.me) return null;
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
