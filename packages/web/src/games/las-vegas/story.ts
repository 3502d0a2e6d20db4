/** Turns a story into beats: for each event its frames, its motion, its time and its sound. */

import type { Event, Face, LasVegas, View } from '@fremont/games/las-vegas/base';
import type { Seat } from '@fremont/kernel';
import { type Beat, type EventBeats, type EventOnStage, fitInto, onStage } from '../../table/beats.ts';
import type { Story } from '../../table/game-screen.ts';
import type { PlateTone } from '../../table/plates.ts';
import { type Frame, framesOf, movingFrame } from './frame.ts';
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
export type LasVegasBeats = EventBeats<Frame, Motion>;
export type Staged = EventOnStage<Event, Frame>;

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
  tieTold: 160,
  pay: 420,
  payTold: 200,
  putBack: 240,
  putBackTold: 100,
  starter: 200,
  began: 600,
  lay: 90,
  neutral: 400,
  over: 300,
} as const;

/** With reduced motion (`calm`) a story shows still frames, and a payout as one list. */
export const beatsOf = (story: Story<LasVegas>, start: Frame, calm: boolean): LasVegasBeat[] => {
  const events = onStage(story.events, framesOf(story, start), start);
  return calm ? withoutMotion(events.flatMap(calmBeats)) : withinTime(keepPlates(events.flatMap(fullBeats)));
};

const fullBeats = (stage: Staged): LasVegasBeat[] => {
  const { moving, told } = beatsAt(stage);
  return [moving, told].filter((beat) => beat !== null);
};

const calmBeats = (stage: Staged): LasVegasBeat[] => {
  const { moving, told } = beatsAt(stage);
  if (told !== null) return [{ ...told, motion: null }];
  const { after: frame, index } = stage;
  return moving === null ? [] : [{ ...moving, frame, motion: null, eventsTold: index + 1 }];
};

const isPayout = ({ frame }: LasVegasBeat): boolean => frame.payout !== null;

/** Beats with the sentence of a tile keep their time, so that people can read it. */
const hasTileSentence = ({ frame }: LasVegasBeat): boolean => frame.tileEvent !== null;

/** The plate of a payout stays until the next one, while the next bill flies. */
const keepPlates = (beats: readonly LasVegasBeat[]): LasVegasBeat[] => {
  const kept: LasVegasBeat[] = [];
  for (const beat of beats) {
    const last = isPayout(beat) && !hasTileSentence(beat) ? (kept.at(-1)?.plate ?? null) : null;
    kept.push({ ...beat, plate: beat.plate ?? last });
  }
  return kept;
};

const withoutMotion = (beats: readonly LasVegasBeat[]): LasVegasBeat[] => {
  const list = beats.findLast((beat) => isPayout(beat) && !hasTileSentence(beat));
  return beats
    .filter((beat) => beat === list || hasTileSentence(beat) || !isPayout(beat))
    .map((beat) => {
      if (beat === list) return asPayoutList(beat);
      return { ...beat, ms: hasTileSentence(beat) ? beat.ms : Math.min(beat.ms, FADE_MS) };
    });
};

/** The list shows all casinos at once, so no casino is marked as paying, and no plate repeats one of them. */
const asPayoutList = (beat: LasVegasBeat): LasVegasBeat => {
  const payout = beat.frame.payout && { ...beat.frame.payout, casino: null };
  return { ...beat, frame: { ...beat.frame, payout }, plate: null, ms: LIST_MS };
};

/** Shortens the beats of a payout to its maximum time. */
const withinTime = (beats: readonly LasVegasBeat[]): LasVegasBeat[] => {
  const isPayoutBeat = (beat: LasVegasBeat): boolean => isPayout(beat) && !hasTileSentence(beat);
  const paid = fitInto(beats.filter(isPayoutBeat), PAYOUT_MS_MAX);
  return beats.map((beat) => (isPayoutBeat(beat) ? (paid.shift() ?? beat) : beat));
};

/** The beat while the event happens. */
export const movingBeat = (
  { event, index, before, after }: Staged,
  ms: number,
  motion: Motion,
  sound: LasVegasBeat['sound'] = null,
): LasVegasBeat => ({
  frame: movingFrame(event, before, after),
  motion,
  eventsTold: index,
  plate: null,
  ms,
  sound,
});

