/** Asks a person at the terminal for an action: shows the board and a numbered list, and reads lines until one fits. */

import {
  type AnyGame,
  at,
  type DecodeError,
  decodeErrorText,
  type GameTypes,
  type Language,
  type Seat,
} from '@fremont/kernel';
import type { Table } from '@fremont/table';
import type { TextFormatter } from './game-text.ts';
import type { Lines } from './lines.ts';
import type { Screen } from './screen.ts';
import type { Words } from './words.ts';

type Action = GameTypes['action'];

export interface PromptParts {
  readonly game: AnyGame;
  readonly table: Table<GameTypes>;
  readonly formatter: TextFormatter;
  readonly screen: Screen;
  readonly words: Words;
  readonly language: Language;
  readonly lines: Lines;
}

export const QUIT = 'quit';
/** Null declines, which only a seat that owes no decision may do. */
export type Chosen = Action | typeof QUIT | null;

/** Asks until the person types a legal action or quits. Where `canDecline`, an empty line declines. */
export const askPerson = async (parts: PromptParts, seat: Seat, canDecline: boolean): Promise<Chosen> => {
  const { table, formatter, screen, words, lines } = parts;
  const { view, legal } = table.look(seat);
  for (const line of screen.board(view)) console.log(line);
  console.log(words.ask(formatter.seat(seat)));
  for (const line of actionLines(legal, screen, formatter)) console.log(line);
  if (canDecline) console.log(words.canDecline);
  for (let typed = await lines.next('> '); typed !== null; typed = await lines.next('> ')) {
    if (/^(?:q|quit|exit)$/i.test(typed.trim())) return QUIT;
    if (canDecline && typed.trim() === '') return null;
    const answer = actionTyped(parts, seat, legal, typed.trim());
    if (answer.action !== null) return answer.action;
    for (const line of answer.lines) console.log(line);
  }
  return QUIT;
};

/** Numbered; a range of actions takes one line. */
const actionLines = (legal: readonly Action[], screen: Screen, formatter: TextFormatter): string[] => {
  const rangeAt = (index: number): string | null => {
    const action = legal[index];
    return action === undefined ? null : (screen.rangeOf?.(action) ?? null);
  };
  const lines: string[] = [];
  for (let first = 0; first < legal.length; first++) {
    const range = rangeAt(first);
    let last = first;
    while (range !== null && rangeAt(last + 1) === range) last++;
    const label = formatter.action(at(legal, first));
    lines.push(
      last === first
        ? `  ${first + 1}  ${label}`
        : `  ${first + 1}–${last + 1}  ${label} … ${formatter.action(at(legal, last))}`,
    );
    first = last;
  }
  return lines;
};

type TypedAnswer =
  | { readonly action: Action }
  /** Why the line is not a legal action, and what to type instead. */
  | { readonly action: null; readonly lines: readonly string[] };

const actionTyped = (
  { game, table, formatter, screen, words, language }: PromptParts,
  seat: Seat,
  legal: readonly Action[],
  typed: string,
): TypedAnswer => {
  const hint = words.hint(screen.example);
  if (typed === '') return { action: null, lines: [hint] };
  if (/^\d+$/.test(typed)) {
    const action = legal[Number(typed) - 1];
    return action === undefined ? { action: null, lines: [words.noSuchNumber(legal.length)] } : { action };
  }
  const decoded = game.decodeAction(screen.actionFrom(typed.split(/\s+/)));
  if (!decoded.ok)
    return { action: null, lines: [words.notUnderstood(typed), ...fieldLines(decoded.error, language), hint] };
  const refusal = table.check(seat, decoded.value);
  if (refusal === null) return { action: decoded.value };
  const { why, rule, remedy } = formatter.refusal(refusal);
  return { action: null, lines: [`${why} (${words.rule(rule)})`, ...(remedy === null ? [] : [remedy])] };
};

/** The field that does not fit; empty when the line as a whole is not an action. */
const fieldLines = (error: DecodeError, language: Language): readonly string[] =>
  error.key === '' ? [] : [decodeErrorText(error, language)];
