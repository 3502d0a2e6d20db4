/** The distance that a floating element keeps from the edge of the window. */
const MARGIN = 8;

/** Places a floating element above its target if there is room, otherwise below. It stays inside the window. */
export const placeBeside = (element: HTMLElement, target: Element, gap: number): void => {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const above = box.top - height - gap;
  const below = Math.min(box.bottom + gap, innerHeight - height - MARGIN);
  const left = Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - MARGIN);
  element.style.top = `${above >= MARGIN ? above : below}px`;
  element.style.left = `${Math.max(MARGIN, left)}px`;
};
