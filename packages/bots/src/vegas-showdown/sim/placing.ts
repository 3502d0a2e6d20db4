/**
 * Lists the placements of one tile on a sound sheet: after a purchase, Publicity or a permit. Written for speed: see
 * `spots.ts`. RULES 3.9, 3.11, 4, 5.6.
 */

import { type ActionList, actionOf, DO_PLACE, detailOf, typeOf } from './actions.ts';
import { nth } from './numbers.ts';
import { EAST, FIRST_SPOT, HIGH, LOW, NORTH, SOUTH, SPOTS, STRIDE, WEST } from './spots.ts';
import type { Survey } from './survey.ts';
import { BOTH, CASINO, HOTEL, NEEDS, NIGHT_CLUB, WANT } from './tables.ts';

const PLACE = actionOf(DO_PLACE, 0);

/** `kinds` are the kinds aside. */
export const listPlacements = (survey: Survey, kinds: number, list: ActionList): void => {
  for (let left = kinds; left !== 0; left &= left - 1) {
    const kind = 31 - Math.clz32(left & -left);
    if ((nth(NEEDS, kind) & ~survey.kinds) === 0) listKind(survey, kind, list);
  }
};

/** For a kind whose prerequisites are on the sheet. */
export const listKind = (survey: Survey, kind: number, list: ActionList): void => {
  listSpots(survey, kind, list);
  if (kind === NIGHT_CLUB) keepNextToLounge(survey, list);
};

/** All free spots of a kind that are connected to an entrance the kind accepts. */
const listSpots = (survey: Survey, kind: number, list: ActionList): void => {
  const { low, high } = survey;
  const hotel = (nth(survey.reach, 0) & HOTEL) === 0 ? 1 : 0;
  const wanted = nth(WANT, kind) === 0 ? BOTH : nth(WANT, kind);
  // The group of the wanted entrance; for green tiles both groups at once.
  const one = (wanted & CASINO) === 0 ? hotel : 0;
  const other = wanted === BOTH ? hotel : one;
  const east = nth(survey.east, one) | nth(survey.east, other);
  const west = nth(survey.west, one) | nth(survey.west, other);
  const north = nth(survey.north, one) | nth(survey.north, other);
  const south = nth(survey.south, one) | nth(survey.south, other);
  const end = nth(FIRST_SPOT, kind + 1);
  for (let spot = nth(FIRST_SPOT, kind), row = spot * STRIDE; spot < end; spot++, row += STRIDE) {
    if (((nth(SPOTS, row + LOW) & low) | (nth(SPOTS, row + HIGH) & high)) !== 0) continue;
    const joined =
      (nth(SPOTS, row + EAST) & west) |
      (nth(SPOTS, row + WEST) & east) |
      (nth(SPOTS, row + NORTH) & south) |
      (nth(SPOTS, row + SOUTH) & north);
    if (joined !== 0) list.push(PLACE | spot);
  }
};

/** RULES 4.6: removes Night Clubs without a lounge from the list. They are rare, so a second pass is cheap. */
const keepNextToLounge = (survey: Survey, list: ActionList): void => {
  const first = nth(FIRST_SPOT, NIGHT_CLUB);
  let kept = 0;
  for (let index = 0; index < list.count; index++) {
    const action = list.at(index);
    const spot = detailOf(action);
    if (typeOf(action) !== DO_PLACE || spot < first || survey.meetsLounge(spot * STRIDE)) list.set(kept++, action);
  }
  list.count = kept;
};
