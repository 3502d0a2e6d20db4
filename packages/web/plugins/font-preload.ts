/** Vite plugin: preloads the fonts of the first screen before the style sheet is parsed. */

import type { HtmlTagDescriptor, Plugin } from 'vite';

const isFont = (file: string, name: string): boolean => file.includes(`/${name}-`) && file.endsWith('.woff2');

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  injectTo: 'head',
});

/** `names` are font file names without their hash. */
export const fontPreloadPlugin = (names: readonly string[]): Plugin => ({
  name: 'fremont:font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      names.flatMap((name) =>
        Object.keys(bundle)
          .filter((file) => isFont(file, name))
          .map(preload),
      ),
  },
});
