/** `fremont play`: a whole match in the terminal, played at a table like every other match. */

import { writeFile } from 'node:fs/promises';
import {
  type AnyGame,
  at,
  type Chance,
  cryptoChance,
  type GameTypes,
  type Seat,
  seatList,
  seededChance,
  type Viewer,
} from '@fremont/kernel';
import {
  COMMAND_CHANCE_BYTES,
  type CommandId,
  commandIdOf,
  memoryStore,
  newSetting,
  type Occupant,
  openTable,
  SEAT_COLOURS,
  type Table,
  type TableActor,
} from '@fremont/table';
import { nameList, readArgs, wholeNumber } from '../args.ts';
import { botNamed } from '../bots.ts';
import { gameNamed, optionsFlag, seatsFlag } from '../games.ts';
import { botSeed, matchSeed } from '../simulation.ts';
import { formatterFor, loadText } from '../terminal/game-text.ts';
import { languageOf } from '../terminal/language.ts';
import { typedLines } from '../terminal/lines.ts';
import { askPerson, type Chosen, type PromptParts, QUIT } from '../terminal/prompt.ts';
import { screenFor } from '../terminal/screen.ts';
import { standings } from '../terminal/standings.ts';
import { WORDS, type Words } from '../terminal/words.ts';
import { UsageError } from '../usage-error.ts';

interface TerminalMatch extends PromptParts {
  /** By seat; null where a person sits. */
  readonly bots: readonly (BotSeat | null)[];
}

interface BotSeat {
  readonly bot: ReturnType<typeof botNamed>;
  readonly chance: Chance;
}

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
  const nameOf = (seat: Seat): string => seatName(seat, at(bots, seat), words);
  const formatter = formatterFor(text, language, nameOf);
  const screen = screenFor(game, text, formatter, words);
  const chance = seed === null ? cryptoChance(crypto) : seededChance(matchSeed(seed, 0));
  const table = dealtTable(game, options, occupantsOf(bots, nameOf), chance);
  // A file that cannot be written is reported before the match, not after it.
  await writeRecord(flags.record, table);
  const lines = typedLines(process.stdin, process.stdout);
  await playThrough({ game, table, bots, formatter, screen, words, language, lines });
  lines.close();
  await writeRecord(flags.record, table);
  return 0;
};

const writeRecord = async (file: string | undefined, table: Table<GameTypes>): Promise<void> => {
  if (file === undefined) return;
  await writeFile(file, `${JSON.stringify(table.record())}\n`).catch((error: NodeJS.ErrnoException) => {
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

const seatName = (seat: Seat, botSeat: BotSeat | null, words: Words): string =>
  `${words.seat(seat)} (${botSeat?.bot.level ?? words.you})`;

const occupantsOf = (bots: readonly (BotSeat | null)[], nameOf: (seat: Seat) => string): Occupant[] =>
  seatList(bots.length).map((seat) => {
    const common = { name: nameOf(seat), colour: at(SEAT_COLOURS, seat % SEAT_COLOURS.length) };
    const botSeat = at(bots, seat);
    return botSeat === null ? { type: 'person', ...common } : { type: 'bot', level: botSeat.bot.level, ...common };
  });

const dealtTable = (
  game: AnyGame,
  options: GameTypes['options'],
  occupants: readonly Occupant[],
  chance: Chance,
): Table<GameTypes> => {
  const setting = newSetting(game, { id: 'terminal', options, occupants }, chance);
  if (!setting.ok) throw new Error(`the deal failed: ${setting.error.code}`);
  const table = openTable({ game, store: memoryStore(), chance }, setting.value, []);
  if (!table.ok) throw new Error(`the table does not open: ${table.error.code}`);
  return table.value;
};

/** Plays to the end of the match, or until a person quits. */
const playThrough = async (match: TerminalMatch): Promise<void> => {
  const { table, words } = match;
  const viewer = viewerOf(match);
  printEvents(
    match,
    table.history(viewer).flatMap(({ events }) => events),
  );
  const declined = new Set<string>();
  while (!table.isOver) {
    const choice = await nextChoice(match, declined);
    if (choice.action === QUIT) {
      console.log(words.left(table.record().entries.length));
      return;
    }
    await act(table, choice);
    printEvents(match, table.news(viewer).events);
  }
  printResult(match, viewer);
};

interface Choice extends TableActor {
  readonly action: GameTypes['action'] | typeof QUIT;
}

/** Consults bots before people. A seat that owes no decision is asked about the same actions only once. */
const nextChoice = async (match: TerminalMatch, declined: Set<string>): Promise<Choice> => {
  const { table, bots } = match;
  const seats = seatList(bots.length);
  const isBot = (seat: Seat): boolean => at(bots, seat) !== null;
  for (const actor of table.actors([...seats.filter(isBot), ...seats.filter((seat) => !isBot(seat))])) {
    const key = JSON.stringify([actor.seat, table.look(actor.seat).legal]);
    if (actor.decision === null && declined.has(key)) continue;
    if (actor.decision === null) declined.add(key);
    const action = await chosenBy(match, actor);
    if (action !== null) return { ...actor, action };
  }
  throw new Error('the match is not over and no seat acts');
};

const chosenBy = async (match: TerminalMatch, { seat, decision }: TableActor): Promise<Chosen> => {
  const botSeat = at(match.bots, seat);
  if (botSeat === null) return askPerson(match, seat, decision === null);
  const { view, legal } = match.table.look(seat);
  return botSeat.bot.choose(view, seat, legal, botSeat.chance);
};

const act = async (table: Table<GameTypes>, { seat, decision, action }: Choice): Promise<void> => {
  const answer = await table.send({ type: 'act', id: commandIdAfter(table), seat, decision, action });
  if (answer.type === 'done') return;
  const code = answer.type === 'refused' ? answer.refusal.code : answer.error.code;
  throw new Error(`the chosen action was refused: ${table.fault ?? code}`);
};

/** One command per version, so the version makes the id unique. */
const commandIdAfter = ({ version }: Table<GameTypes>): CommandId =>
  commandIdOf(version, new Uint8Array(COMMAND_CHANCE_BYTES));

/** One person sees their own view. Several people at one terminal see what spectators see. */
const viewerOf = ({ bots }: TerminalMatch): Viewer => {
  const people = seatList(bots.length).filter((seat) => bots[seat] === null);
  return people.length === 1 ? at(people, 0) : 'spectator';
};

const printEvents = ({ formatter }: TerminalMatch, events: readonly GameTypes['event'][]): void => {
  for (const event of events) console.log(formatter.event(event));
};

const printResult = ({ table, formatter, screen, words }: TerminalMatch, viewer: Viewer): void => {
  const { view, outcome } = table.look(viewer);
  if (outcome === null) throw new Error('the match is not over');
  for (const line of screen.board(view)) console.log(line);
  for (const line of standings(outcome, formatter, screen, words)) console.log(line);
};
