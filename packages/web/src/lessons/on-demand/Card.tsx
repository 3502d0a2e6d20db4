/** The card of the coach: one thought, one thing to do, and the way out. */

import type { Ref } from 'preact';
import { t } from '../../i18n/index.ts';
import { Die } from '../../pieces/Die.tsx';
import { numbered } from '../../table/numbered.ts';
import type { Players } from '../../table/players.ts';
import { told } from '../../table/sentences.ts';
import { Told } from '../../table/Told.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Saying } from '../lesson.ts';
import type { FormedPlace } from './place-card.ts';
import type { CoachSession, Reaction, ShownStep } from './session.ts';
import { useBoxes } from './use-boxes.ts';

interface CardProps {
  readonly session: CoachSession;
  readonly players: Players;
  readonly placed: FormedPlace | null;
  readonly card: Ref<HTMLElement>;
}

/** The learner's own choice: to read the card although it covers something, or to see the whole board. */
export type CardChoice = 'open' | 'folded';

const placeStyle = (placed: FormedPlace | null) =>
  placed === null
    ? { visibility: 'hidden' as const }
    : { left: `${placed.place.left}px`, top: `${placed.place.top}px` };

const Said = ({ saying: { key, fillings }, players }: { readonly saying: Saying; readonly players: Players }) => (
  <Told sentence={told(key, fillings)} players={players} />
);

interface StepCardProps extends CardProps {
  readonly shown: ShownStep;
  /** The id of the control to press next. */
  readonly lit: string | null;
  readonly onShow: (() => void) | null;
  readonly choice: CardChoice | null;
  readonly onChoose: (choice: CardChoice) => void;
}

export const StepCard = (props: StepCardProps) => {
  const { session, players, shown, placed, card } = props;
  const { words } = shown.step;
  const fillings = shown.step.fillings(shown.scene);
  const ask = words.ask;
  return (
    <section
      ref={card}
      class="coach coach-card"
      data-form={placed?.form}
      data-side={placed?.place.side}
      data-step={shown.step.id}
      data-kind={shown.step.kind}
      data-lit={props.lit}
      style={placeStyle(placed)}
      tabIndex={-1}
      aria-labelledby="coach-title"
      aria-describedby="coach-text"
    >
      <Bar {...props} saying={{ key: ask ?? words.title, fillings }} />
      <Head {...props} />
      <div class="coach-said">
        <h2 id="coach-title">
          <Said saying={{ key: words.title, fillings }} players={players} />
        </h2>
        <p id="coach-text">
          <Said saying={{ key: words.text, fillings }} players={players} />
        </p>
        <Aside session={session} players={players} />
        {ask !== null && (
          <p class="coach-ask">
            <Icon name="hand" size={18} />
            <span>
              <Said saying={{ key: ask, fillings }} players={players} />
            </span>
          </p>
        )}
      </div>
      <Ways {...props} />
    </section>
  );
};

/** Stands for the card where it would cover its spot. Only one of the two is visible. */
const Bar = ({ session, saying, players, onChoose }: StepCardProps & { readonly saying: Saying }) => (
  <button type="button" class="coach-bar" data-coach="open" aria-expanded="false" onClick={() => onChoose('open')}>
    <Die enamel="black" face={5} />
    <span aria-live="polite">
      {session.isNudged.value ? t('lesson.onlyThis') : <Said saying={saying} players={players} />}
    </span>
    <Icon name="down" size={16} />
  </button>
);

const Head = ({ shown, choice, onChoose }: StepCardProps) => {
  const { number, count } = shown;
  return (
    <header class="coach-head">
      <Die enamel="black" face={5} />
      <span>
        {t('lesson.coach')} · {t('lesson.step', { number, count })}
      </span>
      <Dots number={number} count={count} />
      {choice === 'open' && (
        <button
          type="button"
          class="coach-close"
          data-coach="fold"
          aria-label={t('lesson.fold')}
          onClick={() => onChoose('folded')}
        >
          <Icon name="up" size={18} />
        </button>
      )}
    </header>
  );
};

/** A remark after a press that was not possible. */
const Aside = ({ session, players }: Pick<CardProps, 'session' | 'players'>) => {
  const reason = session.refusal.value;
  if (session.isNudged.value)
    return (
      <p class="coach-aside" role="status">
        {t('lesson.onlyThis')}
      </p>
    );
  if (reason === null) return null;
  return (
    <div class="coach-aside coach-refusal" role="status">
      <b>{t('lesson.refused')}</b>
      <p>
        <Told sentence={reason.why} players={players} />{' '}
        {reason.remedy !== null && <Told sentence={reason.remedy} players={players} />}
      </p>
      {reason.href !== null && <a href={reason.href}>{t('table.whyRule')}</a>}
    </div>
  );
};

const Ways = ({ session, shown, onShow, onChoose, choice }: StepCardProps) => (
  <div class="coach-ways">
    {shown.step.kind === 'choose' && choice === null && (
      <button type="button" class="coach-button coach-button-dark" data-coach="fold" onClick={() => onChoose('folded')}>
        {t('lesson.letMeLook')}
      </button>
    )}
    {shown.step.kind === 'read' && (
      <button type="button" class="coach-button coach-button-dark" data-coach="next" onClick={() => session.next()}>
        {t(shown.isLast ? 'lesson.playOn' : 'lesson.next')}
      </button>
    )}
    {onShow !== null && (
      <button
        type="button"
        class="coach-button coach-button-dark"
        data-coach="show"
        aria-disabled={session.isShowing.value}
        onClick={onShow}
      >
        <Icon name="play" size={16} />
        {t('lesson.showMe')}
      </button>
    )}
    {!shown.isLast && (
      <button type="button" class="coach-button" data-coach="leave" onClick={() => session.leave()}>
        {t('lesson.gotIt')}
      </button>
    )}
  </div>
);

/** Done steps are filled, the current one is a bar. */
const Dots = ({ number, count }: { readonly number: number; readonly count: number }) => (
  <span class="coach-dots" aria-hidden="true">
    {numbered(Array.from({ length: count })).map((dot) => (
      <i key={dot.number} data-state={stateOf(dot.number + 1, number)} />
    ))}
  </span>
);

const stateOf = (dot: number, now: number): 'done' | 'now' | 'later' => {
  if (dot === now) return 'now';
  return dot < now ? 'done' : 'later';
};

const DOCK = [['.dock']] as const;
const ABOVE_DOCK = 12;

/** A short answer while the others play. It dims nothing and asks for nothing. */
export const ReactionCard = ({ reaction, players }: { readonly reaction: Reaction; readonly players: Players }) => {
  const { spots, height } = useBoxes(DOCK, null);
  const bottom = height - (spots[0]?.top ?? height) + ABOVE_DOCK;
  return (
    <div class="coach coach-reaction" role="status" aria-label={t('lesson.coach')} style={{ bottom: `${bottom}px` }}>
      <Die enamel="black" face={5} />
      <p>
        <b>{t(`lesson.${reaction.tone}`)}.</b> <Said saying={reaction.saying} players={players} />
      </p>
    </div>
  );
};
