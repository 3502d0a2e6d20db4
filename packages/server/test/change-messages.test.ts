/** Messages with a delta. */

import { type GameTypes, ok, seatAt } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { newMessageReader, type TableId } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { changeMessages } from '../src/outgoing-messages.ts';

const update: Update<GameTypes> = {
  version: 7,
  viewer: seatAt(0),
  view: { pot: 3, hands: [{ cards: ['ace'] }, { cards: null }] },
  events: [{ type: 'deal' }],
  moments: [],
  jump: false,
  undoneFrom: null,
  legal: [{ type: 'bid' }],
  asks: [{ id: '0.7', seat: seatAt(0) }],
  toAct: [seatAt(0)],
  undo: { type: 'none' },
  freeUndo: null,
  canRedo: false,
  players: [{ by: 'person', why: null, present: true }],
  undoAsk: null,
  votes: [],
  outcome: null,
};

const parse = (message: string): unknown => JSON.parse(message);

describe('the message of a change', () => {
  const next = { ...update, version: 8, events: [{ type: 'bid' }], view: { ...update.view, pot: 4 }, legal: [] };

  test('contains the difference to the update before, and the client rebuilds the update from it', () => {
    const listen = newMessageReader();
    listen({ type: 'table', table: 'abcdefgh', update, history: [], from: 0, seen: 0, clock: null });
    const message = parse(changeMessages('abcdefgh' as TableId, null)(update, next));
    expect(message).toMatchObject({ type: 'change', since: 7, changes: { view: { pot: [4] }, legal: [[]] } });
    expect(listen(message)).toEqual(ok({ type: 'update', table: 'abcdefgh', update: next, clock: null }));
  });

  test('contains nothing of the view of another viewer', () => {
    const messageFor = changeMessages('abcdefgh' as TableId, null);
    const own = { ...next, view: { pot: 4, hands: [{ cards: ['king'] }, { cards: null }] } };
    expect(messageFor(update, own)).toContain('king');
    expect(messageFor({ ...update, viewer: seatAt(1) }, { ...next, viewer: seatAt(1) })).not.toContain('king');
  });

  test('does not contain events of another viewer', () => {
    const messageFor = changeMessages('abcdefgh' as TableId, null);
    const own = { ...next, events: [{ type: 'bid', card: 'king' }] };
    expect(messageFor(update, own)).toContain('king');
    expect(messageFor(update, next)).not.toContain('king');
  });

  test('contains only the difference to the last update of this viewer', () => {
    const messageFor = changeMessages('abcdefgh' as TableId, null);
    const knew = { ...update, view: { ...update.view, pot: 4 } };
    expect(parse(messageFor(update, next))).toMatchObject({ changes: { view: { pot: [4] } } });
    expect(parse(messageFor(knew, next))).not.toHaveProperty('changes.view');
  });

  test('is valid when nothing differs', () => {
    expect(parse(changeMessages('abcdefgh' as TableId, null)(update, { ...update, version: 8 }))).toMatchObject({
      version: 8,
      changes: {},
    });
  });

  test('contains the view at each event', () => {
    const listen = newMessageReader();
    listen({ type: 'table', table: 'abcdefgh', update, history: [], from: 0, seen: 0, clock: null });
    const events = [{ type: 'bid' }, { type: 'paid' }, { type: 'won' }];
    const moments = [
      { ...update.view, pot: 9 },
      { ...update.view, pot: 5 },
    ];
    const story = { ...next, events, moments };
    const message = parse(changeMessages('abcdefgh' as TableId, null)(update, story));
    expect(message).toMatchObject({ moments: [{ pot: [9] }, { pot: [5] }], changes: { view: { pot: [4] } } });
    expect(listen(message)).toEqual(ok({ type: 'update', table: 'abcdefgh', update: story, clock: null }));
  });

  test('compares views once for all viewers with the same view', () => {
    const messageFor = changeMessages('abcdefgh' as TableId, null);
    const other = { ...update, viewer: seatAt(1) };
    expect(messageFor(other, { ...next, viewer: seatAt(1) })).toBe(messageFor(update, next));
  });
});
