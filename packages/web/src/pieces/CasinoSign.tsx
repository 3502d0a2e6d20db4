/** The neon sign of a casino, with its number as a small die. */

import sign1 from './art/sign-1-lone-ace.svg';
import sign2 from './art/sign-2-two-palms.svg';
import sign3 from './art/sign-3-triple-cherry.svg';
import sign4 from './art/sign-4-four-leaf.svg';
import sign5 from './art/sign-5-fifth-planet.svg';
import sign6 from './art/sign-6-six-shooter.svg';

const SIGNS = { 1: sign1, 2: sign2, 3: sign3, 4: sign4, 5: sign5, 6: sign6 } as const;

/** Decoration: the label of the surrounding cell holds the name. */
export const CasinoSign = ({ face }: { readonly face: keyof typeof SIGNS }) => (
  <img class="casino-sign-picture" src={SIGNS[face]} width="136" height="140" alt="" draggable={false} />
);
