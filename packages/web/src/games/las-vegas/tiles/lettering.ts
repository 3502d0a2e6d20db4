/** The text of the letterboard while a tile asks or acts, or while a roll has closed numbers only. */

import type { Decision } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import type { Lettering } from '../../../table/game-screen.ts';
import { playerAt } from '../../../table/players.ts';
import { turnCall } from '../../../table/turn-call.ts';
import type { LasVegasModel } from '../types.ts';
import { currentQuestion } from './current-question.ts';
import { stateWords } from './state-words.ts';
import { tileAt, tileName } from './tile-lookup.ts';

/** Null if the text is the same as in the editions without tiles. */
export const tileLettering = (model: LasVegasModel): Lettering | null => {
  const { view, tileEvent } = model.frame.value;
  if (model.isPlaying.value) return tileEvent === null ? null : storyLettering(model);
  if (view.phase.type === 'deciding') return decisionLettering(model, view.phase.decision);
  if (model.actor === null) return null;
  if (view.phase.type === 'rolling') return currentQuestion(model) === null ? null : powerLettering(model);
  return model.reasonAgainst({ type: 'freePass' }) === null ? freePassLettering(model) : null;
};

const nameOfTile = (model: LasVegasModel, casino: Decision['casino']): string => {
  const tile = tileAt(model.frame.value.view, casino);
  return tile === null ? '' : tileName(model, tile.face);
};

const storyLettering = (model: LasVegasModel): Lettering | null => {
  const { tileEvent } = model.frame.value;
  if (tileEvent === null || !('casino' in tileEvent)) return null;
  const headline = nameOfTile(model, tileEvent.casino);
  return {
    lit: false,
    eyebrow: t('las-vegas.boardCasino', { casino: tileEvent.casino }),
    headline,
    subline: t('table.skipNote'),
  };
};

const decisionLettering = (model: LasVegasModel, decision: Decision): Lettering => {
  const tile = nameOfTile(model, decision.casino);
  const { name } = playerAt(model.players, decision.seat);
  if (model.actor === null) {
    return { lit: false, eyebrow: t('table.waiting'), headline: t('royale.decides', { name }), subline: tile };
  }
  return {
    lit: true,
    eyebrow: turnCall(model.players, decision.seat),
    headline: t(`royale.ask-${decision.type}`),
    subline: decision.type === 'fiftyFifty' ? ladderLine(model, decision.casino) : tile,
  };
};

/** The stake is part of the question. */
const ladderLine = (model: LasVegasModel, casino: Decision['casino']): string => {
  const tile = tileAt(model.frame.value.view, casino);
  return tile === null ? '' : stateWords(model, tile, casino);
};

const ownEyebrow = (model: LasVegasModel): string => (model.actor === null ? '' : turnCall(model.players, model.actor));

const powerLettering = (model: LasVegasModel): Lettering => ({
  lit: true,
  eyebrow: ownEyebrow(model),
  headline: t('royale.powerHead'),
  subline: t('royale.chooseCasino'),
});

const freePassLettering = (model: LasVegasModel): Lettering => ({
  lit: true,
  eyebrow: ownEyebrow(model),
  headline: t('royale.freePassHead'),
  subline: t('royale.freePassNote'),
});
