/** Calling somebody who looks elsewhere: the title of the tab, and a notice of the browser if they asked for it. */

import { signal } from '@preact/signals';

export type NoticePermission = NotificationPermission | 'unsupported';

const current = (): NoticePermission => ('Notification' in globalThis ? Notification.permission : 'unsupported');

export const noticePermission = signal<NoticePermission>(current());

/** Only on a press of the player: browsers forget whoever asks unasked. */
export const askForNotices = async (): Promise<void> => {
  if (!('Notification' in globalThis)) return;
  await Notification.requestPermission();
  noticePermission.value = current();
};

/** One notice per table: a newer one takes the place of the older. */
export const showNotice = (tag: string, title: string, text: string, onPress: () => void): void => {
  if (current() !== 'granted' || !document.hidden) return;
  try {
    const notice = new Notification(title, { body: text, tag, icon: '/icons/icon-192.png' });
    notice.addEventListener('click', () => {
      window.focus();
      onPress();
      notice.close();
    });
  } catch {
    // Phones only allow notices through a service worker; the title of the tab has to do.
  }
};
