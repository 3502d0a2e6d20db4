/** Every rule with its number; the numbers are the anchors that refusals link to. */

import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { figureAfter, type RuleEntry, rulesIn } from './book.ts';
import { Figure } from './Figure.tsx';
import { Marked } from './Marked.tsx';
import type { Reading } from './reading.ts';

interface FullRulesProps extends Reading {
  /** The number in the address, if any. */
  readonly marked: string;
}

export const FullRules = (props: FullRulesProps) => (
  <>
    {props.book.sections.map((section) => {
      const rules = rulesIn(props.book, section, props.edition);
      return rules.length === 0 ? null : (
        <section key={section} class="rules-section">
          <h2 id={section}>
            <span class="rules-disc">{section}</span>
            {props.text.sections[section]}
          </h2>
          {rules.map((rule) => (
            <RuleText key={rule.number} rule={rule} {...props} />
          ))}
        </section>
      );
    })}
  </>
);

const RuleText = (props: FullRulesProps & { readonly rule: RuleEntry }) => {
  const { book, text, rule, edition } = props;
  const { number } = rule;
  const title = text.titles?.[number];
  const figure = figureAfter(book, rule, edition);
  return (
    <>
      <div id={number} class="rule" data-marked={number === props.marked}>
        <a class="rule-number" href={`#${number}`} aria-label={t('rules.rule', { number })}>
          {number}
        </a>
        <div>
          {title !== undefined && <h3>{title}</h3>}
          <p>
            <Marked text={text.rules[number] ?? ''} />
          </p>
          {rule.isReconstructed === true && <Reconstructed />}
        </div>
      </div>
      {figure !== null && <Figure book={book} id={figure} text={text} />}
    </>
  );
};

const Reconstructed = () => (
  <a class="rule-reconstructed" href="#reconstructed">
    <Icon name="warning" size={14} />
    {t('rules.reconstructed')}
  </a>
);
