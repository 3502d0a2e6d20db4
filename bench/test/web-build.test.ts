import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotMeasure } from '../src/figure.ts';
import { firstBoardFiles } from '../src/first-board-kb.ts';
import { homePageFiles } from '../src/home-page-kb.ts';
import { sentKb } from '../src/web-build.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fremont-web-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const build = () => pathToFileURL(`${folder}/`);

/** Writes a small build: a home page, a table with its worker, and chunks that do not count. */
const writeBuild = (): void => {
  write('index.html', '<script src="/boot.js"></script><script type="module" src="/assets/index-1.js"></script>');
  const chunks = {
    'index.html': {
      file: 'assets/index-1.js',
      isEntry: true,
      imports: ['_signals.js'],
      css: ['assets/index-1.css'],
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
        'src/pages/home/on-demand/Cards.tsx',
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
    'src/pages/home/on-demand/Cards.tsx': { file: 'assets/Cards-1.js' },
    'src/table/page.tsx': {
      file: 'assets/page-1.js',
      imports: ['index.html'],
      dynamicImports: [
        '../games/las-vegas/text/base/en.ts',
        '../games/las-vegas/text/base/de.ts',
        '../games/las-vegas/text/en.ts',
        'src/table/on-demand/OpenDialog.tsx',
      ],
    },
    'src/tables/worker.ts': {
      file: 'assets/worker-1.js',
      isEntry: true,
      imports: ['_kernel.js'],
      dynamicImports: [
        '../games/las-vegas/base.ts',
        '../games/las-vegas/index.ts',
        '../games/lords-of-vegas/index.ts',
        '../bots/src/las-vegas/greedy-base.ts',
        '../bots/src/las-vegas/greedy.ts',
        '../bots/src/lords-of-vegas/greedy.ts',
        '../bots/src/las-vegas/sampler.ts',
      ],
    },
    'src/lens/lens-worker.ts': { file: 'assets/lens-worker-1.js', isEntry: true, imports: ['_kernel.js'] },
    '_kernel.js': { file: 'assets/kernel-1.js' },
    '../games/las-vegas/base.ts': { file: 'assets/las-vegas-2.js' },
    '../games/las-vegas/index.ts': { file: 'assets/las-vegas-5.js', imports: ['../games/las-vegas/base.ts'] },
    '../games/lords-of-vegas/index.ts': { file: 'assets/lords-of-vegas-2.js' },
    '../bots/src/las-vegas/greedy-base.ts': { file: 'assets/las-vegas-3.js' },
    '../bots/src/las-vegas/greedy.ts': { file: 'assets/las-vegas-4.js' },
    '../bots/src/lords-of-vegas/greedy.ts': { file: 'assets/lords-of-vegas-3.js' },
    '../bots/src/las-vegas/sampler.ts': { file: 'assets/sampler-1.js' },
    'src/pages/home/art/strip-night.svg': { file: 'assets/strip-night-1.svg' },
    'src/pages/home/art/strip-day.svg': { file: 'assets/strip-day-1.svg' },
    'src/pieces/art/sign-1.svg': { file: 'assets/sign-1.svg' },
    'src/games/lords-of-vegas/art/billboard.svg': { file: 'assets/billboard-1.svg' },
    'src/games/lords-of-vegas/art/sign.svg': { file: 'assets/sign-2.svg' },
    'src/pieces/art/tile-faces.svg': { file: 'assets/tile-faces-1.svg' },
    'fonts/jost-latin-wght-normal.woff2': { file: 'assets/jost-1.woff2' },
    'fonts/jost-cyrillic-wght-normal.woff2': { file: 'assets/jost-2.woff2' },
    'fonts/oswald-latin-wght-normal.woff2': { file: 'assets/oswald-1.woff2' },
    '../games/las-vegas/text/base/en.ts': { file: 'assets/en-2.js' },
    '../games/las-vegas/text/base/de.ts': { file: 'assets/de-2.js' },
    '../games/las-vegas/text/en.ts': { file: 'assets/en-3.js', imports: ['../games/las-vegas/text/base/en.ts'] },
    'src/table/on-demand/OpenDialog.tsx': { file: 'assets/OpenDialog-1.js' },
  };
  write('.vite/manifest.json', JSON.stringify(chunks));
};

describe('the scripts of the first board', () => {
  it('are the page, the table, its worker and the English texts, but not other languages, games or the rules page', () => {
    writeBuild();
    expect(firstBoardFiles(build())).toEqual(
      [
        'boot.js',
        'assets/index-1.js',
        'assets/signals-1.js',
        'assets/en-1.js',
        'assets/las-vegas-1.js',
        'assets/Extra-1.js',
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

describe('the files of the home page', () => {
  it('are the page with its code, fonts and night pictures, and the worker; not tables, other themes or scripts', () => {
    writeBuild();
    expect(homePageFiles(build())).toEqual(
      [
        'index.html',
        'boot.js',
        'assets/index-1.js',
        'assets/index-1.css',
        'assets/signals-1.js',
        'assets/en-1.js',
        'assets/worker-1.js',
        'assets/kernel-1.js',
        'assets/strip-night-1.svg',
        'assets/sign-1.svg',
        'assets/billboard-1.svg',
        'assets/jost-1.woff2',
      ].sort(),
    );
  });

  it('count after gzip, but for fonts, which are compressed already', () => {
    write('page.js', 'x'.repeat(100_000));
    write('font.woff2', 'x'.repeat(100_000));
    expect(sentKb(build(), ['font.woff2'])).toBe(100);
    expect(sentKb(build(), ['page.js'])).toBeLessThan(1);
  });
});
