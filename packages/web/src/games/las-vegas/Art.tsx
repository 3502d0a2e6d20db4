/** The billboard picture (the signs of the six casinos) and the mark of the game (one of them). */

import { CasinoSign } from '../../pieces/CasinoSign.tsx';
import { DIE_FACES } from '../../pieces/enamel.ts';
import './art.css';

export const Art = () => (
  <div class="las-vegas-art">
    {DIE_FACES.map((face) => (
      <CasinoSign key={face} face={face} />
    ))}
  </div>
);

export const Sign = () => <CasinoSign face={3} />;
