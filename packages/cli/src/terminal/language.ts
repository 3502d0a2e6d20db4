/** Chooses the language of the terminal. */

import { LANGUAGES, type Language } from '@fremont/kernel';
import { UsageError } from '../usage-error.ts';

const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** `--lang`, else the language of the environment, else English. */
export const languageOf = (flag: string | undefined, env: NodeJS.ProcessEnv): Language => {
  if (flag !== undefined) {
    if (isLanguage(flag)) return flag;
    throw new UsageError(`no language "${flag}"; there are ${LANGUAGES.join(', ')}`);
  }
  // The order of precedence of POSIX.
  const wanted = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(wanted) ? wanted : 'en';
};
