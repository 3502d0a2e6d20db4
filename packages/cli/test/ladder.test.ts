import { describe, expect, it } from 'vitest';
import { withSection } from '../src/markdown-section.ts';
import { fremont, fremontJson } from './fremont.ts';

interface Ladder {
  readonly rungs: readonly { readonly points: number; readonly low: number; readonly high: number }[];
  readonly duels: readonly { readonly tester: number; readonly reference: number; readonly winShare: number }[];
}

describe('fremont ladder', () => {
  it('ranks the stronger bot above the weaker one', async () => {
    const args = ['ladder', 'las-vegas', '--seats', '3', '--bots', 'random,greedy', '--blocks', '8', '--json'];
    const { rungs, duels } = await fremontJson<Ladder>(args);
    const [random, greedy] = rungs;
    expect(random).toEqual({ points: 0, low: 0, high: 0 });
    expect(greedy?.low).toBeGreaterThan(0);
    expect(greedy?.points).toBeGreaterThanOrEqual(greedy?.low ?? Number.NaN);
    expect(greedy?.points).toBeLessThanOrEqual(greedy?.high ?? Number.NaN);
    expect(duels).toMatchObject([{ tester: 1, reference: 0 }]);
    // Par is a third.
    expect(duels[0]?.winShare).toBeGreaterThan(1 / 3);
  });

  it('plays each bot only against those within reach', async () => {
    const args = ['ladder', 'las-vegas', '--bots', 'random,novice,steady', '--reach', '1', '--blocks', '2', '--json'];
    const { duels } = await fremontJson<Ladder>(args);
    expect(duels.map(({ tester, reference }) => [tester, reference])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('prints a table for people', async () => {
    const { stdout } = await fremont(['ladder', 'las-vegas', '--bots', 'random,greedy', '--blocks', '2']);
    expect(stdout).toContain('| bot | points | 95 % |');
    expect(stdout).toContain('Equal bots win 50.0 %.');
  });

  it('needs two bots', async () => {
    const { code, stderr } = await fremont(['ladder', 'las-vegas', '--bots', 'greedy']);
    expect(code).toBe(2);
    expect(stderr).toContain('a ladder needs two bots or more');
  });
});

describe('a section of a page', () => {
  const PAGE = '# Page\n\nText.\n\n## One\n\nold\n\n## Two\n\nkept\n';

  it('is replaced without touching the others', () => {
    expect(withSection(PAGE, 'One', ['new'])).toBe('# Page\n\nText.\n\n## One\n\nnew\n\n## Two\n\nkept\n');
    expect(withSection(PAGE, 'Two', ['new'])).toBe('# Page\n\nText.\n\n## One\n\nold\n\n## Two\n\nnew\n');
  });

  it('is added at the end if it is new', () => {
    expect(withSection(PAGE, 'Three', ['new'])).toBe(`${PAGE}\n## Three\n\nnew\n`);
  });
});
