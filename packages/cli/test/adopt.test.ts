/** Reports of faults become goldens or failing tests, and hostile files become one clear line. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replayGolden } from '@fremont/games/conformance';
import { lasVegas } from '@fremont/games/las-vegas';
import { anyGame, type GameTypes, type MatchRecord } from '@fremont/kernel';
import { markOf, marksOf, readBugReport, writeBugReport } from '@fremont/table/bug-report';
import { unnamedOccupants } from '@fremont/table/file';
import { Replay } from '@fremont/table/replay';
import { afterAll, describe, expect, it } from 'vitest';
import { fremont, fremontJson, scratchFolder } from './fremont.ts';

const GOLDEN = fileURLToPath(new URL('../../games/las-vegas/test/golden/classic-3.json', import.meta.url));
const {
  source: _source,
  outcome: _outcome,
  ...RECORD
} = JSON.parse(readFileSync(GOLDEN, 'utf8')) as MatchRecord<GameTypes> & { source: object; outcome: object };

const GAME = anyGame(lasVegas);
type Report = Parameters<typeof writeBugReport>[0];

const reportOf = (record: MatchRecord<GameTypes>, changes: Partial<Report> = {}): Report => {
  const opened = Replay.of(GAME, { record, occupants: unnamedOccupants(record.seats) });
  if (!opened.ok) throw new Error(opened.error.code);
  const place = changes.place ?? record.entries.length;
  return {
    app: '0.1.0',
    at: 'local',
    game: 'las-vegas',
    record,
    occupants: [...unnamedOccupants(record.seats)].map((one) => ({ ...one, name: 'Ada Secret' })),
    place,
    viewpoint: 'spectator',
    marks: [...marksOf(opened.value, 'spectator')],
    shown: markOf(opened.value.look(place, 'spectator').view, []),
    screen: {
      width: 390,
      height: 844,
      ratio: 300,
      textSize: 'standard',
      theme: 'night',
      language: 'ru',
      calm: false,
      touch: true,
      browser: 'Test',
    },
    commands: [{ after: 3, command: { type: 'act', seat: 0, action: { type: 'roll' } }, answer: 'rollFirst' }],
    errors: [],
    ...changes,
  };
};

const { folder, remove } = scratchFolder();
afterAll(remove);
let files = 0;

/** A file with this content, and an empty folder in place of the checkout. */
const given = (content: string): readonly [file: string, root: string] => {
  const root = join(folder, String(++files));
  mkdirSync(root);
  const file = join(root, 'report.json');
  writeFileSync(file, content);
  return [file, join(root, 'checkout')];
};

interface Adopted {
  readonly type: string;
  readonly step: number;
  readonly files: readonly string[];
}

const adopt = async (report: Report): Promise<Adopted & { readonly root: string }> => {
  const [file, root] = given(writeBugReport(report));
  return { ...(await fremontJson<Adopted>(['adopt', file, '--root', root, '--json'])), root };
};

