/** Changes single places of JSON values. */

export const overTheWire = (message: unknown): unknown => {
  const text = JSON.stringify(message);
  return text === undefined ? undefined : JSON.parse(text);
};

/** All paths into a value. */
export const placesIn = (value: unknown, way: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [way, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...way, key]))]
    : [way];

export const withValueAt = (message: unknown, way: readonly string[], change: unknown): unknown => {
  const [first, ...rest] = way;
  if (first === undefined) return change;
  const copy = overTheWire(message) as Record<string, unknown>;
  copy[first] = withValueAt(copy[first], rest, change);
  return copy;
};
