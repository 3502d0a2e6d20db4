/** The text view of tiles: the state of each tile, and the answers to a question as a list of buttons. */

import type { Face } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { ControlButton } from '../../../table/ControlButton.tsx';
import type { Controls } from '../../../table/controls.ts';
import type { LasVegasProps } from '../types.ts';
import { currentQuestion } from './current-question.ts';
import { stateWords } from './state-words.ts';
import { tileAt, tileName } from './tile-lookup.ts';

export const TextTile = ({ model, face }: LasVegasProps & { readonly face: Face }) => {
  const tile = tileAt(model.frame.value.view, face);
  if (tile === null) return <>–</>;
  return (
    <>
      <b>{tileName(model, tile.face)}</b>: {stateWords(model, tile, face)}
    </>
  );
};

const ANSWER_IDS = /^(?:answer|target|pick)-/u;

export const TextQuestion = ({ model, controls }: LasVegasProps & { readonly controls: Controls }) => {
  const question = currentQuestion(model);
  const tile = question === null ? null : tileAt(model.view, question.casino);
  if (tile === null) return null;
  return (
    <section class="text-ask">
      <h2>{t('royale.promptLabel', { tile: tileName(model, tile.face) })}</h2>
      <ul>
        {controls
          .filter(({ id }) => ANSWER_IDS.test(id))
          .map((control) => (
            <li key={control.id}>
              <ControlButton control={control} players={model.players} class="button button-plain button-small">
                {control.label}
              </ControlButton>
            </li>
          ))}
      </ul>
    </section>
  );
};
