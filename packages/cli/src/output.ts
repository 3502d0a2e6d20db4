/** Prints JSON for programs and lines for people. */

export const printJson = (value: unknown): void => console.log(JSON.stringify(value));

/** A JSON list with one element per line, which stays readable in a terminal. */
export const printJsonList = (list: readonly unknown[]): void =>
  console.log(list.length === 0 ? '[]' : `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`);

export const printLines = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line);
};
