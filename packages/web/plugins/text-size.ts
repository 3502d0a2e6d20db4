/**
 * PostCSS plugin: text in the style sheets grows with the text size of the settings. The sources give sizes of text in
 * pixels, as the design does; the plugin rewrites them in rem, and `--text-base` of the root element decides how large
 * a rem is (styles/tokens.css). Sizes of boxes stay in pixels.
 */

import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** The size of a rem at the standard text size. */
const REM_PX = 16;

/** Properties that size text, and the variables of styles/tokens.css that they use. */
const SIZES_TEXT = /^(?:font|font-size|line-height|--fs-[\w-]+|--lh-[\w-]+)$/;

const PIXELS = /(?<![\w#.-])(\d*\.?\d+)px\b/g;

/** The value of a declaration as it is built. */
export const valueInRem = (property: string, value: string): string =>
  SIZES_TEXT.test(property) ? value.replaceAll(PIXELS, (_, pixels: string) => `${Number(pixels) / REM_PX}rem`) : value;

/** Lettering that is drawn to measure, such as the name on a tile, keeps its size: its rule says `text-size-adjust: none`. */
const isDrawn = (declarations: readonly object[] = []): boolean =>
  declarations.some(
    (one) => 'prop' in one && one.prop === 'text-size-adjust' && 'value' in one && one.value === 'none',
  );

export const textSizePlugin = (): PostcssPlugin => ({
  postcssPlugin: 'fremont:text-size',
  Declaration(declaration) {
    if (isDrawn(declaration.parent?.nodes)) return;
    const value = valueInRem(declaration.prop, declaration.value);
    // An assignment makes PostCSS visit the declaration again.
    if (value !== declaration.value) declaration.value = value;
  },
});
