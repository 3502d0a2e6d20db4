/** Breaks the name of a tile into lines that fit on it. Widths are estimates, because SVG text is measured only once drawn. */

/** The average width of a letter of `.room-name`, in units of the drawing. */
const LETTER_WIDTH = 7.1;

export interface NameLine {
  readonly words: string;
  /** The width to squeeze the line into; null if it fits. */
  readonly squeezed: number | null;
}

export const nameLines = (name: string, width: number): readonly NameLine[] =>
  linesOf(name.split(/ |(?<=-)/), width).map((words) => ({
    words,
    squeezed: words.length * LETTER_WIDTH > width ? width : null,
  }));

/** Fills each line with as many words as fit. A word that is too long gets its own line. */
const linesOf = (words: readonly string[], width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined || last.endsWith('-') ? `${last ?? ''}${word}` : `${last} ${word}`;
    if (last !== undefined && longer.length * LETTER_WIDTH <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
