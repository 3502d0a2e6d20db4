/** Runs in the page: finds what a person can press next. */

export interface Target {
  /** The place in the list of selectors. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export interface Seen {
  readonly isOver: boolean;
  /** The number of log lines. */
  readonly told: number;
  /** The first element that can be pressed; null if there is none. */
  readonly target: Target | null;
  /** An element that could be pressed if nothing lay on it. */
  readonly covered: string | null;
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    fremontFaults?: string[];
  }
}

/** Self-contained, because the browser gets only its source. `without` lists places of the selectors to leave out. */
export const lookFor = (selectors: readonly string[], over: string, without: readonly number[]): Seen => {
  const isVisible = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  let covered: string | null = null;
  const targetOf = (one: Element, index: number): Target | null => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit !== null && (one.contains(hit) || hit.contains(one))) return { index, ...at };
    covered = `${selectors[index]} lies under ${hit?.outerHTML.slice(0, 80)}`;
    return null;
  };
  const targets = selectors.flatMap((selector, index) =>
    without.includes(index)
      ? []
      : [...document.querySelectorAll(selector)]
          .filter((one) => one.getAttribute('aria-disabled') !== 'true' && isVisible(one))
          .slice(0, 1)
          .map((one) => [one, index] as const),
  );
  let target: Target | null = null;
  for (const [one, index] of targets) target ??= targetOf(one, index);
  const finale = document.querySelector(over);
  return {
    isOver: finale !== null && isVisible(finale),
    told: document.querySelectorAll('.log-lines li').length,
    target,
    covered,
    faults: window.fremontFaults ?? [],
  };
};

/** From now on the page collects its errors. Self-contained, too. */
export const collectFaults = (): void => {
  const faults: string[] = [];
  window.fremontFaults = faults;
  addEventListener('error', ({ message }) => faults.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`not allowed: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    faults.push(`console: ${words.join(' ')}`);
    error(...words);
  };
};
