/** Who wants a rematch, and who is still at the finished table. */

import type { Seat } from '@fremont/kernel';
import type { Room } from '@fremont/table/protocol';
import { useEffect, useState } from 'preact/hooks';
import { list, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import type { AnyModelProps, AnyTableModel } from '../../table/extras.ts';
import { playerAt } from '../../table/players.ts';
import { Icon } from '../../ui/Icon.tsx';
import { readRoom } from '../lobby.ts';
import { isPresent, type OnlineContext, roomOf } from './context.ts';

/** The finished table is told about the rematch once. Later arrivals there are read from time to time. */
const READ_MS = 4000;

const useRematchRoom = (id: string | null): Room | null => {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    if (id === null) return;
    let left = false;
    const read = (): void => {
      if (document.hidden) return;
      readRoom(id).then((answer) => {
        if (!left && answer.ok) setRoom(answer.value);
      }, reportError);
    };
    read();
    const timer = setInterval(read, READ_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [id]);
  return room;
};

const personAt = (context: OnlineContext, seat: Seat): string | null => {
  const chair = roomOf(context)?.chairs[seat];
  return chair?.type === 'person' ? (chair.person?.id ?? null) : null;
};

/** The other people who play. */
const othersOf = (context: OnlineContext, { players, people }: AnyTableModel): Seat[] =>
  players.map(({ seat }) => seat).filter((seat) => !people.includes(seat) && personAt(context, seat) !== null);

export const RematchNote = ({ context, model }: AnyModelProps & { readonly context: OnlineContext }) => {
  const rematch = useRematchRoom(roomOf(context)?.rematch ?? null);
  const arrived = new Set(rematch?.members.filter(({ present }) => present).map(({ person }) => person.id) ?? []);
  const others = othersOf(context, model);
  const wanting = others.filter((seat) => arrived.has(personAt(context, seat) ?? ''));
  const here = others.filter((seat) => !wanting.includes(seat) && isPresent(context, seat));
  const names = (seats: readonly Seat[]): string => list(seats.map((seat) => playerAt(model.players, seat).name));
  if (wanting.length + here.length === 0) return null;
  return (
    <div class="rematch-note">
      {[...wanting, ...here].map((seat) => (
        <SeatBadge key={seat} model={model} seat={seat} isReady={wanting.includes(seat)} />
      ))}
      <p role="status">
        {wanting.length > 0 && <b>{t('online.wantRematch', { count: wanting.length, names: names(wanting) })}</b>}
        {here.length > 0 && <span>{t('online.stillHere', { count: here.length, names: names(here) })}</span>}
      </p>
    </div>
  );
};

const SeatBadge = ({ model, seat, isReady }: AnyModelProps & { readonly seat: Seat; readonly isReady: boolean }) => {
  const { colour, initial } = playerAt(model.players, seat);
  return (
    <span class="rematch-badge" data-ready={isReady}>
      <Badge enamel={colour} initial={initial} />
      {isReady && <Icon name="check" size={14} />}
    </span>
  );
};
