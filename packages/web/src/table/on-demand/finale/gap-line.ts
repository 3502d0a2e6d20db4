/**
 * The finale tells a player how much was missing to the next place and marks that gap as an unlit window of the player's tower.
 * A dashed line leads from the sentence down to the window. Its length depends on the layout, so it is measured.
 */

import { useLayoutEffect } from 'preact/hooks';

export const useGapLine = (sentence: { readonly current: HTMLElement | null }): void => {
  useLayoutEffect(() => {
    const measure = (): void => {
      const missing = document.querySelector<HTMLElement>('.finale-missing');
      if (sentence.current === null || missing === null) return;
      const { bottom, left, right } = sentence.current.getBoundingClientRect();
      const target = missing.getBoundingClientRect();
      const isUnder = target.left > left && target.right < right;
      missing.style.setProperty('--gap-line', `${isUnder ? Math.max(0, target.top - bottom) : 0}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
};
