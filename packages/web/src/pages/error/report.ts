/** A text that lets a developer find what happened, without anything personal in it. */

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
