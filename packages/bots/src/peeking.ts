/** The check that no level uses hidden information: it must choose the same in all worlds that look the same to it. */

import {
  type AnyGame,
  at,
  canonicalJson,
  carryOut,
  draftOf,
  type GameTypes,
  pick,
  type Seat,
  seededChance,
} from '@fremont/kernel';
import { BOT_STYLES, type Bot, type BotStyle, type PlayLevel } from './bot.ts';
import { botFor, levelsFor } from './index.ts';

/** The result for one level. */
export interface Peeking {
  readonly level: PlayLevel;
  /** The decisions compared. */
  readonly positions: number;
  /** Those of them in which the other world differs. Only these can show a fault. */
  readonly different: number;
  /** The first decision with different choices; null when there is none. */
  readonly fault: string | null;
}

/**
 * Checks every level of the game in the same positions. Positions in which another world exists come first: only if the
 * first matches have too few of them, as in a game that hides nothing, the rest are others. A bot chooses without a style and
 * with one of the styles in turn.
 */
export const peekingOf = (game: AnyGame, positions: number, seed: number): readonly Peeking[] => {
  const pairs = pairsOf(game, positions, seed);
  return levelsFor(game.meta.id).map((level) => {
    const bot = botFor(game.meta.id, level);
    return bot === null
      ? { level, positions: 0, different: 0, fault: 'no such bot' }
      : compared(game, bot, level, pairs);
  });
};

/** One decision in this many is compared, so that the positions come from all parts of a match. */
const STRIDE = 7;
/** At least this many matches are searched for positions with hidden information, and one more for each position. */
const MATCHES_MIN = 6;

/** A position, and a state that its seat cannot tell apart from it. */
interface Pair {
  readonly position: Position;
  readonly other: GameTypes['state'];
  readonly isDifferent: boolean;
}

const pairsOf = (game: AnyGame, count: number, seed: number): readonly Pair[] => {
  const different: Pair[] = [];
  const same: Pair[] = [];
  for (let match = 0; match < MATCHES_MIN + count && different.length < count; match++)
    for (const position of positionsOf(game, seed + match)) {
      const other = otherWorld(game, position);
      const isDifferent = canonicalJson(other) !== canonicalJson(position.state);
      (isDifferent ? different : same).push({ position, other, isDifferent });
    }
  return [...different, ...same].slice(0, count);
};

const compared = (game: AnyGame, bot: Bot<GameTypes>, level: PlayLevel, pairs: readonly Pair[]): Peeking => {
  const different = pairs.filter(({ isDifferent }) => isDifferent).length;
  for (const [index, { position, other }] of pairs.entries()) {
    for (const style of [null, at(BOT_STYLES, index % BOT_STYLES.length)]) {
      const [choice, otherChoice] = [position.state, other].map((state) =>
        choiceIn(game, bot, style, { ...position, state }),
      );
      if (choice === otherChoice) continue;
      const who = style === null ? '' : `${style}, `;
      const fault = `${who}position ${index + 1}: ${choice}, but ${otherChoice} in another world`;
      return { level, positions: index + 1, different, fault };
    }
  }
  return { level, positions: pairs.length, different, fault: null };
};

interface Position {
  readonly state: GameTypes['state'];
  readonly seat: Seat;
  readonly seed: number;
}

/** Decisions of a match between greedy bots that now and then play at random. */
function* positionsOf(game: AnyGame, seed: number): Generator<Position> {
  const chance = seededChance(seed);
  const { options, seats } = at(game.variants, seed % game.variants.length);
  const count = seats.min + (seed % (seats.max - seats.min + 1));
  const { state } = game.setup(options, count, chance);
  const greedy = botFor(game.meta.id, 'steady');
  for (let step = 0; step < game.meta.actionsMax; step++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return;
    const legal = game.legalActions(state, seat);
    if (legal.length > 1 && step % STRIDE === seed % STRIDE)
      yield { state: draftOf(game, state), seat, seed: seed + step };
    const wild = greedy === null || chance.int(4, 'bot') === 0;
    const action = wild ? null : greedy.choose(game.view(state, seat), seat, legal, chance);
    carryOut(game, state, seat, action ?? pick(legal, chance, 'bot'), chance);
  }
}

const otherWorld = (game: AnyGame, { state, seat, seed }: Position): GameTypes['state'] =>
  game.guess(game.view(state, seat), seat, seededChance(seed + 1));

const choiceIn = (
  game: AnyGame,
  bot: Bot<GameTypes>,
  style: BotStyle | null,
  { state, seat, seed }: Position,
): string =>
  canonicalJson(bot.choose(game.view(state, seat), seat, game.legalActions(state, seat), seededChance(seed), style));
