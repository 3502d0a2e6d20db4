/** One seat of the set-up: order, colour and shape, name, person or bot. */

import { SEAT_COLOURS } from '@fremont/table';
import { useId } from 'preact/hooks';
import type { OpenFront } from '../games/front.ts';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import { playersOf } from '../table/players.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { CharacterMenu } from './Character.tsx';
import { NAME_MAX, occupantsOf, type SeatDraft, type SeatKind } from './draft.ts';
import { freshNames } from './names.ts';
import { moveSeat, nameFault, recolourSeat, removeSeat, renameSeat, turnSeat, withAllNames } from './seat-edits.ts';

interface SeatProps {
  readonly front: OpenFront;
  readonly seats: readonly SeatDraft[];
  readonly seat: SeatDraft;
  readonly index: number;
  /** Why no seat can be removed; null if one can. */
  readonly tooFew: string | null;
  readonly onChange: (seats: readonly SeatDraft[]) => void;
  readonly onReorder: (seats: readonly SeatDraft[]) => void;
}

export const SeatRow = (props: SeatProps) => {
  const { seats, seat, tooFew, onChange } = props;
  return (
    <li class="seat-row">
      <ColourMenu {...props} />
      <NameField {...props} />
      <KindSelect {...props} />
      <OrderButtons {...props} />
      <Button
        look="icon"
        icon="close"
        label={t('setup.removeSeat', { name: seat.name })}
        off={tooFew}
        onPress={() => onChange(removeSeat(seats, seat.key))}
      />
    </li>
  );
};

/** As at the table, where equal initials get a second letter. */
const initialOf = (seats: readonly SeatDraft[], seat: SeatDraft): string =>
  playersOf(occupantsOf(withAllNames(seats, freshNames())))[seats.indexOf(seat)]?.initial ?? '';

const ColourMenu = ({ seats, seat, onChange }: SeatProps) => (
  <Menu
    label={t('setup.colour', { name: seat.name, colour: t(`setup.${seat.colour}`) })}
    class="seat-badge"
    button={<Badge enamel={seat.colour} initial={initialOf(seats, seat)} />}
    items={SEAT_COLOURS.map((colour) => {
      const holder = seats.find((other) => other.colour === colour && other.key !== seat.key);
      return {
        key: colour,
        label: (
          <span class="seat-colour">
            <Badge enamel={colour} initial={initialOf(seats, holder ?? seat)} />
            {t(`setup.${colour}`)}
            {holder !== undefined && <small>{t('setup.swapsWith', { name: holder.name })}</small>}
          </span>
        ),
        chosen: colour === seat.colour,
        onChoose: () => onChange(recolourSeat(seats, seat.key, colour)),
      };
    })}
  />
);

const NameField = ({ seats, seat, index, onChange }: SeatProps) => {
  const faultId = useId();
  if (seat.kind !== 'person')
    return <CharacterMenu seats={seats} seat={seat} level={seat.kind} index={index} onChange={onChange} />;
  const fault = nameFault(seats, seat);
  return (
    <div class="seat-name">
      <input
        class="field"
        value={seat.name}
        placeholder={withAllNames(seats, freshNames())[index]?.name}
        aria-label={t('setup.name', { number: index + 1 })}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        onInput={(event) => onChange(renameSeat(seats, seat.key, event.currentTarget.value))}
      />
      {fault !== null && (
        <span id={faultId} class="field-fault">
          <Icon name="warning" size={14} />
          {t(`setup.${fault}`, { max: NAME_MAX })}
        </span>
      )}
    </div>
  );
};

const KindSelect = ({ front, seats, seat, index, onChange }: SeatProps) => {
  const kinds: readonly SeatKind[] = ['person', ...front.levels];
  return (
    <select
      class="field seat-kind"
      value={seat.kind}
      aria-label={t('setup.who', { number: index + 1 })}
      onChange={(event) => {
        const kind = kinds.find((one) => one === event.currentTarget.value) ?? 'person';
        onChange(turnSeat(seats, seat.key, kind, freshNames()));
      }}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`setup.${kind}`)}
        </option>
      ))}
    </select>
  );
};

const OrderButtons = ({ seats, seat, index, onReorder }: SeatProps) => {
  const { name } = seat;
  const isLast = index === seats.length - 1;
  return (
    <span class="seat-order">
      <Button
        look="icon"
        icon="up"
        label={t('setup.up', { name })}
        off={index === 0 ? t('setup.first', { name }) : null}
        onPress={() => onReorder(moveSeat(seats, seat.key, -1))}
      />
      <Button
        look="icon"
        icon="down"
        label={t('setup.down', { name })}
        off={isLast ? t('setup.last', { name }) : null}
        onPress={() => onReorder(moveSeat(seats, seat.key, 1))}
      />
    </span>
  );
};
