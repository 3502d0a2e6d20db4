/** What the letterboard says while a tile asks or a casino is closed. */

import type { Decision } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import type { Lettering } from '../../../table/game-screen.ts';
import { playerAt } from '../../../table/players.ts';
import type { LasVegasSession } from '../types.ts';
import { askOf } from './asks.ts';
import { stateWords } from './state-words.ts';
import { tileAt, tileName } from './views.ts';

/** Null where the edition without tiles would say the same. */
export const tileLettering = (session: LasVegasSession): Lettering | null => {
  const { view, story } = session.frame.value;
  if (session.isPlaying.value) return story === null ? null : storyLettering(session);
  if (view.phase.type === 'deciding') return decisionLettering(session, view.phase.decision);
  if (session.actor === null) return null;
  if (view.phase.type === 'rolling') return askOf(session) === null ? null : powerLettering(session);
  return session.reasonAgainst({ type: 'freePass' }) === null ? freePassLettering(session) : null;
};

const nameOfTile = (session: LasVegasSession, casino: Decision['casino']): string => {
  const tile = tileAt(session.frame.value.view, casino);
  return tile === null ? '' : tileName(session, tile.face);
};

const storyLettering = (session: LasVegasSession): Lettering | null => {
  const { story } = session.frame.value;
  if (story === null || !('casino' in story)) return null;
  const headline = nameOfTile(session, story.casino);
  return {
    lit: false,
    eyebrow: t('las-vegas.boardCasino', { casino: story.casino }),
    headline,
    subline: t('table.skipNote'),
  };
};

const decisionLettering = (session: LasVegasSession, decision: Decision): Lettering => {
  const tile = nameOfTile(session, decision.casino);
  const { name } = playerAt(session.players, decision.seat);
  if (session.actor === null) {
    return { lit: false, eyebrow: t('table.waiting'), headline: t('royale.decides', { name }), subline: tile };
  }
  return {
    lit: true,
    eyebrow: t('table.yourTurn', { name }),
    headline: t(`royale.ask-${decision.type}`),
    subline: decision.type === 'fiftyFifty' ? ladderLine(session, decision.casino) : tile,
  };
};

/** What is at stake is part of the question. */
const ladderLine = (session: LasVegasSession, casino: Decision['casino']): string => {
  const tile = tileAt(session.frame.value.view, casino);
  return tile === null ? '' : stateWords(session, tile, casino);
};

const own = (session: LasVegasSession): string =>
  session.actor === null ? '' : t('table.yourTurn', { name: playerAt(session.players, session.actor).name });

const powerLettering = (session: LasVegasSession): Lettering => ({
  lit: true,
  eyebrow: own(session),
  headline: t('royale.powerHead'),
  subline: t('royale.chooseCasino'),
});

const freePassLettering = (session: LasVegasSession): Lettering => ({
  lit: true,
  eyebrow: own(session),
  headline: t('royale.freePassHead'),
  subline: t('royale.freePassNote'),
});
