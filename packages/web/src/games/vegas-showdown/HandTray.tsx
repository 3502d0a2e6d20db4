/** Under the builder's sheet: the tiles to take in hand, and the buttons that turn and move the tile. */

import { TILES } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { type Control, type Controls, controlById } from '../../table/controls.ts';
import { keyLabel } from '../../table/key-label.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { handId } from './control-ids.ts';
import { ghostOf } from './ghost-position.ts';
import { type Hand, handChoices, handOf } from './hand.ts';
import { RoomPicture } from './Room.tsx';
import type { ShowdownProps } from './types.ts';
import { Values } from './Values.tsx';
import { tileName } from './words.ts';

interface HandTrayProps extends ShowdownProps {
  readonly controls: Controls;
}

export const HandTray = ({ model, controls }: HandTrayProps) => {
  const { actor, view } = model;
  const aside = actor === null ? [] : at(view.chairs, actor).aside;
  const tiles = useRef<HTMLUListElement>(null);
  const taken = handOf(model);
  useEffect(() => scrollToTaken(tiles.current, taken), [taken]);
  return (
    <div class="build-tray">
      <ul class="tray-tiles" ref={tiles}>
        {handChoices(model).map((hand) => (
          <li key={hand}>
            <HandButton
              model={model}
              controls={controls}
              hand={hand}
              count={aside.filter((one) => one === hand).length}
            />
          </li>
        ))}
      </ul>
      <div class="tray-ways">
        <MoveButton model={model} control={controlById(controls, 'turnBack')} icon="undo" />
        <MoveButton model={model} control={controlById(controls, 'turn')} icon="redo" />
        <MoveButton model={model} control={controlById(controls, 'nextPlacement')} icon="next" />
      </div>
    </div>
  );
};

/** Scrolls the row until the tile in hand is visible. `scrollIntoView` would scroll the page as well. */
const scrollToTaken = (tiles: HTMLElement | null, hand: Hand | null): void => {
  const button = tiles?.querySelector<HTMLElement>('.tray-taken');
  if (!tiles || !button || hand === null) return;
  const row = tiles.getBoundingClientRect();
  const box = button.getBoundingClientRect();
  tiles.scrollLeft += Math.max(0, box.right - row.right) - Math.max(0, row.left - box.left);
};

const HandButton = ({
  model,
  controls,
  hand,
  count,
}: HandTrayProps & { readonly hand: Hand; readonly count: number }) => {
  const control = controlById(controls, handId(hand));
  if (control === undefined) return null;
  const taken = handOf(model) === hand;
  return (
    <ControlButton
      control={control}
      players={model.players}
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
          <RoomPicture tile={hand} turn={taken ? (ghostOf(model)?.turn ?? 0) : 0} />
          <span>
            <b>{count > 1 ? `${tileName(model, hand)} × ${count}` : tileName(model, hand)}</b>
            <Values names={model.text.value.names} signed {...TILES[hand]} />
          </span>
        </>
      )}
      <kbd>{keyLabel(control.keys[0] ?? '')}</kbd>
    </ControlButton>
  );
};

const MoveButton = ({
  model,
  control,
  icon,
}: ShowdownProps & { readonly control: Control | undefined; readonly icon: IconName }) => {
  if (control === undefined) return null;
  return (
    <ControlButton control={control} players={model.players} class="button button-plain button-normal tray-way">
      <Icon name={icon} size={18} />
      <span class={icon === 'next' ? '' : 'visually-hidden'}>{control.label}</span>
      <kbd title={t('table.keys')}>{keyLabel(control.keys[0] ?? '')}</kbd>
    </ControlButton>
  );
};
