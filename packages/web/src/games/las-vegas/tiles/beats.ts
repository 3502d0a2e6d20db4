/** The time, the motion and the sound of each tile event. Beats with a sentence are long enough to read it. */

import type { TileEvent } from '@fremont/games/las-vegas';
import { type LasVegasBeat, type LasVegasBeats, type Motion, movingBeat, type Staged, toldBeat } from '../story.ts';

/** A tile that is laid at the start of a round. */
const LAID_MS = 260;
const SHORT_MS = 750;
const READ_MS = 1300;
const JACKPOT_MS = 2000;
const TUMBLE_MS = 700;
const STILL_MS = 700;

type Timing = Readonly<{ ms: number; motion: Motion | null; sound: LasVegasBeat['sound'] }>;

const once = (cue: NonNullable<LasVegasBeat['sound']>['cue']): LasVegasBeat['sound'] => ({ cue, count: 1 });

export const tileBeats = (stage: Staged, event: TileEvent): LasVegasBeats => {
  if (event.type === 'bankOpened') return { moving: null, told: null };
  if (event.type === 'blackRolled') return rollBeats(stage);
  const { ms, motion, sound } = timingOf(event);
  return { moving: null, told: toldBeat(stage, ms, sound, motion) };
};

/** Black dice tumble like all others. Their sum and its effect are told when they lie still. */
const rollBeats = (stage: Staged): LasVegasBeats => ({
  moving: movingBeat(stage, TUMBLE_MS, { type: 'black' }, { cue: 'diceRoll', count: 2 }),
  told: toldBeat(stage, STILL_MS, { cue: 'diceLand', count: 2 }),
});

const timingOf = (event: TileEvent): Timing => {
  switch (event.type) {
    case 'tileLaid':
      return { ms: LAID_MS, motion: { type: 'tile', casino: event.casino }, sound: once('place') };
    case 'grayDiceSet':
      return { ms: SHORT_MS, motion: null, sound: { cue: 'diceLand', count: 3 } };
    case 'tileActivated':
      return { ms: SHORT_MS, motion: { type: 'tile', casino: event.casino }, sound: once('tap') };
    case 'tilePaid':
      return { ms: READ_MS, motion: { type: 'gain', seat: event.seat }, sound: once('moneyIn') };
    case 'jackpotHit':
      return { ms: JACKPOT_MS, motion: { type: 'gain', seat: event.seat }, sound: once('jackpot') };
    case 'betWon':
      return { ms: READ_MS, motion: { type: 'gain', seat: event.seat }, sound: once('win') };
    case 'finePaid':
      return { ms: READ_MS, motion: { type: 'gain', seat: event.seat }, sound: once('chip') };
    case 'betLost':
    case 'jackpotMissed':
      return { ms: READ_MS, motion: { type: 'tile', casino: event.casino }, sound: once('loss') };
    case 'powerLost':
    case 'tileTied':
      return { ms: READ_MS, motion: { type: 'tile', casino: event.casino }, sound: once('tie') };
    default:
      return { ms: READ_MS, motion: null, sound: once('place') };
  }
};
