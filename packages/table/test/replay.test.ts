import { readdirSync, readFileSync } from 'node:fs';
import { lasVegas } from '@fremont/games/las-vegas';
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
  seatAt,
  seatList,
  seededChance,
  startMatch,
  stateOf,
} from '@fremont/kernel';
import { type Occupant, SEAT_COLOURS } from '@fremont/table';
import { readMatchFile } from '@fremont/table/file';
import { type Perspective, Replay } from '@fremont/table/replay';
import { describe, expect, test } from 'vitest';

const GAMES: readonly AnyGame[] = [anyGame(lasVegas), anyGame(lordsOfVegas), anyGame(vegasShowdown)];

const finished = (game: AnyGame, options: object, seats: number, seed: number) => {
  const decoded = game.decodeOptions(options, seats);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const chance = seededChance(seed);
  let match = startMatch(game, decoded.value, seats, chance);
  while (game.outcome(stateOf(match)) === null) {
    const seat = pick(game.toAct(stateOf(match)), chance, 'choices');
    const played = playMatch(match, seat, pick(game.legalActions(stateOf(match), seat), chance, 'choices'), chance);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
  }
  return match;
};

const bots = (seats: number): readonly Occupant[] =>
  seatList(seats).map((seat) => ({ type: 'bot', name: '', colour: at(SEAT_COLOURS, seat), level: 'steady' }));

const replayOf = (game: AnyGame, record: MatchRecord<GameTypes>): Replay<GameTypes> => {
  const replay = Replay.of(game, { record, occupants: bots(record.seats) });
  if (!replay.ok) throw new Error(replay.error.code);
  return replay.value;
};

describe.each(GAMES.map((game) => [game.meta.id, game] as const))('a replay of %s', (_id, game) => {
  const match = finished(game, {}, 3, 7);
  const replay = replayOf(game, match.record);
  const viewers: readonly Perspective[] = ['spectator', ...seatList(3)];

  test('shows the view of every viewer after every action', () => {
    expect(replay.length).toBe(match.record.entries.length);
    for (const viewer of viewers)
      for (const [place, { state }] of match.steps.entries())
        expect(replay.look(place, viewer).view).toEqual(game.view(state, viewer as 'spectator'));
  });

  test('tells each action as a story that ends in the view of its place', () => {
    for (let place = 1; place <= replay.length; place++) {
      const { events, moments, view, version } = replay.story(place, 'spectator');
      expect(version).toBe(place);
      expect(view).toEqual(replay.look(place, 'spectator').view);
      expect(moments).toHaveLength(Math.max(0, events.length - 1));
      expect(events).toEqual(replay.history(place, 'spectator').at(-1)?.events);
    }
  });

  test('ends with the outcome of the match, and offers nothing to undo', () => {
    expect(replay.outcome).toEqual(game.outcome(stateOf(match)));
    const { undo, canRedo, freeUndo, votes } = replay.look(replay.length, seatAt(0));
    expect({ undo, canRedo, freeUndo, votes }).toEqual({
      undo: { type: 'none' },
      canRedo: false,
      freeUndo: null,
      votes: [],
    });
  });

  test('gives the record of every place, which replays to the same position', () => {
    for (const place of [0, 1, Math.floor(replay.length / 2), replay.length]) {
      const part = replayOf(game, replay.recordAt(place));
      expect(part.length).toBe(place);
      expect(part.look(place, 'spectator').view).toEqual(replay.look(place, 'spectator').view);
    }
  });
});

const goldenFolder = (game: AnyGame): URL => new URL(`../../games/${game.meta.id}/test/golden/`, import.meta.url);
const GOLDENS = GAMES.flatMap((game) =>
  readdirSync(goldenFolder(game))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: `${game.meta.id} ${file}`,
      game,
      content: readFileSync(new URL(file, goldenFolder(game)), 'utf8'),
    })),
);

