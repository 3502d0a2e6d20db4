/** Dims the page except for the spots and the control. It never takes a press: strict steps guard the page themselves. */

import { BulbRing } from '../../pieces/BulbRing.tsx';
import { numbered } from '../../table/numbered.ts';
import { RoadArrow } from '../../table/RoadArrow.tsx';
import { grown, merged } from './boxes.ts';
import type { Box } from './place-card.ts';
import type { Measured } from './use-boxes.ts';

const SPOT_PAD = 6;
const CONTROL_PAD = 5;
const RADIUS = 12;
/** A fixed number of holes, so that the browser can animate from one outline to the next. */
const HOLES = 4;

const hole = ({ left, top, right, bottom }: Box): string => {
  const radius = Math.min(RADIUS, (right - left) / 2, (bottom - top) / 2);
  const corner = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return [
    `M${left + radius} ${top}`,
    `H${right - radius}${corner(1, 1)}`,
    `V${bottom - radius}${corner(-1, 1)}`,
    `H${left + radius}${corner(-1, -1)}`,
    `V${top + radius}${corner(1, -1)}Z`,
  ].join('');
};

const outline = (boxes: readonly Box[], { width, height }: Measured): string => {
  const point = { left: width / 2, top: height / 2, right: width / 2, bottom: height / 2 };
  const holes = [...boxes, ...Array.from({ length: Math.max(0, HOLES - boxes.length) }, () => point)];
  return `path(evenodd, "M0 0H${width}V${height}H0Z${holes.map(hole).join('')}")`;
};

const styleOf = ({ left, top, right, bottom }: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
});

export const Scrim = ({ measured, isStrict }: { readonly measured: Measured; readonly isStrict: boolean }) => {
  const spots = measured.spots.map((box) => grown(box, SPOT_PAD));
  const control = measured.control === null ? null : grown(measured.control, CONTROL_PAD);
  const holes = merged(control === null ? spots : [...spots, control]);
  return (
    <div class="coach-layer" aria-hidden="true">
      <div class="coach-scrim" data-strict={isStrict} style={{ clipPath: outline(holes, measured) }} />
      {numbered(spots).map(({ item, number }) => (
        <div key={number} class="coach-spot" style={styleOf(item)} />
      ))}
      {control !== null && (
        <div class="coach-control" style={styleOf(control)}>
          <BulbRing />
          <RoadArrow />
        </div>
      )}
    </div>
  );
};
