/**
 * The lines of a rules file as tokens. Only a strict part of Markdown is allowed, so that a slip is a fault with a line and
 * never a page that looks odd: headings, paragraphs, flat lists, `**strong**`, `*emphasis*`, `§4.2` as a link to a rule,
 * comments, and directives: `::name words` on one line, `:::name words` with a text down to `:::`.
 */

import type { Block, Inline } from '../src/pages/rules/book.ts';

export class RulesFault extends Error {
  readonly line: number;

  constructor(line: number, why: string) {
    super(why);
    this.line = line;
  }
}

interface HeadingToken {
  readonly kind: 'heading';
  readonly line: number;
  readonly level: number;
  readonly title: string;
}

interface BlockToken {
  readonly kind: 'block';
  readonly line: number;
  readonly block: Block;
}

interface DirectiveToken {
  readonly kind: 'directive';
  readonly line: number;
  readonly name: string;
  readonly words: readonly string[];
  /** The text inside; null for a directive of one line. */
  readonly body: readonly BlockToken[] | null;
}

export type Token = HeadingToken | BlockToken | DirectiveToken;

interface Line {
  readonly number: number;
  readonly text: string;
}

const HEADING = /^(#{1,3}) (\S.*)$/u;
const DIRECTIVE = /^(:{2,3})([a-z]+)((?: [\w.-]+)*)$/u;
const END = ':::';
const ITEM = /^- (\S.*)$/u;
const CONTINUED_ITEM = /^ {2}(\S.*)$/u;
/** Markdown that is not ours, and slips in what is. */
const REFUSED = /^(?:#|:|\s|[-+*>] |\||<|`|\d+[.)] )/u;

export const tokensOf = (source: string): Token[] => {
  const lines = withoutComments(source)
    .split('\n')
    .map((text, index) => ({ number: index + 1, text: text.trimEnd() }));
  const tokens: Token[] = [];
  for (let next = 0; next < lines.length; ) {
    const { token, after } = tokenAt(lines, next);
    if (token !== null) tokens.push(token);
    next = after;
  }
  return tokens;
};

/** Keeps the line breaks of comments, so that the lines keep their numbers. */
const withoutComments = (source: string): string =>
  source.replace(/<!--[\s\S]*?-->/gu, (comment) => comment.replace(/[^\n]/gu, ''));

const lineAt = (lines: readonly Line[], index: number): Line => lines[index] ?? { number: index, text: '' };

const tokenAt = (lines: readonly Line[], at: number): { readonly token: Token | null; readonly after: number } => {
  const { number: line, text } = lineAt(lines, at);
  if (text === '') return { token: null, after: at + 1 };
  const [, hashes, title = ''] = HEADING.exec(text) ?? [];
  if (hashes !== undefined) {
    return { token: { kind: 'heading', line, level: hashes.length, title: plainOf(title, line) }, after: at + 1 };
  }
  const [, colons, name = '', words = ''] = DIRECTIVE.exec(text) ?? [];
  if (colons === undefined) return blockAt(lines, at);
  const directive = { kind: 'directive', line, name, words: words.split(' ').filter((word) => word !== '') } as const;
  if (colons === '::') return { token: { ...directive, body: null }, after: at + 1 };
  const { body, after } = bodyAt(lines, at + 1, name);
  return { token: { ...directive, body }, after };
};

/** The text of a directive, down to the line that ends it. */
const bodyAt = (lines: readonly Line[], from: number, name: string) => {
  const body: BlockToken[] = [];
  let next = from;
  while (lineAt(lines, next).text !== END) {
    if (next >= lines.length) throw new RulesFault(from, `:::${name} has no end`);
    if (lineAt(lines, next).text === '') next++;
    else {
      const { token, after } = blockAt(lines, next);
      body.push(token);
      next = after;
    }
  }
  return { body, after: next + 1 };
};

/** A paragraph or a list, down to the next line of another kind. */
const blockAt = (lines: readonly Line[], at: number): { readonly token: BlockToken; readonly after: number } => {
  const { number: line, text } = lineAt(lines, at);
  return ITEM.test(text) ? listAt(lines, at, line) : paragraphAt(lines, at, line);
};

const paragraphAt = (lines: readonly Line[], from: number, line: number) => {
  const texts: string[] = [];
  let after = from;
  do {
    const { number, text } = lineAt(lines, after++);
    if (REFUSED.test(text)) throw new RulesFault(number, `"${text.slice(0, 20)}" is not Markdown that rules may use`);
    texts.push(text);
  } while (!endsBlock(lineAt(lines, after).text));
  const token: BlockToken = { kind: 'block', line, block: inlinesOf(texts.join(' '), line) };
  return { token, after };
};

const listAt = (lines: readonly Line[], from: number, line: number) => {
  const items: string[] = [];
  let after = from;
  for (; !endsBlock(lineAt(lines, after).text); after++) {
    const { number, text } = lineAt(lines, after);
    const [, first] = ITEM.exec(text) ?? [];
    const [, more] = CONTINUED_ITEM.exec(text) ?? [];
    if (first !== undefined) items.push(first);
    else if (more !== undefined) items.push(`${items.pop()} ${more}`);
    else throw new RulesFault(number, 'a line of a list begins with "- ", or with two spaces to continue an item');
  }
  const token: BlockToken = { kind: 'block', line, block: { list: items.map((item) => inlinesOf(item, line)) } };
  return { token, after };
};

/** An empty line, a heading, a directive or the end of one. A colon anywhere else belongs to the text. */
const endsBlock = (text: string): boolean => text === '' || text === END || HEADING.test(text) || DIRECTIVE.test(text);

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|§(\d+(?:\.\d+)?)/gu;

const inlinesOf = (text: string, line: number): Inline[] => {
  const inlines: Inline[] = [];
  let end = 0;
  const addPlain = (plain: string): void => {
    if (plain !== '') inlines.push(plainOf(plain, line));
  };
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, emphasis, rule = ''] = match;
    addPlain(text.slice(end, match.index));
    if (strong !== undefined) inlines.push({ strong: plainOf(strong, line) });
    else if (emphasis !== undefined) inlines.push({ emphasis: plainOf(emphasis, line) });
    else inlines.push({ rule });
    end = match.index + whole.length;
  }
  addPlain(text.slice(end));
  return inlines;
};

/** Text without marks. A remaining mark is a typing error. */
const plainOf = (text: string, line: number): string => {
  const [mark] = /[*§`]|\]\(/u.exec(text) ?? [];
  if (mark !== undefined) throw new RulesFault(line, `"${mark}" is not closed or not allowed here`);
  return text;
};
