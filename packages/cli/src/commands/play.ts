/** `fremont play`: a whole match in the terminal. */

import { writeFile } from 'node:fs/promises';
import {
  type AnyGame,
  at,
  type Chance,
  cryptoChance,
  type GameTypes,
  lastStep,
  type Match,
  playMatch,
  type Seat,
  seatAt,
  seatList,
  seededChance,
  startMatch,
  stateOf,
  type Viewer,
} from '@fremont/kernel';
import { nameList, readArgs, wholeNumber } from '../args.ts';
import { botNamed } from '../bots.ts';
import { gameNamed, optionsFlag, seatsFlag } from '../games.ts';
import { botSeed, matchSeed } from '../playout.ts';
import { loadText, type Teller, tellerFor } from '../terminal/game-text.ts';
import { languageOf } from '../terminal/language.ts';
import { type Lines, typedLines } from '../terminal/lines.ts';
import { type Screen, screenFor } from '../terminal/screen.ts';
import { standings } from '../terminal/standings.ts';
import { WORDS, type Words } from '../terminal/words.ts';
import { UsageError } from '../usage-error.ts';

/** What stays the same throughout a match. */
interface Sitting {
  readonly game: AnyGame;
  readonly chance: Chance;
  /** By seat; null where a person sits. */
  readonly bots: readonly (BotSeat | null)[];
  readonly teller: Teller;
  readonly screen: Screen;
  readonly words: Words;
  readonly lines: Lines;
}

interface BotSeat {
  readonly bot: ReturnType<typeof botNamed>;
  readonly chance: Chance;
}

type Position = Match<GameTypes>;
type Action = GameTypes['action'];

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words: given } = readArgs(
    args,
    {
      seats: { type: 'string' },
      me: { type: 'string', default: '0' },
      bots: { type: 'string', default: 'greedy' },
      seed: { type: 'string' },
      options: { type: 'string' },
      lang: { type: 'string' },
      record: { type: 'string' },
    },
    1,
  );
  const game = gameNamed(given[0]);
  const seats = seatsFlag(game, flags.seats);
  const options = optionsFlag(game, flags.options, seats);
  const seed = flags.seed === undefined ? null : wholeNumber(flags.seed, '--seed', { min: 0 });
  const bots = botSeats(game, personsOf(flags.me, seats), nameList(flags.bots, '--bots'), seed);
  const language = languageOf(flags.lang, process.env);
  const words = WORDS[language];
  const text = await loadText(game, language);
  const teller = tellerFor(text, language, (seat) => nameOf(seat, bots, words));
  const screen = screenFor(game, text, teller, words);
  const chance = seed === null ? cryptoChance(crypto) : seededChance(matchSeed(seed, 0));
  const start = startMatch(game, options, seats, chance);
  // Before anybody has played an evening that cannot be written down.
  await keepRecord(flags.record, start);
  const lines = typedLines(process.stdin, process.stdout);
  const match = await playThrough({ game, chance, bots, teller, screen, words, lines }, start);
  lines.close();
  await keepRecord(flags.record, match);
  return 0;
};

const keepRecord = async (file: string | undefined, { record }: Position): Promise<void> => {
  if (file === undefined) return;
  await writeFile(file, `${JSON.stringify(record)}\n`).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`cannot write "${file}": ${error.code}`);
  });
};

/** By seat, whether a person plays it. */
const personsOf = (flag: string, seats: number): boolean[] => {
  const mine = nameList(flag, '--me').map((text) => wholeNumber(text, '--me', { min: 0, max: seats - 1 }));
  return Array.from({ length: seats }, (_, seat) => mine.includes(seat));
};

const botSeats = (
  game: AnyGame,
  persons: readonly boolean[],
  names: readonly string[],
  seed: number | null,
): (BotSeat | null)[] => {
  const bots = names.map((name) => botNamed(game, name));
  let next = 0;
  return persons.map((isPerson, seat) => {
    if (isPerson) return null;
    const chance = seed === null ? cryptoChance(crypto) : seededChance(botSeed(seed, 0, seat));
    return { bot: at(bots, next++ % bots.length), chance };
  });
};

const nameOf = (seat: Seat, bots: readonly (BotSeat | null)[], words: Words): string =>
  `${words.seat(seat)} (${bots[seat]?.bot.level ?? words.you})`;

/** To the end of the match, or as far as the person goes along. */
const playThrough = async (sitting: Sitting, start: Position): Promise<Position> => {
  const { game, chance } = sitting;
  let match = start;
  tell(sitting, match);
  const leftOpen = new Set<string>();
  for (let [asked] = game.toAct(stateOf(match)); asked !== undefined; [asked] = game.toAct(stateOf(match))) {
    const unasked = await chosenUnasked(sitting, match, leftOpen);
    const { seat, action } = unasked ?? { seat: asked, action: await chosenBy(sitting, match, asked, false) };
    if (action === null) throw new Error(`seat ${seat} is asked and does nothing`);
    if (action === QUIT) {
      console.log(sitting.words.left(match.record.entries.length));
      return match;
    }
    const played = playMatch(match, seat, action, chance);
    if (!played.ok) throw new Error(`the chosen action was refused: ${played.error.code}`);
    match = played.value;
    tell(sitting, match);
  }
  showEnd(sitting, match);
  return match;
};

