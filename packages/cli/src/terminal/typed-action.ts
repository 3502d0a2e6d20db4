/** Converts typed words to the JSON of an action. The game's decoder then checks it. */

/** Converts the words after the name of an action to its fields. */
export type Parts = (typed: readonly string[]) => object;

/** A word that is not a number stays as it is, so that the decoder can name it. */
export const numberFrom = (typed = ''): unknown => (/^\d+$/.test(typed) ? Number(typed) : typed);

/** Like `numberFrom`, but accepts a dollar sign: `$12`. */
export const amountFrom = (typed = ''): unknown => (/^\$?\d+$/.test(typed) ? Number(typed.replace('$', '')) : typed);

/** The type with this name, in any case. */
export const typeFrom = <T extends string>(types: readonly T[], name = ''): T | undefined =>
  types.find((type) => type.toLowerCase() === name.toLowerCase());

export const typedActionOf =
  <T extends string>(types: readonly T[], parts: Readonly<Record<T, Parts>>) =>
  ([name = '', ...rest]: readonly string[]): unknown => {
    const type = typeFrom(types, name);
    return type === undefined ? { type: name } : { type, ...parts[type](rest) };
  };
