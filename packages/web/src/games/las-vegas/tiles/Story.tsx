/** What a tile has just done, while it is told: its drawing, the sentence of the log, the black dice. */

import type { TileFace } from '@fremont/games/las-vegas';
import { Die } from '../../../pieces/Die.tsx';
import { TileArt } from '../../../pieces/TileArt.tsx';
import { Told } from '../../../table/Told.tsx';
import type { LasVegasProps, LasVegasSession } from '../types.ts';
import { tileAt } from './views.ts';

export const Story = ({ session }: LasVegasProps) => {
  const { story, tumbling } = session.frame.value;
  if (story === null || !session.isPlaying.value) return null;
  const face = faceOf(session);
  return (
    <div class="prompt prompt-story" style={{ '--stem': 'casino' in story ? story.casino : 0 }} aria-hidden="true">
      {face !== null && <TileArt face={face} />}
      {story.type === 'blackRolled' && (
        <span class="prompt-dice" data-black={tumbling}>
          {story.rolled.map((pips, index) => (
            <span key={index} data-die={`black-${index}`}>
              <Die enamel="black" face={pips} />
            </span>
          ))}
        </span>
      )}
      <p>
        <Told sentence={session.sentenceOf(story)} players={session.players} />
      </p>
    </div>
  );
};

/** The face the story is about. */
const faceOf = (session: LasVegasSession): TileFace | null => {
  const { story, view } = session.frame.value;
  if (story === null) return null;
  if ('face' in story) return story.face;
  return 'casino' in story ? (tileAt(view, story.casino)?.face ?? null) : null;
};
