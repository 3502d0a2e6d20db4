/** Matches that begin with a guessed position: forks of running matches whose record is secret. */

import { type LasVegas, lasVegas } from '@fremont/games/las-vegas';
import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { vegasShowdown } from '@fremont/games/vegas-showdown';
import {
  type AnyGame,
  anyGame,
  at,
  type GameTypes,
  type MatchRecord,
  pick,
  playMatch,
  replay,
  seatAt,
  seededChance,
  startMatch,
  stateOf,
} from '@fremont/kernel';
import { encodeMatch } from '@fremont/table/code';
import { readMatchFile, unnamedOccupants, writeMatchFile } from '@fremont/table/file';
import { Replay } from '@fremont/table/replay';
import { describe, expect, test } from 'vitest';

const GAMES: readonly AnyGame[] = [anyGame(lasVegas), anyGame(lordsOfVegas), anyGame(vegasShowdown)];

const playedOn = (game: AnyGame, options: object, actions: number, seed: number) => {
  const decoded = game.decodeOptions(options, 3);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const chance = seededChance(seed);
  let match = startMatch(game, decoded.value, 3, chance);
  for (let action = 0; action < actions; action++) {
    const seat = pick(game.toAct(stateOf(match)), chance, 'choices');
    const played = playMatch(match, seat, pick(game.legalActions(stateOf(match), seat), chance, 'choices'), chance);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
  }
  return match;
};

/** As a client makes it that knows only a view. */
const forkOf = (game: AnyGame, options: object, seed: number): MatchRecord<GameTypes> => {
  const match = playedOn(game, options, 40, seed);
  const view = game.view(stateOf(match), seatAt(1));
  const start = game.guess(view as Parameters<AnyGame['guess']>[0], seatAt(1), seededChance(9));
  return { ...match.record, setupDraws: [], entries: [], start };
};

describe.each(GAMES.map((game) => [game.meta.id, game] as const))('a fork of a running match of %s', (_id, game) => {
  test('shows its viewer the view they had, and is played on and replayed', () => {
    const { record } = playedOn(game, {}, 40, 5);
    const then = stateOf(replay(game, record));
    const fork = forkOf(game, {}, 5);
    const opened = replay(game, fork);
    expect(game.view(stateOf(opened), seatAt(1))).toEqual(game.view(then, seatAt(1)));

    const chance = seededChance(3);
    let match = opened;
    for (let action = 0; action < 12; action++) {
      const seat = at(game.toAct(stateOf(match)), 0);
      const played = playMatch(match, seat, at(game.legalActions(stateOf(match), seat), 0), chance);
      if (!played.ok) throw new Error(played.error.code);
      match = played.value;
    }
    expect(stateOf(replay(game, match.record))).toEqual(stateOf(match));
    const shown = Replay.of(game, { record: match.record, occupants: unnamedOccupants(3) });
    expect(shown.ok && shown.value.length).toBe(12);
  });

  test('has no code and no file, because no reader could check its start', () => {
    const record = forkOf(game, {}, 6);
    const occupants = unnamedOccupants(3);
    expect(encodeMatch(game, { kind: 'match', record, occupants })).toBeNull();
    const file = readMatchFile(writeMatchFile([{ record, occupants, playedAt: null }]));
    expect(file).toEqual({ ok: true, value: [] });
    // A start in a file of somebody else is not read.
    const hostile = readMatchFile(JSON.stringify({ record, occupants, playedAt: null }));
    expect(hostile.ok && hostile.value[0]?.record).not.toHaveProperty('start');
  });
});

test('hidden winnings are guessed: the fork of a spectator has the right number of bills, and its own values', () => {
  const match = playedOn(anyGame(lasVegas), { winnings: 'hidden' }, 60, 8);
  const then = stateOf(match) as LasVegas['state'];
  const start = anyGame(lasVegas).guess(anyGame(lasVegas).view(then, 'spectator'), 'spectator', seededChance(2));
  const guessed = start as LasVegas['state'];
  expect(guessed.chairs.map(({ bills }) => bills.length)).toEqual(then.chairs.map(({ bills }) => bills.length));
  expect(guessed.chairs.map(({ bills }) => bills)).not.toEqual(then.chairs.map(({ bills }) => bills));
});
