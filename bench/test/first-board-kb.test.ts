import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotMeasure } from '../src/figure.ts';
import { firstBoardFiles } from '../src/first-board-kb.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fremont-first-board-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const build = () => pathToFileURL(`${folder}/`);

/** A build in small: a home page, a table with its worker, and things beside the way. */
const writeBuild = (): void => {
  write('index.html', '<script src="/boot.js"></script><script type="module" src="/assets/index-1.js"></script>');
  const chunks = {
    'index.html': {
      file: 'assets/index-1.js',
      isEntry: true,
      imports: ['_signals.js'],
      dynamicImports: [
        'virtual:messages/en',
        'virtual:messages/ru',
        'virtual:messages/en/las-vegas',
        'virtual:messages/ru/las-vegas',
        'virtual:messages/en/online',
        'src/table/page.tsx',
        'src/pages/rules/RulesPage.tsx',
        'src/pages/home/Extra.tsx',
        'src/games/las-vegas/rules/index.ts',
        'src/games/lords-of-vegas/screen.tsx',
        'src/games/lords-of-vegas/Art.tsx',
      ],
    },
    '_signals.js': { file: 'assets/signals-1.js' },
    'virtual:messages/en': { file: 'assets/en-1.js' },
    'virtual:messages/ru': { file: 'assets/ru-1.js' },
    'virtual:messages/ru/las-vegas': { file: 'assets/ru-2.js' },
    'virtual:messages/en/las-vegas': { file: 'assets/las-vegas-1.js' },
    'virtual:messages/en/online': { file: 'assets/online-1.js' },
    'src/pages/rules/RulesPage.tsx': { file: 'assets/RulesPage-1.js' },
    'src/pages/home/Extra.tsx': { file: 'assets/Extra-1.js' },
    'src/games/las-vegas/rules/index.ts': { file: 'assets/rules-1.js' },
    'src/games/lords-of-vegas/screen.tsx': { file: 'assets/screen-2.js' },
    'src/games/lords-of-vegas/Art.tsx': { file: 'assets/Art-2.js' },
    'src/table/page.tsx': {
      file: 'assets/page-1.js',
      imports: ['index.html'],
      dynamicImports: ['../games/las-vegas/text/en.ts', '../games/las-vegas/text/de.ts'],
    },
    'src/tables/worker.ts': {
      file: 'assets/worker-1.js',
      isEntry: true,
      imports: ['_kernel.js'],
      dynamicImports: [
        '../games/las-vegas/index.ts',
        '../games/lords-of-vegas/index.ts',
        '../bots/src/las-vegas/index.ts',
        '../bots/src/lords-of-vegas/index.ts',
      ],
    },
    'src/lens/lens-worker.ts': { file: 'assets/lens-worker-1.js', isEntry: true, imports: ['_kernel.js'] },
    '_kernel.js': { file: 'assets/kernel-1.js' },
    '../games/las-vegas/index.ts': { file: 'assets/las-vegas-2.js' },
    '../games/lords-of-vegas/index.ts': { file: 'assets/lords-of-vegas-2.js' },
    '../bots/src/las-vegas/index.ts': { file: 'assets/las-vegas-3.js' },
    '../bots/src/lords-of-vegas/index.ts': { file: 'assets/lords-of-vegas-3.js' },
    '../games/las-vegas/text/en.ts': { file: 'assets/en-2.js' },
    '../games/las-vegas/text/de.ts': { file: 'assets/de-2.js' },
  };
  write('.vite/manifest.json', JSON.stringify(chunks));
};

describe('the scripts of the first board', () => {
  it('are the page, the table, its worker and the English texts; not other languages, games or the rules page', () => {
    writeBuild();
    expect(firstBoardFiles(build())).toEqual(
      [
        'boot.js',
        'assets/index-1.js',
        'assets/signals-1.js',
        'assets/en-1.js',
        'assets/las-vegas-1.js',
        'assets/Extra-1.js',
        'assets/Art-2.js',
        'assets/page-1.js',
        'assets/en-2.js',
        'assets/worker-1.js',
        'assets/kernel-1.js',
        'assets/las-vegas-2.js',
        'assets/las-vegas-3.js',
      ].sort(),
    );
  });

  it('cannot be counted without a build', () => {
    expect(() => firstBoardFiles(build())).toThrow(CannotMeasure);
    expect(() => firstBoardFiles(build())).toThrow(/npm run build/);
  });
});
