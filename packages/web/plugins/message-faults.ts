/** Checks a translation against its source: same keys, same arguments, every plural form of its language. */

import compile from 'icu-minify/compile';

/** Keys with the file name in front: `home.title`. */
export type Messages = Readonly<Record<string, string>>;

/** The faults of a translation, in words. */
export const messageFaults = (source: Messages, translation: Messages, language: string): string[] => [
  ...Object.keys(source)
    .filter((key) => !(key in translation))
    .map((key) => `${key} is missing`),
  ...Object.keys(translation).flatMap((key) => faultsOf(key, source[key], translation[key] ?? '', language)),
];

const faultsOf = (key: string, source: string | undefined, text: string, language: string): string[] => {
  if (source === undefined) return [`${key} is not in the source language`];
  const wanted = shapeOf(source);
  const found = shapeOf(text);
  const lacking = found.pluralForms.flatMap((forms) => formsLacking(forms, language));
  return [
    ...(text.trim() === '' && source.trim() !== '' ? [`${key} is empty`] : []),
    ...(names(found) === names(wanted) ? [] : [`${key} has the arguments ${names(found)} instead of ${names(wanted)}`]),
    ...lacking.map((form) => `${key} lacks the plural form ${form}`),
  ];
};

interface Shape {
  readonly arguments: Set<string>;
  /** The plural forms that each plural argument of the message defines. */
  readonly pluralForms: string[][];
}

const names = (shape: Shape): string => [...shape.arguments].sort().join(', ') || 'none';

const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;

const shapeOf = (text: string): Shape => {
  const shape: Shape = { arguments: new Set(), pluralForms: [] };
  visitAll(compile(text), shape);
  return shape;
};

const visitAll = (nodes: unknown, shape: Shape): void => {
  if (Array.isArray(nodes)) for (const node of nodes) visit(node, shape);
};

/** A node is a text, `#` (as 0), [name], [name, type, options] or, for a tag, [name, ...children]. */
const visit = (node: unknown, shape: Shape): void => {
  if (!Array.isArray(node)) return;
  const [name, type, options] = node as [string, unknown, unknown];
  shape.arguments.add(name);
  if (typeof type !== 'number' || type === 0) {
    visitAll(node.slice(1), shape);
  } else if (type === SELECT || type === PLURAL || type === ORDINAL) {
    const branches = options as Record<string, unknown>;
    if (type === PLURAL) shape.pluralForms.push(Object.keys(branches));
    for (const branch of Object.values(branches)) visitAll(branch, shape);
  }
};

/** No message counts higher, and none uses fractions. */
const COUNT_MAX = 1000;

/** Plural forms that a whole number needs and that the message defines neither by name nor by number (`=1`). */
const formsLacking = (forms: readonly string[], language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: COUNT_MAX }, (_, count) => count).filter((count) => !forms.includes(`=${count}`));
  return [...new Set(counts.map((count) => rules.select(count)))].filter((form) => !forms.includes(form));
};
