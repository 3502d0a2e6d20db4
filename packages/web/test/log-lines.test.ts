/** The log: filters, headings and folded repeats. */

import { type Sentence, say, seatAt } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { filteredLines, foldedLines, type LogLine } from '../src/table/log-lines.ts';

const [ADA, BRUNO] = [seatAt(0), seatAt(1)];

const line = (version: number, sentence: Sentence, more: { opensTurn?: boolean; isDeal?: boolean } = {}): LogLine => ({
  type: 'line',
  key: `${version}.${JSON.stringify(sentence)}`,
  version,
  sentence,
  seat: null,
  opensTurn: false,
  isDeal: false,
  times: 1,
  ...more,
});

const heading = (version: number, text: string): LogLine => ({
  type: 'heading',
  key: text,
  version,
  sentence: [text],
});

const STAYS = say`${{ seat: ADA }} stays on 12.`;
const PAID = say`Comet paid ${{ money: 3 }}.`;

const shown = (lines: readonly LogLine[]): readonly (string | readonly [string, number])[] =>
  lines.map((one) => {
    const words = one.sentence.map((piece) => (typeof piece === 'string' ? piece : JSON.stringify(piece))).join('');
    return one.type === 'line' && one.times > 1 ? [words, one.times] : words;
  });

describe('a filter of the log', () => {
  const offer = line(4, say`Offer: ${{ seat: BRUNO }} gives ${{ money: 5 }}.`, { isDeal: true });
  const roll = line(3, say`Rolled ${{ dice: [6], of: ADA }}.`);
  const pass = line(2, say`${{ seat: BRUNO }} passed.`);
  const turn = heading(2, 'Turn 2');
  const lines = [offer, roll, pass, turn, heading(1, 'Turn 1')];

  it('shows everything, or only what is about the seats at this device, about money, or part of a deal', () => {
    expect(filteredLines(lines, 'all', [ADA])).toBe(lines);
    expect(filteredLines(lines, 'mine', [ADA])).toEqual([roll, turn]);
    expect(filteredLines(lines, 'mine', [BRUNO])).toEqual([offer, pass, turn]);
    expect(filteredLines(lines, 'money', [ADA])).toEqual([offer, turn]);
    expect(filteredLines(lines, 'deals', [ADA])).toEqual([offer, turn]);
  });

  it('drops headings without lines', () => {
    const later = [heading(6, 'Turn 4'), line(5, PAID), heading(5, 'Turn 3'), pass, turn];
    expect(shown(filteredLines(later, 'money', []))).toEqual(['Comet paid {"money":3}.', 'Turn 3']);
  });
});

describe('repeated lines', () => {
  it('of one step are counted, whatever stands between them', () => {
    const lines = [line(7, STAYS), line(7, PAID), line(7, STAYS), line(7, say`Dune paid.`), line(7, STAYS)];
    expect(shown(foldedLines(lines))).toEqual([
      ['{"seat":0} stays on 12.', 3],
      'Comet paid {"money":3}.',
      'Dune paid.',
    ]);
  });

  it('of several steps are counted only in a row', () => {
    expect(shown(foldedLines([line(9, STAYS), line(8, STAYS)]))).toEqual([['{"seat":0} stays on 12.', 2]]);
    const parted = [line(9, STAYS), line(8, PAID), line(7, STAYS)];
    expect(foldedLines(parted)).toEqual(parted);
  });

  it('of two turns stay apart, and the separator of a turn moves to its lowest line', () => {
    const twoTurns = [line(9, STAYS, { opensTurn: true }), line(8, STAYS)];
    expect(foldedLines(twoTurns)).toEqual(twoTurns);
    const oneTurn = [line(9, STAYS), line(9, PAID), line(9, STAYS, { opensTurn: true })];
    expect(foldedLines(oneTurn).map((one) => one.type === 'line' && one.opensTurn)).toEqual([false, true]);
  });
});
