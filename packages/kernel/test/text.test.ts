import { describe, expect, it } from 'vitest';
import { type ByCode, type ByType, byCode, byType, LANGUAGES, type Sentence, say, seatAt } from '../src/index.ts';

const seat = seatAt(1);

type Event = { readonly type: 'won'; readonly money: number } | { readonly type: 'lost' };
const LOG: ByType<Event, Sentence> = { won: ({ money }) => say`won ${{ money }}`, lost: () => say`lost` };

type Refusal = { readonly code: 'tooFew'; readonly left: number } | { readonly code: 'over' };
const WHY: ByCode<Refusal, Sentence> = { tooFew: ({ left }) => say`only ${left} left`, over: () => say`over` };

describe('a sentence', () => {
  it('contains text and places in order', () => {
    expect(say`${{ seat }} wins ${{ money: 50 }} with ${{ dice: [6, 6], of: seat }}!`).toEqual([
      { seat: 1 },
      ' wins ',
      { money: 50 },
      ' with ',
      { dice: [6, 6], of: 1 },
      '!',
    ]);
  });

  it('without places has one piece', () => {
    expect(say`Nobody wins.`).toEqual(['Nobody wins.']);
  });

  it('has no empty pieces, not even between two places', () => {
    expect(say`${{ seat }}${{ money: 5 }}`).toEqual([{ seat: 1 }, { money: 5 }]);
  });

  it('converts numbers and keeps strings', () => {
    expect(say`${3} dice on ${'Amber'}`).toEqual(['3', ' dice on ', 'Amber']);
  });

  it('keeps zero', () => {
    expect(say`${0} left`).toEqual(['0', ' left']);
  });

  it('interprets escapes', () => {
    expect(say`it\u2019s over`).toEqual(['it’s over']);
  });
});

describe('a table of sentences', () => {
  it('calls the entry of each type with the whole event', () => {
    expect(byType(LOG, { type: 'won', money: 70 })).toEqual(['won ', { money: 70 }]);
    expect(byType(LOG, { type: 'lost' })).toEqual(['lost']);
  });

  it('calls the entry of each code with the whole refusal', () => {
    expect(byCode(WHY, { code: 'tooFew', left: 2 })).toEqual(['only ', '2', ' left']);
    expect(byCode(WHY, { code: 'over' })).toEqual(['over']);
  });

  it('exists in five languages', () => {
    expect(LANGUAGES).toEqual(['en', 'ru', 'it', 'fr', 'de']);
  });
});
