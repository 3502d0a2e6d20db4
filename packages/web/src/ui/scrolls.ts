/** What scrolls is reached with the keyboard, too: without focus arrow keys would not move it. */
export const SCROLLS = { tabIndex: 0 } as const;
