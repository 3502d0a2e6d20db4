/** `fremont data` lists the unsure facts and the files in which to correct them. */

import { describe, expect, it } from 'vitest';
import { fremont, fremontJson } from './fremont.ts';

interface Listed {
  readonly game: string;
  readonly facts: readonly { readonly certainty: string; readonly file: string }[];
}

describe('data', () => {
  it('lists the reconstructed facts of a game with their files, and counts them', async () => {
    const { stdout, code } = await fremont(['data', 'vegas-showdown']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^RECONSTRUCTED data\/tiles\.ts +buffet, values: population 4, revenue 0, fame 1/m);
    expect(stdout).toMatch(/vegas-showdown: \d+ of \d+ facts are reconstructed; --all lists every fact\n$/);
    expect(stdout).not.toMatch(/^CORROBORATED/m);
  });

  it('lists every fact with --all, as JSON too', async () => {
    const { facts } = await fremontJson<Listed>(['data', 'vegas-showdown', '--all', '--json']);
    expect(new Set(facts.map(({ certainty }) => certainty))).toEqual(
      new Set(['CONFIRMED', 'CORROBORATED', 'RECONSTRUCTED']),
    );
  });

  it('lists the tiles of Las Vegas with their figures', async () => {
    const { stdout } = await fremont(['data', 'las-vegas', '--all']);
    expect(stdout).toMatch(/^CORROBORATED +data\/tiles\.ts +A2 Jackpot, track: \$30,000, /m);
    expect(stdout).toMatch(/^CONFIRMED +data\/tiles\.ts +E1 No Entry!, loop: .*two others contradict it/m);
  });

  it('lists a tile whose source others contradict, and says where the other facts are', async () => {
    const { stdout } = await fremont(['data', 'las-vegas']);
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^CONFIRMED +data\/tiles\.ts +E1 No Entry!, loop: .*two others contradict it/),
      expect.stringMatching(/^las-vegas: 0 of \d+ facts are reconstructed; --all lists every fact$/),
      '',
    ]);
  });
});
