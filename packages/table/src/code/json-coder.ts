/** Writes or reads JSON of a known JSON Schema. Names of fields cost nothing, and a value only the bits that choose it among the possible ones. */

import { isFields, type JsonSchema } from '@fremont/kernel';
import type { NameModel } from './models.ts';
import type { Choices } from './range-coder.ts';

/** `path` gives every field a model of its own. */
export interface JsonCoder {
  readonly choices: Choices;
  model(path: string): NameModel;
}

const FLAGS = ['no', 'yes'];
/** Numbers have at most 31 bits. */
const SIZES = Array.from({ length: 32 }, (_, bits) => String(bits));

/** Supports the keywords that decoders make: oneOf, enum, integer, array, object. Throws for anything else. */
export const codeJson = (coder: JsonCoder, schema: JsonSchema, value: unknown, path: string): unknown => {
  if (Array.isArray(schema['oneOf'])) return codeMember(coder, schema['oneOf'], value, path);
  if (Array.isArray(schema['enum'])) return codeOne(coder, schema['enum'], value, path);
  switch (schema['type']) {
    case 'integer':
      return codeInteger(coder, schema, value, path);
    case 'array':
      return codeList(coder, schema, value, path);
    case 'object':
      return codeObject(coder, schema, value, path);
    default:
      throw new RangeError(`no code for a schema at ${path}`);
  }
};

const codeOne = ({ choices, model }: JsonCoder, values: readonly unknown[], value: unknown, path: string): unknown => {
  const names = values.map(String);
  if (choices.writes && !values.includes(value)) throw new RangeError(`no such value at ${path}`);
  return values[names.indexOf(model(path).code(choices, names, String(value)))];
};

/** The member of a tagged union is known by its type. */
const codeMember = (coder: JsonCoder, members: readonly JsonSchema[], value: unknown, path: string): unknown => {
  const types = members.map((member) => String(constOf(propertiesOf(member)['type'])));
  const given = isFields(value) ? String(value['type']) : '';
  if (coder.choices.writes && !types.includes(given)) throw new RangeError(`no such member at ${path}`);
  const type = coder.model(path).code(coder.choices, types, given);
  return codeObject(coder, members[types.indexOf(type)] ?? {}, value, `${path}.${type}`);
};

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;

const constOf = (schema: JsonSchema | undefined): unknown => (schema?.['enum'] as readonly unknown[] | undefined)?.[0];

const codeObject = (coder: JsonCoder, schema: JsonSchema, value: unknown, path: string): unknown => {
  const given = isFields(value) ? value : {};
  const required = (schema['required'] ?? []) as readonly string[];
  const result: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(propertiesOf(schema))) {
    const at = `${path}.${name}`;
    const isThere = required.includes(name) || codeFlag(coder, given[name] !== undefined, `${at}?`);
    if (isThere) result[name] = codeJson(coder, inner, given[name], at);
  }
  return result;
};

const codeFlag = ({ choices, model }: JsonCoder, value: boolean, path: string): boolean =>
  model(path).code(choices, FLAGS, value ? 'yes' : 'no') === 'yes';

const codeInteger = (coder: JsonCoder, schema: JsonSchema, value: unknown, path: string): number => {
  const min = Number(schema['minimum']);
  const max = Number(schema['maximum']);
  const given = Number(value);
  if (coder.choices.writes && !(given >= min && given <= max)) throw new RangeError(`out of range at ${path}`);
  const number = min + codeNumber(coder, given - min, path);
  if (!(number <= max)) throw new RangeError(`out of range at ${path}`);
  return number;
};

/** A number from 0 on: first its number of bits, which the model learns, then the bits. */
export const codeNumber = ({ choices, model }: JsonCoder, value: number, path: string): number => {
  const size = value <= 0 ? 0 : 1 + Math.floor(Math.log2(value));
  const bits = Number(model(path).code(choices, SIZES, String(size)));
  if (bits === 0) return 0;
  const top = 2 ** (bits - 1);
  return top + choices.uniform(top, value - top);
};

const codeList = (coder: JsonCoder, schema: JsonSchema, value: unknown, path: string): unknown[] => {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const length = codeNumber(coder, given.length, `${path}#`);
  if (length > Number(schema['maxItems'])) throw new RangeError(`too many at ${path}`);
  return Array.from({ length }, (_, index) => codeJson(coder, schema['items'] as JsonSchema, given[index], path));
};
