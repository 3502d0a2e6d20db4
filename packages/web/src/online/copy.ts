/** Copies text to the clipboard and shows a toast with the result. */

import { t } from '../i18n/index.ts';
import { notify } from '../ui/Toast.tsx';

export const copyToClipboard = (text: string): void => {
  const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
  write.then(
    () => notify({ key: 'copy', text: () => t('online.copied') }),
    () => notify({ key: 'copy', text: () => t('table.copyFailed') }),
  );
};
