/** Notes everything a page complains about, so that no journey passes over an error in the console. */

import type { Page } from '@playwright/test';

/** Lines are added as they happen. */
export const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !isUnheard(message.location().url, message.text())) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page gives up what it was still loading.
    if (why !== 'net::ERR_ABORTED' && !isUnheard(request.url(), why)) errors.push(`request: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`response: ${response.status()} ${response.url()}`);
  });
  return errors;
};

/**
 * A question to the server while the network is away. The app does not ask when the browser knows that; but a page
 * reloaded under Playwright's loss of network takes itself to be online.
 */
const isUnheard = (url: string, why: string): boolean =>
  new URL(url, 'http://none').pathname.startsWith('/api/') && why.includes('net::ERR_INTERNET_DISCONNECTED');
