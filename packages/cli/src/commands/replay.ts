/** `fremont replay`: prints the events of a recorded match, up to an action. */

import { at, type GameTypes, lastStep, type Match, replay, rewind, stateOf } from '@fremont/kernel';
import { readArgs, wholeNumber } from '../args.ts';
import { gameOfRecord, readJsonFile, recordOf } from '../input.ts';
import { printJson, printLines } from '../output.ts';
import { formatterFor, loadText } from '../terminal/game-text.ts';
import { languageOf } from '../terminal/language.ts';
import { screenFor } from '../terminal/screen.ts';
import { standings } from '../terminal/standings.ts';
import { WORDS } from '../terminal/words.ts';
import { Finding, reasonOf, UsageError } from '../usage-error.ts';

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    { at: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean', default: false } },
    1,
  );
  const [path] = words;
  if (path === undefined) throw new UsageError('name the file of a record');
  const language = languageOf(flags.lang, process.env);
  const json = await readJsonFile(path);
  const game = gameOfRecord(json, path);
  const record = recordOf(game, json, path);
  const max = record.entries.length;
  const stop = flags.at === undefined ? max : wholeNumber(flags.at, '--at', { min: 0, max });
  const match = rewind(
    replayed(() => replay(game, record), path),
    stop,
  );
  if (flags.json) printJson(reportOf(match));
  else printLines(await storyOf(match, language));
  return 0;
};

const replayed = <T>(job: () => T, path: string): T => {
  try {
    return job();
  } catch (error) {
    throw new Finding(`${path} does not replay: ${reasonOf(error)}`);
  }
};

const reportOf = (match: Match<GameTypes>) => {
  const { game, options, seats, entries } = match.record;
  const state = stateOf(match);
  return {
    game,
    options,
    seats,
    at: entries.length,
    events: lastStep(match).events,
    state,
    toAct: match.game.toAct(state),
    outcome: match.game.outcome(state),
  };
};

const storyOf = async (match: Match<GameTypes>, language: Parameters<typeof loadText>[1]): Promise<string[]> => {
  const { game } = match;
  const words = WORDS[language];
  const text = await loadText(game, language);
  const formatter = formatterFor(text, language, (seat) => words.seat(seat));
  const screen = screenFor(game, text, formatter, words);
  const story = match.steps.flatMap(({ events }, index) => [
    ...(index === 0 ? [] : [`${index}. ${formatter.seat(at(match.record.entries, index - 1).seat)}`]),
    ...events.map((event) => `   ${formatter.event(event)}`),
  ]);
  const state = stateOf(match);
  const outcome = game.outcome(state);
  const end = outcome === null ? [] : standings(outcome, formatter, screen, words);
  return [...story, ...screen.board(game.view(state, 'spectator')), ...end];
};
