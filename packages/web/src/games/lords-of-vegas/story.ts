/** Turns a story into beats: for each event its frame, its motion, its time and its sound. */

import type { Event, LordsOfVegas, LotId } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import type { Cue } from '../../sound/index.ts';
import { type Beat, oneBeatPerEvent } from '../../table/beats.ts';
import type { Story } from '../../table/game-screen.ts';
import { type Frame, framesOf } from './frame.ts';

/** The motion of a beat. */
export type Motion =
  | { readonly type: 'drop'; readonly lots: readonly LotId[] }
  | { readonly type: 'tumble'; readonly lots: readonly LotId[] }
  | { readonly type: 'pulse'; readonly lots: readonly LotId[] }
  | { readonly type: 'climb'; readonly seat: Seat }
  | { readonly type: 'roll' };

export type LordsBeat = Beat<Frame, Motion>;

/** The longest time of a story. Longer stories play faster. */
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
};

export const beatsOf = (story: Story<LordsOfVegas>, start: Frame, calm: boolean): LordsBeat[] =>
  oneBeatPerEvent(
    { ms: MS, sounds: SOUNDS, motionOf, msMax: STORY_MS_MAX },
    story.events,
    framesOf(story, start),
    calm,
  );

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
