/** The browser's store for small things. It may be missing or full (private windows): then nothing is kept. */

export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const writeStored = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The setting still holds until the tab is closed.
  }
};
