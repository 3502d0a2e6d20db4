/** Animations shared by all games: pieces slide, fly over the board, or tumble in place. */

import { DIE_FACES } from '../pieces/enamel.ts';

export const EASE_LAND = 'cubic-bezier(.2, 1.35, .4, 1)';
export const EASE_INOUT = 'cubic-bezier(.6, 0, .2, 1)';
export const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';

export const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** Animates the element from its old position to its current one. */
export const slide = (element: Element, from: DOMRect | undefined, duration: number, easing: string): Animation[] => {
  if (from === undefined || from.width === 0) return [];
  const to = element.getBoundingClientRect();
  if (to.width === 0) return [];
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  return [
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
      duration,
      easing,
    }),
  ];
};

/** Clones the element at exactly the same position. */
export const copyInPlace = <E extends HTMLElement | SVGElement>(element: E): E => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as E;
  copy.classList.add('flying');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return copy;
};

/** Removes the element when its animation ends. */
export const removeAfter = (element: Element, animation: Animation): Animation => {
  const remove = (): void => element.remove();
  animation.finished.then(remove, remove);
  return animation;
};

/** Flies a copy to the target. The target pulses when the copy arrives. */
export const fly = (
  stage: HTMLElement,
  copy: HTMLElement | SVGElement,
  target: Element,
  duration: number,
): Animation[] => {
  stage.append(copy);
  const from = copy.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 46}px) scale(1.1)`, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0.4 },
    ],
    { duration, easing: EASE_INOUT },
  );
  const arrival = target.animate([{ transform: 'none' }, { transform: 'scale(1.16)' }, { transform: 'none' }], {
    duration: duration * 0.3,
    delay: duration * 0.7,
  });
  return [removeAfter(copy, flight), arrival];
};

const FACE_MS = 60;
const SETTLE_MS = 40;
const TUMBLE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-8px) rotate(-110deg)', offset: 0.25 },
  { transform: 'translateY(-4px) rotate(-250deg)', offset: 0.6 },
  { transform: 'translateY(-6px) rotate(-350deg)', offset: 0.85 },
  { transform: 'rotate(-360deg)' },
];

/** Dice tumble in place and come to rest from left to right. */
export const tumble = (dice: readonly Element[], ms: number): Animation[] =>
  dice.map((die, index) => {
    const duration = Math.max(ms * 0.4, ms - (dice.length - 1 - index) * SETTLE_MS);
    return changeFaces(die, die.animate(TUMBLE, { duration, easing: EASE_OUT }));
  });

/** The die shows random faces until the animation ends. They are decoration and independent of the roll. */
const changeFaces = (die: Element, until: Animation): Animation => {
  const use = die.querySelector('use');
  const landed = use?.getAttribute('href') ?? '';
  const turn = (): void => {
    const face = DIE_FACES[Math.floor(Math.random() * DIE_FACES.length)];
    use?.setAttribute('href', landed.replace(/\d$/, String(face)));
  };
  turn();
  const timer = setInterval(turn, FACE_MS);
  const stop = (): void => {
    clearInterval(timer);
    use?.setAttribute('href', landed);
  };
  until.finished.then(stop, stop);
  return until;
};
