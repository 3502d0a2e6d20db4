/** Replaces one section of a Markdown page and leaves the others as they are. */

const heading = (title: string): string => `## ${title}`;

/** A section goes from its heading to the next one of the same level. A new section is added at the end. */
export const withSection = (page: string, title: string, lines: readonly string[]): string => {
  const section = [heading(title), '', ...lines];
  const rows = page.trimEnd().split('\n');
  const start = rows.indexOf(heading(title));
  if (start === -1) return [...rows, '', ...section, ''].join('\n');
  const length = rows.slice(start + 1).findIndex((row) => row.startsWith('## '));
  const rest = length === -1 ? [] : ['', ...rows.slice(start + 1 + length)];
  return [...rows.slice(0, start), ...section, ...rest, ''].join('\n');
};
