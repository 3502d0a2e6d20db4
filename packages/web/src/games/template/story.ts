/** Turns the events of an update into beats: a frame, a motion, a time and a sound for each. */

import { type Event, type NeonRow, SIGNS, type Sign, strengthsOf, type View } from '@fremont/games/template';
import { at, type Seat } from '@fremont/kernel';
import type { Cue } from '../../sound/index.ts';
import { type Beat, onStage } from '../../table/beats.ts';
import type { Story } from '../../table/game-screen.ts';
import { beatsAlong, type Pacing } from '../../table/pacing.ts';

/** The picture at one event, or at rest. */
export interface Frame {
  readonly view: View;
  /** The dice in the tray. 0 is a die that has not been rolled. */
  readonly tray: readonly (Sign | 0)[];
  /** The sign that the event names. */
  readonly sign: Sign | null;
  /** The signs that have paid. */
  readonly paid: readonly Sign[];
}

/** The movement during a beat. */
export type Motion =
  | { readonly type: 'roll' }
  /** Dice go from the tray to a sign. */
  | { readonly type: 'place'; readonly seat: Seat; readonly sign: Sign; readonly count: number }
  | { readonly type: 'pay'; readonly seat: Seat; readonly sign: Sign };

export const atRest = (view: View): Frame => ({ view, tray: trayOf(view), sign: null, paid: paidIn(view) });

/** While a seat is to roll, the tray shows its dice without pips. */
const trayOf = ({ phase, turn, chairs }: View): readonly (Sign | 0)[] => {
  if (phase.type === 'placing') return phase.roll;
  return phase.type === 'rolling' ? Array.from({ length: at(chairs, turn).dice }, () => 0 as const) : [];
};

/** Once the match is over every tip is known, so the leaders can be read from the view. */
const paidIn = (view: View): readonly Sign[] => {
  if (view.phase.type !== 'over') return [];
  return SIGNS.filter((sign) => {
    const strengths = strengthsOf(view, sign);
    const most = Math.max(...strengths);
    return strengths.indexOf(most) === strengths.lastIndexOf(most);
  });
};

const STORY_MS_MAX = 6000;

const MS: Partial<Record<Event['type'], number>> = {
  turnBegan: 250,
  diceRolled: 700,
  dicePlaced: 500,
  tipShown: 600,
  signPaid: 900,
  signDark: 600,
  matchEnded: 400,
};

const SOUNDS: Partial<Record<Event['type'], Cue>> = {
  diceRolled: 'diceRoll',
  dicePlaced: 'place',
  tipShown: 'tap',
  signPaid: 'moneyIn',
  signDark: 'tie',
};

export const beatsOf = (story: Story<NeonRow>, start: Frame, calm: boolean): Beat<Frame, Motion>[] =>
  beatsAlong(PACING, onStage(story.events, framesOf(story, start), start), calm);

const framesOf = ({ events, views }: Story<NeonRow>, start: Frame): readonly Frame[] => {
  const frames: Frame[] = [];
  for (const [index, event] of events.entries()) {
    const { paid } = frames.at(-1) ?? start;
    frames.push(frameAt(event, at(views, index), paid));
  }
  return frames;
};

const frameAt = (event: Event, view: View, paid: readonly Sign[]): Frame => {
  const frame: Frame = { view, tray: [], sign: null, paid };
  switch (event.type) {
    case 'turnBegan':
    case 'diceRolled':
      return { ...frame, tray: trayOf(view), paid: [] };
    case 'dicePlaced':
      return { ...frame, tray: trayOf(view).filter((die) => die !== event.sign), sign: event.sign };
    case 'signPaid':
      return { ...frame, sign: event.sign, paid: [...paid, event.sign] };
    case 'signDark':
      return { ...frame, sign: event.sign };
    default:
      return frame;
  }
};

const motionOf = (event: Event): Motion | null => {
  switch (event.type) {
    case 'diceRolled':
      return { type: 'roll' };
    case 'dicePlaced':
      return { type: 'place', seat: event.seat, sign: event.sign, count: event.count };
    case 'signPaid':
      return { type: 'pay', seat: event.seat, sign: event.sign };
    default:
      return null;
  }
};

/** The frame while an event happens. It must not show the result: the dice of a roll show pips only in the tray. */
const movingFrame = (event: Event, before: Frame, after: Frame): Frame => {
  if (event.type === 'diceRolled') return { ...before, tray: after.tray };
  return event.type === 'signPaid' ? { ...before, sign: event.sign } : after;
};

const PACING: Pacing<Event, Frame, Motion> = {
  ms: MS,
  holdOf: ({ type }) => (type === 'diceRolled' || type === 'signPaid' ? 300 : 0),
  soundsOf: ({ type }) => {
    const cue = SOUNDS[type];
    return cue === undefined ? {} : { start: { cue, count: 1 } };
  },
  motionOf,
  movingFrame,
  plateOf: (event) => (event.type === 'signPaid' ? { tone: 'paid', seat: event.seat } : null),
  msMax: STORY_MS_MAX,
};
