/** Phones lying on their side (844 by 390): nothing is cut, no text is tiny, and the first action is on the first screen. */

import type { Page } from '@playwright/test';
import { playerAt } from './support/playing.ts';
import { openSetup, setUpTable } from './support/setting-up.ts';
import { occupantsNamed, type StoredMatch, storeMatch, withoutFrom } from './support/stored-match.ts';
import { expect, test } from './support/test.ts';
import type { Wording } from './support/wording.ts';

const LANDSCAPE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const;

const SMALLEST_TEXT_PX = 11;

/** Lettering that is part of a picture: initials on badges, signs, pips. Its meaning is told in words elsewhere. */
const PICTURES = '.billboard-art, .badge, .die, .sign, .swatch, .casino-sign, .scene, [data-picture], .visually-hidden';

interface Faults {
  /** Texts below the smallest size, with their size on the screen. */
  readonly tiny: readonly string[];
  /**
   * Buttons and links whose text does not fit, or that stick out of the screen and of everything that scrolls; titles that stick
   * out of the top bar.
   */
  readonly cut: readonly string[];
}

const faultsOn = (page: Page): Promise<Faults> =>
  page.evaluate(
    ([pictures, smallest]) => {
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[inert], details:not([open]) > :not(summary)') === null;
      const named = (element: Element): string =>
        `${element.getAttribute('class')} "${(element.textContent ?? '').trim().slice(0, 30)}"`;

      const scaleOf = (element: Element): number =>
        element instanceof SVGGraphicsElement
          ? Math.hypot(element.getScreenCTM()?.a ?? 1, element.getScreenCTM()?.b ?? 0)
          : 1;
      const sizes = [...document.querySelectorAll('body *')].flatMap((element) => {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!hasText || element.closest(pictures) !== null || !isShown(element)) return [];
        const px = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
        return px < smallest - 0.05 ? [`${px.toFixed(1)} ${named(element)}`] : [];
      });

      const scrollerOf = (element: Element): Element | null => {
        for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(parent);
          if (/auto|scroll/.test(overflowX + overflowY)) return parent;
        }
        return document.scrollingElement;
      };
      const sticksOut = (element: Element): boolean => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const scroller = scrollerOf(element);
        const isPage = scroller === document.scrollingElement || scroller === null;
        const frame = isPage
          ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
          : scroller.getBoundingClientRect();
        const scrollsY = scroller !== null && scroller.scrollHeight > scroller.clientHeight;
        const scrollsX = !isPage && scroller.scrollWidth > scroller.clientWidth;
        const outX = left < frame.left - 1 || right > frame.right + 1;
        const outY = top < frame.top - 1 || bottom > frame.bottom + 1;
        return (outX && !scrollsX) || (outY && !scrollsY);
      };
      const isClipped = (element: Element): boolean =>
        [element, ...element.querySelectorAll('*')].some((part) => {
          if (part.closest(pictures) !== null || part instanceof SVGElement || !isShown(part)) return false;
          const { overflowX, textOverflow } = getComputedStyle(part);
          return (
            overflowX !== 'visible' &&
            textOverflow !== 'ellipsis' &&
            part.clientWidth > 1 &&
            part.scrollWidth > part.clientWidth + 1
          );
        });
      const controls = [...document.querySelectorAll('button, a[href], select, input, summary')].filter(isShown);
      const cut = controls.filter((one) => sticksOut(one) || isClipped(one)).map(named);
      // The title and the turn stay inside the bar at the top of a table.
      const bar = document.querySelector('.table-top')?.getBoundingClientRect();
      const titles = [...document.querySelectorAll('.table-title > *')].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bar !== undefined && (top < bar.top - 1 || bottom > bar.bottom + 1);
      });
      return { tiny: [...new Set(sizes)], cut: [...new Set([...cut, ...titles.map(named)])] };
    },
    [PICTURES, SMALLEST_TEXT_PX] as const,
  );

