/**
 * Measures whether everything on the screen fits, in every language, at the sizes of a desktop and a phone, and at the
 * largest text size. Language and text size change in place, as they do when another tab changes the settings.
 */

import { LANGUAGES, type Language } from '@fremont/kernel';
import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './test.ts';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  readonly textSize: 'standard' | 'largest';
}

/** The languages with the longest words. */
const LONGEST = ['ru', 'de'] as const satisfies readonly Language[];

const LOOKS: readonly Look[] = [DESKTOP, PHONE].flatMap(({ viewport }) => [
  ...LANGUAGES.map((language) => ({ ...viewport, language, textSize: 'standard' as const })),
  ...LONGEST.map((language) => ({ ...viewport, language, textSize: 'largest' as const })),
]);

export interface Screen {
  readonly page: Page;
  /** For the message of a failure. */
  readonly name: string;
  /** Only what is inside, such as an open dialog. Everything if omitted. */
  readonly within?: string;
}

/** Soft, so that one run reports every screen. */
export const expectEverythingFits = async ({ page, name, within = 'body' }: Screen): Promise<void> => {
  const before = page.viewportSize();
  const first = await lookOf(page);
  const faults: string[] = [];
  for (const look of LOOKS) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await wear(page, look);
    const found = await overflows(page, within);
    faults.push(...found.map((fault) => `${look.width} ${look.language} ${look.textSize}: ${fault}`));
  }
  expect.soft(faults, `everything fits: ${name}`).toEqual([]);
  if (before !== null) await page.setViewportSize(before);
  await wear(page, first);
};

type Worn = Pick<Look, 'language' | 'textSize'>;

const lookOf = (page: Page): Promise<Worn> =>
  page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { language: lang, textSize: dataset['text'] } as Worn;
  });

