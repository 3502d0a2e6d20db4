/** The last errors of this page, for reports of faults. */

export interface RecentError {
  readonly message: string;
  readonly stack: string;
}

const KEPT_MAX = 10;

export const recentErrors: RecentError[] = [];

const keep = (error: unknown): void => {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  recentErrors.splice(0, Math.max(0, recentErrors.push({ message, stack: stack ?? '' }) - KEPT_MAX));
};

addEventListener('error', ({ error, message }) => keep(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => keep(reason));
