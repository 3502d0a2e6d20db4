/** What a Renovate can make of a sheet: one tile lifted at most, two placed where they add most. RULES 3.10, 4.7. */

import {
  type Action,
  type Cell,
  isSoundSheet,
  PLACES_MAX,
  type Placement,
  type TileId,
  waysToPlace,
} from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { type Chair, countersWorth, sheetWorth, type View } from './worth.ts';

/** A sheet in the middle of a Renovate, and what its counters gained and lost on the way there. */
interface Site {
  readonly sheet: readonly Placement[];
  readonly aside: readonly TileId[];
  readonly counters: number;
}

/** For whom and when: what every number here is worked out with. */
export interface Builder {
  readonly view: View;
  readonly chair: Chair;
  readonly turns: number;
}

const siteNow = ({ chair }: Builder): Site => ({ sheet: chair.sheet, aside: chair.aside, counters: 0 });

const withPlaced = ({ chair, turns }: Builder, { sheet, aside, counters }: Site, placed: Placement): Site => ({
  sheet: [...sheet, placed],
  aside: without(aside, aside.indexOf(placed.tile)),
  counters: counters + countersWorth(chair, placed.tile, turns),
});

const withLifted = ({ chair, turns }: Builder, { sheet, aside, counters }: Site, index: number): Site => {
  const { tile } = at(sheet, index);
  return {
    sheet: without(sheet, index),
    aside: [...aside, tile],
    counters: counters - countersWorth(chair, tile, turns),
  };
};

/** The best that up to so many placements can make of it; never when none of them leaves a sound sheet. */
const bestOutcome = (builder: Builder, site: Site, places: number): number => {
  const leaving = isSoundSheet(site.sheet) ? worthOf(builder, site) : Number.NEGATIVE_INFINITY;
  if (places === 0 || site.aside.length === 0) return leaving;
  return Math.max(
    leaving,
    ...promising(builder, site).map((placed) => bestOutcome(builder, withPlaced(builder, site, placed), places - 1)),
  );
};

/** By action inside a Renovate, what the sheet can become after it. */
export const renovatingWorths = (builder: Builder, places: number, legal: readonly Action[]): number[] => {
  const site = siteNow(builder);
  const followed = promising(builder, site);
  return legal.map((action) => {
    switch (action.type) {
      case 'place': {
        const further = followed.some((placed) => isSame(placed, action)) ? places - 1 : 0;
        return bestOutcome(builder, withPlaced(builder, site, action), further);
      }
      case 'lift':
        return bestOutcome(builder, withLifted(builder, site, indexOf(site, action)), places);
      default:
        return bestOutcome(builder, site, 0);
    }
  });
};

const indexOf = ({ sheet }: Site, { tile, cell }: Pick<Placement, 'tile' | 'cell'>): number =>
  sheet.findIndex((placed) => placed.tile === tile && isSameCell(placed.cell, cell));

/** What the sheet as it is could gain by a Renovate. */
export const renovationGain = (builder: Builder): number => {
  const now = siteNow(builder);
  const sites = [now, ...now.sheet.map((_, index) => withLifted(builder, now, index))];
  return Math.max(...sites.map((site) => bestOutcome(builder, site, PLACES_MAX))) - worthOf(builder, now);
};

/** How many placements are thought through to the end. */
const WIDTH = 3;

/** The placements that by themselves add most. */
const promising = (builder: Builder, site: Site): Placement[] =>
  [...new Set(site.aside)]
    .flatMap((tile) => waysToPlace(site.sheet, tile))
    .map((placed) => ({ placed, worth: worthOf(builder, withPlaced(builder, site, placed)) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, WIDTH)
    .map(({ placed }) => placed);

const isSame = (one: Placement, other: Placement): boolean =>
  one.tile === other.tile && one.turn === other.turn && isSameCell(one.cell, other.cell);

const isSameCell = ([x, y]: Cell, [otherX, otherY]: Cell): boolean => x === otherX && y === otherY;

const worthOf = ({ view, turns }: Builder, { sheet, counters }: Site): number =>
  sheetWorth(sheet, view.options.sheet, turns) + counters;

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, other) => other !== index);