/** Changes language and text size without a reload, and waits until they are drawn. */
const wear = async (page: Page, { language, textSize }: Worn): Promise<void> => {
  await page.evaluate(
    async (changes) => {
      const key = 'fremont.settings';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      const newValue = JSON.stringify({ ...stored, ...changes });
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
      const root = document.documentElement;
      const isWorn = (): boolean => root.lang === changes.language && root.dataset['text'] === changes.textSize;
      while (!isWorn()) await new Promise((resolve) => setTimeout(resolve, 5));
      await document.fonts.ready;
      // Observers of sizes run after the layout of a frame and may change it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    { language, textSize },
  );
};

/** What does not fit on the current screen, one line each. */
export const overflows = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((root) => {
    /** Half a pixel is lost in rounding, and letters may lean over the edge of their box. */
    const SLACK = 1.5;
    /** Boxes of letters are higher than the letters, so lines set tightly overlap without harm. */
    const SHARE_OF_LINE = 0.4;
    const found = new Set<string>();
    const modal = [...document.querySelectorAll('dialog[open]')].filter((one) => one.matches(':modal')).at(-1);
    const scope = modal ?? document.querySelector(root) ?? document.body;

    const nameOf = (one: Element): string => {
      const classes = (one.getAttribute('class') ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2);
      return [one.tagName.toLowerCase(), ...classes].join('.');
    };
    const pathOf = (one: Element): string =>
      one.parentElement === null ? nameOf(one) : `${nameOf(one.parentElement)} > ${nameOf(one)}`;
    const isShown = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.closest('.visually-hidden, [inert]') === null;
    const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 48);

    const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });

    interface Letters extends Box {
      readonly node: Node;
      readonly owner: Element;
      readonly text: string;
    }

    /** The lines of text on the screen. */
    const lettersOf = (): Letters[] => {
      const list: Letters[] = [];
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = shorten(node.textContent ?? '');
        if (owner === null || text === '' || owner.closest('option, title, style, script') !== null || !isShown(owner))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          if (rect.width > 0.5 && rect.height > 0.5) list.push({ ...boxOf(rect), node, owner, text });
        }
      }
      return list;
    };

    const isPainted = (style: CSSStyleDeclaration): boolean =>
      style.backgroundImage !== 'none' ||
      !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
      style.boxShadow !== 'none' ||
      Number.parseFloat(style.borderTopWidth) > 0;

    /** Follows the boxes around the text outwards and reports the first that it leaves. */
    const checkBoxes = (letters: Letters): void => {
      let isInScroller = { x: false, y: false };
      let isInPaintedBox = false;
      for (let box: Element | null = letters.owner; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const isDrawing = box instanceof SVGElement && !(box instanceof SVGSVGElement);
        if (!isDrawing) {
          const { left, top, right, bottom } = box.getBoundingClientRect();
          const isWide = letters.left < left - SLACK || letters.right > right + SLACK;
          // Half of the height that a line has besides its letters.
          const lead = (letters.bottom - letters.top) * 0.16 + SLACK;
          const isHigh = letters.top < top - lead || letters.bottom > bottom + lead;
          const x = clips(style.overflowX) && isWide && !isInScroller.x;
          const y = clips(style.overflowY) && isHigh && !isInScroller.y;
          if (x || y) {
            found.add(`clipped: "${letters.text}" in ${pathOf(letters.owner)} by ${nameOf(box)}`);
            return;
          }
          if (!isInPaintedBox && isPainted(style)) {
            isInPaintedBox = true;
            if ((isWide && !isInScroller.x) || (isHigh && !isInScroller.y)) {
              found.add(`outside its box: "${letters.text}" in ${pathOf(letters.owner)}, box ${nameOf(box)}`);
              return;
            }
          }
          isInScroller = {
            x: isInScroller.x || scrolls(style.overflowX),
            y: isInScroller.y || scrolls(style.overflowY),
          };
        }
        if (style.position === 'fixed' || box.matches('dialog:modal, :popover-open')) {
          if (!isInScroller.y && (letters.top < -SLACK || letters.bottom > innerHeight + SLACK))
            found.add(`outside the window: "${letters.text}" in ${pathOf(letters.owner)}`);
          break;
        }
      }
      if (!isInScroller.x && (letters.left < -SLACK || letters.right > innerWidth + SLACK))
        found.add(`outside the window: "${letters.text}" in ${pathOf(letters.owner)}`);
    };

    /** Text that ends in an ellipsis, and boxes that scroll sideways. */
    const checkElement = (one: Element): void => {
      const style = getComputedStyle(one);
      const tooWide = one.scrollWidth > one.clientWidth + SLACK;
      const tooHigh = one.scrollHeight > one.clientHeight + SLACK;
      const isEllipsis = style.textOverflow === 'ellipsis' && clips(style.overflowX) && tooWide;
      const isClamped = style.webkitLineClamp !== 'none' && clips(style.overflowY) && tooHigh;
      if (isEllipsis || isClamped) found.add(`cut short: "${shorten(one.textContent ?? '')}" in ${pathOf(one)}`);
      if (scrolls(style.overflowX) && tooWide) found.add(`scrolls sideways: ${pathOf(one)}`);
      if (one instanceof HTMLInputElement && one.type === 'text' && tooWide && one.value.length < 24)
        found.add(`cut short: "${one.value}" in ${pathOf(one)}`);
    };

    const CONTROLS = 'button, a[href], input, select, textarea, [role="button"], [role="radio"], [role="tab"]';

    /** The box that moves the control when something scrolls, or holds it in place. */
    const layerOf = (one: Element): Element => {
      let box = one.parentElement;
      while (box !== null) {
        const { position, overflowX, overflowY } = getComputedStyle(box);
        if (position === 'fixed' || position === 'sticky' || scrolls(overflowX) || scrolls(overflowY)) return box;
        box = box.parentElement;
      }
      return document.documentElement;
    };

    const overlap = (one: Box, other: Box): { readonly x: number; readonly y: number } => ({
      x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });

    const checkControls = (): void => {
      const controls = [...scope.querySelectorAll(CONTROLS)]
        .filter((one) => isShown(one) && !(one instanceof SVGElement) && one.closest('svg') === null)
        .map((one) => ({ one, layer: layerOf(one), ...boxOf(one.getBoundingClientRect()) }))
        .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
      for (const [index, first] of controls.entries()) {
        for (const second of controls.slice(index + 1)) {
          if (first.layer !== second.layer || first.one.contains(second.one)) continue;
          const { x, y } = overlap(first, second);
          if (x > 3 && y > 3) found.add(`overlapping controls: ${pathOf(first.one)} and ${pathOf(second.one)}`);
        }
      }
    };

    /** The text is drawn where it was measured: it has not been scrolled away, nor does anything lie on it. */
    const isOnTop = ({ left, right, top, bottom, owner }: Letters): boolean => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (owner.contains(hit) || hit.contains(owner));
    };

    const checkOverlaps = (all: readonly Letters[]): void => {
      const seen = all.filter(isOnTop);
      for (const [index, first] of seen.entries()) {
        for (const second of seen.slice(index + 1)) {
          if (first.node === second.node || first.text === second.text) continue;
          const { x, y } = overlap(first, second);
          const height = Math.min(first.bottom - first.top, second.bottom - second.top);
          if (x > 3 && y > height * SHARE_OF_LINE)
            found.add(
              `text on text: "${first.text}" in ${pathOf(first.owner)} and "${second.text}" in ${pathOf(second.owner)}`,
            );
        }
      }
    };

    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) found.add('the page scrolls sideways');
    const letters = lettersOf();
    letters.forEach(checkBoxes);
    checkOverlaps(letters);
    for (const one of [scope, ...scope.querySelectorAll('*')])
      if (!(one instanceof SVGElement) && isShown(one)) checkElement(one);
    checkControls();
    return [...found].sort();
  }, within);