describe('a report', () => {
  it('holds no names', () => {
    const text = writeBugReport(reportOf(RECORD));
    expect(text).not.toContain('Secret');
    const read = readBugReport(text);
    expect(read.ok && read.value.occupants.map(({ name }) => name)).toEqual(['', '', '']);
  });

  it('of a whole match that replays becomes a golden record', async () => {
    const { type, step, files: written, root } = await adopt(reportOf(RECORD));
    expect([type, step]).toEqual(['agrees', RECORD.entries.length]);
    expect(written).toEqual([expect.stringMatching(/^packages\/games\/las-vegas\/test\/golden\/reported-r\w+\.json$/)]);
    const golden = JSON.parse(readFileSync(join(root, String(written[0])), 'utf8'));
    expect(golden.entries).toEqual(RECORD.entries);
    expect(() => replayGolden(GAME, golden)).not.toThrow();
  });

  it('of an action that the rules refuse becomes a failing test of the game, and names the step', async () => {
    // The 8th action comes twice, so the 9th one is the first that does not fit.
    const entries = RECORD.entries.toSpliced(7, 0, RECORD.entries[7] as never);
    const report = { ...reportOf(RECORD), record: { ...RECORD, entries } };
    const { type, step, files: written, root } = await adopt(report);
    expect([type, step]).toEqual(['doesNotReplay', 9]);
    expect(written[0]).toMatch(/^packages\/games\/las-vegas\/test\/reported-r\w+\.test\.ts$/);
    expect(readFileSync(join(root, String(written[0])), 'utf8')).toContain('At step 9 the rules refuse');
    expect(JSON.parse(readFileSync(join(root, String(written[1])), 'utf8')).record.entries).toHaveLength(
      entries.length,
    );
  });

  it('of a view that the rules of today do not show becomes a failing test of views, and names the step', async () => {
    const report = reportOf(RECORD);
    const { type, step, files: written } = await adopt({ ...report, marks: report.marks.with(17, 'abc') });
    expect([type, step]).toEqual(['otherView', 17]);
    expect(written[0]).toMatch(/^packages\/table\/test\/reported-r\w+\.test\.ts$/);
  });

  it('of a screen that showed something else, or of a running match, becomes a browser test in its window', async () => {
    const screen = await adopt({ ...reportOf(RECORD, { place: 20 }), shown: 'abc' });
    expect([screen.type, screen.step]).toEqual(['otherScreen', 20]);
    const running = await adopt(reportOf({ ...RECORD, entries: RECORD.entries.slice(0, 30) }));
    expect([running.type, running.step]).toEqual(['agrees', 30]);
    for (const { files: written, root } of [screen, running]) {
      expect(written[0]).toMatch(/^e2e\/reported-r\w+\.spec\.ts$/);
      expect(readFileSync(join(root, String(written[0])), 'utf8')).toContain('{ width: 390, height: 844 }');
    }
  });

  it('with errors of the page is no golden record, even if the match replays', async () => {
    const { files: written } = await adopt(reportOf(RECORD, { errors: [{ message: 'boom', stack: '' }] }));
    expect(written[0]).toMatch(/^e2e\//);
  });

  it('says what differs in words', async () => {
    const [file, root] = given(writeBugReport(reportOf(RECORD, { place: 20 })));
    const { stdout, code } = await fremont(['adopt', file, '--root', root]);
    expect(code).toBe(0);
    const [first, second, third] = stdout.split('\n');
    expect(first).toMatch(/^no step differs; the report is about step 20 of \d+ \(\{"type":/);
    expect(second).toBe('app 0.1.0, window 390x844, night, ru');
    expect(third).toBe('command after version 3: rollFirst');
  });

  it('is adopted once', async () => {
    const [file, root] = given(writeBugReport(reportOf(RECORD)));
    expect((await fremont(['adopt', file, '--root', root])).code).toBe(0);
    const { code, stderr } = await fremont(['adopt', file, '--root', root]);
    expect(stderr).toMatch(/^fremont: the report was adopted before: packages\/games\//);
    expect(code).toBe(1);
  });

  it('of a running online match needs the record', async () => {
    const [file, root] = given(writeBugReport({ ...reportOf(RECORD), record: null, at: 'online' }));
    const { code, stderr } = await fremont(['adopt', file, '--root', root]);
    expect(stderr).toContain('give it with --record');
    expect(code).toBe(1);
    const args = ['adopt', file, '--root', root, '--record', GOLDEN, '--json'];
    expect(await fremontJson<Adopted>(args)).toMatchObject({ type: 'agrees' });
  });
});

describe('a hostile file', () => {
  const json = (changes: object): string =>
    JSON.stringify({ ...JSON.parse(writeBugReport(reportOf(RECORD))), ...changes });
  const entry = { seat: 0, action: { type: 'roll' }, draws: [] };

  it.each([
    ['no JSON', 'hello', 'notJson'],
    ['an empty file', '', 'notJson'],
    ['a list', '[]', 'notAMatch'],
    ['a match file', JSON.stringify({ fremont: 'matches', matches: [] }), 'notAMatch at fremont'],
    ['a later format', json({ format: 2 }), 'notAMatch at format'],
    ['a game that is a path', json({ game: '../../../etc' }), 'notAMatch at game'],
    ['an unknown game', json({ game: 'chess' }), 'no game "chess"'],
    ['a mark that is code', json({ shown: '*/process.exit()/*' }), 'notAMatch at shown'],
    ['a window without a size', json({ screen: { width: -1 } }), 'notAMatch at screen'],
    ['a window that is code', json({ screen: { width: '1});' } }), 'notAMatch at screen'],
    ['too many errors', json({ errors: Array(11).fill({ message: '', stack: '' }) }), 'notAMatch at errors'],
    [
      'an error as long as a book',
      json({ errors: [{ message: 'x'.repeat(10_000), stack: '' }] }),
      'notAMatch at errors',
    ],
    ['a seat that nobody has', json({ viewpoint: 9 }), 'the report has no seat 9'],
    ['a place behind the end', json({ place: 5_000 }), 'the report is about action 5000'],
    ['another number of seats', json({ record: { ...RECORD, seats: 11 } }), 'las-vegas seats 2 to 5'],
    ['options of nowhere', json({ record: { ...RECORD, options: { edition: 'x' } } }), 'options'],
    ['older rules', json({ record: { ...RECORD, rulesVersion: 0 } }), 'follows rules 0'],
    [
      'an action of nowhere',
      json({ record: { ...RECORD, entries: [{ ...entry, action: { type: 'x' } }] } }),
      'entry 0',
    ],
    ['a seat outside', json({ record: { ...RECORD, entries: [{ ...entry, seat: 99 }] } }), 'notAMatch at record'],
    [
      'a draw outside its range',
      json({ record: { ...RECORD, setupDraws: [['deck', 54, 54]] } }),
      'notAMatch at record',
    ],
    ['a match without its deal', json({ record: { ...RECORD, setupDraws: [] } }), 'step 0 of'],
    ['fields of every object', `{"__proto__":{"fremont":"report"}}`, 'notAMatch'],
    ['nesting without end', '['.repeat(200_000), 'notJson'],
  ])('with %s is refused, or its step is named', async (_what, content, says) => {
    const [file, root] = given(content);
    const { stdout, stderr, code } = await fremont(['adopt', file, '--root', root]);
    const text = stdout + stderr;
    expect(text).toContain(says);
    expect(text).not.toMatch(/\n {4}at /);
    if (code !== 0) {
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(() => readdirSync(root)).toThrow();
    }
  });

  it('cannot put its words into a test or a terminal', async () => {
    const words = "`);process.exit(7);//*/\u001b[2J'\u202e";
    const error = { message: words, stack: words };
    const [file, root] = given(
      writeBugReport(
        reportOf(RECORD, { app: words, errors: [error], screen: { ...reportOf(RECORD).screen, browser: words } }),
      ),
    );
    const { stdout, code } = await fremont(['adopt', file, '--root', root]);
    expect(code).toBe(0);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
    const [name = ''] = readdirSync(join(root, 'e2e')).filter((one) => one.endsWith('.spec.ts'));
    expect(readFileSync(join(root, 'e2e', name), 'utf8')).not.toContain('process.exit');
  });

  it('in any place of the file never ends in an exception', () => {
    const text = writeBugReport(reportOf({ ...RECORD, entries: RECORD.entries.slice(0, 3) }));
    for (let index = 0; index < text.length; index += 7)
      for (const change of ['', '"', '{', '9'.repeat(30), 'null']) {
        const read = readBugReport(text.slice(0, index) + change + text.slice(index + 1));
        expect(typeof read.ok).toBe('boolean');
      }
  });
});
