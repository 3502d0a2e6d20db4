/** The finale: a page of its own after the match, with the show, what the result means, and the next steps. */

import { at, type Seat } from '@fremont/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loadMessages, t } from '../../../i18n/index.ts';
import mark from '../../../pages/frame/art/mark.svg';
import { Badge } from '../../../pieces/Badge.tsx';
import { reducedMotion } from '../../../settings/index.ts';
import { playCue } from '../../../sound/index.ts';
import { MuteButton } from '../../../sound/MuteButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { shareText } from '../../../ui/share-text.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import { Letterboard } from '../../Letterboard.tsx';
import type { OpenTable } from '../../open-table.ts';
import { storySpeed } from '../../pace.ts';
import type { Panels } from '../../panels.ts';
import { playerAt } from '../../players.ts';
import { TableMenu } from '../../TopBar.tsx';
import { ChartPanel } from './Chart.tsx';
import { Confetti } from './Confetti.tsx';
import { chooseHighlights } from './choose-highlights.ts';
import { Decor } from './Decor.tsx';
import type { AnyGameFinale, Highlight, Series } from './game-finale.ts';
import { useGapLine } from './gap-line.ts';
import { Highlights } from './Highlights.tsx';
import { finaleMessages } from './messages.ts';
import { NeonName } from './NeonName.tsx';
import { MoreSteps, NextSteps } from './NextSteps.tsx';
import { type Show, type ShowStage, STAGES, useShow, useSkipping } from './sequence.ts';
import { Towers } from './Towers.tsx';
import { windowUnit } from './windows.ts';
import { boardHeadline, type FinaleFacts, heading, resultText, storyLine, winnersOf, yourWords } from './words.ts';
import './finale.css';
import './finale-phone.css';
import './finale-show.css';

export interface FinaleProps {
  readonly table: OpenTable<ScreenTypes>;
  readonly panels: Panels;
}

/** Loads the texts and the part of the game first. The table stays visible until then. */
export const Finale = (props: FinaleProps) => {
  const [game, setGame] = useState<AnyGameFinale | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const { model } = props.table;
  useEffect(() => {
    Promise.all([model.screen.finale(), loadMessages(finaleMessages)]).then(
      ([loaded]) => setGame(loaded),
      (error: unknown) => setFailure({ error }),
    );
  }, [model]);
  if (failure !== null) throw failure.error;
  const { outcome } = model.update.value;
  if (game === null || outcome === null) return null;
  return <FinalePage {...props} facts={{ model, game, outcome, you: youAt(model.people) }} />;
};

/** "You" is clear only while one person sits at the device. */
const youAt = (people: readonly Seat[]): Seat | null => (people.length === 1 ? (people[0] ?? null) : null);

type Facts = FinaleFacts<ScreenTypes>;

interface Story {
  readonly series: Series;
  readonly highlights: readonly Highlight[];
}

/** Null until the whole history is loaded. */
const useStory = ({ model, game, outcome, you }: Facts): Story | null => {
  const history = model.history.value;
  const isWhole = history[0]?.version === 0;
  return useMemo(() => {
    if (!isWhole) return null;
    const seats = outcome.scores.length;
    const highlights = chooseHighlights(game.highlights(history, seats), you, Math.max(...outcome.scores));
    return { series: game.series(history, seats), highlights };
  }, [history, isWhole, game, outcome]);
};

