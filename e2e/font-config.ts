/**
 * The font configuration of the browser from npm. The package has its own, but that refers to folders of the temporary
 * directory. A browser without any font aborts at the first character that the page's fonts lack.
 */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** System font folders. Fontconfig ignores missing ones. */
export const SYSTEM_FONTS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/**
 * Writes the configuration beside the unpacked browser.
 * @param folder where the package was unpacked
 * @returns the path of the file, for FONTCONFIG_FILE
 */
export const writeFontConfig = (folder: string): string => {
  const file = join(folder, 'fonts.conf');
  const text = fontConfig([join(folder, 'fonts', 'fonts'), ...SYSTEM_FONTS], join(folder, 'fonts-cache'));
  // Rewritten when the checkout has moved, because the paths are absolute.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  // Written atomically, so that a browser of another run never reads a partial file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return file;
};

const fontConfig = (fontFolders: readonly string[], cacheFolder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${fontFolders.map((folder) => `  <dir>${escaped(folder)}</dir>\n`).join('')}  <cachedir>${escaped(cacheFolder)}</cachedir>
</fontconfig>
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
