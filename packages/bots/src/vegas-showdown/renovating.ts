/** The value of a Renovate: it considers at most one lift and two placements. RULES 3.10, 4.7. */

import { type Action, PLACES_MAX, type TileId } from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { ANALYSER, spotsOf } from './sheets.ts';
import { placementAt, spotOf } from './sim/load.ts';
import { type Chair, countersWorth, type View } from './worth.ts';

/** A sheet during a Renovate, with the change of its counters so far. */
interface Site {
  readonly spots: readonly number[];
  readonly aside: readonly TileId[];
  readonly counters: number;
}

/** The context of all values here. */
export interface Builder {
  readonly view: View;
  readonly chair: Chair;
  readonly turns: number;
}

const siteNow = ({ chair }: Builder): Site => ({ spots: spotsOf(chair.sheet), aside: chair.aside, counters: 0 });

const tileAt = (spot: number): TileId => placementAt(spot).tile;

const withPlaced = (builder: Builder, { spots, aside, counters }: Site, spot: number): Site => ({
  spots: [...spots, spot],
  aside: without(aside, aside.indexOf(tileAt(spot))),
  counters: counters + countersWorth(builder.chair, tileAt(spot), builder.turns),
});

const withLifted = ({ chair, turns }: Builder, { spots, aside, counters }: Site, index: number): Site => {
  const tile = tileAt(at(spots, index));
  return {
    spots: without(spots, index),
    aside: [...aside, tile],
    counters: counters - countersWorth(chair, tile, turns),
  };
};

/** The best value after up to `places` placements; minus infinity when none of them leaves a sound sheet. */
const bestOutcome = (builder: Builder, site: Site, places: number): number => {
  ANALYSER.take(site.spots, builder.view.options.sheet);
  const leaving = ANALYSER.isSound ? ANALYSER.worth(builder.turns) + site.counters : Number.NEGATIVE_INFINITY;
  if (places === 0 || site.aside.length === 0) return leaving;
  return Math.max(
    leaving,
    ...promising(builder, site).map((spot) => bestOutcome(builder, withPlaced(builder, site, spot), places - 1)),
  );
};

/** The best value of the sheet after each action of a Renovate. */
export const renovatingWorths = (builder: Builder, places: number, legal: readonly Action[]): number[] => {
  const site = siteNow(builder);
  const followed = promising(builder, site);
  return legal.map((action) => {
    switch (action.type) {
      case 'place': {
        const spot = spotOf(action);
        return bestOutcome(builder, withPlaced(builder, site, spot), followed.includes(spot) ? places - 1 : 0);
      }
      case 'lift':
        return bestOutcome(builder, withLifted(builder, site, indexOf(site, action)), places);
      default:
        return bestOutcome(builder, site, 0);
    }
  });
};

const indexOf = ({ spots }: Site, { tile, cell: [x, y] }: Extract<Action, { readonly type: 'lift' }>): number =>
  spots.map(placementAt).findIndex((placed) => placed.tile === tile && placed.cell[0] === x && placed.cell[1] === y);

/** The gain of a Renovate on the current sheet. */
export const renovationGain = (builder: Builder): number => {
  const now = siteNow(builder);
  const sites = [now, ...now.spots.map((_, index) => withLifted(builder, now, index))];
  return Math.max(...sites.map((site) => bestOutcome(builder, site, PLACES_MAX))) - bestOutcome(builder, now, 0);
};

/** The number of placements that are searched further. */
const WIDTH = 3;

/** The placements with the highest values of their own. */
const promising = ({ view, chair, turns }: Builder, { spots, aside }: Site): number[] => {
  ANALYSER.take(spots, view.options.sheet);
  return ANALYSER.ways([...new Set(aside)])
    .map((spot) => ({ spot, worth: ANALYSER.worthWith(spot, turns) + countersWorth(chair, tileAt(spot), turns) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, WIDTH)
    .map(({ spot }) => spot);
};

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, other) => other !== index);
