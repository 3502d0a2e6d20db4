/** Every game the shell shows, against the game itself. */

import './support/browser.ts';
import { levelsFor } from '@fremont/bots';
import { RULE_OF as lasVegas } from '@fremont/games/las-vegas/text/words';
import { RULE_OF as lordsOfVegas } from '@fremont/games/lords-of-vegas/text/words';
import { GAMES } from '@fremont/games/registry';
import { RULE_OF as vegasShowdown } from '@fremont/games/vegas-showdown/text/words';
import { LANGUAGES } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { readMessages } from '../plugins/messages.ts';
import { FIRST_FRONT, FRONTS, frontOf } from '../src/games/fronts.ts';
import type { AnyGameSetup } from '../src/games/game-setup.ts';
import { fittingOptions } from '../src/setup/options.ts';
import { loadBots, loadGame } from '../src/tables/games.ts';

/** By game: the rule that each refusal leads to. */
const RULES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'las-vegas': lasVegas,
  'lords-of-vegas': lordsOfVegas,
  'vegas-showdown': vegasShowdown,
};

const english = readMessages(new URL('../messages/en', import.meta.url).pathname);

describe.each(FRONTS.map((front) => [front.id, front] as const))('the front of %s', (id, front) => {
  const game = GAMES[id];

  test('is of a game that can be played', () => expect(game?.meta.id).toBe(id));

  test('is of a game that local tables can fetch with the bots it names', async () => {
    expect((await loadGame(id))?.meta).toBe(game?.meta);
    const botOf = await loadBots(id);
    expect(front.levels.map((level) => botOf(level)?.level)).toEqual(front.levels);
  });

  test('has as many seats as the game', () => expect(front.seats).toEqual(game?.meta.seats));

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

  test('has rules that fit together in every language', async () => {
    const book = await front.parts.rules?.();
    for (const language of book === undefined ? [] : LANGUAGES) {
      const text = (await book?.texts[language]())?.text;
      const lacking = [
        ...(book?.rules ?? []).filter(({ number }) => text?.rules[number] === undefined).map(({ number }) => number),
        ...(book?.steps ?? []).filter(({ id: step }) => text?.steps[step] === undefined).map(({ id: step }) => step),
        ...(book?.sections ?? []).filter((section) => text?.sections[section] === undefined),
      ];
      expect(lacking, language).toEqual([]);
    }
  });

  test('has the rule or section that every refusal leads to', async () => {
    const book = await front.parts.rules?.();
    const numbers = [...(book?.sections ?? []), ...(book?.rules ?? []).map(({ number }) => number)];
    const rules = Object.entries(RULES_OF[id] ?? {});
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter(([, rule]) => !numbers.includes(rule))).toEqual([]);
  });
});

const rowless = ({ rows }: AnyGameSetup, options: object): string[] =>
  Object.keys(options).filter((name) => name !== 'edition' && !rows.some(({ option }) => option === name));

test('whoever has chosen no game plays Las Vegas', () => expect(FIRST_FRONT.id).toBe('las-vegas'));

test('a game that nobody has built is not shown', () => expect(frontOf('constructor')).toBeNull());
