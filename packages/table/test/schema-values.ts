/** Arbitrary values of a JSON Schema, for the keywords that the readers of games use. */

import type { JsonSchema } from '@fremont/kernel';
import fc from 'fast-check';

export const valuesOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if ('oneOf' in schema) return fc.oneof(...(schema['oneOf'] as JsonSchema[]).map(valuesOf));
  if ('enum' in schema) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (schema['type'] === 'integer')
    return fc.integer({ min: schema['minimum'] as number, max: schema['maximum'] as number });
  if ('prefixItems' in schema) return fc.tuple(...(schema['prefixItems'] as JsonSchema[]).map(valuesOf));
  if (schema['type'] === 'array') return listsOf(schema);
  if (schema['type'] === 'object') return objectsOf(schema);
  throw new Error(`no values for ${JSON.stringify(schema)}`);
};

const listsOf = ({ items, minItems, maxItems, uniqueItems }: JsonSchema): fc.Arbitrary<unknown> => {
  const lengths = { minLength: minItems as number, maxLength: maxItems as number };
  const inner = valuesOf(items as JsonSchema);
  return uniqueItems === true ? fc.uniqueArray(inner, lengths) : fc.array(inner, lengths);
};

const objectsOf = ({ properties, required }: JsonSchema): fc.Arbitrary<unknown> => {
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, schema]) => [name, valuesOf(schema)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as string[] });
};
