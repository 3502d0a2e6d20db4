/** The bytes of frames, and the words for news. */

import { type GameTypes, ok, seatAt } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { newListener, type TableId } from '@fremont/table/protocol';
import { describe, expect, test } from 'vitest';
import { textFrame } from '../src/frame.ts';
import { changeFrames, playersWriter } from '../src/projection.ts';

const bytesOf = (frame: string): Buffer => Buffer.from(frame, 'latin1');

describe('a frame', () => {
  // RFC 6455, 5.7: the example of an unmasked text message.
  test('of a short text has a head of two bytes', () => {
    expect([...bytesOf(textFrame('Hello'))]).toEqual([0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f]);
  });

  test.each([
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('of %i bytes says so', (length, head) => {
    const frame = bytesOf(textFrame('a'.repeat(length)));
    expect([...frame.subarray(0, head.length)]).toEqual(head);
    expect(frame.length).toBe(head.length + length);
  });

  test('counts bytes, not characters', () => {
    const frame = bytesOf(textFrame('Zürich €'));
    expect(frame[1]).toBe(11);
    expect(frame.subarray(2).toString('utf8')).toBe('Zürich €');
  });
});

const update: Update<GameTypes> = {
  version: 7,
  viewer: seatAt(0),
  view: { pot: 3, hands: [{ cards: ['ace'] }, { cards: null }] },
  events: [{ type: 'deal' }],
  jump: false,
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

const jsonIn = (frame: string): unknown => JSON.parse(frame.slice(frame.indexOf('{')));

describe('the frame of a change', () => {
  const next = { ...update, version: 8, events: [{ type: 'bid' }], view: { ...update.view, pot: 4 }, legal: [] };

  test('says what differs from the update before, and makes it whole at the other end', () => {
    const listen = newListener();
    listen({ type: 'table', table: 'abcdefgh', update, history: [], seen: 0, clock: null });
    const frame = jsonIn(changeFrames('abcdefgh' as TableId, null, playersWriter())(update, next));
    expect(frame).toMatchObject({ type: 'change', since: 7, changes: { view: { pot: [4] }, legal: [[]] } });
    expect(listen(frame)).toEqual(ok({ type: 'update', table: 'abcdefgh', update: next, clock: null }));
  });

  test('holds nothing of the view of somebody else', () => {
    const frameFor = changeFrames('abcdefgh' as TableId, null, playersWriter());
    const own = { ...next, view: { pot: 4, hands: [{ cards: ['king'] }, { cards: null }] } };
    expect(frameFor(update, own)).toContain('king');
    expect(frameFor({ ...update, viewer: seatAt(1) }, { ...next, viewer: seatAt(1) })).not.toContain('king');
  });

  test('tells nobody the events of somebody else', () => {
    const frameFor = changeFrames('abcdefgh' as TableId, null, playersWriter());
    const own = { ...next, events: [{ type: 'bid', card: 'king' }] };
    expect(frameFor(update, own)).toContain('king');
    expect(frameFor(update, next)).not.toContain('king');
  });

  test('says only what differs from what this viewer was told before', () => {
    const frameFor = changeFrames('abcdefgh' as TableId, null, playersWriter());
    const knew = { ...update, view: { ...update.view, pot: 4 } };
    expect(jsonIn(frameFor(update, next))).toMatchObject({ changes: { view: { pot: [4] } } });
    expect(jsonIn(frameFor(knew, next))).not.toHaveProperty('changes.view');
  });

  test('is well-formed when nothing differs', () => {
    expect(
      jsonIn(changeFrames('abcdefgh' as TableId, null, playersWriter())(update, { ...update, version: 8 })),
    ).toMatchObject({
      version: 8,
      changes: {},
    });
  });

  test('says who plays now, however it was said before', () => {
    const playersText = playersWriter();
    const tell = (before: typeof update, now: typeof update) =>
      changeFrames('abcdefgh' as TableId, null, playersText)(before, now);
    const gone = { ...next, version: 9, players: [{ by: 'bot', why: 'left', present: true } as const] };
    expect(jsonIn(tell(update, next))).toMatchObject({ players: update.players });
    expect(jsonIn(tell(next, gone))).toMatchObject({ players: gone.players });
    expect(jsonIn(tell(gone, { ...next, version: 10 }))).toMatchObject({ players: update.players });
  });

  test('is made once for all who are told the same', () => {
    const frameFor = changeFrames('abcdefgh' as TableId, null, playersWriter());
    const other = { ...update, viewer: seatAt(1) };
    expect(frameFor(other, { ...next, viewer: seatAt(1) })).toBe(frameFor(update, next));
  });
});
