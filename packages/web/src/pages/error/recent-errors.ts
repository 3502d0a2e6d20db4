/** The last errors of this page, for reports of faults. */

const KEPT_MAX = 10;

export const recentErrors: unknown[] = [];

const keep = (error: unknown): void => {
  if (recentErrors.push(error) > KEPT_MAX) recentErrors.shift();
};

/** Called once, by main. */
export const keepErrors = (): void => {
  addEventListener('error', ({ error }) => keep(error));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
};
