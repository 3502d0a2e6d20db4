/** The popover beside a tile: drawing, short rule, state, and a link to the full rule. */

import { TILE_FACES, type TileFace } from '@fremont/games/las-vegas';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { placeBeside } from '../../../ui/place-beside.ts';
import type { LasVegasProps } from '../types.ts';
import { stateWords } from './state-words.ts';
import { tileAt, tileName } from './tile-lookup.ts';
import { closePopover, keepPopover, leavePopover, popover } from './tile-popover.ts';

const GAP = 10;

export const TilePopover = ({ model }: LasVegasProps) => {
  const element = useRef<HTMLElement>(null);
  const open = popover.value;
  useLayoutEffect(() => {
    if (element.current !== null && open !== null) placeBeside(element.current, open.target, GAP);
  });
  useClosing();
  const tile = open === null ? null : tileAt(model.frame.value.view, open.casino);
  if (open === null || tile === null) return null;
  return (
    <aside
      ref={element}
      class="tile-paper"
      aria-label={tileName(model, tile.face)}
      onPointerEnter={keepPopover}
      onPointerLeave={leavePopover}
    >
      <TileArt face={tile.face} />
      <h3>{tileName(model, tile.face)}</h3>
      <p>{t(`royale.about${tile.face}`)}</p>
      <p class="tile-paper-state">{stateWords(model, tile, open.casino)}.</p>
      <a href={`/rules/las-vegas#${sectionOf(tile.face)}`}>{t('royale.tileRule')}</a>
    </aside>
  );
};

/** The section of the rules about the face. The sections follow the order of the faces. */
const sectionOf = (face: TileFace): number => FIRST_SECTION + TILE_FACES.indexOf(face);

const FIRST_SECTION = 11;

/** Escape and a press elsewhere close the popover. */
const useClosing = (): void => {
  useEffect(() => {
    const onPress = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('.tile-paper, .tile') === null) closePopover();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closePopover();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
      closePopover();
    };
  }, []);
};
