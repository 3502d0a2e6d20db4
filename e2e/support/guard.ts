/** Records all console errors of a page, so that tests fail on them. */

import type { Page } from '@playwright/test';

/** The array grows as errors occur. */
export const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !isUnheard(message.location().url, message.text())) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (why !== 'net::ERR_ABORTED' && !isUnheard(request.url(), why)) errors.push(`request: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`response: ${response.status()} ${response.url()}`);
  });
  return errors;
};

/**
 * A request to the server without a network. The app sends none if the browser knows that it is offline. But a page
 * that is reloaded under Playwright's offline mode believes that it is online.
 */
const isUnheard = (url: string, why: string): boolean =>
  new URL(url, 'http://none').pathname.startsWith('/api/') && why.includes('net::ERR_INTERNET_DISCONNECTED');
