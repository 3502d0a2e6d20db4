/** Browser notifications for people who are not looking at the page. */

import { signal } from '@preact/signals';

export type NoticePermission = NotificationPermission | 'unsupported';

const current = (): NoticePermission => ('Notification' in globalThis ? Notification.permission : 'unsupported');

export const noticePermission = signal<NoticePermission>(current());

/** Must be called from a click: browsers ignore permission requests without one. */
export const askForNotices = async (): Promise<void> => {
  if (!('Notification' in globalThis)) return;
  await Notification.requestPermission();
  noticePermission.value = current();
};

/** One notification per table. A newer one replaces the older. */
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
    // Phones allow notifications only through a service worker. The tab title must suffice there.
  }
};
