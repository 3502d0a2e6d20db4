/** Turns a story into beats: for each event its frames, its motion, its time and its sound. */

import type { Event, Face, LasVegas, View } from '@fremont/games/las-vegas';
import { at, type Seat } from '@fremont/kernel';
import { type Beat, fitInto } from '../../table/beats.ts';
import type { Story } from '../../table/game-screen.ts';
import { type Frame, framesOf } from './frame.ts';
import { tilesModule } from './tiles-module.ts';

/** The motion of a beat. */
export type Motion =
  | { readonly type: 'tumble' }
  /** Rolled dice slide from the tray to their lanes. */
  | { readonly type: 'deal' }
  | { readonly type: 'place'; readonly seat: Seat; readonly casino: Face }
  | { readonly type: 'spendChip'; readonly seat: Seat }
  | { readonly type: 'blowOut'; readonly casino: Face }
  /** `index` counts the bills of the casino from the best. */
  | { readonly type: 'pay'; readonly casino: Face; readonly index: number; readonly seat: Seat }
  | { readonly type: 'putBack'; readonly casino: Face; readonly index: number }
  | { readonly type: 'lay'; readonly casino: Face }
  | { readonly type: 'neutral' }
  /** The black dice of a tile. */
  | { readonly type: 'black' }
  | { readonly type: 'tile'; readonly casino: Face }
  /** Money or chips of the bank reach a seat, or leave it. */
  | { readonly type: 'gain'; readonly seat: Seat };

export type LasVegasBeat = Beat<Frame, Motion>;

/** The target is six seconds. The rest is the time that the screen needs to draw about thirty frames. */
export const PAYOUT_MS_MAX = 5500;

/** With reduced motion: the time of the payout list, and of every other frame. */
const LIST_MS = 4000;
const FADE_MS = 80;

const MS = {
  tumble: 700,
  deal: 240,
  place: 300,
  pass: 300,
  ended: 500,
  tie: 320,
  pay: 480,
  putBack: 240,
  starter: 200,
  began: 600,
  lay: 90,
  neutral: 400,
  over: 300,
} as const;

/** With reduced motion (`calm`) a story shows still frames, and a payout as one list. */
export const beatsOf = (story: Story<LasVegas>, start: Frame, calm: boolean): LasVegasBeat[] => {
  const frames = framesOf(story, start);
  const beats = story.events.flatMap((event, index) =>
    beatsAt(event, at(frames, index)).map((beat) => ({ ...beat, eventsShown: index + 1 })),
  );
  return calm ? withoutMotion(beats) : withinTime(beats);
};

const isPayout = ({ frame }: LasVegasBeat): boolean => frame.payout !== null;

/** Beats with the sentence of a tile keep their time, so that people can read it. */
const hasTileSentence = ({ frame }: LasVegasBeat): boolean => frame.tileEvent !== null;

const withoutMotion = (beats: readonly LasVegasBeat[]): LasVegasBeat[] => {
  const list = beats.findLast((beat) => isPayout(beat) && !hasTileSentence(beat));
  return beats
    .filter((beat) => beat === list || hasTileSentence(beat) || !isPayout(beat))
    .map((beat) => {
      if (beat === list) return asPayoutList(beat);
      return { ...beat, motion: null, ms: hasTileSentence(beat) ? beat.ms : Math.min(beat.ms, FADE_MS) };
    });
};

/** The list shows all casinos at once, so no casino is marked as paying. */
const asPayoutList = (beat: LasVegasBeat): LasVegasBeat => {
  const payout = beat.frame.payout && { ...beat.frame.payout, casino: null };
  return { ...beat, frame: { ...beat.frame, payout }, motion: null, ms: LIST_MS };
};

/** Shortens the beats of a payout to its maximum time. */
const withinTime = (beats: readonly LasVegasBeat[]): LasVegasBeat[] => {
  const isPayoutBeat = (beat: LasVegasBeat): boolean => isPayout(beat) && !hasTileSentence(beat);
  const paid = fitInto(beats.filter(isPayoutBeat), PAYOUT_MS_MAX);
  return beats.map((beat) => (isPayoutBeat(beat) ? (paid.shift() ?? beat) : beat));
};

const silent = (frame: Frame, ms: number, motion: Motion | null = null): LasVegasBeat => ({
  frame,
  motion,
  eventsShown: 0,
  ms,
  sound: null,
});

const beatsAt = (event: Event, frame: Frame): LasVegasBeat[] => {
  switch (event.type) {
    case 'diceRolled': {
      const landed = { ...frame, inTray: false, tumbling: false };
      return [
        { ...silent(frame, MS.tumble, { type: 'tumble' }), sound: { cue: 'diceRoll', count: diceIn(frame.view) } },
        { ...silent(landed, MS.deal, { type: 'deal' }), sound: { cue: 'diceLand', count: diceIn(frame.view) } },
      ];
    }
    case 'dicePlaced':
      return [
        {
          ...silent(frame, MS.place, { type: 'place', seat: event.seat, casino: event.casino }),
          sound: { cue: 'place', count: event.dice.small + event.dice.big + event.neutral },
        },
      ];
    case 'turnPassed':
      return [{ ...silent(frame, MS.pass, { type: 'spendChip', seat: event.seat }), sound: { cue: 'chip', count: 1 } }];
    case 'roundEnded':
    case 'tieCancelled':
    case 'billWon':
    case 'billReturned':
    case 'starterChosen':
      return payoutBeats(event, frame);
    case 'roundBegan':
      return [silent(frame, MS.began)];
    case 'billsLaid':
      return [{ ...silent(frame, MS.lay, { type: 'lay', casino: event.casino }), sound: { cue: 'moneyIn', count: 1 } }];
    case 'neutralDiceSet':
      return [{ ...silent(frame, MS.neutral, { type: 'neutral' }), sound: { cue: 'diceLand', count: 3 } }];
    case 'matchEnded':
      return [silent(frame, MS.over)];
    case 'turnBegan':
    case 'chipsGiven':
    case 'winningsShown':
      return [];
    default:
      return tilesModule()?.beats(event, frame) ?? [];
  }
};

type PayoutEvent = Extract<
  Event,
  { type: 'roundEnded' | 'tieCancelled' | 'billWon' | 'billReturned' | 'starterChosen' }
>;

const payoutBeats = (event: PayoutEvent, frame: Frame): LasVegasBeat[] => {
  switch (event.type) {
    case 'roundEnded':
      return [silent(frame, MS.ended)];
    case 'tieCancelled':
      return [{ ...silent(frame, MS.tie, { type: 'blowOut', casino: event.casino }), sound: { cue: 'tie', count: 1 } }];
    case 'billWon': {
      const motion: Motion = {
        type: 'pay',
        casino: event.casino,
        index: lastPaid(frame, event.casino),
        seat: event.seat,
      };
      return [{ ...silent(frame, MS.pay, motion), sound: { cue: 'moneyIn', count: 1 } }];
    }
    case 'billReturned': {
      const motion: Motion = { type: 'putBack', casino: event.casino, index: lastPaid(frame, event.casino) };
      return [silent(frame, MS.putBack, motion)];
    }
    case 'starterChosen':
      return [silent(frame, MS.starter)];
  }
};

/** The index of the bill that the casino has just paid. */
const lastPaid = ({ payout }: Frame, casino: Face): number => (payout?.paid[casino - 1]?.length ?? 1) - 1;

const diceIn = ({ phase }: View): number =>
  phase.type === 'placing'
    ? phase.roll.small.length + phase.roll.neutral.length + (phase.roll.big === null ? 0 : 1)
    : 0;
