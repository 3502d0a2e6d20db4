/** A rules file as the data that the rules page draws. Every fault names its line. */

import type {
  Block,
  FigureEntry,
  Inline,
  RuleEntry,
  RulesText,
  SectionEntry,
  StepEntry,
} from '../src/pages/rules/book.ts';
import { RulesFault, type Token, tokensOf } from './rules-markdown.ts';

/** One thing that every language has in the same order, in words: `rule 4.2, refers to 7.1`. */
export interface OutlineEntry {
  readonly line: number;
  readonly says: string;
}

export interface ParsedRules {
  readonly text: RulesText;
  readonly outline: readonly OutlineEntry[];
}

/** The heading that is being read: a step, a rule, or a section before its first rule. */
interface Place {
  readonly kind: 'step' | 'section' | 'rule';
  readonly line: number;
  readonly number: string;
  readonly title: string;
  readonly figures: string[];
  readonly body: Block[];
  editions: readonly string[] | null;
  section: string | null;
  isReconstructed: boolean;
}

type Promised = 'rule' | 'figure' | 'note';

const NUMBERED_SECTION = /^(\d+)\. (.+)$/u;
const NUMBERED_RULE = /^(\d+\.\d+)(?: (.+))?$/u;
/** The lead of a game that comes in one edition. */
const ALL_EDITIONS = 'all';

export const parseRules = (source: string): ParsedRules => {
  const reader = new RulesReader();
  for (const token of tokensOf(source)) reader.read(token);
  return reader.end();
};

class RulesReader {
  readonly #steps: StepEntry[] = [];
  readonly #sections: { number: string; title: string; editions: readonly string[] | null; rules: RuleEntry[] }[] = [];
  readonly #leads: Record<string, string> = {};
  readonly #figures: Record<string, FigureEntry> = {};
  readonly #words: Record<string, string> = {};
  readonly #outline: OutlineEntry[] = [];
  /** References to check at the end of the file: rules and sections that are linked to, figures that are shown, a note. */
  readonly #promised: { readonly line: number; readonly what: Promised; readonly name: string }[] = [];
  #title: string | null = null;
  #reconstructed: string | null = null;
  #place: Place | null = null;

  read(token: Token): void {
    if (token.kind === 'heading') this.#readHeading(token.line, token.level, token.title);
    else if (token.kind === 'directive') this.#readDirective(token);
    else {
      const place = this.#placeAt(token.line);
      if (place.kind === 'section')
        throw new RulesFault(token.line, 'a text in a section needs a heading with a number');
      place.body.push(token.block);
    }
  }

