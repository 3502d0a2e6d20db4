/** The time, the motion and the sound of each tile event. Beats with a sentence are long enough to read it. */

import type { TileEvent } from '@fremont/games/las-vegas';
import type { Frame } from '../frame.ts';
import type { LasVegasBeat, Motion } from '../story.ts';

/** A tile that is laid at the start of a round. */
const LAID_MS = 260;
const SHORT_MS = 750;
const READ_MS = 1300;
const TUMBLE_MS = 700;
const STILL_MS = 700;

type Timing = Readonly<{ ms: number; motion: Motion | null; sound: LasVegasBeat['sound'] }>;

const once = (cue: NonNullable<LasVegasBeat['sound']>['cue']): LasVegasBeat['sound'] => ({ cue, count: 1 });

export const tileBeats = (event: TileEvent, frame: Frame): LasVegasBeat[] => {
  if (event.type === 'bankOpened') return [];
  if (event.type === 'blackRolled') return rollBeats(frame);
  return [{ frame, eventsShown: 0, ...timingOf(event) }];
};

/** Black dice tumble like all others, then lie still. */
const rollBeats = (frame: Frame): LasVegasBeat[] => [
  { frame, eventsShown: 0, ms: TUMBLE_MS, motion: { type: 'black' }, sound: { cue: 'diceRoll', count: 2 } },
  {
    frame: { ...frame, tumbling: false },
    eventsShown: 0,
    ms: STILL_MS,
    motion: null,
    sound: { cue: 'diceLand', count: 2 },
  },
];

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
    case 'finePaid':
      return { ms: READ_MS, motion: { type: 'gain', seat: event.seat }, sound: once('chip') };
    case 'betLost':
    case 'powerLost':
    case 'tileTied':
      return { ms: READ_MS, motion: { type: 'tile', casino: event.casino }, sound: once('tie') };
    default:
      return { ms: READ_MS, motion: null, sound: once('place') };
  }
};
