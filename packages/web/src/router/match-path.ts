/** Matches addresses against patterns such as /table/:id. */

/** The values of the `:places` of `pattern`, or null if `path` does not match. */
export const matchPath = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const wanted = pattern.split('/');
  const found = path.replace(/(.)\/$/u, '$1').split('/');
  if (wanted.length !== found.length) return null;
  const places: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const actual = decoded(found[index] ?? '');
    if (part.startsWith(':') && actual !== null && actual !== '') places[part.slice(1)] = actual;
    else if (part !== actual) return null;
  }
  return places;
};

/** Null for an invalid percent encoding. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
