/** A roadside arrow that points at the seat whose turn it is. */

const BULBS = [
  [9, 21],
  [14.5, 16],
  [14.5, 26],
  [21, 20.8],
  [28, 19.8],
  [34.5, 17.2],
  [40, 13],
] as const;

export const RoadArrow = () => (
  <svg class="road-arrow" width="46" height="37" viewBox="0 0 50 40" aria-hidden="true">
    <path d="M2.5 21L19 6.5V14C31 13.5 41 9.5 47 2C47.5 17 37 27.5 19 28V35.5Z" />
    {BULBS.map(([x, y]) => (
      <circle key={x + y} cx={x} cy={y} r="2.1" />
    ))}
  </svg>
);
