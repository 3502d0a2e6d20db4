/**
 * The judge of single placements inside a Renovate, where only the final sheet has to be sound: a tile may hang in the
 * air until the next one. Pairs of tiles are tried by the thousand, so groups, kinds and entrances are bits of numbers.
 * RULES 3.10, 4.7.
 */

import { at } from '@fremont/kernel';
import { CELLS } from '../data/sheet.ts';
import { TILES } from '../data/tiles.ts';
import { type Placement, type Refusal, TILE_IDS, type TileId } from '../types.ts';
import { placementFault, sheetFaults } from './placement.ts';
import { byTile, REACH, SPOTS, type Spot, spotAt } from './spot.ts';
import { isFree, isLounge, meetsLounge, NEEDED, type Survey, survey, surveyWith } from './survey.ts';

/** A sheet in the middle of a Renovate. */
export interface Site {
  readonly around: Survey;
  readonly aside: readonly TileId[];
  /** How many tiles may still be placed. */
  readonly placesLeft: number;
  /** By group of joined tiles: the entrances it must be reached from. */
  readonly wants: readonly number[];
  /** The groups that are not reached as they must be. */
  readonly lost: number;
  /** The kinds on the sheet, and those they need. */
  readonly kinds: number;
  readonly needs: number;
  /** Night Clubs that meet no lounge. */
  readonly lonely: readonly Spot[];
  /** Worked out when first asked for: most placements are sound by themselves. */
  readonly seconds: () => Seconds;
}

/** What may come second: every free spot of the tiles aside, sorted by what it can mend. */
interface Seconds {
  readonly all: readonly Fitting[];
  /** Those joined with a group that is lost. */
  readonly rescuers: readonly Fitting[];
  /** Those reached from both entrances. */
  readonly connectors: readonly Fitting[];
  /** By cell: those that cover it and are reached. */
  readonly covering: readonly (readonly Fitting[])[];
}

/** A tile at a free spot, and what it would join. */
interface Fitting {
  readonly spot: Spot;
  /** The groups of the sheet it is joined with. */
  readonly joins: number;
  /** The entrances it is reached from. */
  readonly reach: number;
  /** The entrances it and the groups it joins must be reached from. */
  readonly wants: number;
}

const BOTH = REACH.casino | REACH.hotel;
const KIND = byTile((tile) => 1 << TILE_IDS.indexOf(tile));
const NEEDS = byTile((tile) => TILES[tile].prerequisites.reduce((kinds, needed) => kinds | KIND[needed], 0));

/** The entrance a colour insists on; green is content with either. */
const WANT = byTile((tile) => (TILES[tile].colour === 'green' ? 0 : NEEDED[TILES[tile].colour]));

const isClub = ({ placement }: Spot): boolean => placement.tile === 'night-club';

/** Whether a group is reached, and from every entrance that its colours insist on. */
const isContent = (wants: number, reach: number): boolean => reach !== 0 && (wants & ~reach) === 0;

export const siteOf = (sheet: readonly Placement[], aside: readonly TileId[], placesLeft: number): Site => {
  const around = survey(sheet);
  const wants = around.reach.map(() => 0);
  const spots = sheet.map(spotAt).filter((spot) => spot !== null);
  for (const { cells, placement } of spots) {
    const group = around.group[at(cells, 0)] ?? 0;
    wants[group] = (wants[group] ?? 0) | WANT[placement.tile];
  }
  const lost = wants.reduce(
    (bits, want, group) => (isContent(want, around.reach[group] ?? 0) ? bits : bits | (1 << group)),
    0,
  );
  const kinds = sheet.reduce((bits, { tile }) => bits | KIND[tile], 0);
  const needs = sheet.reduce((bits, { tile }) => bits | NEEDS[tile], 0);
  const lonely = spots.filter((spot) => isClub(spot) && !meetsLounge(around, spot));
  const bare = { around, aside, placesLeft, wants, lost, kinds, needs, lonely };
  let known: Seconds | null = null;
  const seconds = (): Seconds => {
    known ??= secondsOf(fittingsOf(bare), lost);
    return known;
  };
  return { ...bare, seconds };
};

const fittingsOf = (site: Omit<Site, 'seconds'>): Fitting[] => {
  const found: Fitting[] = [];
  for (const tile of TILE_IDS)
    if (site.aside.includes(tile))
      for (const spot of SPOTS[tile]) if (isFree(site.around, spot)) found.push(fittingOf(site, spot));
  return found;
};

const fittingOf = ({ around, wants }: Omit<Site, 'seconds'>, spot: Spot): Fitting => {
  let joins = 0;
  let reach = spot.entrances;
  let want = WANT[spot.placement.tile];
  for (const { to, theirs } of spot.links) {
    if (((around.doors[to] ?? 0) & theirs) === 0) continue;
    const group = around.group[to] ?? 0;
    joins |= 1 << group;
    reach |= around.reach[group] ?? 0;
    want |= wants[group] ?? 0;
  }
  return { spot, joins, reach, wants: want };
};

const secondsOf = (all: readonly Fitting[], lost: number): Seconds => {
  const covering: Fitting[][] = Array.from({ length: CELLS }, () => []);
  for (const fitting of all)
    if (fitting.reach !== 0) for (const cell of fitting.spot.cells) at(covering, cell).push(fitting);
  return {
    all,
    rescuers: all.filter(({ joins }) => (joins & lost) !== 0),
    connectors: all.filter(({ reach }) => reach === BOTH),
    covering,
  };
};

