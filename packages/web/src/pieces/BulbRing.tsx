/** The one mark of "you can act here": a ring of bulbs along the edge of whatever contains it. */

export const BulbRing = ({ small = false }: { small?: boolean }) => (
  <svg class={small ? 'bulb-ring bulb-ring-small' : 'bulb-ring'} aria-hidden="true">
    <rect class="bulb-halo" />
    <rect class="bulbs" />
  </svg>
);
