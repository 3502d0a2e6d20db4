/** The chairs of a table before the match, in turn order, with their actions. */

import type { PlayLevel } from '@fremont/bots';
import { at } from '@fremont/kernel';
import { characterOf } from '@fremont/table';
import type { Chair, ChairPlan, Room, TablePlan } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { FIRST_FRONT, frontOf, setupOf } from '../../games/fronts.ts';
import { t } from '../../i18n/index.ts';
import { BotOf } from '../../online/BotOf.tsx';
import { isFreeChair } from '../../online/chairs.ts';
import { changeTable, kickPerson, reorderChairs, sitDown, standUp } from '../../online/lobby.ts';
import { chairNames, occupantsOf } from '../../online/names.ts';
import { me } from '../../online/people.ts';
import { hasReadyCheck } from '../../online/ready.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { usualLevel } from '../../setup/levels.ts';
import { fittingOptions } from '../../setup/options.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { type RoomProps, tryTo } from './acting.ts';
import { FriendDialog } from './FriendDialog.tsx';

/** An unknown game is treated like the first one. The server checks every change. */
const frontAt = ({ plan }: Room) => frontOf(plan.game) ?? FIRST_FRONT;

const newBot = (room: Room): ChairPlan => ({ type: 'bot', level: usualLevel(frontAt(room)) });

/** Another number of seats may exclude an option. The nearest valid options replace it. */
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

/** Puts bots on all free chairs. */
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
  /** Null for a free chair. */
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

const Kind = ({ room, chair, seat }: ChairProps) => {
  const style = t('table.styles').split(', ')[characterOf(occupantsOf(room), seat) ?? -1];
  if (chair.type === 'bot')
    return (
      <small>
        <Icon name="bot" size={14} />
        {t('table.bot', { level: t(`table.level-${chair.level}`) })}
        {style === undefined ? '' : ` · ${style}`}
      </small>
    );
  if (chair.person === null) return <small>{t('online.openSeatNote')}</small>;
  const { id, bot } = chair.person;
  const present = room.members.some(({ person, present: isHere }) => person.id === id && isHere);
  return (
    <small>
      <i class="net-dot" data-present={present} />
      {t(present ? 'online.present' : 'online.absent')}
      <BotOf bot={bot} />
      {id === me.value?.id && <span class="seat-you">{t('table.you')}</span>}
      {id === room.host && <span class="chair-host">{t('online.host')}</span>}
      {hasReadyCheck(room) && <ReadyMark ready={chair.ready} />}
      {room.sameAddress.some((seats) => seats.includes(seat)) && (
        <span class="chair-shared" title={t('online.sameAddressNote')}>
          <Icon name="people" size={14} />
          {t('online.sameAddress')}
        </span>
      )}
    </small>
  );
};

/** Shape and text, not colour alone. */
const ReadyMark = ({ ready }: { readonly ready: boolean }) => (
  <span class="chair-ready" data-ready={ready}>
    <Icon name={ready ? 'check' : 'clock'} size={14} />
    {t(ready ? 'online.ready' : 'online.notReady')}
  </span>
);

/** A person who already sits may seat a friend at the same device. */
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

/** The host may put a bot on a free chair, or free the chair of a bot. */
const kindItems = (room: Room, chair: Chair, seat: number): MenuItem[] => {
  const bots: readonly PlayLevel[] = chair.type === 'bot' || isFreeChair(chair) ? frontAt(room).levels : [];
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
