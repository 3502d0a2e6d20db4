/** The text view of a table with tiles: what lies on each tile, and a question's answers as a list of buttons. */

import type { Face } from '@fremont/games/las-vegas';
import { t } from '../../../i18n/index.ts';
import { ControlButton } from '../../../table/ControlButton.tsx';
import type { Controls } from '../../../table/controls.ts';
import type { LasVegasProps } from '../types.ts';
import { askOf } from './asks.ts';
import { stateWords } from './state-words.ts';
import { tileAt, tileName } from './views.ts';

export const TextTile = ({ session, face }: LasVegasProps & { readonly face: Face }) => {
  const tile = tileAt(session.frame.value.view, face);
  if (tile === null) return <>–</>;
  return (
    <>
      <b>{tileName(session, tile.face)}</b>: {stateWords(session, tile, face)}
    </>
  );
};

const OFFERS = /^(?:answer|target|pick)-/u;

export const TextAsk = ({ session, controls }: LasVegasProps & { readonly controls: Controls }) => {
  const ask = askOf(session);
  const tile = ask === null ? null : tileAt(session.view, ask.casino);
  if (tile === null) return null;
  return (
    <section class="text-ask">
      <h2>{t('royale.promptLabel', { tile: tileName(session, tile.face) })}</h2>
      <ul>
        {controls
          .filter(({ id }) => OFFERS.test(id))
          .map((control) => (
            <li key={control.id}>
              <ControlButton control={control} players={session.players} class="button button-plain button-small">
                {control.label}
              </ControlButton>
            </li>
          ))}
      </ul>
    </section>
  );
};
