/** Turns a story into beats: for each event its frames, its motion, its time, its sound and its plate. */

import { type Event, type LordsOfVegas, type LotId, lotAt, type RolledDie } from '@fremont/games/lords-of-vegas';
import { type Seat, seatAt } from '@fremont/kernel';
import { type Beat, type BeatSound, onStage } from '../../table/beats.ts';
import type { Story } from '../../table/game-screen.ts';
import { beatsAlong, type EventSounds, type Pacing } from '../../table/pacing.ts';
import type { Plate } from '../../table/plates.ts';
import { type Frame, framesOf, movingFrame } from './frame.ts';

/** Money that goes from a lot to a seat. */
export interface Payment {
  readonly lot: LotId;
  readonly seat: Seat;
  readonly money: number;
}

/** The motion of a beat. */
export type Motion =
  | { readonly type: 'drop'; readonly lots: readonly LotId[] }
  | { readonly type: 'tumble'; readonly lots: readonly LotId[] }
  | { readonly type: 'pulse'; readonly lots: readonly LotId[] }
  /** Lots light up one after the other, and their money flies to the seats. */
  | { readonly type: 'pay'; readonly lots: readonly LotId[]; readonly payments: readonly Payment[] }
  /** A chip climbs the tower. Points that do not reach the next step fall off. */
  | { readonly type: 'climb'; readonly seat: Seat; readonly to: number; readonly lost: number }
  | { readonly type: 'turnCard' }
  | { readonly type: 'roll' };

export type LordsBeat = Beat<Frame, Motion>;

/** The longest time of a story. Longer stories play faster. */
export const STORY_MS_MAX = 8000;

const MS: Partial<Record<Event['type'], number>> = {
  starterRolled: 700,
  lotDealt: 180,
  cardDrawn: 480,
  lotMarked: 350,
  lotGivenUp: 400,
  tileTakenOver: 450,
  ownTileDrawn: 300,
  lotsPaid: 620,
  casinoPaid: 560,
  pointsScored: 560,
  tieRerolled: 800,
  tieSettled: 300,
  built: 550,
  sprawled: 550,
  remodelled: 600,
  reorganised: 800,
  diePlaced: 300,
  betPlaced: 500,
  layOffDecided: 350,
  gambleRolled: 900,
  dealMade: 700,
  matchEnded: 400,
};

/** How long each result is shown. */
const HOLDS: Partial<Record<Event['type'], number>> = {
  starterRolled: 500,
  cardDrawn: 550,
  tileTakenOver: 700,
  lotsPaid: 300,
  casinoPaid: 300,
  pointsScored: 200,
  tieRerolled: 700,
  tieSettled: 800,
  reorganised: 900,
  gambleRolled: 1300,
};

export const beatsOf = (story: Story<LordsOfVegas>, start: Frame, calm: boolean): LordsBeat[] =>
  beatsAlong(PACING, onStage(story.events, framesOf(story, start), start), calm);

const once = (cue: BeatSound['cue'], count = 1): BeatSound => ({ cue, count });

const soundsOf = (event: Event): EventSounds => {
  switch (event.type) {
    case 'cardDrawn':
      return { start: once('card') };
    case 'lotMarked':
    case 'tileTakenOver':
      return { start: once('place') };
    case 'built':
    case 'sprawled':
    case 'remodelled':
      return { start: once('neon') };
    case 'lotsPaid':
    case 'casinoPaid':
      return { start: once('moneyIn') };
    case 'pointsScored':
      return { start: once('points'), end: event.lost > 0 ? once('fall') : null };
    case 'tieRerolled':
    case 'reorganised':
      return { start: once('diceRoll'), end: once('diceLand', event.dice.length) };
    case 'starterRolled':
      return { start: once('diceRoll'), end: once('diceLand', 2) };
    case 'gambleRolled':
      return { start: once('diceRoll'), end: once(GAMBLE_CUES[event.result]) };
    case 'diePlaced':
      return { start: once('diceLand') };
    case 'betPlaced':
    case 'dealMade':
      return { start: once('chip') };
    default:
      return {};
  }
};

const GAMBLE_CUES = { double: 'jackpot', win: 'win', lose: 'loss' } as const;
const GAMBLE_TONES = { double: 'doubleWin', win: 'win', lose: 'loss' } as const;

const plateOf = (event: Event, before: Frame): Omit<Plate, 'event'> | null => {
  switch (event.type) {
    case 'gambleRolled':
      return { tone: GAMBLE_TONES[event.result], seat: event.seat };
    case 'starterRolled':
      return { tone: 'roll', seat: event.seat };
    case 'tieRerolled':
      return { tone: 'tie', seat: null };
    case 'tieSettled':
      return { tone: 'boss', seat: event.boss };
    case 'tileTakenOver':
      return { tone: 'takeOver', seat: event.seat };
    case 'cardDrawn':
      return { tone: 'card', seat: event.seat };
    case 'lotsPaid':
    case 'casinoPaid':
      return { tone: 'paid', seat: null };
    case 'pointsScored':
      return { tone: 'points', seat: event.seat };
    case 'reorganised':
      return bossPlate(event.dice, bossAt(before, event.casino));
    default:
      return null;
  }
};

/** RULES 4.5: all dice of the casino were rolled, and the highest one belongs to the boss. */
const bossPlate = (dice: readonly RolledDie[], before: Seat | null): Omit<Plate, 'event'> => {
  const best = Math.max(...dice.map(({ value }) => value));
  const [boss = null, ...others] = new Set(dice.filter(({ value }) => value === best).map(({ seat }) => seat));
  if (others.length > 0) return { tone: 'tie', seat: null };
  return { tone: boss === before ? 'sameBoss' : 'boss', seat: boss };
};

const bossAt = ({ view }: Frame, casino: LotId): Seat | null =>
  view.casinos.find(({ id }) => id === casino)?.boss ?? null;

const motionOf = (event: Event, before: Frame, { lit }: Frame): Motion | null => {
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
      return { type: 'pay', lots: lit, payments: lotPayments(before, lit) };
    case 'casinoPaid':
      return { type: 'pay', lots: lit, payments: casinoPayments(before, event.lots, event.money) };
    case 'remodelled':
    case 'betPlaced':
      return { type: 'pulse', lots: lit };
    case 'cardDrawn':
      return { type: 'turnCard' };
    case 'gambleRolled':
    case 'starterRolled':
      return { type: 'roll' };
    case 'pointsScored':
      return { type: 'climb', seat: event.seat, to: event.to, lost: event.lost };
    default:
      return null;
  }
};

/** RULES 3.4: every lot with a marker pays its owner one million. */
const lotPayments = ({ view }: Frame, lots: readonly LotId[]): Payment[] =>
  lots.flatMap((lot) => {
    const { marker } = lotAt(view.lots, lot);
    return marker === null ? [] : [{ lot, seat: marker, money: 1 }];
  });

/** One payment per seat, from the first of its dice in the casino. */
const casinoPayments = ({ view }: Frame, lots: readonly LotId[], money: readonly number[]): Payment[] =>
  money.flatMap((amount, index) => {
    const seat = seatAt(index);
    const lot = lots.find((one) => lotAt(view.lots, one).die?.owner === seat);
    return amount === 0 || lot === undefined ? [] : [{ lot, seat, money: amount }];
  });

const PACING: Pacing<Event, Frame, Motion> = {
  ms: MS,
  holdOf: ({ type }) => HOLDS[type] ?? 0,
  soundsOf,
  motionOf,
  movingFrame,
  plateOf,
  msMax: STORY_MS_MAX,
};
