/** RULES 3.6: moving along the score track. */

import { at } from '@fremont/kernel';
import { TRACK } from '../data/track.ts';

export interface TrackMove {
  readonly to: number;
  /** Points lost before a break of the track. */
  readonly lost: number;
}

/** Moves a chip from the space `from` with the points of one casino. */
export const trackMove = (from: number, points: number): TrackMove => {
  let space = TRACK.indexOf(from);
  let left = points;
  while (space + 1 < TRACK.length && at(TRACK, space + 1) - at(TRACK, space) <= left) {
    left -= at(TRACK, space + 1) - at(TRACK, space);
    space++;
  }
  return { to: at(TRACK, space), lost: left };
};

/** The points of one casino needed for the next space; null at the end of the track. */
export const nextStep = (points: number): number | null => {
  const next = TRACK.find((value) => value > points);
  return next === undefined ? null : next - points;
};

export const isOnTrack = (points: number): boolean => TRACK.includes(points);
