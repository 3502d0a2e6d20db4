/** Up to three moments that decided the match, each with a picture, a sentence and what it meant for the reader. */

import { at, type Seat } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { classes } from '../../../ui/classes.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import { playerAt } from '../../players.ts';
import { Told } from '../../Told.tsx';
import { seatOf } from './choose-highlights.ts';
import type { Highlight, Series } from './game-finale.ts';
import type { FinaleFacts } from './words.ts';

interface HighlightsProps {
  readonly facts: FinaleFacts<ScreenTypes>;
  /** Null until the whole history is loaded. */
  readonly highlights: readonly Highlight[] | null;
  readonly series: Series | null;
  readonly onAccount: () => void;
}

export const Highlights = ({ facts, highlights, series, onAccount }: HighlightsProps) => (
  <section class="highlights" aria-labelledby="finale-highlights">
    <header>
      <h2 id="finale-highlights">{title(highlights)}</h2>
      <button type="button" class="finale-link" onClick={onAccount}>
        {t('finale.account')}
      </button>
    </header>
    <ol class="highlight-list">
      {highlights?.map((highlight, index) => (
        <HighlightCard
          key={`${highlight.version}.${highlight.event}`}
          facts={facts}
          highlight={highlight}
          series={series}
          index={index}
        />
      ))}
    </ol>
  </section>
);

const title = (highlights: HighlightsProps['highlights']): string => {
  if (highlights === null) return t('finale.momentsWait');
  return highlights.length === 0 ? t('finale.momentsNone') : t('finale.moments', { count: highlights.length });
};

interface CardProps extends Pick<HighlightsProps, 'facts' | 'series'> {
  readonly highlight: Highlight;
  readonly index: number;
}

const HighlightCard = ({ facts, highlight, series, index }: CardProps) => {
  const { model, game, you } = facts;
  const { Picture } = game;
  const note = game.noteOn?.(highlight) ?? '';
  return (
    <li class="highlight" style={{ '--index': index }}>
      <div class="highlight-picture" aria-hidden="true">
        <Picture model={model} highlight={highlight} />
      </div>
      <p class="highlight-when">
        <span class="cap">{[when(facts, highlight, series), note].filter((one) => one !== '').join(' · ')}</span>
        <Tag facts={facts} highlight={highlight} />
      </p>
      <h3>
        <Told sentence={game.sentenceOf(model, highlight, you)} players={model.players} />
      </h3>
    </li>
  );
};

/** The final scoring follows the last period and has its number. */
const when = ({ game }: HighlightsProps['facts'], { mark, kind }: Highlight, series: Series | null): string => {
  const isScoring = game.endsWithScoring && series !== null && (kind === 'scored' || mark === series.marks.at(-1));
  return t('finale.mark', { period: isScoring ? 'scoring' : game.period, mark });
};

const Tag = ({ facts, highlight }: { readonly facts: HighlightsProps['facts']; readonly highlight: Highlight }) => {
  const { model, game, you } = facts;
  const seat = seatOf(highlight, you);
  const isGain = at(highlight.swing, seat) > 0;
  const gain = `${isGain ? '+' : '−'}${game.gainWords(model, highlight, seat)}`;
  return (
    <span class={classes('highlight-tag', isGain ? 'highlight-gain' : 'highlight-loss')}>
      {seat === you ? t('finale.forYou', { gain }) : t('finale.forName', { gain, name: nameAt(facts, seat) })}
    </span>
  );
};

const nameAt = ({ model }: HighlightsProps['facts'], seat: Seat): string => playerAt(model.players, seat).name;
