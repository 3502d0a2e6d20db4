/** All rules with their numbers. Refusals link to the numbers. */

import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { figuresAt, type RuleEntry, rulesIn, sectionsIn } from './book.ts';
import { Figure } from './Figure.tsx';
import { Marked } from './Marked.tsx';
import type { Reading } from './reading.ts';

interface FullRulesProps extends Reading {
  /** The rule number in the address. */
  readonly marked: string;
}

export const FullRules = (props: FullRulesProps) => (
  <>
    {sectionsIn(props.text, props.edition).map((section) => (
      <section key={section.number} class="rules-section">
        <h2 id={section.number}>
          <span class="rules-disc">{section.number}</span>
          {section.title}
        </h2>
        {rulesIn(section, props.edition).map((rule) => (
          <RuleText key={rule.number} rule={rule} {...props} />
        ))}
      </section>
    ))}
  </>
);

const RuleText = (props: FullRulesProps & { readonly rule: RuleEntry }) => {
  const { book, text, rule, edition } = props;
  const { number, title, body } = rule;
  return (
    <>
      <div id={number} class="rule" data-marked={number === props.marked}>
        <a class="rule-number" href={`#${number}`} aria-label={t('rules.rule', { number })}>
          {number}
        </a>
        <div>
          {title !== undefined && <h3>{title}</h3>}
          <Marked body={body} />
          {rule.isReconstructed === true && <Reconstructed />}
        </div>
      </div>
      {figuresAt(text, rule, edition).map((id) => (
        <Figure key={id} book={book} id={id} text={text} />
      ))}
    </>
  );
};

const Reconstructed = () => (
  <a class="rule-reconstructed" href="#reconstructed">
    <Icon name="warning" size={14} />
    {t('rules.reconstructed')}
  </a>
);
