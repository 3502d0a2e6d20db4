/**
 * Vite plugin: text in the style sheets grows with the text size of the settings. The sources give sizes of text in
 * pixels, as the design does; the plugin rewrites them in rem, and `--text-base` of the root element decides how large
 * a rem is (styles/tokens.css). Sizes of boxes stay in pixels.
 */

import type { Plugin } from 'vite';

/** The size of a rem at the standard text size. */
const REM_PX = 16;

/** Declarations that size text, with the variables of styles/tokens.css that they use. */
const SIZES_OF_TEXT = /(?<![\w-])((?:font|font-size|line-height|--fs-[\w-]+|--lh-[\w-]+)\s*:)([^;{}]*)/g;

const PIXELS = /(?<![\w#.-])(\d*\.?\d+)px\b/g;

export const textInRem = (css: string): string =>
  css.replaceAll(
    SIZES_OF_TEXT,
    (_, property: string, value: string) =>
      property + value.replaceAll(PIXELS, (_length, pixels: string) => `${Number(pixels) / REM_PX}rem`),
  );

export const textSizePlugin = (): Plugin => ({
  name: 'fremont:text-size',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css) => ({ code: textInRem(css), map: null }),
  },
});
