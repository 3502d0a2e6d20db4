/** A ring of bulbs along the edge of its container. It marks controls that the player can use now. */

export const BulbRing = ({ small = false }: { small?: boolean }) => (
  <svg class={small ? 'bulb-ring bulb-ring-small' : 'bulb-ring'} aria-hidden="true">
    <rect class="bulb-halo" />
    <rect class="bulbs" />
  </svg>
);
