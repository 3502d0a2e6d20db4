/** Unanswered commands: duplicates are dropped, others are sent. */

import { seatAt } from '@fremont/kernel';
import type { Answer, Command } from '@fremont/table';
import { describe, expect, it } from 'vitest';
import { Outbox } from '../src/table/outbox.ts';

const ME = seatAt(0);
const act = (id: string, decision: `${number}.${number}` | null, action: object): Command => ({
  type: 'act',
  id,
  seat: ME,
  decision,
  action,
});

/** A table that answers on demand. */
const slowTable = () => {
  const open = new Map<string, (answer: Answer) => void>();
  return {
    asked: (): string[] => [...open.keys()],
    deliver: ({ id }: Command): Promise<Answer> => new Promise((resolve) => open.set(id, resolve)),
    answer: (id: string): void => open.get(id)?.({ type: 'done', id, version: 1 }),
  };
};

describe('an outbox', () => {
  it('sends one answer per decision, whatever is pressed meanwhile', async () => {
    const table = slowTable();
    const box = new Outbox();
    box.send(act('a', '7.0', { place: 3 }), table.deliver);
    expect(await box.send(act('b', '7.0', { place: 5 }), table.deliver)).toBeNull();
    expect(table.asked()).toEqual(['a']);
  });

  it('drops an equal command until the first is answered', async () => {
    const table = slowTable();
    const box = new Outbox();
    const first = box.send(act('a', null, { offer: 'C1' }), table.deliver);
    expect(await box.send(act('b', null, { offer: 'C1' }), table.deliver)).toBeNull();
    table.answer('a');
    await first;
    box.send(act('c', null, { offer: 'C1' }), table.deliver);
    expect(table.asked()).toEqual(['a', 'c']);
  });

  it('sends another command before the first is answered', async () => {
    const table = slowTable();
    const box = new Outbox();
    const first = box.send(act('a', null, { offer: 'C1' }), table.deliver);
    const second = box.send(act('b', null, { offer: 'D4' }), table.deliver);
    const third = box.send({ type: 'leave', id: 'c', seat: ME }, table.deliver);
    expect(table.asked()).toEqual(['a', 'b', 'c']);
    table.answer('b');
    expect(await second).toMatchObject({ type: 'done', id: 'b' });
    expect(box.isSending.value).toBe(true);
    for (const id of ['a', 'c']) table.answer(id);
    await Promise.all([first, third]);
    expect(box.isSending.value).toBe(false);
  });

  it('reports a failed worker, and accepts the command again', async () => {
    const box = new Outbox();
    const answer = await box.send(act('a', '7.0', {}), () => Promise.reject(new Error('gone')));
    expect(answer).toEqual({ code: 'workerFailed', why: 'Error: gone' });
    expect(box.isSending.value).toBe(false);
  });
});
