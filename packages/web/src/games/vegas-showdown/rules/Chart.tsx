/** The prerequisite chart: every branch from a tile that needs nothing to those that build on it. */

import { isBasic, TILE_IDS, TILES, type TileId } from '@fremont/games/vegas-showdown';
import { RoomPicture } from '../Room.tsx';
import type { ShowdownRules } from './figures.ts';
import { Legend, Unsure } from './Unsure.tsx';

interface ChartProps {
  readonly text: ShowdownRules;
}

export const Chart = ({ text }: ChartProps) => (
  <>
    <Legend words={text.words} />
    <ul class="figure-chart">
      {TILE_IDS.filter((tile) => TILES[tile].prerequisites.length === 0).map((tile) => (
        <Branch key={tile} tile={tile} text={text} />
      ))}
    </ul>
  </>
);

/** The tiles whose last prerequisite is this one. Their other prerequisites are prerequisites of this tile as well. */
const followersOf = (tile: TileId): readonly TileId[] =>
  TILE_IDS.filter((one) => TILES[one].prerequisites.at(-1) === tile);

const Branch = ({ tile, text }: ChartProps & { readonly tile: TileId }) => {
  const followers = followersOf(tile);
  const { tags, count } = TILES[tile];
  return (
    <li class={TILES[tile].prerequisites.length === 0 ? '' : 'chart-follower'}>
      <span class="chart-tile">
        {tags.prerequisites?.certainty === 'RECONSTRUCTED' && <Unsure words={text.words} />}
        <RoomPicture tile={tile} />
        <span>
          <b>{text.game.names.tiles[tile]}</b>
          {!isBasic(tile) && (
            <small>
              {`× ${count}`}
              {tags.count?.certainty === 'RECONSTRUCTED' && <Unsure words={text.words} />}
            </small>
          )}
        </span>
      </span>
      {followers.length > 0 && (
        <ul>
          {followers.map((follower) => (
            <Branch key={follower} tile={follower} text={text} />
          ))}
        </ul>
      )}
    </li>
  );
};
