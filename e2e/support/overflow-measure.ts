/**
 * Runs in the page and returns what does not fit, one line each: text that is cut off, that leaves its box or the
 * window, or that lies on other text; controls that overlap; boxes that scroll sideways.
 */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One line of text. */
interface Letters extends Box {
  readonly node: Node;
  readonly owner: Element;
  readonly text: string;
}

/** A box around a line of text. */
interface Around extends Box {
  readonly box: Element;
  readonly clipsX: boolean;
  readonly clipsY: boolean;
  /** The innermost box with a ground or a border, unless the text was placed beside it. */
  readonly isGround: boolean;
  /** It, or a box inside it, has a place of its own. */
  readonly isPlaced: boolean;
  /** A box between it and the text, or itself, scrolls. */
  readonly scrollsX: boolean;
  readonly scrollsY: boolean;
  /** It does not move when the page scrolls. */
  readonly isFixed: boolean;
}

/** Self-contained, because the browser gets only its source. */
export const measureOverflow = (within: string): string[] => {
  /** Half a pixel is lost in rounding, and letters may lean over the edge of their box. */
  const SLACK = 1.5;
  /** Boxes of letters are higher than the letters: this part of the height is empty above and below. */
  const LEAD = 0.16;
  /** So lines set tightly overlap without harm, up to this part of the height. */
  const SHARE_OF_LINE = 0.5;
  const CONTROLS = 'button, a[href], input, select, textarea, [role="button"], [role="radio"], [role="tab"]';

  /** Wide tables and rows of tiles that scroll on purpose. */
  const SIDEWAYS = '.text-view, .tray-tiles, .admin-audit';

  const found = new Set<string>();
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const scope = modal ?? document.querySelector(within) ?? document.body;

  const nameOf = (one: Element): string =>
    [one.tagName.toLowerCase(), ...(one.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 2)].join(
      '.',
    );
  const pathOf = (one: Element): string =>
    one.parentElement === null ? nameOf(one) : `${nameOf(one.parentElement)} > ${nameOf(one)}`;
  const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 48);
  const ancestorsOf = (owner: Element): Element[] => {
    const list: Element[] = [];
    for (let box: Element | null = owner; box !== null; box = box.parentElement) list.push(box);
    return list;
  };
  /** Hidden parts are for screen readers, the picture on the billboard is cut on purpose, and a fresh mark soon fades. */
  const hidden = new Map<Element, boolean>();
  const isHidden = (one: Element): boolean => {
    const known = hidden.get(one);
    if (known !== undefined) return known;
    const isItself = getComputedStyle(one).clipPath === 'inset(50%)' || one.matches('[inert], .lords-art, .fresh-mark');
    const is = isItself || (one.parentElement !== null && isHidden(one.parentElement));
    hidden.set(one, is);
    return is;
  };
  const isShown = (one: Element): boolean =>
    !isHidden(one) && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });

  const linesOf = (node: Node, owner: Element): Letters[] => {
    const text = shorten(node.textContent ?? '');
    if (text === '' || owner.closest('option, title, style, script') !== null || !isShown(owner)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0.5 && height > 0.5)
      .map((rect) => ({ ...boxOf(rect), node, owner, text }));
  };

  const allLetters = (): Letters[] => {
    const list: Letters[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement !== null) list.push(...linesOf(node, node.parentElement));
    }
    return list;
  };

  const isPainted = (style: CSSStyleDeclaration): boolean =>
    style.backgroundImage !== 'none' ||
    !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
    style.boxShadow !== 'none' ||
    Number.parseFloat(style.borderTopWidth) > 0;

  const isBox = (one: Element, { display }: CSSStyleDeclaration): boolean =>
    display !== 'inline' && display !== 'contents' && (!(one instanceof SVGElement) || one instanceof SVGSVGElement);

  const findAround = (owner: Element): Around[] => {
    const list: Around[] = [];
    for (const box of ancestorsOf(owner)) {
      const style = getComputedStyle(box);
      const last = list.at(-1);
      if (last?.isFixed === true) break;
      if (!isBox(box, style)) continue;
      list.push({
        ...boxOf(box.getBoundingClientRect()),
        box,
        // An ellipsis is found as such.
        clipsX: clips(style.overflowX) && style.textOverflow !== 'ellipsis',
        clipsY: clips(style.overflowY),
        isGround: isPainted(style) && !list.some(({ isGround, isPlaced }) => isGround || isPlaced),
        isPlaced: last?.isPlaced === true || style.position === 'absolute',
        scrollsX: last?.scrollsX === true || scrolls(style.overflowX),
        scrollsY: last?.scrollsY === true || scrolls(style.overflowY),
        isFixed: style.position === 'fixed' || box.matches('dialog:modal, :popover-open'),
      });
    }
    return list;
  };

  const known = new Map<Element, readonly Around[]>();
  const aroundOf = (owner: Element): readonly Around[] => {
    const around = known.get(owner) ?? findAround(owner);
    known.set(owner, around);
    return around;
  };

  const leavesX = (letters: Box, { left, right }: Box): boolean =>
    letters.left < left - SLACK || letters.right > right + SLACK;
  const leavesY = (letters: Box, { top, bottom }: Box): boolean => {
    const slack = (letters.bottom - letters.top) * LEAD + SLACK;
    return letters.top < top - slack || letters.bottom > bottom + slack;
  };

  const isClipped = (letters: Letters, around: Around): boolean =>
    (around.clipsX && !around.scrollsX && leavesX(letters, around)) ||
    (around.clipsY && !around.scrollsY && leavesY(letters, around));

  const isOutside = (letters: Letters, around: Around): boolean =>
    around.isGround &&
    ((!around.scrollsX && leavesX(letters, around)) || (!around.scrollsY && leavesY(letters, around)));

  const WINDOW: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const checkBoxes = (letters: Letters): void => {
    const around = aroundOf(letters.owner);
    const place = `"${letters.text}" in ${pathOf(letters.owner)}`;
    const clip = around.find((one) => isClipped(letters, one));
    const ground = around.find((one) => isOutside(letters, one));
    const last = around.at(-1);
    if (clip !== undefined) found.add(`clipped: ${place} by ${nameOf(clip.box)}`);
    else if (ground !== undefined) found.add(`outside its box: ${place}, box ${nameOf(ground.box)}`);
    else if (last?.scrollsX !== true && leavesX(letters, WINDOW)) found.add(`outside the window: ${place}`);
    else if (last?.isFixed === true && !last.scrollsY && leavesY(letters, WINDOW))
      found.add(`outside the window: ${place}`);
  };

  /** Text that ends in an ellipsis, fields that are too short for what is in them, boxes that scroll sideways. */
  const checkElement = (one: Element): void => {
    const style = getComputedStyle(one);
    const isWide = one.scrollWidth > one.clientWidth + SLACK;
    const isHigh = one.scrollHeight > one.clientHeight + SLACK;
    const isCut =
      (style.textOverflow === 'ellipsis' && clips(style.overflowX) && isWide) ||
      (style.webkitLineClamp !== 'none' && clips(style.overflowY) && isHigh);
    // Names that people gave may be long.
    if (isCut && !one.matches('bdi, :has(bdi)'))
      found.add(`cut short: "${shorten(one.textContent ?? '')}" in ${pathOf(one)}`);
    if (isWide && scrolls(style.overflowX) && !one.matches(SIDEWAYS)) found.add(`scrolls sideways: ${pathOf(one)}`);
  };

  /** The box that moves the control when something scrolls, or holds it in place. */
  const layerOf = (one: Element): Element =>
    ancestorsOf(one)
      .slice(1)
      .find((box) => {
        const { position, overflowX, overflowY } = getComputedStyle(box);
        return position === 'fixed' || position === 'sticky' || scrolls(overflowX) || scrolls(overflowY);
      }) ?? document.documentElement;

  const overlap = (one: Box, other: Box): { readonly x: number; readonly y: number } => ({
    x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });

  /** The pairs that overlap by more than the rounding, found from top to bottom. */
  const overlapping = <T extends Box>(list: readonly T[]): (readonly [T, T])[] => {
    const sorted = list.toSorted((one, other) => one.top - other.top);
    return sorted.flatMap((first, index) => {
      const below = sorted.findIndex(({ top }, place) => place > index && top >= first.bottom);
      return sorted
        .slice(index + 1, below === -1 ? undefined : below)
        .filter((second) => overlap(first, second).x > 3 && overlap(first, second).y > 3)
        .map((second) => [first, second] as const);
    });
  };

  /** At the middle of the overlap lies something with a ground that covers the other; `itself`: also one of the two. */
  const isCovered = (first: Element, second: Element, one: Box, other: Box, itself: boolean): boolean => {
    const hit = document.elementFromPoint(
      (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2,
      (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2,
    );
    if (hit === null) return true;
    const shared = (box: Element): boolean => box.contains(first) && box.contains(second);
    const isOneOfThem = (box: Element): boolean => box === first || box === second;
    return ancestorsOf(hit)
      .filter((box) => !shared(box) && (itself || !isOneOfThem(box)))
      .some((box) => isPainted(getComputedStyle(box)));
  };

  /** A card that can be pressed as a whole has a button of its size behind its other controls. */
  const isCard = (one: Element, other: Element): boolean =>
    (getComputedStyle(one).position === 'absolute' || one.matches('.lot-head')) &&
    one.parentElement?.contains(other) === true;

  const checkControls = (): void => {
    const controls = [...scope.querySelectorAll(CONTROLS)]
      // Radio buttons are transparent over their labels.
      .filter(
        (one) => one.closest('svg') === null && !isHidden(one) && one.checkVisibility({ visibilityProperty: true }),
      )
      .map((one) => ({ one, layer: layerOf(one), ...boxOf(one.getBoundingClientRect()) }));
    for (const [first, second] of overlapping(controls)) {
      const isPart = first.one.contains(second.one) || second.one.contains(first.one);
      const isOnCard = isCard(first.one, second.one) || isCard(second.one, first.one);
      if (first.layer !== second.layer || isPart || isOnCard) continue;
      if (isCovered(first.one, second.one, first, second, false)) continue;
      found.add(`overlapping controls: ${pathOf(first.one)} and ${pathOf(second.one)}`);
    }
  };

  /** Without what has been scrolled out of the box around it. */
  const inSight = (letters: Letters): Box => {
    const frame = aroundOf(letters.owner).find(({ scrollsY }) => scrollsY) ?? letters;
    return { ...letters, top: Math.max(letters.top, frame.top), bottom: Math.min(letters.bottom, frame.bottom) };
  };

  const isOnText = ([first, second]: readonly [Letters, Letters]): boolean => {
    if (first.node === second.node || first.text === second.text) return false;
    const height = Math.min(first.bottom - first.top, second.bottom - second.top);
    return (
      overlap(inSight(first), inSight(second)).y > height * SHARE_OF_LINE &&
      !isCovered(first.owner, second.owner, first, second, true)
    );
  };

  const letters = allLetters();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.add('the page scrolls sideways');
  letters.forEach(checkBoxes);
  for (const [first, second] of overlapping(letters).filter(isOnText)) {
    const places = [first, second].map(({ text, owner }) => `"${text}" in ${pathOf(owner)}`);
    found.add(`text on text: ${places.join(' and ')}`);
  }
  for (const one of [scope, ...scope.querySelectorAll('*')]) {
    if (!(one instanceof SVGElement) && isShown(one)) checkElement(one);
  }
  checkControls();
  return [...found].sort();
};
