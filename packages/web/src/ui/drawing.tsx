/** Decorations drawn in an SVG file. */

import type { FunctionComponent } from 'preact';
import { lazy } from './lazy.tsx';
import './drawing.css';

/**
 * Fetches the file and puts its elements into the page. In an `<img>` they would not have the theme, the fonts and the dice
 * of the page. The drawing is left out if the file cannot be loaded.
 */
export const drawing = (file: string): FunctionComponent =>
  lazy(async () => {
    const drawn = await read(file).catch(() => null);
    const put = (place: Element | null): void => {
      if (drawn !== null) place?.replaceChildren(document.importNode(drawn, true));
    };
    return () => <span class="drawing" aria-hidden="true" ref={put} />;
  });

const read = async (file: string): Promise<Element> => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
};
