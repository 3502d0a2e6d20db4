/** The label of a key on keyboards of the language: Strg+Z, Échap. */

import { t } from '../i18n/index.ts';
import { writtenKey } from './controls.ts';

export const keyLabel = (key: string): string => writtenKey(key, (named) => t(`table.key${named}`));
