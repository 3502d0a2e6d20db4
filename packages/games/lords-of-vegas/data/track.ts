/** The score track with its breaks. RULES 1.6 and 3.6. */

/** Every space of the track. The step to a space costs the difference to the one before it. */
export const TRACK: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 23, 26, 29, 32, 36, 40, 44, 49, 54, 60, 66, 73, 81, 90,
];

/** RULES 7.2: a player on this space ends the match. */
export const TRACK_END = 90;