  end(): ParsedRules {
    this.#closePlace();
    if (this.#title === null) throw new RulesFault(1, 'there is no title');
    for (const { line, what, name } of this.#promised) {
      if (!this.#has(what, name)) throw new RulesFault(line, `there is no ${what} ${name}`);
    }
    const sections: SectionEntry[] = this.#sections.map(({ number, title, rules }) => ({ number, title, rules }));
    const text: RulesText = {
      title: this.#title,
      leads: this.#leads,
      steps: this.#steps,
      sections,
      figures: this.#figures,
      words: this.#words,
      ...(this.#reconstructed === null ? {} : { reconstructed: this.#reconstructed }),
    };
    return { text, outline: this.#outline };
  }

  #has(what: Promised, name: string): boolean {
    if (what === 'note') return this.#reconstructed !== null;
    if (what === 'figure') return this.#figures[name] !== undefined;
    return this.#sections.some(({ number, rules }) => number === name || rules.some((rule) => rule.number === name));
  }

  #placeAt(line: number): Place {
    if (this.#place === null) throw new RulesFault(line, 'there is no heading above');
    return this.#place;
  }

  #readHeading(line: number, level: number, title: string): void {
    this.#closePlace();
    if (level === 1) {
      if (this.#title !== null) throw new RulesFault(line, 'there is a second title');
      this.#title = title;
      this.#place = null;
      return;
    }
    this.#place = level === 2 ? this.#sectionOrStep(line, title) : this.#rule(line, title);
  }

  #sectionOrStep(line: number, heading: string): Place {
    const [, number, title = ''] = NUMBERED_SECTION.exec(heading) ?? [];
    if (number === undefined) {
      if (this.#sections.length > 0) throw new RulesFault(line, 'a section needs a number: "## 3. Title"');
      return newPlace('step', line, '', heading);
    }
    const wanted = String(this.#sections.length + 1);
    if (number !== wanted) throw new RulesFault(line, `section ${wanted} is missing before section ${number}`);
    this.#sections.push({ number, title, editions: null, rules: [] });
    this.#outline.push({ line, says: `section ${number}` });
    return newPlace('section', line, number, title);
  }

  #rule(line: number, heading: string): Place {
    const [, number, title = ''] = NUMBERED_RULE.exec(heading) ?? [];
    if (number === undefined) throw new RulesFault(line, 'a rule needs a number: "### 3.2"');
    const section = this.#sections.at(-1);
    const wanted = `${section?.number}.${(section?.rules.length ?? 0) + 1}`;
    if (number !== wanted) throw new RulesFault(line, `rule ${wanted} is missing before rule ${number}`);
    const place = newPlace('rule', line, number, title);
    place.editions = section?.editions ?? null;
    return place;
  }

  /** Keeps the step or rule that was being read. A section is kept from its heading on. */
  #closePlace(): void {
    const place = this.#place;
    if (place === null || place.kind === 'section') return;
    if (place.body.length === 0) throw new RulesFault(place.line, 'there is no text under this heading');
    const links = linksIn(place.body);
    for (const name of links) this.#promised.push({ line: place.line, what: 'rule', name });
    const kept = place.kind === 'step' ? this.#keepStep(place) : this.#keepRule(place);
    this.#outline.push({ line: place.line, says: [kept, ...marksOf(place, links)].join(', ') });
  }

  #keepStep({ line, title, section, figures, body, editions }: Place): string {
    if (section === null) throw new RulesFault(line, 'a step names the section that has it in full: "::section 3"');
    this.#steps.push({ title, section, body, figures, ...(editions === null ? {} : { editions }) });
    return `a step to section ${section}`;
  }

  #keepRule({ number, title, figures, body, editions, isReconstructed }: Place): string {
    this.#sections.at(-1)?.rules.push({
      number,
      ...(title === '' ? {} : { title }),
      body,
      figures,
      ...(editions === null ? {} : { editions }),
      ...(isReconstructed ? { isReconstructed } : {}),
    });
    return title === '' ? `rule ${number}` : `rule ${number} with a title`;
  }

  #readDirective({ line, name, words, body }: Token & { readonly kind: 'directive' }): void {
    const directive = `${body === null ? '::' : ':::'}${name}`;
    const read = this.#directives[directive];
    if (read === undefined) throw new RulesFault(line, `${directive} is unknown`);
    read(
      line,
      words,
      (body ?? []).map(({ block }) => block),
    );
  }

  readonly #directives: Readonly<
    Record<string, (line: number, words: readonly string[], body: readonly Block[]) => void>
  > = {
    '::editions': (line, editions) => {
      if (editions.length === 0) throw new RulesFault(line, '::editions names no edition');
      const place = this.#placeAt(line);
      place.editions = editions;
      const section = this.#sections.at(-1);
      if (place.kind === 'section' && section !== undefined) section.editions = editions;
    },
    '::section': (line, words) => {
      const place = this.#placeAt(line);
      if (place.kind !== 'step') throw new RulesFault(line, '::section belongs to a step');
      place.section = onlyWord(line, '::section', words);
      this.#promised.push({ line, what: 'rule', name: place.section });
    },
    '::reconstructed': (line, words) => {
      noWords(line, words);
      const place = this.#placeAt(line);
      if (place.kind !== 'rule') throw new RulesFault(line, '::reconstructed belongs to a rule');
      place.isReconstructed = true;
      this.#promised.push({ line, what: 'note', name: 'on reconstructed data' });
    },
    '::figure': (line, words) => {
      const name = onlyWord(line, '::figure', words);
      this.#show(line, name);
      this.#promised.push({ line, what: 'figure', name });
    },
    ':::example': (line, words, body) => this.#readFigure(line, 'example', words, body),
    ':::picture': (line, words, body) => this.#readFigure(line, 'picture', words, body),
    ':::lead': (line, words, body) => {
      const edition = words.length === 0 ? ALL_EDITIONS : onlyWord(line, ':::lead', words);
      if (this.#leads[edition] !== undefined) throw new RulesFault(line, `there is a second lead for ${edition}`);
      this.#leads[edition] = plainParagraph(line, body);
      this.#outline.push({ line, says: `the lead for ${edition}` });
    },
    ':::reconstructed': (line, words, body) => {
      noWords(line, words);
      if (this.#reconstructed !== null) throw new RulesFault(line, 'there is a second note on reconstructed data');
      this.#reconstructed = plainParagraph(line, body);
      this.#outline.push({ line, says: 'the note on reconstructed data' });
    },
    ':::words': (line, words, body) => {
      noWords(line, words);
      for (const item of body.flatMap((block) => ('list' in block ? block.list : [block]))) this.#readWord(line, item);
    },
  };

  #readFigure(line: number, kind: 'example' | 'picture', words: readonly string[], body: readonly Block[]): void {
    const [name, ...editions] = words;
    if (name === undefined) throw new RulesFault(line, `:::${kind} names no figure`);
    if (this.#figures[name] !== undefined) throw new RulesFault(line, `there is a second figure ${name}`);
    this.#show(line, name);
    this.#figures[name] = {
      caption: plainParagraph(line, body),
      isExample: kind === 'example',
      ...(editions.length === 0 ? {} : { editions }),
    };
    this.#outline.push({ line, says: [`the ${kind} ${name}`, ...editions].join(' ') });
  }

  #show(line: number, figure: string): void {
    const place = this.#placeAt(line);
    if (place.kind === 'section') throw new RulesFault(line, 'a figure belongs to a step or a rule');
    place.figures.push(figure);
  }

  /** `- takes: takes {money}` */
  #readWord(line: number, item: readonly Inline[]): void {
    const [text] = item;
    const [, name, word = ''] = (typeof text === 'string' && /^(\w+): (.+)$/u.exec(text)) || [];
    if (name === undefined || item.length > 1)
      throw new RulesFault(line, ':::words has lines of the form "- name: text"');
    if (this.#words[name] !== undefined) throw new RulesFault(line, `there is a second word ${name}`);
    this.#words[name] = word;
    const places = (word.match(/\{\w+\}/gu) ?? []).sort();
    this.#outline.push({ line, says: [`the word ${name}`, ...places].join(' ') });
  }
}

