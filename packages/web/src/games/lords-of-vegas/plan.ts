/** Events turned into beats: what is shown in which order, what moves, how long it takes, what sounds. */

import type { Event, LotId, View } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import type { Cue } from '../../sound/index.ts';
import { type Beat, tellOneByOne } from '../../table/beats.ts';
import { type Frame, frameAfter } from './frame.ts';

/** What moves during a beat. */
export type Motion =
  | { readonly type: 'drop'; readonly lots: readonly LotId[] }
  | { readonly type: 'tumble'; readonly lots: readonly LotId[] }
  | { readonly type: 'pulse'; readonly lots: readonly LotId[] }
  | { readonly type: 'climb'; readonly seat: Seat }
  | { readonly type: 'roll' };

export type LordsBeat = Beat<Frame, Motion>;

/** However much a card pays, nobody waits longer than this. */
export const STORY_MS_MAX = 7000;

const MS: Partial<Record<Event['type'], number>> = {
  starterRolled: 700,
  lotDealt: 180,
  cardDrawn: 700,
  lotMarked: 450,
  lotGivenUp: 400,
  tileTakenOver: 600,
  ownTileDrawn: 300,
  lotsPaid: 600,
  casinoPaid: 650,
  pointsScored: 550,
  tieRerolled: 800,
  tieSettled: 350,
  built: 550,
  sprawled: 550,
  remodelled: 600,
  reorganised: 900,
  diePlaced: 300,
  betPlaced: 500,
  layOffDecided: 350,
  gambleRolled: 1900,
  dealMade: 700,
  matchEnded: 400,
};

const SOUNDS: Partial<Record<Event['type'], Cue>> = {
  cardDrawn: 'tap',
  lotMarked: 'place',
  built: 'place',
  sprawled: 'place',
  tileTakenOver: 'place',
  lotsPaid: 'moneyIn',
  casinoPaid: 'moneyIn',
  pointsScored: 'chip',
  tieRerolled: 'diceRoll',
  reorganised: 'diceRoll',
  gambleRolled: 'diceRoll',
  diePlaced: 'diceLand',
  dealMade: 'chip',
  matchEnded: 'end',
};

/** Calm stories hold still pictures. */
export const planOf = (events: readonly Event[], start: Frame, end: View, calm = false): LordsBeat[] =>
  tellOneByOne({ ms: MS, sounds: SOUNDS, frameAfter, motionOf, msMax: STORY_MS_MAX }, events, start, end, calm);

const motionOf = (event: Event, { lit }: Frame): Motion | null => {
  switch (event.type) {
    case 'lotDealt':
    case 'lotMarked':
    case 'built':
    case 'sprawled':
    case 'tileTakenOver':
    case 'diePlaced':
      return { type: 'drop', lots: lit };
    case 'reorganised':
    case 'tieRerolled':
      return { type: 'tumble', lots: lit };
    case 'lotsPaid':
    case 'casinoPaid':
    case 'remodelled':
    case 'betPlaced':
      return { type: 'pulse', lots: lit };
    case 'gambleRolled':
    case 'starterRolled':
      return { type: 'roll' };
    case 'pointsScored':
      return { type: 'climb', seat: event.seat };
    default:
      return null;
  }
};
