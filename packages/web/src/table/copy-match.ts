/** Copies the whole match as JSON to the clipboard, for bug reports. */

import { t } from '../i18n/index.ts';
import { notify } from '../ui/Toast.tsx';
import type { ScreenTypes } from './game-screen.ts';
import type { OpenTable } from './open-table.ts';

export const copyMatch = <S extends ScreenTypes>({ record }: OpenTable<S>): void =>
  copyText(record().then((record) => JSON.stringify(record)));

export const copyText = (text: Promise<string>): void => {
  text
    .then((ready) => navigator.clipboard.writeText(ready))
    .then(
      () => notify({ key: 'copy', text: () => t('table.copied') }),
      () => notify({ key: 'copy', text: () => t('table.copyFailed') }),
    );
};