/** Whether the sheet can still be left sound once the tile lies there. */
export const fitsSite = (site: Site, spot: Spot): boolean => {
  if (!isFree(site.around, spot)) return false;
  return fits(site, fittingOf(site, spot));
};

const fits = (site: Site, first: Fitting): boolean =>
  isSoundWith(site, first) || (site.placesLeft > 1 && isCompletable(site, first));

/** Every spot that `fitsSite` accepts, kind by kind. */
export const spotsFitting = (site: Site): Spot[] =>
  site
    .seconds()
    .all.filter((first) => fits(site, first))
    .map(({ spot }) => spot);

/** The kinds still needed once the tile lies there. */
const missingWith = ({ needs, kinds }: Site, tile: TileId): number => (needs | NEEDS[tile]) & ~(kinds | KIND[tile]);

const isCompletable = (site: Site, first: Fitting): boolean => {
  const missing = missingWith(site, first.spot.placement.tile);
  const isSeveral = (missing & (missing - 1)) !== 0;
  if (isSeveral) return false;
  // What the first tile and all it joins are not reached from, some of which the second must bring.
  const lacking = isContent(first.wants, first.reach) ? 0 : BOTH & ~first.reach;
  const { all, rescuers, connectors, covering } = site.seconds();
  if ((site.lost & ~first.joins) !== 0) return isCompletedBy(site, first, lacking, rescuers);
  if (site.lost !== 0 || lacking === 0) return isCompletedBy(site, first, lacking, all);
  // Nothing but the first tile is cut off: the second leads to it, or joins the half of the sheet it hangs on to both.
  if (first.joins !== 0 && isCompletedBy(site, first, lacking, connectors)) return true;
  return first.spot.links.some(({ to }) => isCompletedBy(site, first, lacking, at(covering, to)));
};

/** Whether one of these makes the sheet sound. */
const isCompletedBy = (site: Site, first: Fitting, lacking: number, seconds: readonly Fitting[]): boolean => {
  for (const second of seconds)
    if ((lacking === 0 || (second.reach & lacking) !== 0) && isSoundWithBoth(site, first, second)) return true;
  return false;
};

const isSoundWith = (site: Site, one: Fitting): boolean => {
  const { tile } = one.spot.placement;
  return (
    (site.lost & ~one.joins) === 0 &&
    missingWith(site, tile) === 0 &&
    isContent(one.wants, one.reach) &&
    clubsMeet(site, [one.spot])
  );
};

const isSoundWithBoth = (site: Site, one: Fitting, other: Fitting): boolean => {
  if ((site.lost & ~(one.joins | other.joins)) !== 0) return false;
  const { tile } = one.spot.placement;
  const { tile: second } = other.spot.placement;
  const needs = site.needs | NEEDS[tile] | NEEDS[second];
  if ((needs & ~(site.kinds | KIND[tile] | KIND[second])) !== 0) return false;
  if (!arePassable(one, other) || !areApart(one.spot, other.spot)) return false;
  if (tile === second && isOnlyOne(site.aside, tile)) return false;
  return clubsMeet(site, [one.spot, other.spot]);
};

/** Whether both, and all they join, are reached as they must be. */
const arePassable = (one: Fitting, other: Fitting): boolean => {
  if (isContent(one.wants, one.reach) && isContent(other.wants, other.reach)) return true;
  if (!isContent(one.wants | other.wants, one.reach | other.reach)) return false;
  return (one.joins & other.joins) !== 0 || meet(one.spot, other.spot);
};

/** Whether a doorway of one leads into the other. */
const meet = ({ links }: Spot, { cells, doors }: Spot): boolean => {
  for (const { to, theirs } of links) {
    const index = cells.indexOf(to);
    if (index >= 0 && ((doors[index] ?? 0) & theirs) !== 0) return true;
  }
  return false;
};

const areApart = (one: Spot, other: Spot): boolean => {
  for (const cell of one.cells) if (other.cells.includes(cell)) return false;
  return true;
};

const isOnlyOne = (aside: readonly TileId[], tile: TileId): boolean => aside.indexOf(tile) === aside.lastIndexOf(tile);

/** RULES 4.6, for the Night Clubs that lie already and for those on their way. */
const clubsMeet = ({ around, lonely }: Site, added: readonly Spot[]): boolean => {
  if (lonely.length === 0 && !added.some(isClub)) return true;
  const clubs = added.filter((spot) => isClub(spot) && !meetsLounge(around, spot));
  if (lonely.length + clubs.length === 0) return true;
  const lounges = added.filter((spot) => isLounge(spot.placement.tile));
  return [...lonely, ...clubs].every((club) => lounges.some((lounge) => meet(club, lounge)));
};

export const siteFault = (site: Site, placement: Placement): Refusal | null => {
  const spot = spotAt(placement);
  if (spot !== null && fitsSite(site, spot)) return null;
  const fault = placementFault(site.around, placement);
  if (fault !== null || spot === null) return fault;
  return { code: 'sheetBroken', faults: sheetFaults(surveyWith(site.around, spot)) };
};
