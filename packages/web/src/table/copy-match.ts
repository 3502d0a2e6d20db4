/** The whole match as JSON in the clipboard: what a bug report needs. */

import { t } from '../i18n/index.ts';
import { notify } from '../ui/Toast.tsx';
import type { ScreenTypes } from './game-screen.ts';
import type { Session } from './session.ts';

export const copyMatch = <S extends ScreenTypes>(session: Session<S>): void =>
  copyText(session.record().then((record) => JSON.stringify(record)));

export const copyText = (text: Promise<string>): void => {
  text
    .then((ready) => navigator.clipboard.writeText(ready))
    .then(
      () => notify({ key: 'copy', text: () => t('table.copied') }),
      () => notify({ key: 'copy', text: () => t('table.copyFailed') }),
    );
};
