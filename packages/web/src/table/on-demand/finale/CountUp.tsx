/** A number that counts up while its tower fills. Screen readers get the final number. */

import { useEffect, useState } from 'preact/hooks';
import type { Show } from './sequence.ts';

interface CountUpProps {
  readonly value: number;
  readonly words: (value: number) => string;
  readonly show: Show;
  readonly startMs: number;
  readonly fillMs: number;
}

/** Steps of the count, so that money stays in round amounts. */
const STEPS = 24;

export const CountUp = ({ value, words, show, startMs, fillMs }: CountUpProps) => {
  const [shown, setShown] = useState(show.stage === 'rest' ? value : 0);
  const isOver = show.stage === 'rest';
  useEffect(() => {
    if (isOver) {
      setShown(value);
      return;
    }
    let frame = 0;
    const began = performance.now();
    const tick = (now: number): void => {
      const part = (now - began - startMs * show.pace) / (fillMs * show.pace);
      const step = Math.min(STEPS, Math.max(0, Math.floor(part * STEPS)));
      setShown(step === STEPS ? value : roundTo(value / STEPS, value) * step);
      if (step < STEPS) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isOver, value]);
  return (
    <>
      <span class="visually-hidden">{words(value)}</span>
      <span aria-hidden="true">{words(shown)}</span>
    </>
  );
};

/** Thousands for money in thousands, whole numbers otherwise. */
const roundTo = (part: number, value: number): number => {
  const unit = value % 1000 === 0 ? 1000 : 1;
  return Math.floor(part / unit) * unit;
};
