/**
 * No screen tells a result before its animation ends. Dock, log, totals and live region draw the frame, the told events and
 * nothing else, so the test reads these from every beat of whole matches. `e2e/suspense.spec.ts` looks at the page itself.
 */

import './support/browser.ts';
import { lasVegas } from '@fremont/games/las-vegas';
import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { vegasShowdown } from '@fremont/games/vegas-showdown';
import { at, type DeepReadonly, type Game, type GameTypes } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import * as lasVegasFrame from '../src/games/las-vegas/frame.ts';
import { beatsOf as lasVegasBeats } from '../src/games/las-vegas/story.ts';
import { tiles } from '../src/games/las-vegas/tiles/index.ts';
import { setTilesModule } from '../src/games/las-vegas/tiles-module.ts';
import * as lordsFrame from '../src/games/lords-of-vegas/frame.ts';
import { beatsOf as lordsBeats } from '../src/games/lords-of-vegas/story.ts';
import * as showdownFrame from '../src/games/vegas-showdown/frame.ts';
import { beatsOf as showdownBeats } from '../src/games/vegas-showdown/story.ts';
import type { Beat } from '../src/table/beats.ts';
import { type RecordedUpdate, updatesOf } from './support/updates.ts';

setTilesModule(tiles);

type AnyBeat = Beat<{ readonly view: object }, { readonly type: string }>;
type AnyUpdate = RecordedUpdate<GameTypes>;

interface Subject {
  readonly name: string;
  readonly updates: readonly AnyUpdate[];
  beatsOf(update: AnyUpdate): readonly AnyBeat[];
  /** Events that dice, cards or other players decide, with the motion that shows them. */
  readonly decided: Readonly<Record<string, string>>;
}

const matchesOf = <T extends GameTypes>(game: Game<T>, seats: number, variants: readonly number[]): AnyUpdate[] =>
  variants.flatMap((variant) =>
    updatesOf(game, at(game.variants, variant).options as DeepReadonly<T['options']>, seats, 7),
  ) as unknown as AnyUpdate[];

const SUBJECTS: readonly Subject[] = [
  {
    name: 'Las Vegas',
    updates: matchesOf(
      lasVegas,
      3,
      lasVegas.variants.map((_, index) => index),
    ),
    beatsOf: (update) => lasVegasBeats(update as never, lasVegasFrame.atRest(update.before as never), false),
    decided: {
      diceRolled: 'tumble',
      blackRolled: 'black',
      tieCancelled: 'blowOut',
      billWon: 'pay',
      billReturned: 'putBack',
    },
  },
  {
    name: 'Lords of Vegas',
    updates: matchesOf(lordsOfVegas, 4, [0]),
    beatsOf: (update) => lordsBeats(update as never, lordsFrame.atRest(update.before as never), false),
    decided: {
      starterRolled: 'roll',
      cardDrawn: 'turnCard',
      gambleRolled: 'roll',
      reorganised: 'tumble',
      tieRerolled: 'tumble',
      lotsPaid: 'pay',
      casinoPaid: 'pay',
      pointsScored: 'climb',
    },
  },
  {
    name: 'Vegas Showdown',
    updates: matchesOf(vegasShowdown, 4, [0]),
    beatsOf: (update) => showdownBeats(update as never, showdownFrame.atRest(update.before as never), false),
    decided: {
      cardDrawn: 'turnCard',
      cardPaid: 'pay',
      cardFamed: 'pay',
      cardMovedPrices: 'prices',
      tileRemoved: 'remove',
      incomeCollected: 'pay',
      pricesDropped: 'prices',
      bidMade: 'bid',
      tileBought: 'buy',
    },
  },
];

/** What a beat tells too early; empty if nothing. `told` is the number of events that the beats before it have told. */
const toldTooEarly = (subject: Subject, update: AnyUpdate, beats: readonly AnyBeat[]): string[] => {
  const faults: string[] = [];
  for (const [index, { motion, frame, eventsTold, plate }] of beats.entries()) {
    const moving = update.events[eventsTold];
    if (motion === null || moving === undefined || subject.decided[moving.type] !== motion.type) continue;
    const known = eventsTold === 0 ? update.before : at(update.views, eventsTold - 1);
    if (frame.view !== known) faults.push(`beat ${index} draws the view after ${moving.type}`);
    if (plate !== null && plate.event >= eventsTold) faults.push(`beat ${index} has the plate of ${moving.type}`);
  }
  return faults;
};

/** The events that some beat shows by their motion, before they are told. */
const movedIn = (subject: Subject, update: AnyUpdate, beats: readonly AnyBeat[]): string[] =>
  beats.flatMap(({ motion, eventsTold }) => {
    const type = update.events[eventsTold]?.type ?? '';
    return motion !== null && subject.decided[type] === motion.type ? [type] : [];
  });

describe.each(SUBJECTS)('a story of $name', (subject) => {
  const stories = subject.updates.map((update) => ({ update, beats: subject.beatsOf(update) }));

  it('draws the old view and tells nothing until dice, cards and money have come to rest', () => {
    expect(stories.flatMap(({ update, beats }) => toldTooEarly(subject, update, beats))).toEqual([]);
  });

  it('moves every event that is decided, before it tells it', () => {
    for (const { update, beats } of stories) {
      const decided = update.events.map(({ type }) => type).filter((type) => type in subject.decided);
      expect(movedIn(subject, update, beats)).toEqual(decided);
    }
  });

  it('tells events in order and only after the ones before them', () => {
    for (const { beats } of stories) {
      const told = beats.map(({ eventsTold }) => eventsTold);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }
  });

  it('would be found out if it drew the result during the motion', () => {
    const spoilt = stories.map(({ update, beats }) =>
      toldTooEarly(
        subject,
        update,
        beats.map((beat) => ({
          ...beat,
          frame: { ...beat.frame, view: at(update.views, Math.min(beat.eventsTold, update.views.length - 1)) },
        })),
      ),
    );
    expect(spoilt.flat().length).toBeGreaterThan(0);
  });
});
