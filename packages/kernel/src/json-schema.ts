/** JSON Schema (draft 2020-12) as data. Decoders carry one that describes what they accept. */

export type JsonSchema = { readonly [keyword: string]: unknown };
