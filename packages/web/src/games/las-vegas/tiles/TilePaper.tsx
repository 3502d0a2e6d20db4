/** What a tile does, on paper beside it: drawing, rule in short, what lies on it now, where the rules have it in full. */

import { TILE_FACES, type TileFace } from '@fremont/games/las-vegas';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { TileArt } from '../../../pieces/TileArt.tsx';
import type { LasVegasProps } from '../types.ts';
import { closePaper, keepPaper, leavePaper, paper } from './paper.ts';
import { stateWords } from './state-words.ts';
import { tileAt, tileName } from './views.ts';

const GAP = 10;

export const TilePaper = ({ session }: LasVegasProps) => {
  const sheet = useRef<HTMLElement>(null);
  const open = paper.value;
  useLayoutEffect(() => {
    if (sheet.current !== null && open !== null) putBeside(sheet.current, open.target);
  });
  useCloseElsewhere();
  const tile = open === null ? null : tileAt(session.frame.value.view, open.casino);
  if (open === null || tile === null) return null;
  return (
    <aside
      ref={sheet}
      class="tile-paper"
      aria-label={tileName(session, tile.face)}
      onPointerEnter={keepPaper}
      onPointerLeave={leavePaper}
    >
      <TileArt face={tile.face} />
      <h3>{tileName(session, tile.face)}</h3>
      <p>{t(`royale.about${tile.face}`)}</p>
      <p class="tile-paper-state">{stateWords(session, tile, open.casino)}.</p>
      <a href={`/rules/las-vegas#${ruleOf(tile.face)}`}>{t('royale.tileRule')}</a>
    </aside>
  );
};

/** The section of the rules that has the face: they follow each other in the order of the letters. */
const ruleOf = (face: TileFace): number => FIRST_SECTION + TILE_FACES.indexOf(face);

const FIRST_SECTION = 11;

/** Escape and whatever is pressed elsewhere close it. */
const useCloseElsewhere = (): void => {
  useEffect(() => {
    const onPress = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('.tile-paper, .tile') === null) closePaper();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closePaper();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
      closePaper();
    };
  }, []);
};

/** Above the tile if there is room, else below; inside the window. */
const putBeside = (sheet: HTMLElement, target: Element): void => {
  const at = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const above = at.top - height - GAP;
  sheet.style.top = `${above >= 8 ? above : Math.min(at.bottom + GAP, innerHeight - height - 8)}px`;
  sheet.style.left = `${Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8))}px`;
};