const hasReached = (stage: ShowStage, wanted: ShowStage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf(wanted);

interface PageProps extends FinaleProps {
  readonly facts: Facts;
}

const FinalePage = (props: PageProps) => {
  const { table, panels, facts } = props;
  const { model } = facts;
  const isShown = panels.finale.value === 'show' && !reducedMotion.peek() && Number.isFinite(storySpeed());
  const show = useShow(isShown);
  const story = useStory(facts);
  useSkipping(show);
  useAnnouncement(props, show);
  const title = useFocusedTitle();
  const close = (): void => panels.closeFinale();
  const steps = {
    onNewTable: () => panels.open('newTable'),
    onAccount: () => panels.open('account'),
    onPicture: () => panels.open('picture'),
    onShare: () => {
      shareText(resultText(facts), () => t('finale.copied')).catch(reportError);
    },
  };
  return (
    <main class="finale" data-show={show.stage !== 'rest'} data-stage={show.stage} style={{ '--pace': show.pace }}>
      <h1 ref={title} class="visually-hidden" tabIndex={-1}>
        {heading(facts)}
      </h1>
      <NextSteps model={model} {...steps} />
      <Top table={table} panels={panels} facts={facts} story={story} onClose={close} />
      <div class="finale-scroll">
        <Hero facts={facts} story={story} show={show} />
        <div class="finale-low">
          <ChartPanel
            facts={facts}
            series={story?.series ?? null}
            inWords={panels.chartInWords.value}
            onToggle={() => panels.toggleChart()}
          />
          <Highlights
            facts={facts}
            highlights={story?.highlights ?? null}
            series={story?.series ?? null}
            onAccount={steps.onAccount}
          />
          <MoreSteps {...steps} onClose={close} />
        </div>
      </div>
      {hasReached(show.stage, 'lit') && isShown && <Confetti colours={confettiColours(facts)} />}
    </main>
  );
};

const confettiColours = (facts: Facts): string[] => [
  ...winnersOf(facts).flatMap((seat) => {
    const { colour } = playerAt(facts.model.players, seat);
    return [`--pl-${colour}`, `--pl-${colour}-hi`];
  }),
  '--bulb',
  '--neon-aqua',
  '--neon-coral',
];

const useFocusedTitle = () => {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  return title;
};

/** One sentence for screen readers and the sting, when the sign ignites. */
const useAnnouncement = ({ table, panels, facts }: PageProps, { stage }: Show): void => {
  const isLit = hasReached(stage, 'lit');
  useEffect(() => {
    if (!isLit) return;
    table.live.say([heading(facts), yourWords(facts)].filter((words) => words !== null).join('. '));
    if (panels.finale.peek() === 'show') playCue('end');
  }, [isLit]);
};

interface TopProps extends PageProps {
  readonly story: Story | null;
  readonly onClose: () => void;
}

const Top = ({ table, panels, facts, story, onClose }: TopProps) => {
  const { model, game } = facts;
  const count = (story?.series.marks.length ?? 0) - (game.endsWithScoring ? 1 : 0);
  return (
    <header class="finale-top">
      <a class="table-mark" href="/" aria-label={t('table.home')} title={t('table.home')}>
        <img src={mark} width="34" height="34" alt="" />
      </a>
      <p class="finale-title">
        <b>{model.screen.title(model)}</b>
        <span>
          {model.extras !== null && (
            <>
              <bdi>{model.extras.name()}</bdi>
              {' · '}
            </>
          )}
          {story === null ? t('table.over') : t('finale.overAfter', { period: game.period, count })}
        </span>
      </p>
      <Button class="finale-wide" look="ghost" size="small" onPress={onClose}>
        {t('finale.seeTable')}
      </Button>
      <MuteButton />
      <TableMenu table={table} panels={panels} />
    </header>
  );
};

interface HeroProps {
  readonly facts: Facts;
  readonly story: Story | null;
  readonly show: Show;
}

const Hero = ({ facts, story, show }: HeroProps) => {
  const { model } = facts;
  const isTold = hasReached(show.stage, 'told');
  return (
    <section class="finale-hero">
      <div class="finale-sky">
        <Decor />
      </div>
      <div class="finale-roof">
        <NeonName players={model.players} winners={winnersOf(facts)} />
        <div class="finale-truss" />
        <div class="finale-board" aria-hidden="true">
          <Letterboard
            lettering={{
              lit: true,
              eyebrow: t('table.over'),
              headline: isTold ? boardHeadline(facts) : t('table.over'),
              subline: isTold && story !== null ? storyLine(facts, story.series) : '',
            }}
          />
        </div>
      </div>
      <div class="finale-city">
        <Yours facts={facts} />
        <Towers facts={facts} show={show} />
      </div>
      <div class="finale-road" />
    </section>
  );
};

const Yours = ({ facts }: Pick<HeroProps, 'facts'>) => {
  const { model, game, outcome, you } = facts;
  const words = yourWords(facts);
  const unit = windowUnit(game.windowValue, Math.max(...outcome.scores));
  const line = useRef<HTMLParagraphElement>(null);
  useGapLine(line);
  return (
    <p class="finale-yours" ref={line}>
      {you !== null && words !== null && (
        <>
          <Badge enamel={at(model.players, you).colour} initial={at(model.players, you).initial} />
          <b>{words}</b>
        </>
      )}
      <span>{t('finale.window', { amount: game.scoreWords(model, unit) })}</span>
    </p>
  );
};
