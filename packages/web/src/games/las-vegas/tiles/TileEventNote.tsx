/** The current event of a tile during a story: its drawing, the log sentence, and black dice. */

import type { TileFace } from '@fremont/games/las-vegas';
import { Die } from '../../../pieces/Die.tsx';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { Told } from '../../../table/Told.tsx';
import type { LasVegasModel, LasVegasProps } from '../types.ts';
import { tileAt } from './tile-lookup.ts';

export const TileEventNote = ({ model }: LasVegasProps) => {
  const { tileEvent, tumbling } = model.frame.value;
  if (tileEvent === null || !model.isPlaying.value) return null;
  const face = faceOf(model);
  return (
    <div
      class="prompt prompt-story"
      style={{ '--stem': 'casino' in tileEvent ? tileEvent.casino : 0 }}
      aria-hidden="true"
    >
      {face !== null && <TileArt face={face} />}
      {tileEvent.type === 'blackRolled' && (
        <span class="prompt-dice" data-black={tumbling}>
          {tileEvent.rolled.map((pips, index) => (
            <span key={index} data-die={`black-${index}`}>
              <Die enamel="black" face={pips} />
            </span>
          ))}
        </span>
      )}
      <p>
        <Told sentence={model.sentenceOf(tileEvent)} players={model.players} />
      </p>
    </div>
  );
};

/** The tile face that the event is about. */
const faceOf = (model: LasVegasModel): TileFace | null => {
  const { tileEvent, view } = model.frame.value;
  if (tileEvent === null) return null;
  if ('face' in tileEvent) return tileEvent.face;
  return 'casino' in tileEvent ? (tileAt(view, tileEvent.casino)?.face ?? null) : null;
};
