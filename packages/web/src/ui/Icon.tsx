/** An icon in the text colour. Decoration only: its meaning is also in the text. */

import { ICONS, type IconDrawing, type IconName } from './icons.ts';

export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => {
  const { lines, dots }: IconDrawing = ICONS[name];
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
      {dots !== undefined && <path class="icon-dots" d={dots} />}
    </svg>
  );
};
