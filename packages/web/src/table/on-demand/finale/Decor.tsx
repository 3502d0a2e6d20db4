/** Searchlights and stars of light in the sky. */

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

const BURSTS: readonly Burst[] = [
  { x: 60, y: 150, size: 32, colour: 'var(--neon-aqua)' },
  { x: 694, y: 112, size: 56, colour: 'var(--act-line)' },
  { x: 1404, y: 196, size: 28, colour: 'var(--neon-pink)' },
];

const RAYS = 12;

const raysOf = ({ x, y, size }: Burst): string =>
  Array.from({ length: RAYS }, (_, ray) => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    const length = ray % 3 === 0 ? size : size * 0.6;
    const at = (radius: number): string => `${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
    return `M${at(size * 0.14)}L${at(length)}`;
  }).join('');

export const Decor = () => (
  <svg class="finale-decor" viewBox="0 0 1440 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="finale-beam" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stop-color="#ffe9b8" stop-opacity="0.3" />
        <stop offset="1" stop-color="#ffe9b8" stop-opacity="0" />
      </linearGradient>
    </defs>
    <path class="finale-beam" d="M160 420L-60 40H120Z" />
    <path class="finale-beam" d="M390 420L300 0H440Z" />
    <path class="finale-beam" d="M620 420L700 20H880Z" />
    {BURSTS.map((burst) => (
      <path key={burst.x} class="finale-burst" stroke={burst.colour} d={raysOf(burst)} />
    ))}
  </svg>
);