const expectGood = async (page: Page, screen: string, action: string | null): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await faultsOn(page), screen).toEqual({ tiny: [], cut: [] });
  if (action === null) return;
  const box = await page.locator(action).first().boundingBox();
  expect.soft(box, `${screen}: the first action`).not.toBeNull();
  expect
    .soft((box?.y ?? 0) + (box?.height ?? 0), `${screen}: the first action`)
    .toBeLessThanOrEqual(LANDSCAPE.viewport.height);
};

const sitDownAt = async (page: Page, wording: Wording, game: 'lords-of-vegas' | 'vegas-showdown'): Promise<void> => {
  await page.goto('/');
  const billboard = page.getByRole('region', { name: wording.text(`${game}.frontTitle`) });
  await billboard.getByRole('button', { name: wording.text('home.hotSeat') }).click();
  const dialog = page.getByRole('dialog', { name: wording.text('setup.title') });
  await dialog.getByRole('button', { name: wording.text('setup.open-table') }).click();
  await page.getByRole('region', { name: wording.text('table.actions') }).waitFor();
};

const BUILDING: StoredMatch = {
  game: 'lords-of-vegas',
  golden: 'standard-4',
  occupants: occupantsNamed([null, 'Ada', null, null]),
  without: withoutFrom({ game: 'lords-of-vegas', golden: 'standard-4' }, 'build').without,
};

const DOCK_BUTTON = '.dock .dock-primary:visible';

for (const language of ['en', 'ru', 'de'] as const) {
  test.describe(`a phone on its side, in ${language}`, () => {
    test.use({ ...LANDSCAPE, language });

    test('pages', async ({ page, wording }) => {
      for (const [path, action] of [
        ['/', '.hero-buttons .button'],
        ['/rules/las-vegas', null],
        ['/settings', null],
        ['/credits', null],
        ['/no/such/page', 'main :is(a, button)'],
        ['/table/nowhere', 'main :is(a, button), .table-problem-ways .button'],
        ['/lobby', null],
      ] as const) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectGood(page, path, action);
      }
      await openSetup(page, wording);
      await expectGood(page, 'the set-up', '.dialog-foot .button');
    });

    test('Las Vegas', async ({ page, wording }) => {
      await setUpTable(page, wording, { people: ['Ada'], bots: 3 });
      const player = playerAt(page, wording);
      expect(await player.asked()).toBe('roll');
      await expectGood(page, 'before the roll', DOCK_BUTTON);
      await player.roll();
      await player.asked();
      await player.lanes.first().click();
      await expectGood(page, 'after the roll', DOCK_BUTTON);
    });

    test('Royale', async ({ page, wording }) => {
      await setUpTable(page, wording, { people: ['Ada'], bots: 3, edition: 'royale' });
      const player = playerAt(page, wording);
      expect(await player.asked()).toBe('roll');
      await expectGood(page, 'before the roll', DOCK_BUTTON);
      await player.roll();
      await player.asked();
      await player.lanes.first().click();
      await expectGood(page, 'after the roll', DOCK_BUTTON);
    });

    test('Lords of Vegas', async ({ page, wording }) => {
      await sitDownAt(page, wording, 'lords-of-vegas');
      await page.locator('.dock [data-control="draw"]').waitFor();
      await expectGood(page, 'before the draw', DOCK_BUTTON);
      // A stored match: the draw could leave nothing that the player can pay for.
      await page.goto(await storeMatch(page, BUILDING));
      await page.locator('.dock [data-control="tool-build"]').waitFor();
      await expectGood(page, 'the tools', DOCK_BUTTON);
      await page.locator('.dock [data-control="tool-build"]').click();
      await page.locator('.lot-open').first().click();
      await page.locator('[data-control="action-0"]:visible').first().waitFor();
      await expectGood(page, 'the companies', DOCK_BUTTON);
    });

    test('Vegas Showdown', async ({ page, wording }) => {
      await sitDownAt(page, wording, 'vegas-showdown');
      await page.locator('[data-control^="bid-"][aria-disabled="false"]').first().waitFor();
      await expectGood(page, 'the market', DOCK_BUTTON);
    });
  });
}
