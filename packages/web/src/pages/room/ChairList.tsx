/** The seats of a table before the match, in turn order, with what may be done about each. */

import type { BotLevel } from '@fremont/bots';
import { at } from '@fremont/kernel';
import type { Chair, ChairPlan, Room, TablePlan } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { FIRST_FRONT, frontOf, setupOf } from '../../games/fronts.ts';
import { t } from '../../i18n/index.ts';
import { isFreeChair } from '../../online/chairs.ts';
import { changeTable, kickPerson, reorderChairs, sitDown, standUp } from '../../online/lobby.ts';
import { chairNames } from '../../online/names.ts';
import { me } from '../../online/people.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { usualLevel } from '../../setup/levels.ts';
import { fittingOptions } from '../../setup/options.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { type RoomProps, tryTo } from './acting.ts';
import { FriendDialog } from './FriendDialog.tsx';

/** A game this page does not know is treated like the first one; the server judges every change anyway. */
const frontAt = ({ plan }: Room) => frontOf(plan.game) ?? FIRST_FRONT;

const newBot = (room: Room): ChairPlan => ({ type: 'bot', level: usualLevel(frontAt(room)) });

/** Fewer or more seats may rule an option out; the nearest one is played then. */
const planWith = ({ plan }: Room, chairs: readonly ChairPlan[]): TablePlan => {
  const setup = setupOf(plan.game);
  const options = setup === null ? plan.options : fittingOptions(setup, plan.options, chairs.length);
  return { ...plan, options, chairs };
};

const changeChairs = ({ id }: Room, chairsFor: (room: Room) => readonly ChairPlan[]): void =>
  tryTo(changeTable(id, (room) => planWith(room, chairsFor(room))));

const changeChair = (room: Room, seat: number, chair: ChairPlan): void =>
  changeChairs(room, ({ plan }) => plan.chairs.map((one, index) => (index === seat ? chair : one)));

const addChair = (room: Room, chair: ChairPlan): void => changeChairs(room, ({ plan }) => [...plan.chairs, chair]);

const removeChair = (room: Room, seat: number): void =>
  changeChairs(room, ({ plan }) => plan.chairs.filter((_, index) => index !== seat));

/** Nobody else will come: the host begins with bots on the chairs that are left. */
export const fillWithBots = (shown: Room): void =>
  changeChairs(shown, (room) =>
    room.chairs.map((chair, seat) => (isFreeChair(chair) ? newBot(room) : at(room.plan.chairs, seat))),
  );

export const ChairList = (props: RoomProps) => {
  const { room, isHost } = props;
  const front = frontAt(room);
  const { max } = front.seats;
  const names = chairNames(room.chairs);
  const full = room.chairs.length >= max ? t('setup.tooMany', { max }) : null;
  return (
    <>
      <ol class="chairs">
        {room.chairs.map((chair, seat) => (
          <ChairRow key={seat} {...props} chair={chair} seat={seat} name={at(names, seat)} />
        ))}
      </ol>
      {isHost && (
        <div class="chairs-foot">
          <Button size="small" icon="bot" off={full} onPress={() => addChair(room, newBot(room))}>
            {t('setup.addBot')}
          </Button>
          <Button size="small" icon="plus" off={full} onPress={() => addChair(room, { type: 'person' })}>
            {t('online.addSeat')}
          </Button>
        </div>
      )}
    </>
  );
};

interface ChairProps extends RoomProps {
  readonly chair: Chair;
  readonly seat: number;
  /** Null for a free one. */
  readonly name: string | null;
}

const isMine = (chair: Chair): boolean => chair.type === 'person' && chair.person?.id === me.value?.id;

const ChairRow = (props: ChairProps) => {
  const { chair, name } = props;
  const initial = name === null ? '?' : ([...name][0]?.toLocaleUpperCase() ?? '?');
  return (
    <li class="chair" data-free={isFreeChair(chair)}>
      <Badge enamel={name === null ? 'neutral' : chair.colour} initial={initial} />
      <span class="chair-who">
        <b>
          <bdi>{name ?? t('online.openSeat')}</bdi>
        </b>
        <Kind {...props} />
      </span>
      <span class="chair-ways">
        <SitButtons {...props} />
        {props.isHost && <HostMenu {...props} />}
      </span>
    </li>
  );
};

