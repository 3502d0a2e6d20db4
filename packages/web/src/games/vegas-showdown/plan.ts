/** Events turned into beats: what is shown in which order, what moves, how long it takes, what sounds. */

import type { Cell, Event, Lot, View } from '@fremont/games/vegas-showdown';
import type { Cue } from '../../sound/index.ts';
import { type Beat, fitInto } from '../../table/beats.ts';
import { type Frame, frameAfter } from './frame.ts';

/** What moves during a beat. */
export type Motion =
  | { readonly type: 'lots'; readonly lots: readonly Lot[] }
  | { readonly type: 'tile'; readonly cell: Cell };

type ShowdownBeat = Beat<Frame, Motion>;

/** However much a turn brings, nobody waits longer than this. */
export const STORY_MS_MAX = 8000;
const FADE_MS = 120;

const MS: Partial<Record<Event['type'], number>> = {
  turnBegan: 300,
  pricesDropped: 700,
  tileRemoved: 500,
  cardDrawn: 1000,
  cardPaid: 700,
  cardFamed: 700,
  cardMovedPrices: 700,
  stackChosen: 300,
  tileFlipped: 600,
  incomeCollected: 700,
  bidMade: 650,
  renovateChosen: 500,
  publicityChosen: 500,
  turnPassed: 400,
  tileBought: 600,
  tileLifted: 500,
  tilePlaced: 750,
  sheetFilled: 600,
  itemScored: 1100,
  matchEnded: 400,
};

const SOUNDS: Partial<Record<Event['type'], Cue>> = {
  cardDrawn: 'tap',
  incomeCollected: 'moneyIn',
  cardPaid: 'moneyIn',
  bidMade: 'chip',
  tileBought: 'chip',
  tilePlaced: 'place',
  itemScored: 'chip',
  matchEnded: 'end',
};

/** Calm stories hold still pictures. */
export const planOf = (events: readonly Event[], start: Frame, end: View, calm = false): ShowdownBeat[] => {
  const beats: ShowdownBeat[] = [];
  let frame = start;
  for (const [index, event] of events.entries()) {
    frame = frameAfter(frame, event, end);
    const ms = MS[event.type];
    if (ms !== undefined) beats.push(beatOf(event, frame, ms, index + 1));
  }
  return calm ? beats.map(stilled) : fitInto(beats, STORY_MS_MAX);
};

const stilled = (beat: ShowdownBeat): ShowdownBeat => ({ ...beat, motion: null, ms: Math.max(FADE_MS, beat.ms / 2) });

const beatOf = (event: Event, frame: Frame, ms: number, told: number): ShowdownBeat => {
  const cue = SOUNDS[event.type];
  return { frame, motion: motionOf(frame), told, ms, sound: cue === undefined ? null : { cue, count: 1 } };
};

const motionOf = ({ lots, cell }: Frame): Motion | null => {
  if (cell !== null) return { type: 'tile', cell };
  return lots.length > 0 ? { type: 'lots', lots } : null;
};
