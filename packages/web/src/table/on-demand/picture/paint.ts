/**
 * Paints elements of the page on a canvas: the elements, the styles of the page, and the fonts and pictures in use become one
 * SVG image that needs no network, and the canvas draws this image.
 */

import { dataUrlOf } from './data-url.ts';

export interface PaintSize {
  readonly width: number;
  readonly height: number;
}

export const paint = async (element: HTMLElement, size: PaintSize): Promise<Blob> => {
  const [markup, styles] = await Promise.all([markupOf(element), stylesOfPage()]);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(markup, styles, size))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // WebKit draws fonts and pictures inside of an image only from the second time on.
  context.drawImage(image, 0, 0);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  context.clearRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
};

/** The styles refer to attributes and font size of the page's root element, so the root of the image gets the same. */
const svgOf = (markup: string, styles: string, { width, height }: PaintSize): string => {
  const theme = document.documentElement.dataset['theme'] ?? 'night';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` data-theme="${theme}" style="font-size:16px"><style>${escaped(styles)}</style>`,
    `<foreignObject x="0" y="0" width="${width}" height="${height}">${markup}</foreignObject></svg>`,
  ].join('');
};

const escaped = (styles: string): string => styles.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const markupOf = async (element: HTMLElement): Promise<string> => {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('style');
  await Promise.all(
    [...copy.querySelectorAll('img')].map(async (picture) => {
      picture.setAttribute('src', await fileAsUrl(new URL(picture.src, location.href).href));
    }),
  );
  await inlineDrawings(copy);
  return new XMLSerializer().serializeToString(copy);
};

/** Drawings of other files become part of the picture, once for each file. */
const inlineDrawings = async (copy: HTMLElement): Promise<void> => {
  const uses = [...copy.querySelectorAll('use')].filter((use) => !(use.getAttribute('href') ?? '#').startsWith('#'));
  const files = new Set(uses.map((use) => fileOf(use.href.baseVal)));
  for (const file of files) {
    const text = await (await fetch(file)).text();
    const drawings = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    drawings.setAttribute('style', 'position:absolute;width:0;height:0');
    copy.append(document.importNode(drawings, true));
  }
  for (const use of uses) use.setAttribute('href', `#${use.href.baseVal.split('#').at(-1)}`);
};

const fileOf = (href: string): string => new URL(href.split('#')[0] ?? '', location.href).href;

/** Ends all animations, so that the picture shows the last frame. */
const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}';

const stylesOfPage = async (): Promise<string> => {
  const rules = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].map((rule) => ({ rule, base: href ?? location.href })),
  );
  const texts = await Promise.all(rules.map(({ rule, base }) => textOf(rule, base)));
  return texts.join('\n') + STILL;
};

const textOf = async (rule: CSSRule, base: string): Promise<string> => {
  if (!(rule instanceof CSSFontFaceRule)) return rule.cssText.replaceAll(FILE, 'none');
  const file = FONT.exec(rule.cssText)?.[1];
  if (file === undefined || !isLoaded(rule)) return '';
  const data = await fileAsUrl(new URL(file, base).href);
  return rule.cssText.replace(FONT, () => `url("${data}")`);
};

/** A reference to a file. Those to other elements begin with #. */
const FILE = /url\("?(?!["#]|data:)[^)]*\)/g;
const FONT = /url\("?([^")]+)"?\)/;

const isLoaded = ({ style }: CSSFontFaceRule): boolean => {
  const [family, range] = [style.getPropertyValue('font-family'), style.getPropertyValue('unicode-range')];
  return [...document.fonts].some(
    (font) => font.status === 'loaded' && bare(font.family) === bare(family) && bare(font.unicodeRange) === bare(range),
  );
};

/** Browsers write quotes, spaces and letters of ranges in their own ways. */
const bare = (text: string): string => text.replaceAll(/["'\s]/g, '').toUpperCase();

const fileAsUrl = async (address: string): Promise<string> => dataUrlOf(await (await fetch(address)).blob());
