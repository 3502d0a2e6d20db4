/** The current event of a tile during a story: its drawing, the log sentence, and black dice. */

import type { TileEvent, TileFace } from '@fremont/games/las-vegas';
import { Die } from '../../../pieces/Die.tsx';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { PlateHead } from '../../../table/on-demand/OutcomePlate.tsx';
import type { PlateTone } from '../../../table/plates.ts';
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
      {!tumbling && (
        <div class="prompt-told">
          <PlateHead tone={toneOf(tileEvent)} />
          <p>
            <Told sentence={model.sentenceOf(tileEvent)} players={model.players} />
          </p>
        </div>
      )}
    </div>
  );
};

/** The events of tiles that win or lose something. */
const toneOf = (event: TileEvent): PlateTone | null => {
  switch (event.type) {
    case 'jackpotHit':
      return 'jackpot';
    case 'betWon':
      return 'win';
    case 'jackpotMissed':
    case 'betLost':
      return 'loss';
    case 'tileTied':
      return 'tie';
    default:
      return null;
  }
};

/** The tile face that the event is about. */
const faceOf = (model: LasVegasModel): TileFace | null => {
  const { tileEvent, view } = model.frame.value;
  if (tileEvent === null) return null;
  if ('face' in tileEvent) return tileEvent.face;
  return 'casino' in tileEvent ? (tileAt(view, tileEvent.casino)?.face ?? null) : null;
};
