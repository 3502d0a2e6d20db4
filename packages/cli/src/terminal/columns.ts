/** Sets texts in columns, row by row. */

export interface ColumnLayout {
  readonly columns: number;
  readonly width: number;
  readonly indent: number;
}

export const inColumns = (texts: readonly string[], { columns, width, indent }: ColumnLayout): string[] =>
  Array.from({ length: Math.ceil(texts.length / columns) }, (_, row) => {
    const cells = texts.slice(row * columns, (row + 1) * columns).map((text) => text.padEnd(width));
    return `${' '.repeat(indent)}${cells.join('')}`.trimEnd();
  });
