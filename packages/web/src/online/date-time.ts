/** A date with its time of day, as the language writes it. */

import { language } from '../i18n/index.ts';

export const dateAndTime = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' }).format(time);
