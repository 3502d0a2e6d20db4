/** The coach over the table of a lesson: dims the page, shows its card, and guards the first steps. */

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { frontOf } from '../../games/fronts.ts';
import { loadMessages } from '../../i18n/index.ts';
import type { Controls } from '../../table/controls.ts';
import type { ScreenTypes } from '../../table/game-screen.ts';
import type { TableProps } from '../../table/open-table.ts';
import type { AnyLesson } from '../lesson.ts';
import { grown, visibleElement } from './boxes.ts';
import { type CardChoice, ReactionCard, StepCard } from './Card.tsx';
import { useGuard } from './guard.ts';
import { CARD_FORMS, type CardForm, type FormedPlace, placeCard, type Size } from './place-card.ts';
import { Scrim } from './Scrim.tsx';
import { CoachSession, type ShownStep } from './session.ts';
import { showAction } from './show-me.ts';
import { useTabs } from './tabs.ts';
import { type Measured, useBoxes } from './use-boxes.ts';
import './coach.css';

interface CoachProps extends TableProps<ScreenTypes> {
  readonly controls: ReadonlySignal<Controls>;
}

export const Coach = ({ table, controls }: CoachProps) => {
  const lesson = useLesson(table.model.setting);
  return lesson === null ? null : <Taught table={table} controls={controls} lesson={lesson} />;
};

/** Null until the lesson and its texts are loaded, and for a lesson that this version of the app does not have. */
const useLesson = ({ game, lesson: id }: CoachProps['table']['model']['setting']): AnyLesson | null => {
  const [lesson, setLesson] = useState<AnyLesson | null>(null);
  useEffect(() => {
    const front = frontOf(game)?.parts.lessons.find((one) => one.id === id);
    front?.load().then(async (loaded) => {
      await Promise.all(loaded.messages.map(loadMessages));
      setLesson(loaded);
    }, reportError);
  }, [game, id]);
  return lesson;
};

const Taught = ({ table, controls, lesson }: CoachProps & { readonly lesson: AnyLesson }) => {
  const session = useMemo(() => new CoachSession(table, lesson), [table, lesson]);
  useEffect(() => session.start(), [session]);
  const shown = session.shown.value;
  const reaction = session.reaction.value;
  const { players } = table.model;
  if (shown !== null) return <Step key={shown.step.id} session={session} shown={shown} controls={controls} />;
  return reaction === null ? null : <ReactionCard reaction={reaction} players={players} />;
};

interface StepProps {
  readonly session: CoachSession;
  readonly shown: ShownStep;
  readonly controls: ReadonlySignal<Controls>;
}

/** The id of the control to press next; null if the step asks for no certain action. */
const litControl = ({ table, lesson }: CoachSession, { wanted }: ShownStep): string | null =>
  wanted === null ? null : lesson.press(table.model, wanted);

const selectorOf = (control: string): string => `[data-control="${control}"]`;

const Step = ({ session, shown, controls }: StepProps) => {
  const { model } = session.table;
  const { step, scene, wanted } = shown;
  const lit = litControl(session, shown);
  const measured = useBoxes(step.spots(scene), lit === null ? null : selectorOf(lit));
  const card = useRef<HTMLElement>(null);
  const [choice, setChoice] = useState<CardChoice | null>(null);
  const placed = usePlaced(card, measured, choice);
  useGuard({
    control: step.strict === true ? lit : null,
    controls: () => controls.peek(),
    gameControls: () => model.gameControls.peek(),
    onStopped: () => {
      session.isNudged.value = true;
    },
  });
  useTabs(card, lit === null ? null : selectorOf(lit));
  useEffect(() => card.current?.focus({ preventScroll: true }), [choice]);
  // The card of the next control is placed anew.
  useEffect(() => setChoice(null), [lit]);
  const show = (): void => {
    if (wanted === null || lit === null || session.isShowing.peek()) return;
    session.isShowing.value = true;
    showAction(session.table, scene.seat, wanted, visibleElement(selectorOf(lit)))
      .catch(reportError)
      .finally(() => {
        session.isShowing.value = false;
      });
  };
  return (
    <>
      {choice !== 'folded' && <Scrim measured={measured} isStrict={step.strict === true} />}
      <StepCard
        session={session}
        players={model.players}
        shown={shown}
        placed={placed}
        card={card}
        lit={lit}
        onShow={wanted === null ? null : show}
        choice={choice}
        onChoose={setChoice}
      />
    </>
  );
};

const SPOT_PAD = 8;
/** The ring of bulbs. */
const CONTROL_PAD = 6;

/** A card that the learner opened may cover the board: it was opened to be read. */
const FORMS: Readonly<Record<CardChoice | 'none', readonly CardForm[]>> = {
  none: CARD_FORMS,
  open: ['full', 'compact'],
  folded: ['bar'],
};

/** Measured after every render, because texts of different length make cards of different height. */
const usePlaced = (
  card: { readonly current: HTMLElement | null },
  measured: Measured,
  choice: CardChoice | null,
): FormedPlace | null => {
  const [placed, setPlaced] = useState<FormedPlace | null>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null || measured.width === 0) return;
    const spots = measured.spots.map((box) => grown(box, SPOT_PAD));
    const controls = [
      ...(measured.control === null ? [] : [grown(measured.control, CONTROL_PAD)]),
      ...(measured.actions === null ? [] : [measured.actions]),
    ];
    const next = placeCard(spots, controls, FORMS[choice ?? 'none'], (form) => sizeAs(element, form), measured);
    element.dataset['form'] = next.form;
    if (JSON.stringify(next) !== JSON.stringify(placed)) setPlaced(next);
  });
  return placed;
};

/** The style sheet makes the form, so the card is drawn in it for a moment. Nothing is painted in between. */
const sizeAs = (card: HTMLElement, form: CardForm): Size => {
  card.dataset['form'] = form;
  return { width: card.offsetWidth, height: card.offsetHeight };
};
