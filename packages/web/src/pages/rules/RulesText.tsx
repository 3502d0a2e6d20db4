/** The rules of one game, short or full, for the page and for the drawer over a table. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OpenFront } from '../../games/front.ts';
import { FRONTS, lessonFrontOf } from '../../games/fronts.ts';
import { GameSign } from '../../games/GameSign.tsx';
import { t } from '../../i18n/index.ts';
import { startLesson } from '../../lessons/start.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type AnyRulesBook, leadOf, ruleOf, sectionsIn, type RulesText as Text } from './book.ts';
import { FullRules } from './FullRules.tsx';
import type { Reading } from './reading.ts';
import { ShortRules } from './ShortRules.tsx';
import './rules.css';

type Length = 'short' | 'full';

interface RulesTextProps {
  readonly front: OpenFront;
  readonly book: AnyRulesBook;
  readonly text: Text;
  /** The number of the rule or section to show; empty for the beginning. */
  readonly anchor: string;
  /** The edition that the reader plays; the first one if omitted. */
  readonly edition?: string;
  readonly otherGames?: boolean;
}

export const RulesText = ({ front, book, text, anchor, otherGames = false, ...played }: RulesTextProps) => {
  const edition = useSignal(played.edition ?? front.editions[0]?.value ?? '');
  const length = useSignal<Length>('short');
  useEffect(() => show(text, anchor, edition, length), [anchor]);
  const reading: Reading = { book, text, edition: edition.value };
  return (
    <div class="rules" data-length={length.value}>
      <div class="rules-side">
        {otherGames && <OtherBooks now={front} />}
        <Switches front={front} edition={edition} length={length} />
        {otherGames && <LessonButton front={front} edition={edition.value} />}
        <Contents {...reading} anchor={anchor} />
      </div>
      <article class="rules-text">
        <h1>{text.title}</h1>
        <p class="rules-lead">{leadOf(text, edition.value)}</p>
        {length.value === 'short' ? <ShortRules {...reading} /> : <FullRules {...reading} marked={anchor} />}
        {text.reconstructed !== undefined && <Reconstructed text={text.reconstructed} />}
        <p class="rules-note">{t('rules.ownWords')}</p>
      </article>
      <book.Numbers edition={edition.value} text={text} />
    </div>
  );
};

/** Opens the rule, in an edition that has it. */
const show = (text: Text, anchor: string, edition: Signal<string>, length: Signal<Length>): void => {
  const rule = ruleOf(text, anchor);
  if (rule === undefined && !text.sections.some(({ number }) => number === anchor)) return;
  length.value = 'full';
  const [first] = rule?.editions ?? [];
  if (first !== undefined && rule?.editions?.includes(edition.peek()) === false) edition.value = first;
  requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView({ block: 'center' }));
};

/** Links to the rules of the other games. */
const OtherBooks = ({ now }: { readonly now: OpenFront }) =>
  FRONTS.length < 2 ? null : (
    <nav class="rules-games" aria-label={t('rules.games')}>
      {FRONTS.filter(({ parts }) => parts.rules !== null).map(({ id, title }) => (
        <a key={id} href={`/rules/${id}`} aria-current={id === now.id ? 'page' : undefined}>
          <GameSign game={id} />
          {t(title)}
        </a>
      ))}
    </nav>
  );

const Switches = (props: {
  readonly front: OpenFront;
  readonly edition: Signal<string>;
  readonly length: Signal<Length>;
}) => (
  <div class="rules-switches">
    {props.front.editions.length > 1 && (
      <Choice
        label={t('rules.edition')}
        look="plain"
        value={props.edition.value}
        options={props.front.editions.map(({ value, label }) => ({ value, label: t(label) }))}
        onChoose={(value) => {
          props.edition.value = value;
        }}
      />
    )}
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

const LessonButton = ({ front, edition }: { readonly front: OpenFront; readonly edition: string }) => {
  const lesson = lessonFrontOf(front, edition);
  return lesson === null ? null : (
    <Button icon="star" onPress={() => startLesson(front, lesson)}>
      {t('shell.guided')}
    </Button>
  );
};

const Contents = ({ text, edition, anchor }: Reading & { readonly anchor: string }) => (
  <nav class="contents" aria-label={t('rules.contents')}>
    {sectionsIn(text, edition).map(({ number, title }) => (
      <a
        key={number}
        class="contents-link"
        href={`#${number}`}
        aria-current={number === anchor.split('.')[0] ? 'location' : undefined}
      >
        <span class="contents-number">{number}</span>
        {title}
      </a>
    ))}
  </nav>
);

const Reconstructed = ({ text }: { readonly text: string }) => (
  <aside id="reconstructed" class="rules-reconstructed" aria-label={t('rules.reconstructed')}>
    <Icon name="warning" size={22} />
    <p>
      <b>{t('rules.reconstructed')}</b> {text}
    </p>
  </aside>
);
