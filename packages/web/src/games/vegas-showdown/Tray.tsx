/** Under the sheet that is built on: the tiles set aside, the empty hand of a renovation, and how to turn. */

import { TILES } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Control, type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { handId, isRenovating } from './controls.ts';
import { ghostOf, type Hand, handOf } from './picks.ts';
import { RoomPicture } from './Room.tsx';
import type { ShowdownProps } from './types.ts';
import { Values } from './Values.tsx';
import { tileName } from './words.ts';

interface TrayProps extends ShowdownProps {
  readonly controls: Controls;
}

export const Tray = ({ session, controls }: TrayProps) => {
  const { actor, view } = session;
  const aside = actor === null ? [] : at(view.chairs, actor).aside;
  const tiles = useRef<HTMLUListElement>(null);
  const taken = handOf(session);
  useEffect(() => showTaken(tiles.current, taken), [taken]);
  const hands: Hand[] = [...(isRenovating(session) ? (['lift'] as const) : []), ...new Set(aside)];
  return (
    <div class="build-tray">
      <ul class="tray-tiles" ref={tiles}>
        {hands.map((hand) => (
          <li key={hand}>
            <HandButton
              session={session}
              controls={controls}
              hand={hand}
              count={aside.filter((one) => one === hand).length}
            />
          </li>
        ))}
      </ul>
      <div class="tray-ways">
        <WayButton session={session} control={controlById(controls, 'turnBack')} icon="undo" />
        <WayButton session={session} control={controlById(controls, 'turn')} icon="redo" />
        <WayButton session={session} control={controlById(controls, 'nextWay')} icon="next" />
      </div>
    </div>
  );
};

/** Where the row is longer than the screen, it is moved as far as the tile in hand needs; nothing else moves. */
const showTaken = (tiles: HTMLElement | null, hand: Hand | null): void => {
  const button = tiles?.querySelector<HTMLElement>('.tray-taken');
  if (!tiles || !button || hand === null) return;
  const row = tiles.getBoundingClientRect();
  const box = button.getBoundingClientRect();
  tiles.scrollLeft += Math.max(0, box.right - row.right) - Math.max(0, row.left - box.left);
};

const HandButton = ({
  session,
  controls,
  hand,
  count,
}: TrayProps & { readonly hand: Hand; readonly count: number }) => {
  const control = controlById(controls, handId(hand));
  if (control === undefined) return null;
  const taken = handOf(session) === hand;
  return (
    <ControlButton
      control={control}
      players={session.players}
      class={taken ? 'tray-tile tray-taken' : 'tray-tile'}
      pressed={taken}
    >
      {hand === 'lift' ? (
        <>
          <Icon name="arrowUp" size={24} />
          <b>{control.label}</b>
        </>
      ) : (
        <>
          <RoomPicture tile={hand} turn={taken ? (ghostOf(session)?.turn ?? 0) : 0} />
          <span>
            <b>{count > 1 ? `${tileName(session, hand)} × ${count}` : tileName(session, hand)}</b>
            <Values names={session.text.value.names} signed {...TILES[hand]} />
          </span>
        </>
      )}
      <kbd>{keyLabel(control.keys[0] ?? '')}</kbd>
    </ControlButton>
  );
};

const WayButton = ({
  session,
  control,
  icon,
}: ShowdownProps & { readonly control: Control | undefined; readonly icon: IconName }) => {
  if (control === undefined) return null;
  return (
    <ControlButton control={control} players={session.players} class="button button-plain button-normal tray-way">
      <Icon name={icon} size={18} />
      <span class={icon === 'next' ? '' : 'visually-hidden'}>{control.label}</span>
      <kbd title={t('table.keys')}>{keyLabel(control.keys[0] ?? '')}</kbd>
    </ControlButton>
  );
};
