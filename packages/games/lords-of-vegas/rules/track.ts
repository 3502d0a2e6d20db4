/** RULES 3.6: moving along the score track. */

import { at } from '@fremont/kernel';
import { TRACK } from '../data/track.ts';

export interface TrackMove {
  readonly to: number;
  /** Points that came to nothing. */
  readonly lost: number;
}

/** What one casino's points do for a chip on the space `from`. */
export const trackMove = (from: number, points: number): TrackMove => {
  let space = TRACK.indexOf(from);
  let left = points;
  while (space + 1 < TRACK.length && at(TRACK, space + 1) - at(TRACK, space) <= left) {
    left -= at(TRACK, space + 1) - at(TRACK, space);
    space++;
  }
  return { to: at(TRACK, space), lost: left };
};

/** How many points of one casino the next space takes; null at the end of the track. */
export const nextStep = (points: number): number | null => {
  const next = TRACK.find((value) => value > points);
  return next === undefined ? null : next - points;
};

export const isOnTrack = (points: number): boolean => TRACK.includes(points);
