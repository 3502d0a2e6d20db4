import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchOptions } from '../../e2e/browser.ts';
import { SYSTEM_FONTS, writeFontConfig } from '../../e2e/font-config.ts';
import { ROOT } from '../lib/tree.mjs';
import { planted } from './planted.ts';

const named = (element: 'dir' | 'cachedir', text: string): string[] =>
  [...text.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'g'))].map(([, path = '']) => path);

test('the browser from npm gets existing fonts and a cache inside the checkout', async () => {
  const { env } = await launchOptions();
  // Where the package has no binary, the tests use a browser and fonts of the machine.
  if (env === undefined) return expect([process.platform, process.arch]).not.toEqual(['linux', 'x64']);
  const text = readFileSync(String(env['FONTCONFIG_FILE']), 'utf8');
  const folders = named('dir', text);
  expect(folders.filter((folder) => !SYSTEM_FONTS.includes(folder))).toEqual([expect.stringContaining(ROOT)]);
  expect(folders.filter((folder) => !existsSync(folder) && !SYSTEM_FONTS.includes(folder))).toEqual([]);
  expect(named('cachedir', text)).toEqual([expect.stringMatching(/\/\.cache\/chromium-[\d.]+\/fonts-cache$/)]);
  expect(env).not.toHaveProperty('FONTCONFIG_PATH');
}, 120_000);

test('the configuration is rewritten for a moved checkout, and escapes names of folders', () => {
  const folder = join(planted({}), 'black & <white>');
  mkdirSync(folder);
  const file = writeFontConfig(folder);
  expect(readFileSync(file, 'utf8')).toContain('black &amp; &lt;white&gt;/fonts/fonts</dir>');
  const moved = planted({ 'fonts.conf': readFileSync(file, 'utf8') });
  writeFontConfig(moved);
  expect(named('dir', readFileSync(join(moved, 'fonts.conf'), 'utf8'))[0]).toBe(join(moved, 'fonts', 'fonts'));
});

test('a browser named by CHROMIUM_PATH keeps the environment of the user', async () => {
  const { CHROMIUM_PATH: before } = process.env;
  process.env['CHROMIUM_PATH'] = '/opt/browser';
  try {
    expect(await launchOptions()).toMatchObject({ executablePath: '/opt/browser' });
    expect(await launchOptions()).not.toHaveProperty('env');
  } finally {
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
  }
});