const QUIT = 'quit';
/** Null leaves it open, where nobody has to answer. */
type Chosen = Action | typeof QUIT | null;

interface Unasked {
  readonly seat: Seat;
  readonly action: Chosen;
}

/** Whoever has something to answer without being asked comes first, bots before people; each thing is put to them once. */
const chosenUnasked = async (sitting: Sitting, match: Position, leftOpen: Set<string>): Promise<Unasked | null> => {
  const { game, bots } = sitting;
  const state = stateOf(match);
  if (game.meta.offTurnActions.length === 0) return null;
  const asked = game.toAct(state);
  const unasked = seatList(bots.length).filter((seat) => !asked.includes(seat));
  for (const seat of unasked.sort((one, other) => Number(bots[one] === null) - Number(bots[other] === null))) {
    const legal = game.legalActions(state, seat);
    const key = JSON.stringify([seat, legal]);
    if (legal.length === 0 || leftOpen.has(key)) continue;
    leftOpen.add(key);
    const action = await chosenBy(sitting, match, seat, true);
    if (action !== null) return { seat, action };
  }
  return null;
};

const chosenBy = async (sitting: Sitting, match: Position, seat: Seat, mayLeave: boolean): Promise<Chosen> => {
  const { game, bots } = sitting;
  const state = stateOf(match);
  const legal = game.legalActions(state, seat);
  const botSeat = at(bots, seat);
  return botSeat === null
    ? askPerson(sitting, match, { seat, legal, mayLeave })
    : botSeat.bot.choose(game.view(state, seat), seat, legal, botSeat.chance);
};

/** Several people at one terminal see what everybody may see. */
const watcherOf = ({ bots }: Sitting): Viewer => {
  const persons = bots.flatMap((bot, seat) => (bot === null ? [seatAt(seat)] : []));
  return persons.length === 1 ? at(persons, 0) : 'spectator';
};

const tell = (sitting: Sitting, match: Position): void => {
  const { game, teller } = sitting;
  for (const event of lastStep(match).events) {
    const seen = game.viewEvent(event, watcherOf(sitting));
    if (seen !== null) console.log(teller.event(seen));
  }
};

const showEnd = (sitting: Sitting, match: Position): void => {
  const { game, teller, screen, words } = sitting;
  const state = stateOf(match);
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('nobody is to act, yet the match is not over');
  for (const line of screen.board(game.view(state, watcherOf(sitting)))) console.log(line);
  for (const line of standings(outcome, teller, screen, words)) console.log(line);
};

interface Question {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly mayLeave: boolean;
}

/** Asks until the answer is a legal action, or an empty line where that is enough. */
const askPerson = async (sitting: Sitting, match: Position, question: Question): Promise<Chosen> => {
  const { game, teller, screen, words, lines } = sitting;
  const { seat, legal, mayLeave } = question;
  for (const line of screen.board(game.view(stateOf(match), seat))) console.log(line);
  console.log(words.ask(teller.seat(seat)));
  for (const line of listOf(legal, screen, teller)) console.log(line);
  if (mayLeave) console.log(words.letBe);
  for (let typed = await lines.next('> '); typed !== null; typed = await lines.next('> ')) {
    if (/^(?:q|quit|exit)$/i.test(typed.trim())) return QUIT;
    if (mayLeave && typed.trim() === '') return null;
    const answer = actionTyped(sitting, match, seat, legal, typed.trim());
    if (answer.action !== null) return answer.action;
    for (const line of answer.lines) console.log(line);
  }
  return QUIT;
};

/** Numbered; a range of actions takes one line. */
const listOf = (legal: readonly Action[], screen: Screen, teller: Teller): string[] => {
  const rangeAt = (index: number): string | null => {
    const action = legal[index];
    return action === undefined ? null : (screen.rangeOf?.(action) ?? null);
  };
  const lines: string[] = [];
  for (let first = 0; first < legal.length; first++) {
    const range = rangeAt(first);
    let last = first;
    while (range !== null && rangeAt(last + 1) === range) last++;
    const label = teller.action(at(legal, first));
    lines.push(
      last === first
        ? `  ${first + 1}  ${label}`
        : `  ${first + 1}–${last + 1}  ${label} … ${teller.action(at(legal, last))}`,
    );
    first = last;
  }
  return lines;
};

type Answer =
  | { readonly action: Action }
  /** Why it was none, and what to do about it. */
  | { readonly action: null; readonly lines: readonly string[] };

const actionTyped = (
  { game, teller, screen, words }: Sitting,
  match: Position,
  seat: Seat,
  legal: readonly Action[],
  typed: string,
): Answer => {
  const hint = words.hint(screen.example);
  if (typed === '') return { action: null, lines: [hint] };
  if (/^\d+$/.test(typed)) {
    const action = legal[Number(typed) - 1];
    return action === undefined ? { action: null, lines: [words.noSuchNumber(legal.length)] } : { action };
  }
  const decoded = game.decodeAction(screen.actionFrom(typed.split(/\s+/)));
  if (!decoded.ok) return { action: null, lines: [words.notUnderstood(typed), hint] };
  const refusal = game.check(stateOf(match), seat, decoded.value);
  if (refusal === null) return { action: decoded.value };
  const { why, rule, remedy } = teller.refusal(refusal);
  return { action: null, lines: [`${why} (${words.rule(rule)})`, ...(remedy === null ? [] : [remedy])] };
};
