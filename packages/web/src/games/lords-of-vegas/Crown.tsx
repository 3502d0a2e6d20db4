/** The crown on the boss's die, with the size of the casino: the points that the boss scores. */

interface CrownProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly size: number;
}

export const Crown = ({ x, y, scale, size }: CrownProps) => (
  <g class="crown" transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect width="33" height="19" rx="9.5" />
    <path transform="translate(5 3.5) scale(.5)" d="M3 18L2 6l6 5 4-8 4 8 6-5-1 12Z" />
    <text x="26" y="14.8">
      {size}
    </text>
  </g>
);
