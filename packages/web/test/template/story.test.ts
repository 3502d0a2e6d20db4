/** The story that the screen of Neon Row plays of an update: its frames and its motions. */

import { type NeonRow, neonRow } from '@fremont/games/template';
import { at } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { atRest, beatsOf } from '../../src/games/template/story.ts';
import { type RecordedUpdate, updatesOf } from '../support/updates.ts';

const beatsOfUpdate = (update: RecordedUpdate<NeonRow>, calm = false) => beatsOf(update, atRest(update.before), calm);

describe.each([2, 4])('a match of %i', (seats) => {
  const updates = updatesOf(neonRow, { dice: 4 }, seats, 5);

  it('shows the view at each event and ends with the one that the table settles on', () => {
    for (const update of updates) {
      const shown = beatsOfUpdate(update, true).map(({ frame }) => frame.view);
      expect(shown).toEqual(update.views);
      expect(at(shown, shown.length - 1)).toEqual(update.after);
    }
  });

  it('takes the placed dice out of the tray', () => {
    const placed = updates.flatMap((update) => beatsOfUpdate(update).filter(({ motion }) => motion?.type === 'place'));
    expect(placed.length).toBeGreaterThan(0);
    for (const { frame } of placed) expect(frame.tray).not.toContain(frame.sign);
  });

  it('lights the same signs one by one as are lit at the end', () => {
    const last = at(updates, updates.length - 1);
    expect(at(beatsOfUpdate(last), beatsOfUpdate(last).length - 1).frame.paid).toEqual(atRest(last.after).paid);
  });

  it('moves nothing where less motion is wished for', () => {
    const motions = updates.flatMap((update) => beatsOfUpdate(update, true).map(({ motion }) => motion));
    expect(new Set(motions)).toEqual(new Set([null]));
  });
});
