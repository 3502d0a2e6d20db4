/** The steps of the show, as time passes: the towers fill, the sign ignites, the letterboard names the winner, rest. */

import { useEffect, useState } from 'preact/hooks';
import { storySpeed } from '../../pace.ts';

export const STAGES = ['counting', 'lit', 'told', 'rest'] as const;
export type ShowStage = (typeof STAGES)[number];

/** When each stage begins, in milliseconds at normal speed. */
const STARTS_MS: Readonly<Record<Exclude<ShowStage, 'counting'>, number>> = { lit: 3700, told: 4000, rest: 5600 };

const FIRST_TOWER_MS = 700;
const LAST_TOWER_MS = 1900;
const TOWER_STEP_MS = 600;
export const WINNER_MS = 2500;

/** When the tower of each loser begins to fill, the last place first. */
export const loserStarts = (losers: number): number[] => {
  const step = Math.min(TOWER_STEP_MS, (LAST_TOWER_MS - FIRST_TOWER_MS) / Math.max(1, losers - 1));
  return Array.from({ length: losers }, (_, index) => FIRST_TOWER_MS + index * step);
};

export interface Show {
  readonly stage: ShowStage;
  /** The factor of all durations. */
  readonly pace: number;
  skip(): void;
}

/** `isPlayed` is false for reduced motion and for results that have been shown before. */
export const useShow = (isPlayed: boolean): Show => {
  const [stage, setStage] = useState<ShowStage>(isPlayed ? 'counting' : 'rest');
  const [pace] = useState(() => 1 / storySpeed());
  const isOver = stage === 'rest';
  useEffect(() => {
    if (isOver) return;
    const timers = Object.entries(STARTS_MS).map(([next, ms]) =>
      setTimeout(() => setStage(next as ShowStage), ms * pace),
    );
    return () => timers.forEach(clearTimeout);
  }, [isOver]);
  return { stage, pace, skip: () => setStage('rest') };
};

/** Any key, tap or scroll ends the show. A press on a button also works as usual. */
export const useSkipping = ({ stage, skip }: Show): void => {
  const isOver = stage === 'rest';
  useEffect(() => {
    if (isOver) return;
    const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
    for (const input of inputs) addEventListener(input, skip, { capture: true, passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, skip, { capture: true });
    };
  }, [isOver]);
};
