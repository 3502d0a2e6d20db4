/** Events turned into beats: what is shown in which order, what moves, how long it takes, what sounds. */

import type { Event, Face, View } from '@fremont/games/las-vegas';
import type { Seat } from '@fremont/kernel';
import { type Beat, fitInto } from '../../table/beats.ts';
import { type Frame, frameAfter, isOfTiles } from './frame.ts';
import { tilesPart } from './royale.ts';

/** What moves during a beat. */
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

/** Six seconds, less what the screen needs to draw some thirty pictures. */
export const PAYOUT_MS_MAX = 5500;

/** How long a calm story holds the list of a payout, and everything else. */
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

/** Calm stories hold still pictures, and a payout as one list. */
export const planOf = (events: readonly Event[], start: Frame, end: View, calm = false): LasVegasBeat[] => {
  const beats: LasVegasBeat[] = [];
  let frame = start;
  for (const [index, event] of events.entries()) {
    const before = frame;
    frame = frameAfter(frame, event, end);
    const told = beatsOf(event, before, frame).map((beat) => ({ ...beat, told: index + 1 }));
    beats.push(...told);
    frame = told.at(-1)?.frame ?? frame;
  }
  return calm ? stilled(beats) : shortened(beats);
};

const isPayout = ({ frame }: LasVegasBeat): boolean => frame.payout !== null;

/** What a tile does is a sentence to be read, in a payout too. */
const isStory = ({ frame }: LasVegasBeat): boolean => frame.story !== null;

const stilled = (beats: readonly LasVegasBeat[]): LasVegasBeat[] => {
  const list = beats.findLast((beat) => isPayout(beat) && !isStory(beat));
  return beats
    .filter((beat) => beat === list || isStory(beat) || !isPayout(beat))
    .map((beat) => {
      if (beat === list) return listed(beat);
      return { ...beat, motion: null, ms: isStory(beat) ? beat.ms : Math.min(beat.ms, FADE_MS) };
    });
};

/** All casinos at once: none of them is the one that pays. */
const listed = (beat: LasVegasBeat): LasVegasBeat => {
  const payout = beat.frame.payout && { ...beat.frame.payout, casino: null };
  return { ...beat, frame: { ...beat.frame, payout }, motion: null, ms: LIST_MS };
};

/** A payout of six casinos stays within its time, however many bills and ties it has. */
const shortened = (beats: readonly LasVegasBeat[]): LasVegasBeat[] => {
  const isPaid = (beat: LasVegasBeat): boolean => isPayout(beat) && !isStory(beat);
  const paid = fitInto(beats.filter(isPaid), PAYOUT_MS_MAX);
  return beats.map((beat) => (isPaid(beat) ? (paid.shift() ?? beat) : beat));
};

const silent = (frame: Frame, ms: number, motion: Motion | null = null): LasVegasBeat => ({
  frame,
  motion,
  told: 0,
  ms,
  sound: null,
});

const beatsOf = (event: Event, before: Frame, frame: Frame): LasVegasBeat[] => {
  if (isOfTiles(event)) return tilesPart()?.beats(event, frame) ?? [];
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
      return payoutBeats(event, before, frame);
    case 'roundBegan':
      return [silent(frame, MS.began)];
    case 'billsLaid':
      return [{ ...silent(frame, MS.lay, { type: 'lay', casino: event.casino }), sound: { cue: 'moneyIn', count: 1 } }];
    case 'neutralDiceSet':
      return [{ ...silent(frame, MS.neutral, { type: 'neutral' }), sound: { cue: 'diceLand', count: 3 } }];
    case 'matchEnded':
      return [{ ...silent(frame, MS.over), sound: { cue: 'end', count: 1 } }];
    case 'turnBegan':
    case 'chipsGiven':
    case 'winningsShown':
      return [];
  }
};

type PayoutEvent = Extract<
  Event,
  { type: 'roundEnded' | 'tieCancelled' | 'billWon' | 'billReturned' | 'starterChosen' }
>;

const payoutBeats = (event: PayoutEvent, before: Frame, frame: Frame): LasVegasBeat[] => {
  switch (event.type) {
    case 'roundEnded':
      return [silent(frame, MS.ended)];
    case 'tieCancelled':
      return [{ ...silent(frame, MS.tie, { type: 'blowOut', casino: event.casino }), sound: { cue: 'tie', count: 1 } }];
    case 'billWon': {
      const motion: Motion = {
        type: 'pay',
        casino: event.casino,
        index: goneFrom(before, event.casino),
        seat: event.seat,
      };
      return [{ ...silent(frame, MS.pay, motion), sound: { cue: 'moneyIn', count: 1 } }];
    }
    case 'billReturned': {
      const motion: Motion = { type: 'putBack', casino: event.casino, index: goneFrom(before, event.casino) };
      return [silent(frame, MS.putBack, motion)];
    }
    case 'starterChosen':
      return [silent(frame, MS.starter)];
  }
};

const goneFrom = ({ payout }: Frame, casino: Face): number => payout?.gone[casino - 1] ?? 0;

const diceIn = ({ phase }: View): number =>
  phase.type === 'placing'
    ? phase.roll.small.length + phase.roll.neutral.length + (phase.roll.big === null ? 0 : 1)
    : 0;