test.each(GOLDENS)('the golden $name is read as a file and opens at its end', ({ game, content }) => {
  const read = readMatchFile(content);
  const record = read.ok ? read.value[0]?.record : undefined;
  if (record === undefined) throw new Error('no match in the file');
  const { outcome } = JSON.parse(content);
  expect(replayOf(game, record).outcome).toEqual(outcome);
});

describe('the open perspective', () => {
  const HIDDEN = { edition: 'classic', winnings: 'hidden' };
  const replay = replayOf(anyGame(lasVegas), finished(anyGame(lasVegas), HIDDEN, 4, 3).record);
  type Chairs = {
    readonly chairs: readonly { readonly bills: readonly number[] | null; readonly billCount: number }[];
  };
  const chairsAt = (place: number, perspective: Perspective): Chairs['chairs'] =>
    (replay.look(place, perspective).view as Chairs).chairs;

  test('shows the bills that every seat keeps hidden, and a seat sees only its own', () => {
    const place = replay.length - 1;
    expect(chairsAt(place, 'open').every(({ bills, billCount }) => bills?.length === billCount)).toBe(true);
    expect(chairsAt(place, 'spectator').map(({ bills }) => bills)).toEqual([null, null, null, null]);
    expect(chairsAt(place, seatAt(2)).map(({ bills }) => bills === null)).toEqual([true, true, false, true]);
  });

  test('shows everything that any seat sees', () => {
    for (let place = 0; place <= replay.length; place++)
      for (const seat of seatList(4)) expect(chairsAt(place, 'open')[seat]).toEqual(chairsAt(place, seat)[seat]);
  });

  test('shows the tokens that a seat hides at Lucky Punch', () => {
    const royale = finished(anyGame(lasVegas), { edition: 'royale', faces: ['A1'] }, 3, 5);
    const shown = replayOf(anyGame(lasVegas), royale.record);
    const hidden = shown
      .history(shown.length, 'open')
      .flatMap(({ events, version }) => events.map((event) => ({ event, version })))
      .filter(({ event }) => event.type === 'luckyHidden');
    expect(hidden.length).toBeGreaterThan(0);
    for (const { event } of hidden) expect(event).toMatchObject({ count: expect.any(Number) });
    const first = at(hidden, 0);
    type Tiles = {
      readonly royale: { readonly tiles: readonly { readonly face: string; readonly hidden?: unknown }[] };
    };
    const tileFor = (perspective: Perspective) =>
      (shown.look(first.version, perspective).view as Tiles).royale.tiles.find(({ face }) => face === 'A1')?.hidden;
    expect(tileFor('open')).toEqual(expect.any(Number));
    expect(tileFor('spectator')).toBeNull();
  });
});

describe('a record that does not fit', () => {
  const { record } = finished(anyGame(lasVegas), {}, 3, 1);
  const openedWith = (changed: Partial<MatchRecord<GameTypes>>) =>
    Replay.of(anyGame(lasVegas), { record: { ...record, ...changed }, occupants: bots(3) });

  test.each([
    ['of another game', { game: 'lords-of-vegas' }, 'otherRules'],
    ['of other rules', { rulesVersion: 999 }, 'otherRules'],
    ['with an action that is not legal', { entries: record.entries.toReversed() }, 'doesNotReplay'],
    [
      'with an action of no game',
      { entries: [{ seat: seatAt(0), action: { type: 'x' }, draws: [] }] },
      'doesNotReplay',
    ],
    ['without the draws of its deal', { setupDraws: [] }, 'doesNotReplay'],
    ['with a draw too many', { setupDraws: [...record.setupDraws, ['deck', 2, 0] as const] }, 'doesNotReplay'],
    ['with options of no game', { options: { edition: 7 } }, 'doesNotReplay'],
  ])('%s is refused', (_what, changed, code) => {
    const opened = openedWith(changed);
    expect(opened.ok ? null : opened.error.code).toBe(code);
  });
});
