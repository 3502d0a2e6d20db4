/** Dates as the language writes them. */

import { language } from '../i18n/index.ts';

export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time);

export const dateAndTime = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' }).format(time);
