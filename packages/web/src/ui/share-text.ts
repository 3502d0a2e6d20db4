/** Shares a short text or a link: by the share sheet of the device, otherwise by the clipboard. */

import { t } from '../i18n/index.ts';
import { notify } from './Toast.tsx';

const copy = (text: string, copied: () => string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => notify({ key: 'share', text: copied }),
    () => notify({ key: 'share', text: () => t('table.copyFailed') }),
  );

/** True if the person closed the share sheet. Any other failure falls back to the clipboard. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** `copied` says that the text is on the clipboard. */
export const shareText = async (text: string, copied: () => string): Promise<void> => {
  if (!('share' in navigator)) return copy(text, copied);
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!isCancelled(error)) await copy(text, copied);
  }
};
