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

/** The fields of a value; none if it is no object. */
export const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> =>
  json !== null && typeof json === 'object' ? (json as Record<string, unknown>) : {};

const readStoredJson = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
};

/** The fields of a stored object; none if it is missing or damaged. */
export const readStoredFields = (key: string): Readonly<Record<string, unknown>> => fieldsOf(readStoredJson(key));

/** The elements of a stored list that fit; none if it is missing or damaged. */
export const readStoredList = <T>(key: string, fits: (element: unknown) => element is T): readonly T[] => {
  const json = readStoredJson(key);
  return Array.isArray(json) ? json.filter(fits) : [];
};
