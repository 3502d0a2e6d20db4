/** The dashed line from the reader's line down to the window that is missing. Its length depends on the layout. */

import { useLayoutEffect } from 'preact/hooks';

export const useLeader = (line: { readonly current: HTMLElement | null }): void => {
  useLayoutEffect(() => {
    const measure = (): void => {
      const missing = document.querySelector<HTMLElement>('.finale-missing');
      if (line.current === null || missing === null) return;
      const { bottom, left, right } = line.current.getBoundingClientRect();
      const target = missing.getBoundingClientRect();
      const isUnder = target.left > left && target.right < right;
      missing.style.setProperty('--leader', `${isUnder ? Math.max(0, target.top - bottom) : 0}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
};
