/** The name of a tile in lines that fit on it. Widths are estimated: a drawing cannot ask the font before it is drawn. */

/** Of the letters of `.room-name`, in units of the drawing. */
const LETTER = 7.1;

export interface NameLine {
  readonly words: string;
  /** Set where the letters have to stand closer; null where they fit as they are. */
  readonly squeezed: number | null;
}

export const nameLines = (name: string, width: number): readonly NameLine[] =>
  broken(name.split(/ |(?<=-)/), width).map((words) => ({
    words,
    squeezed: words.length * LETTER > width ? width : null,
  }));

/** As many words on each line as fit; a word too long for any line has one of its own. */
const broken = (words: readonly string[], width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined || last.endsWith('-') ? `${last ?? ''}${word}` : `${last} ${word}`;
    if (last !== undefined && longer.length * LETTER <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
