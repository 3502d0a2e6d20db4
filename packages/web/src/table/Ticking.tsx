/** A number that counts up or down to its new value during a story. Otherwise it changes at once. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { reducedMotion } from '../settings/index.ts';
import type { ModelProps, ScreenTypes } from './game-screen.ts';

const TICKING_MS = 420;

interface TickingProps<S extends ScreenTypes> extends ModelProps<S> {
  readonly value: number;
  readonly format?: (value: number) => string;
  /** The smallest difference between two shown numbers. */
  readonly step?: number;
}

export const Ticking = <S extends ScreenTypes>({ model, value, format = String, step = 1 }: TickingProps<S>) => {
  const isTicking = model.isPlaying.value && !reducedMotion.value;
  const [shown, setShown] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (!isTicking || from === value) return setShown(value);
    return countUp(from, value, step, setShown);
  }, [value, isTicking, step]);
  return <>{format(isTicking ? shown : value)}</>;
};

/** Calls `show` once per frame. Returns a stop function. */
const countUp = (from: number, to: number, step: number, show: (value: number) => void): (() => void) => {
  const begin = performance.now();
  let request = requestAnimationFrame(function tick(now) {
    const share = Math.min(1, Math.max(0, (now - begin) / TICKING_MS));
    show(from + Math.round(((to - from) * share) / step) * step);
    if (share < 1) request = requestAnimationFrame(tick);
  });
  return () => cancelAnimationFrame(request);
};
