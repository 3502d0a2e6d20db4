/** Shares the result as a short text: by the share sheet of the device, otherwise by the clipboard. */

import { t } from '../../../i18n/index.ts';
import { notify } from '../../../ui/Toast.tsx';

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => notify({ key: 'share', text: () => t('finale.copied') }),
    () => notify({ key: 'share', text: () => t('table.copyFailed') }),
  );

/** A person who closes the share sheet wants nothing else. Any other failure falls back to the clipboard. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export const shareResult = async (text: string): Promise<void> => {
  if (!('share' in navigator)) return copy(text);
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!isCancelled(error)) await copy(text);
  }
};
