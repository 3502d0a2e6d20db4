/** The lit windows of the towers: one window is a fixed amount, and the windows are the score. */

/** More windows are too small to count. */
const WINDOWS_MAX = 60;

const STEPS = [1, 2, 5, 10, 20, 50] as const;

/** The value of one window, so that the best score fits. */
export const windowUnit = (value: number, best: number): number =>
  value * (STEPS.find((step) => best / (value * step) <= WINDOWS_MAX) ?? Math.ceil(best / (value * WINDOWS_MAX)));

export const WINDOWS_PER_ROW = 4;

export interface TowerWindows {
  /** Fully lit windows. */
  readonly lit: number;
  /** True if a part of the unit is left. */
  readonly half: boolean;
  readonly rows: number;
}

/** `missing`: the tower has room for one more window, which the score falls short of. */
export const towerWindows = (score: number, unit: number, missing: boolean): TowerWindows => {
  const lit = Math.floor(Math.max(0, score) / unit);
  const half = Math.max(0, score) % unit > 0;
  const count = lit + (half ? 1 : 0) + (missing ? 1 : 0);
  return { lit, half, rows: Math.max(1, Math.ceil(count / WINDOWS_PER_ROW)) };
};

/** The seats from left to right: second, first, third, fourth, fifth, as on a podium. */
export const podium = <T>(ranked: readonly T[]): T[] => {
  const [first, second, ...others] = ranked;
  return [second, first, ...others].filter((one) => one !== undefined);
};
