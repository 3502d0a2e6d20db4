/** The seats of an online table during set-up. */

import type { PlayLevel } from '@fremont/bots';
import { LIMITS } from '@fremont/table/protocol';
import type { OpenFront } from '../../games/front.ts';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Portrait } from '../../setup/Character.tsx';
import { usualLevel } from '../../setup/levels.ts';
import { freshNames } from '../../setup/names.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { me } from '../people.ts';
import type { OnlineKind, OnlineSeat } from './draft.ts';
import { addOnlineSeat } from './seats.ts';

interface SeatsProps {
  readonly front: OpenFront;
  readonly seats: readonly OnlineSeat[];
  readonly onChange: (seats: readonly OnlineSeat[]) => void;
}

export const OnlineSeats = ({ front, seats, onChange }: SeatsProps) => {
  const { max } = front.seats;
  const full = seats.length < max ? null : t('setup.tooMany', { max });
  return (
    <>
      <div class="seats-head">
        <h3 class="cap">{t('setup.seats')}</h3>
        <span>{t(`setup.begins-${front.begins}`)}</span>
      </div>
      <ol class="seats">
        {seats.map((seat, index) => (
          <Row key={seat.key} front={front} seats={seats} seat={seat} index={index} onChange={onChange} />
        ))}
      </ol>
      <div class="seats-foot">
        <Button size="small" icon="plus" off={full} onPress={() => onChange(addOnlineSeat(seats, 'open'))}>
          {t('online.addSeat')}
        </Button>
        <Button size="small" icon="bot" off={full} onPress={() => onChange(addOnlineSeat(seats, usualLevel(front)))}>
          {t('setup.addBot')}
        </Button>
        <Button size="small" icon="person" off={full} onPress={() => onChange(addOnlineSeat(seats, 'friend'))}>
          {t('online.addFriend')}
        </Button>
      </div>
    </>
  );
};

interface RowProps extends SeatsProps {
  readonly seat: OnlineSeat;
  readonly index: number;
}

const Row = (props: RowProps) => {
  const { seats, seat, index, onChange } = props;
  const { min } = props.front.seats;
  const tooFew = seats.length > min ? null : t('setup.tooFew', { min });
  return (
    <li class="seat-row">
      <span class="seat-badge">
        <SeatMark seat={seat} />
      </span>
      <Who {...props} />
      {seat.kind === 'me' ? <span class="seat-you">{t('table.you')}</span> : <KindSelect {...props} />}
      <span class="seat-order">
        <MoveButton {...props} by={-1} />
        <MoveButton {...props} by={1} />
      </span>
      {seat.kind === 'me' ? (
        <span />
      ) : (
        <Button
          look="icon"
          icon="close"
          label={t('online.removeSeatNumber', { number: index + 1 })}
          off={tooFew}
          onPress={() => onChange(seats.filter(({ key }) => key !== seat.key))}
        />
      )}
    </li>
  );
};

const SeatMark = ({ seat: { kind, name } }: { readonly seat: OnlineSeat }) => {
  const person = me.value;
  if (kind === 'me' && person !== null)
    return <Badge enamel={person.colour} initial={[...person.name][0]?.toLocaleUpperCase() ?? '?'} />;
  if (kind === 'friend') return <Badge enamel="neutral" initial={[...name.trim()][0]?.toLocaleUpperCase() ?? '?'} />;
  return <Icon name={kind === 'me' ? 'person' : kind === 'open' ? 'plus' : 'bot'} size={22} />;
};

const Who = ({ seats, seat, index, onChange }: RowProps) => {
  if (seat.kind === 'me') return <b class="seat-name">{me.value?.name ?? t('table.you')}</b>;
  if (seat.kind === 'open') return <b class="seat-name">{t('online.openSeat')}</b>;
  if (seat.kind !== 'friend') return <OnlineCharacter seats={seats} index={index} level={seat.kind} />;
  return (
    <div class="seat-name">
      <input
        class="field"
        value={seat.name}
        aria-label={t('setup.name', { number: index + 1 })}
        placeholder={t('online.friendName')}
        autocomplete="off"
        maxLength={4 * LIMITS.nameLength}
        onInput={({ currentTarget: { value } }) =>
          onChange(seats.map((one) => (one.key === seat.key ? { ...one, name: value } : one)))
        }
      />
    </div>
  );
};

/** The server names no bots: they get the names in their order at the table. */
const OnlineCharacter = (props: {
  readonly seats: readonly OnlineSeat[];
  readonly index: number;
  readonly level: PlayLevel;
}) => {
  const { seats, index, level } = props;
  const isBot = ({ kind }: OnlineSeat): boolean => kind !== 'me' && kind !== 'open' && kind !== 'friend';
  const name = freshNames().bots[seats.slice(0, index).filter(isBot).length];
  return (
    <span class="seat-name">
      {name === undefined ? <b>{t('online.bot')}</b> : <Portrait name={name} level={level} />}
    </span>
  );
};

const labelOf = (kind: Exclude<OnlineKind, 'me'>): string => {
  if (kind === 'open') return t('online.openSeat');
  return kind === 'friend' ? t('online.friend') : t(`setup.${kind}`);
};

const KindSelect = ({ front, seats, seat, index, onChange }: RowProps) => {
  const kinds = ['open', 'friend', ...front.levels] as const;
  return (
    <select
      class="field seat-kind"
      value={seat.kind}
      aria-label={t('setup.who', { number: index + 1 })}
      onChange={({ currentTarget: { value } }) => {
        const kind: OnlineKind = kinds.find((one) => one === value) ?? 'open';
        onChange(seats.map((one) => (one.key === seat.key ? { ...one, kind } : one)));
      }}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {labelOf(kind)}
        </option>
      ))}
    </select>
  );
};

const MoveButton = ({ seats, index, onChange, by }: RowProps & { readonly by: -1 | 1 }) => {
  const name = t('online.seatNumber', { number: index + 1 });
  const to = index + by;
  const isEnd = to < 0 || to >= seats.length;
  const move = (): void => {
    const order = [...seats];
    const [taken] = order.splice(index, 1);
    if (taken !== undefined) order.splice(to, 0, taken);
    onChange(order);
  };
  return (
    <Button
      look="icon"
      icon={by < 0 ? 'up' : 'down'}
      label={t(by < 0 ? 'setup.up' : 'setup.down', { name })}
      off={isEnd ? t(by < 0 ? 'setup.first' : 'setup.last', { name }) : null}
      onPress={move}
    />
  );
};