/** The beat that shows the result of the event. */
export const toldBeat = (
  { index, after }: Staged,
  ms: number,
  sound: LasVegasBeat['sound'] = null,
  motion: Motion | null = null,
): LasVegasBeat => ({ frame: after, motion, eventsTold: index + 1, plate: null, ms, sound });

const onlyMoving = (moving: LasVegasBeat): LasVegasBeats => ({ moving, told: null });
const onlyTold = (told: LasVegasBeat): LasVegasBeats => ({ moving: null, told });

const beatsAt = (stage: Staged): LasVegasBeats => {
  const { event, after } = stage;
  switch (event.type) {
    case 'diceRolled': {
      const count = diceIn(after.view);
      return {
        moving: movingBeat(stage, MS.tumble, { type: 'tumble' }, { cue: 'diceRoll', count }),
        told: toldBeat(stage, MS.deal, { cue: 'diceLand', count }, { type: 'deal' }),
      };
    }
    case 'dicePlaced': {
      const count = event.dice.small + event.dice.big + event.neutral;
      const motion: Motion = { type: 'place', seat: event.seat, casino: event.casino };
      return onlyMoving(movingBeat(stage, MS.place, motion, { cue: 'place', count }));
    }
    case 'turnPassed':
      return onlyMoving(movingBeat(stage, MS.pass, { type: 'spendChip', seat: event.seat }, { cue: 'chip', count: 1 }));
    case 'roundEnded':
      return onlyTold(toldBeat(stage, MS.ended));
    case 'tieCancelled':
    case 'billWon':
    case 'billReturned':
      return payoutBeats(stage, event);
    case 'starterChosen':
      return onlyTold(toldBeat(stage, MS.starter));
    case 'roundBegan':
      return onlyTold(toldBeat(stage, MS.began));
    case 'billsLaid':
      return onlyMoving(movingBeat(stage, MS.lay, { type: 'lay', casino: event.casino }, { cue: 'card', count: 1 }));
    case 'neutralDiceSet':
      return onlyMoving(movingBeat(stage, MS.neutral, { type: 'neutral' }, { cue: 'diceLand', count: 3 }));
    case 'matchEnded':
      return onlyTold(toldBeat(stage, MS.over));
    case 'turnBegan':
    case 'chipsGiven':
    case 'winningsShown':
      return NO_BEATS;
    default:
      return tilesModule()?.beats(stage, event) ?? NO_BEATS;
  }
};

const NO_BEATS: LasVegasBeats = { moving: null, told: null };

type PayoutEvent = Extract<Event, { type: 'tieCancelled' | 'billWon' | 'billReturned' }>;

const payoutBeats = (stage: Staged, event: PayoutEvent): LasVegasBeats => {
  const { casino } = event;
  const index = lastPaid(stage.after, casino);
  switch (event.type) {
    case 'tieCancelled':
      return {
        moving: movingBeat(stage, MS.tie, { type: 'blowOut', casino }, { cue: 'tie', count: 1 }),
        told: withPlate(toldBeat(stage, MS.tieTold), 'tie'),
      };
    case 'billWon':
      return {
        moving: movingBeat(stage, MS.pay, { type: 'pay', casino, index, seat: event.seat }, PAID),
        told: withPlate(toldBeat(stage, MS.payTold), 'paid', event.seat),
      };
    case 'billReturned':
      return {
        moving: movingBeat(stage, MS.putBack, { type: 'putBack', casino, index }),
        told: withPlate(toldBeat(stage, MS.putBackTold), 'nobody'),
      };
  }
};

const PAID: LasVegasBeat['sound'] = { cue: 'moneyIn', count: 1 };

const withPlate = (beat: LasVegasBeat, tone: PlateTone, seat: Seat | null = null): LasVegasBeat => ({
  ...beat,
  plate: { tone, seat, event: beat.eventsTold - 1 },
});

/** The index of the bill that the casino has just paid. */
const lastPaid = ({ payout }: Frame, casino: Face): number => (payout?.paid[casino - 1]?.length ?? 1) - 1;

const diceIn = ({ phase }: View): number =>
  phase.type === 'placing'
    ? phase.roll.small.length + phase.roll.neutral.length + (phase.roll.big === null ? 0 : 1)
    : 0;
