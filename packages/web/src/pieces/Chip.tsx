/** A chip of the Royale box. */

import chip from './art/chip-royale.svg';

export const Chip = () => <img class="chip" src={chip} width="19" height="20" alt="" draggable={false} />;
