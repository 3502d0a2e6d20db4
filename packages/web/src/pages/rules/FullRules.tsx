/** Every rule with its number; the numbers are the anchors that refusals link to. */

import type { Edition } from '@fremont/games/las-vegas';
import { t } from '../../i18n/index.ts';
import { Figure } from './Figure.tsx';
import { FIGURE_EDITIONS, isIn, RULES, type RulesText, SECTIONS } from './las-vegas/structure.ts';
import { Marked } from './Marked.tsx';

interface FullRulesProps {
  readonly text: RulesText;
  readonly edition: Edition;
  /** The number in the address, if any. */
  readonly marked: string;
}

type Rule = (typeof RULES)[number];

export const FullRules = (props: FullRulesProps) => (
  <>
    {SECTIONS.map((section) => {
      const rules = RULES.filter((rule) => rule.number.startsWith(`${section}.`) && isIn(props.edition, rule.edition));
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

const RuleText = ({ rule, text, edition, marked }: FullRulesProps & { readonly rule: Rule }) => {
  const figure = 'figure' in rule && isIn(edition, FIGURE_EDITIONS[rule.figure]) ? rule.figure : null;
  return (
    <>
      <div id={rule.number} class="rule" data-marked={rule.number === marked}>
        <a class="rule-number" href={`#${rule.number}`} aria-label={t('rules.rule', { number: rule.number })}>
          {rule.number}
        </a>
        <p>
          <Marked text={text.rules[rule.number]} />
        </p>
      </div>
      {figure !== null && <Figure id={figure} text={text} />}
    </>
  );
};
