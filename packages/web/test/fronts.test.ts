/** Compares the front of every game with the game itself. */

import './support/browser.ts';
import { fileURLToPath } from 'node:url';
import { levelsFor } from '@fremont/bots';
import { GAMES } from '@fremont/games/registry';
import { LANGUAGES, seatList, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { readMessages } from '../plugins/messages.ts';
import { FIRST_FRONT, FRONTS, frontOf } from '../src/games/fronts.ts';
import type { AnyGameSetup } from '../src/games/game-setup.ts';
import type { RulesText } from '../src/pages/rules/book.ts';
import { fittingOptions } from '../src/setup/options.ts';
import { loadBots, loadGame } from '../src/tables/games.ts';

interface TextModule {
  loadText(language: 'en'): Promise<{ readonly refusals: object }>;
}

/** Refusals whose rule depends on the position, by game. The tests of the game check them. */
const RULE_BY_POSITION: Readonly<Record<string, readonly string[]>> = {
  'las-vegas': ['notInSupply'],
  'vegas-showdown': ['notNow'],
};

const textOf = async (id: string): Promise<TextModule> => import(`@fremont/games/${id}/text`);

/** By refusal: the rule it links to. Las Vegas has a second table, for its tiles. */
const rulesCited = async (id: string): Promise<ReadonlyMap<string, string>> => {
  const tables = Object.entries(await textOf(id)).filter(([name]) => name.endsWith('RULE_OF'));
  return new Map(tables.flatMap(([, table]) => Object.entries(table as Readonly<Record<string, string>>)));
};

const messagesIn = (language: string) => readMessages(fileURLToPath(new URL('..', import.meta.url)), language);
const english = messagesIn('en');

describe.each(FRONTS.map((front) => [front.id, front] as const))('the front of %s', (id, front) => {
  const game = GAMES[id];

  test('is of a game that can be played', () => expect(game?.meta.id).toBe(id));

  test('is of a game that local tables can fetch with the bots it names', async () => {
    expect((await loadGame(id))?.meta).toBe(game?.meta);
    const botOf = await loadBots(id, {}, front.levels);
    expect(front.levels.map((level) => botOf(level)?.level)).toEqual(front.levels);
  });

  test('has as many seats as the game', () => expect(front.seats).toEqual(game?.meta.seats));

  test('says who begins: the first seat at every deal, or chance', () => {
    const { min } = front.seats;
    const deals = Array.from({ length: 40 }, (_, seed) => seed);
    const options = game?.variants[0]?.options as never;
    const dealt = deals.map((seed) => game?.setup(options, min, seededChance(seed)));
    const starters = new Set(dealt.map((one) => one && game?.toAct(one.state as never)[0]));
    expect([...starters].sort()).toEqual(front.begins === 'firstSeat' ? [0] : seatList(min));
    const types = new Set(dealt.flatMap((one) => one?.events ?? []).map(({ type }) => type));
    expect(types.has('starterRolled')).toBe(front.begins === 'dice');
  });

  test('has the plain name of the game in English', () => expect(english[front.title]).toBe(game?.meta.title));

  test('offers all bots that play it', () => expect(front.levels).toEqual(levelsFor(id)));

  test('names editions that the game accepts, the default first', () => {
    const accepted = front.editions.map(({ value }) => game?.decodeOptions({ edition: value }, front.seats.min).ok);
    expect(accepted).toEqual(front.editions.map(() => true));
    const usual = game?.decodeOptions({}, front.seats.min);
    const edition = usual?.ok === true ? (usual.value as { readonly edition?: string }).edition : 'none';
    expect(edition).toBe(front.editions[0]?.value);
  });

  test('finds an option row for every option but the edition, and options for every number of seats', async () => {
    const setup = await front.parts.setup();
    for (let seats = front.seats.min; seats <= front.seats.max; seats++) {
      for (const { value } of front.editions.length === 0 ? [{ value: '' }] : front.editions) {
        const options = fittingOptions(setup, value === '' ? {} : { edition: value }, seats);
        expect(rowless(setup, options)).toEqual([]);
      }
    }
  });

  test('has rules in every language, with the figures and words that it draws and the editions that it has', async () => {
    const book = await front.parts.rules?.();
    const editions = front.editions.map(({ value }) => value);
    for (const language of book === undefined ? [] : LANGUAGES) {
      const text = (await book?.texts[language]())?.default;
      expect(text?.title).toContain(messagesIn(language)[front.title]);
      expect(Object.keys(text?.figures ?? {}).sort(), language).toEqual([...(book?.figures ?? [])].sort());
      expect(Object.keys(text?.words ?? {}).sort(), language).toEqual([...(book?.words ?? [])].sort());
      expect(Object.keys(text?.leads ?? {}).sort(), language).toEqual(
        editions.length === 0 ? ['all'] : [...editions].sort(),
      );
      expect(editionsNamedIn(text).filter((edition) => !editions.includes(edition))).toEqual([]);
    }
  });

  test('has the rule or section that every refusal links to', async () => {
    const book = await front.parts.rules?.();
    const { sections = [] } = (await book?.texts.en())?.default ?? {};
    const numbers = sections.flatMap((section) => [section.number, ...section.rules.map(({ number }) => number)]);
    const cited = await rulesCited(id);
    const { refusals } = await (await textOf(id)).loadText('en');
    expect([...cited.keys(), ...(RULE_BY_POSITION[id] ?? [])].sort()).toEqual(Object.keys(refusals).sort());
    expect([...cited.values()].filter((rule) => !numbers.includes(rule))).toEqual([]);
  });
});

const editionsNamedIn = (text: RulesText | undefined): string[] =>
  [
    ...(text?.steps ?? []),
    ...(text?.sections ?? []).flatMap(({ rules }) => rules),
    ...Object.values(text?.figures ?? {}),
  ].flatMap(({ editions = [] }) => editions);

const rowless = ({ rows }: AnyGameSetup, options: object): string[] =>
  Object.keys(options).filter((name) => name !== 'edition' && !rows.some(({ option }) => option === name));

test('the default game is Las Vegas', () => expect(FIRST_FRONT.id).toBe('las-vegas'));

test('an unknown game has no front', () => expect(frontOf('constructor')).toBeNull());
