/** docs/protocol.md: its examples decode, and it names every value of every enumeration. */

import { readFileSync } from 'node:fs';
import { GAMES } from '@fremont/games/registry';
import { type Decoder, decodeError, decodeFrame, decodeFromClient, person, tablePlan } from '@fremont/table/protocol';
import { protocolSchema, ROUTES } from '@fremont/table/schema';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

const DECODERS: Readonly<Record<string, Decoder<unknown>>> = {
  fromClient: decodeFromClient,
  fromServer: decodeFrame,
  plan: tablePlan,
  error: decodeError,
  person,
};

/** Blocks such as ```json fromServer. Blank lines separate several examples. */
const examples = [...page.matchAll(/^```json (\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, kind = '', block = '']) =>
  block
    .trim()
    .split(/\n\n/)
    .map((text) => ({ kind, text })),
);

describe('an example of the page', () => {
  test('is there for every kind', () => {
    expect([...new Set(examples.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(DECODERS).toSorted());
  });

  test.each(examples)('decodes unchanged as $kind: $text', ({ kind, text }) => {
    const json: unknown = JSON.parse(text);
    expect(DECODERS[kind]?.(json)).toEqual({ ok: true, value: json });
  });

  test('with an action has one that the game decodes', () => {
    const actions = examples.flatMap(({ text }) => {
      const { command } = JSON.parse(text);
      return command?.type === 'act' ? [command.action as object] : [];
    });
    expect(actions).toHaveLength(3);
    const isKnown = (action: object): boolean => Object.values(GAMES).some((game) => game.decodeAction(action).ok);
    expect(actions.filter((action) => !isKnown(action))).toEqual([]);
  });

  test('with an order has one that the game decodes', () => {
    const [order] = examples.flatMap(({ text }) => JSON.parse(text).order ?? []);
    expect(GAMES['vegas-showdown']?.orders?.decode(order)).toEqual({ ok: true, value: order });
  });
});

describe('the page names', () => {
  const definitions = protocolSchema()['$defs'] as Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  const enumerations = Object.entries(definitions).flatMap(([name, { enum: values }]) =>
    values === undefined ? [] : [{ name, values }],
  );

  test.each(enumerations)('every $name', ({ values }) => {
    expect(values.filter((value) => !page.includes(`\`${value}\``) && !page.includes(`\`${value} `))).toEqual([]);
  });

  test.each(Object.entries(GAMES))('every option of %s', (_id, { schemas }) => {
    const { properties } = (schemas?.options ?? {}) as { readonly properties: Readonly<Record<string, unknown>> };
    expect(Object.keys(properties).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('every route', () => {
    const missing = Object.keys(ROUTES).filter((route) => {
      const [, path = ''] = route.split(' ');
      const short = path.replace('/tables/:id', '');
      return ![path, short].some((one) => one !== '' && new RegExp(`${one.replace('.', '\\.')}[\`?\\s]`).test(page));
    });
    expect(missing).toEqual([]);
  });
});
