/** An error report for developers, without personal data. */

import { language } from '../../i18n/index.ts';
import { APP_VERSION } from '../../pwa/version.ts';

export const reportOf = (error: unknown): string =>
  [
    `Fremont ${APP_VERSION}`,
    `page: ${location.pathname}`,
    `language: ${language.peek()}, window: ${innerWidth}x${innerHeight}, online: ${navigator.onLine}`,
    `browser: ${navigator.userAgent}`,
    '',
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error),
  ].join('\n');
