/** Text with `**stress**` and `§4.2` links to rules. */

import type { ComponentChildren } from 'preact';

const PARTS = /\*\*(.+?)\*\*|§(\d+(?:\.\d+)?)/gu;

export const Marked = ({ text }: { readonly text: string }) => {
  const pieces: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, stressed, rule] = match;
    pieces.push(text.slice(end, match.index));
    pieces.push(
      stressed === undefined ? (
        <a class="rules-link" href={`#${rule}`}>
          {rule}
        </a>
      ) : (
        <b class="rules-stress">{stressed}</b>
      ),
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
};
