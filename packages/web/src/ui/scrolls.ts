/** Makes a scrolling element focusable, so that arrow keys can scroll it. */
export const SCROLLS = { tabIndex: 0 } as const;
