/** Access to localStorage. It may be missing or full (private windows); nothing is stored then. */

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
    // The value applies until the tab is closed.
  }
};
