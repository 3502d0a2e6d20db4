/** Programs of the system that the browsers need. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
};

/** The first program with one of these names in PATH or in `more`. */
export const findProgram = (names: readonly string[], more: readonly string[] = []): string | null => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => [...folders, ...more].map((folder) => join(folder, name))).find(isProgram) ?? null;
};

/** Where distributions keep programs that only other programs start: two levels below their folders of libraries. */
export const libraryFolders = (): string[] =>
  ['/usr/lib', '/usr/lib64', '/usr/libexec'].flatMap(foldersIn).flatMap((folder) => [folder, ...foldersIn(folder)]);

/** The first match of the pattern in the lines of a stream. */
export const lineLike = async (stream: Readable, pattern: RegExp): Promise<string> => {
  for await (const line of createInterface({ input: stream })) {
    const found = pattern.exec(line)?.[1];
    if (found !== undefined) {
      stream.resume();
      return found;
    }
  }
  throw new Error(`a program ended without ${pattern}`);
};

export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
};

/** A screen for browsers that cannot do without one: that of the desktop, or a virtual one. */
export interface Display {
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

export const openDisplay = async (): Promise<Display | null> => {
  const xvfb = findProgram(['Xvfb']);
  if (xvfb === null) {
    const { DISPLAY, WAYLAND_DISPLAY } = process.env;
    return (DISPLAY ?? WAYLAND_DISPLAY) === undefined ? null : { env: process.env, close: async () => undefined };
  }
  const child = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await lineLike(child.stdout, /^(\d+)$/);
  const { WAYLAND_DISPLAY: _, ...env } = process.env;
  return { env: { ...env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' }, close: () => end(child) };
};
