/**
 * Positions that a good player recognises. The master must find the choice with every seed. Weaker levels need not, but
 * they take only actions that the rules accept. `SHOW=1` prints the choices of all levels as a table.
 */

import { botFor, PLAY_LEVELS, type PlayLevel } from '@fremont/bots';
import {
  anyGame,
  type DeepReadonly,
  deepFreeze,
  type Game,
  type GameTypes,
  seatAt,
  seededChance,
} from '@fremont/kernel';
import { describe, expect, test } from 'vitest';

const ME = seatAt(0);
const SEEDS = [1, 2, 3];

/** Seat 0 is to choose. */
export interface Recognised<T extends GameTypes> {
  readonly what: string;
  readonly state: DeepReadonly<T['state']>;
  readonly isBest: (action: T['action']) => boolean;
}

export const testRecognised = <T extends GameTypes>(game: Game<T>, positions: readonly Recognised<T>[]): void => {
  const { meta } = game;
  const known = new Map<string, readonly T['action'][]>();
  const choicesOf = (level: PlayLevel, { what, state }: Recognised<T>): readonly T['action'][] => {
    const key = `${level}: ${what}`;
    const choices = known.get(key) ?? choose(level, state);
    known.set(key, choices);
    return choices;
  };
  const choose = (level: PlayLevel, state: DeepReadonly<T['state']>): T['action'][] => {
    const view = deepFreeze(game.view(state, ME));
    const bot = botFor(meta.id, level);
    return SEEDS.map((seed) => bot?.choose(view, ME, game.legalActions(state, ME), seededChance(seed)) as T['action']);
  };

  test('there are ten positions or more', () => {
    expect(positions.length).toBeGreaterThanOrEqual(10);
  });

  describe('the master finds the choice:', () => {
    test.each(positions)('$what', (position) => {
      for (const choice of choicesOf('master', position)) expect(choice).toSatisfy(position.isBest);
    });
  });

  test('all levels choose actions that the rules accept', () => {
    const rows = positions.map((position) => {
      const { what, state, isBest } = position;
      const found = PLAY_LEVELS.map((level) => {
        const choices = choicesOf(level, position);
        for (const choice of choices) expect(anyGame(game).check(state as T['state'], ME, choice)).toBeNull();
        return choices.filter(isBest).length;
      });
      return `| ${[what, ...found].join(' | ')} |`;
    });
    if (process.env['SHOW'] === '1') process.stdout.write(`${rows.join('\n')}\n`);
  });
};