const Kind = ({ room, chair }: ChairProps) => {
  if (chair.type === 'bot')
    return (
      <small>
        <Icon name="bot" size={14} />
        {t('table.bot', { level: t(`table.level-${chair.level}`) })}
      </small>
    );
  if (chair.person === null) return <small>{t('online.openSeatNote')}</small>;
  const { id } = chair.person;
  const present = room.members.some(({ person, present: isHere }) => person.id === id && isHere);
  return (
    <small>
      <i class="net-dot" data-present={present} />
      {t(present ? 'online.present' : 'online.absent')}
      {id === me.value?.id && <span class="seat-you">{t('table.you')}</span>}
      {id === room.host && <span class="chair-host">{t('online.host')}</span>}
    </small>
  );
};

/** Whoever sits already may take a friend's place beside them, on the same device. */
const SitButtons = ({ room, chair, seat }: ChairProps) => {
  const friend = useSignal(false);
  const sits = room.chairs.some(isMine);
  if (isMine(chair))
    return (
      <Button size="small" look="ghost" onPress={() => tryTo(standUp(room.id, seat))}>
        {t('online.standUp')}
      </Button>
    );
  if (!isFreeChair(chair)) return null;
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          if (sits) friend.value = true;
          else tryTo(sitDown(room.id, { seat, name: null }));
        }}
      >
        {t(sits ? 'online.sitFriend' : 'online.sitDown')}
      </Button>
      {friend.value && (
        <FriendDialog
          onClose={() => {
            friend.value = false;
          }}
          onSit={(name) => tryTo(sitDown(room.id, { seat, name }))}
        />
      )}
    </>
  );
};

const moved = (count: number, from: number, by: -1 | 1): number[] => {
  const order = Array.from({ length: count }, (_, index) => index);
  [order[from], order[from + by]] = [from + by, from];
  return order;
};

const HostMenu = ({ room, chair, seat, name }: ChairProps) => {
  const { length } = room.chairs;
  const label = name ?? t('online.openSeat');
  const move = (by: -1 | 1) => (): void =>
    tryTo(reorderChairs(room.id, ({ chairs }) => moved(chairs.length, seat, by)));
  const items: readonly MenuItem[] = [
    ...kickItems(room, chair),
    ...kindItems(room, chair, seat),
    ...(seat > 0
      ? [{ key: 'up', icon: 'up' as const, label: t('setup.up', { name: label }), onChoose: move(-1) }]
      : []),
    ...(seat < length - 1
      ? [{ key: 'down', icon: 'down' as const, label: t('setup.down', { name: label }), onChoose: move(1) }]
      : []),
    ...(length > frontAt(room).seats.min && !isMine(chair)
      ? [
          {
            key: 'remove',
            icon: 'trash' as const,
            label: t('online.removeSeat'),
            onChoose: () => removeChair(room, seat),
          },
        ]
      : []),
  ];
  return <Menu label={t('online.aboutSeat', { number: seat + 1 })} icon="more" items={items} />;
};

const kickItems = (room: Room, chair: Chair): MenuItem[] => {
  if (chair.type === 'bot' || chair.person === null || isMine(chair)) return [];
  const { id } = chair.person;
  return [{ key: 'kick', icon: 'door', label: t('online.kick'), onChoose: () => tryTo(kickPerson(room.id, id)) }];
};

/** Bots may be set on free chairs, and chairs of bots freed again. */
const kindItems = (room: Room, chair: Chair, seat: number): MenuItem[] => {
  const bots: readonly BotLevel[] = chair.type === 'bot' || isFreeChair(chair) ? frontAt(room).levels : [];
  const toBots = bots
    .filter((level) => chair.type !== 'bot' || chair.level !== level)
    .map(
      (level): MenuItem => ({
        key: level,
        icon: 'bot',
        label: t(`setup.${level}`),
        onChoose: () => changeChair(room, seat, { type: 'bot', level }),
      }),
    );
  const toPerson: MenuItem = {
    key: 'person',
    icon: 'person',
    label: t('online.openSeat'),
    onChoose: () => changeChair(room, seat, { type: 'person' }),
  };
  return chair.type === 'bot' ? [...toBots, toPerson] : toBots;
};
