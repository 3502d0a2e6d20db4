/** An icon in the text colour. Decoration only: its meaning is also in the text. */

import { signal } from '@preact/signals';
import { ICONS, type IconDrawing, type IconName } from './icons.ts';

type Drawings = Readonly<Record<string, IconDrawing | undefined>>;

const EMPTY: IconDrawing = { lines: '' };
const more = signal<Drawings>({});
let isAsked = false;

/** The drawing of a rare icon is empty until all of them are loaded. Its place is kept meanwhile. */
const rareIcon = (name: IconName): IconDrawing => {
  if (!isAsked) {
    isAsked = true;
    import('./more-icons.ts').then(
      ({ MORE_ICONS }) => {
        more.value = MORE_ICONS;
      },
      () => {
        isAsked = false;
      },
    );
  }
  return more.value[name] ?? EMPTY;
};

export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => {
  const { lines, dots } = (ICONS as Drawings)[name] ?? rareIcon(name);
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
      {dots !== undefined && <path class="icon-dots" d={dots} />}
    </svg>
  );
};
