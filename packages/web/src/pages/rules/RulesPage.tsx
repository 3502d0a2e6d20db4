/** The rules of both editions: short to learn from, full to settle an argument. */

import { type Edition, LISTED_EDITIONS } from '@fremont/games/las-vegas';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { address } from '../../router/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Page } from '../frame/Page.tsx';
import { FullRules } from './FullRules.tsx';
import { isIn, RULES, type RulesText, SECTIONS } from './las-vegas/structure.ts';
import { Numbers } from './Numbers.tsx';
import { ShortRules } from './ShortRules.tsx';
import { rulesText } from './texts.ts';
import './rules.css';

type Length = 'short' | 'full';

export const RulesPage = () => {
  const text = rulesText();
  const edition = useSignal<Edition>('classic');
  const length = useSignal<Length>('short');
  const { anchor } = address.value;
  useEffect(() => show(anchor, edition, length), [anchor]);
  if (text === null) return null;
  return (
    <Page title={t('rules.title')}>
      <div class="rules" data-length={length.value}>
        <div class="rules-side">
          <Switches edition={edition} length={length} />
          <Contents text={text} edition={edition.value} />
        </div>
        <article class="rules-text">
          <h1>{t('rules.title')}</h1>
          <p class="rules-lead">{text.lead[edition.value]}</p>
          {length.value === 'short' ? (
            <ShortRules text={text} edition={edition.value} />
          ) : (
            <FullRules text={text} edition={edition.value} marked={anchor} />
          )}
        </article>
        <Numbers edition={edition.value} />
      </div>
    </Page>
  );
};

/** An address with a rule's number opens that rule, in the edition that has it. */
const show = (anchor: string, edition: Signal<Edition>, length: Signal<Length>): void => {
  const rule = RULES.find(({ number }) => number === anchor);
  if (rule === undefined && !SECTIONS.some((section) => section === anchor)) return;
  length.value = 'full';
  if (rule !== undefined && rule.edition !== 'both') edition.value = rule.edition;
  requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView({ block: 'center' }));
};

const Switches = (props: { readonly edition: Signal<Edition>; readonly length: Signal<Length> }) => (
  <div class="rules-switches">
    <Choice
      label={t('rules.edition')}
      look="plain"
      value={props.edition.value}
      options={LISTED_EDITIONS.map((value) => ({ value, label: t(`home.${value}`) }))}
      onChoose={(value) => {
        props.edition.value = value;
      }}
    />
    <Choice
      label={t('rules.length')}
      look="plain"
      value={props.length.value}
      options={[
        { value: 'short', label: t('rules.short') },
        { value: 'full', label: t('rules.full') },
      ]}
      onChoose={(value) => {
        props.length.value = value;
      }}
    />
  </div>
);

const Contents = ({ text, edition }: { readonly text: RulesText; readonly edition: Edition }) => (
  <nav class="contents" aria-label={t('rules.contents')}>
    {SECTIONS.filter((section) => hasRules(section, edition)).map((section) => (
      <a
        key={section}
        class="contents-link"
        href={`#${section}`}
        aria-current={section === address.value.anchor.split('.')[0] ? 'location' : undefined}
      >
        <span class="contents-number">{section}</span>
        {text.sections[section]}
      </a>
    ))}
  </nav>
);

const hasRules = (section: string, edition: Edition): boolean =>
  RULES.some((rule) => rule.number.startsWith(`${section}.`) && isIn(edition, rule.edition));