const newPlace = (kind: Place['kind'], line: number, number: string, title: string): Place => ({
  kind,
  line,
  number,
  title,
  figures: [],
  body: [],
  editions: null,
  section: null,
  isReconstructed: false,
});

/** The marks of a step or rule. They must be the same in every language. */
const marksOf = ({ editions, isReconstructed, figures }: Place, links: readonly string[]): string[] => [
  ...(editions === null ? [] : [`only in ${editions.join(' and ')}`]),
  ...(isReconstructed ? ['reconstructed'] : []),
  ...figures.map((name) => `with the figure ${name}`),
  ...(links.length === 0 ? [] : [`refers to ${links.join(', ')}`]),
];

const noWords = (line: number, words: readonly string[]): void => {
  if (words.length > 0) throw new RulesFault(line, `"${words.join(' ')}" is too much here`);
};

const onlyWord = (line: number, directive: string, words: readonly string[]): string => {
  const [word] = words;
  if (word === undefined || words.length > 1) throw new RulesFault(line, `${directive} needs one word`);
  return word;
};

/** Captions and leads are one paragraph without marks. */
const plainParagraph = (line: number, body: readonly Block[]): string => {
  const [block] = body;
  const text = block !== undefined && !('list' in block) && block.length === 1 ? block[0] : undefined;
  if (typeof text !== 'string' || body.length > 1)
    throw new RulesFault(line, 'one paragraph without marks belongs here');
  return text;
};

/** The rules that a text refers to, in order, each once. */
const linksIn = (body: readonly Block[]): string[] => {
  const inlines = body.flatMap((block) => ('list' in block ? block.list.flat() : block));
  const links = inlines.flatMap((inline) => (typeof inline === 'object' && 'rule' in inline ? [inline.rule] : []));
  return [...new Set(links)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
};
