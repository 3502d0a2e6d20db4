/** The published JSON Schema accepts and refuses the same values as the decoders, according to an independent validator. */

import { GAMES } from '@fremont/games/registry';
import { type AnyGame, type JsonSchema, pick, seededChance } from '@fremont/kernel';
import { decodeFrame, decodeFromClient, ERROR_CODES, tablePlan } from '@fremont/table/protocol';
import { protocolSchema } from '@fremont/table/schema';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overTheWire, placesIn, withValueAt } from './mutations.ts';
import { clientMessages, plans, serverMessages } from './protocol-messages.ts';
import { valuesOf } from './schema-values.ts';

const RUNS = { numRuns: 300, seed: 8614 };

const document = protocolSchema();
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(document, 'protocol');

const validatorOf = (definition: string): ValidateFunction => {
  const validate = ajv.getSchema(`protocol#/$defs/${definition}`);
  if (validate === undefined) throw new Error(`no definition ${definition}`);
  return validate;
};

type Decode = (json: unknown) => { readonly ok: boolean };

const ODD = [undefined, null, -1, 0, 1, 1.5, 2 ** 53, '', 'a', 'spectator', 'x'.repeat(3_000), [], [1], {}, true];

/** A message with one field removed or replaced. */
const mutationsOf = (messages: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(messages, fc.nat(), fc.constantFrom(...ODD)).map(([message, choice, odd]) => {
    const places = placesIn(message);
    return overTheWire(withValueAt(message, places[choice % places.length] ?? [], odd)) ?? null;
  });

const verdicts = (decode: Decode, validate: ValidateFunction, json: unknown): object => ({
  json,
  decoder: decode(json).ok,
  schema: validate(json),
});

describe.each([
  ['fromClient', clientMessages, decodeFromClient],
  ['fromServer', serverMessages, decodeFrame],
  ['plan', plans, tablePlan],
] as const)('%s', (definition, messages: fc.Arbitrary<unknown>, decode: Decode) => {
  const validate = validatorOf(definition);

  test('accepts every valid message', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(validate(overTheWire(message)), JSON.stringify(validate.errors)).toBe(true);
      }),
      RUNS,
    );
  });

  test('decides on mutated messages like the decoder', () => {
    let refused = 0;
    fc.assert(
      fc.property(mutationsOf(messages), (json) => {
        const isValid = decode(json).ok;
        if (!isValid) refused += 1;
        expect(verdicts(decode, validate, json)).toEqual({ json, decoder: isValid, schema: isValid });
      }),
      RUNS,
    );
    expect(refused).toBeGreaterThan(RUNS.numRuns / 4);
  });
});

/** Every action that random play lists or proposes, of one short walk through each variant. */
const actionsOf = (game: AnyGame): object[] => {
  const actions: object[] = [];
  for (const { options, seats } of game.variants) {
    const chance = seededChance(8614);
    const { state } = game.setup(options, seats.min, chance);
    for (let step = 0; step < 60 && game.outcome(state) === null; step++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const listed = game.legalActions(state, seat);
      actions.push(...listed, ...(game.proposals?.(game.view(state, seat), seat, chance) ?? []));
      for (const _event of game.advance(state, seat, pick(listed, chance, 'walk'), chance));
    }
  }
  return actions;
};

describe.each(Object.entries(GAMES))('%s', (_id, game) => {
  const schemas = game.schemas ?? { options: {}, action: {} };
  const validateAction = ajv.compile(schemas.action);
  const validateOptions = ajv.compile(schemas.options);
  const generatedActions = valuesOf(schemas.action);

  test('the schema accepts every action of random matches', () => {
    const actions = actionsOf(game);
    expect(actions.length).toBeGreaterThan(100);
    expect(actions.filter((action) => !validateAction(action))).toEqual([]);
  });

  test('the schema names every type of action', () => {
    const members = schemas.action['oneOf'] as {
      readonly properties: { readonly type: { readonly enum: string[] } };
    }[];
    expect(members.flatMap(({ properties }) => properties.type.enum).toSorted()).toEqual(
      game.meta.actionTypes.toSorted(),
    );
  });

  test('the decoder accepts every action that the schema describes', () => {
    fc.assert(
      fc.property(generatedActions, (action) => {
        expect(verdicts(game.decodeAction, validateAction, action)).toEqual({
          json: action,
          decoder: true,
          schema: true,
        });
      }),
      RUNS,
    );
  });

  test('the schema decides on mutated actions like the decoder', () => {
    fc.assert(
      fc.property(mutationsOf(generatedActions), (json) => {
        const isValid = game.decodeAction(json).ok;
        expect(verdicts(game.decodeAction, validateAction, json)).toEqual({ json, decoder: isValid, schema: isValid });
      }),
      RUNS,
    );
  });

  test('the schema decides on options like the decoder, but for combinations', () => {
    fc.assert(
      fc.property(mutationsOf(valuesOf(schemas.options)), (json) => {
        const decoded = game.decodeOptions(json, game.meta.seats.min);
        const isConflict = !decoded.ok && 'conflict' in decoded.error;
        expect({ json, schema: validateOptions(json) }).toEqual({ json, schema: decoded.ok || isConflict });
      }),
      RUNS,
    );
  });

  test('the defaults in the schema are those of the decoder', () => {
    const { properties } = schemas.options as { readonly properties: Readonly<Record<string, JsonSchema>> };
    const described = Object.entries(properties).filter(([, schema]) => 'default' in schema);
    const decoded = game.decodeOptions({}, game.meta.seats.min);
    expect(decoded).toEqual({
      ok: true,
      value: Object.fromEntries(described.map(([name, schema]) => [name, schema['default']])),
    });
  });

  test('the schema of standing orders is there exactly when the game has them', () => {
    expect(schemas.order !== undefined).toBe(game.orders !== undefined);
  });
});

test('an order that the schema describes decodes', () => {
  const game = GAMES['vegas-showdown'];
  const validate = ajv.compile(game?.schemas?.order ?? false);
  fc.assert(
    fc.property(mutationsOf(valuesOf(game?.schemas?.order ?? {})), (json) => {
      const isValid = game?.orders?.decode(json).ok;
      expect({ json, schema: validate(json) }).toEqual({ json, schema: isValid });
    }),
    RUNS,
  );
});

describe('the document', () => {
  const text = JSON.stringify(document);

  test('is valid JSON Schema', () => {
    expect(ajv.validateSchema(document), JSON.stringify(ajv.errors)).toBe(true);
  });

  test('refers only to definitions that exist', () => {
    const named = Object.keys(document['$defs'] as object);
    const used = [...text.matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !named.includes(name ?? ''))).toEqual([]);
  });

  test('names every error code and every game', () => {
    const missing = [...ERROR_CODES, ...Object.keys(GAMES)].filter((code) => !text.includes(`"${code}"`));
    expect(missing).toEqual([]);
  });
});
