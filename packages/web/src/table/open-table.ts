/** Opens a table on this page: creates the model and connects everything that updates it. */

import type { GameTypes, MatchRecord, Viewer } from '@fremont/kernel';
import type { Update, Version } from '@fremont/table';
import { effect, type Signal, signal, untracked } from '@preact/signals';
import { language } from '../i18n/index.ts';
import { settings } from '../settings/index.ts';
import type { TableClient } from '../tables/types.ts';
import { loadPatiently } from '../ui/load-patiently.ts';
import { announceDecisions } from './announcements.ts';
import { EarlierHistory } from './earlier-history.ts';
import type { TableExtras } from './extras.ts';
import type { GameScreen, ScreenTypes } from './game-screen.ts';
import { type Live, liveRegion } from './live.ts';
import { onHidden } from './pace.ts';
import { addressIn, setAddress } from './reader.ts';
import { StoryPlayer } from './story-player.ts';
import { seatsHere, TableModel } from './table-model.ts';
import { Tempo } from './tempo.ts';
import { Viewpoint } from './viewpoint.ts';

export interface OpenTable<S extends ScreenTypes> {
  readonly model: TableModel<S>;
  readonly story: StoryPlayer<S>;
  readonly tempo: Tempo;
  readonly viewpoint: Viewpoint<S>;
  readonly live: Live;
  /** The replay that is shown in place of the table; null otherwise. */
  readonly watched: Signal<OpenTable<ScreenTypes> | null>;
  record(): Promise<MatchRecord<GameTypes>>;
  close(): void;
}

export interface TableProps<S extends ScreenTypes> {
  readonly table: OpenTable<S>;
}

export const openTable = async <S extends ScreenTypes>(
  screen: GameScreen<S>,
  client: TableClient<S['game']>,
  extras: TableExtras | null = null,
): Promise<OpenTable<S>> => {
  // Updates that arrive while the texts load are kept and shown afterwards.
  const early: Update<S['game']>[] = [];
  const [snapshot, text] = await Promise.all([
    client.snapshot(firstViewer(client, extras)).then(withAddress),
    screen.loadText(language.peek(), client.setting.options),
    screen.prepare?.(client.setting.options),
  ]).finally(client.onUpdate((update) => early.push(update)));
  const table = connect(new TableModel(screen, client, text, snapshot, extras), client, snapshot.from);
  await table.viewpoint.follow();
  client.shown(table.model.update.peek().version);
  for (const update of early) table.story.receive(update);
  return table;
};

/** A match with a history opens with the words that address its reader, so that no sentence changes on the page. */
const withAddress = async <S extends { readonly update: { readonly version: Version } }>(snapshot: S): Promise<S> => {
  // Without a network the names stay until the words can be loaded.
  if (snapshot.update.version > 0) await addressIn(language.peek()).then(setAddress, () => undefined);
  return snapshot;
};

/** With several people at this device the viewer is not known yet. */
const firstViewer = <T extends GameTypes>({ setting }: TableClient<T>, extras: TableExtras | null): Viewer => {
  const [only = 'spectator', ...others] = seatsHere(setting, extras);
  return others.length === 0 ? only : 'spectator';
};

/** `from` is the version of the first step that the model has. */
const connect = <S extends ScreenTypes>(
  model: TableModel<S>,
  client: TableClient<S['game']>,
  from: Version,
): OpenTable<S> => {
  const live = liveRegion();
  const earlier = new EarlierHistory(model, client);
  earlier.load(from);
  const viewpoint = new Viewpoint(model, client, earlier);
  /** The last story that was shown to its end. A replay may show the same version again. */
  const shown = signal<{ readonly version: Version } | null>(null);
  const watched = signal<OpenTable<ScreenTypes> | null>(null);
  const hasMoved = signal(model.update.peek().version > 0);
  const tempo = new Tempo();
  const story = new StoryPlayer(model, viewpoint, live, tempo, (version) => {
    shown.value = { version };
  });
  const stops = [
    effect(() => {
      const isWaiting = model.botsWait.value || watched.value !== null;
      if (!isWaiting && shown.value !== null) client.shown(shown.value.version);
    }),
    client.onUpdate((update) => story.receive(update)),
    client.onGap(() => story.reload()),
    client.onFailure((failure) => model.commands.reportFailure(failure)),
    effect(() => client.setPace(tempo.paceMs.value)),
    effect(() => followDecisions(model, story, tempo)),
    effect(() => followForcedMoves(model, hasMoved.value)),
    effect(() => (hasMoved.value ? followAbsences(model) : undefined)),
    effect(() => followLanguage(model)),
    effect(() => {
      const wanted = language.value;
      return hasMoved.value ? loadPatiently(() => addressIn(wanted), setAddress) : undefined;
    }),
    effect(() => {
      if (shown.value !== null) setTimeout(() => (hasMoved.value = true), AFTER_MOVE_MS);
    }),
    announceDecisions(model, live),
    followOffers(model, live),
    effect(() => model.lens.ask(model.lensQuestion.value)),
    onHidden(() => story.finish()),
    () => earlier.stop(),
  ];
  return {
    model,
    story,
    tempo,
    viewpoint,
    live,
    watched,
    record: () => client.record(),
    close: () => {
      watched.peek()?.close();
      for (const stop of stops) stop();
      live.stop();
      model.lens.close();
      client.close();
    },
  };
};

/** Fast-forward ends at a decision of a person here, at an offer to them, and at the end of the match. */
const followDecisions = <S extends ScreenTypes>(model: TableModel<S>, story: StoryPlayer<S>, tempo: Tempo): void => {
  if (tempo.isForwarding.value) story.finish();
  const isAsked = model.actor !== null && model.forcedAction.value === null;
  const isAwaited = !model.isPlaying.value && model.hasAwaitedAnswer;
  if (isAsked || isAwaited || model.update.value.outcome !== null) untracked(() => tempo.decisionOpened());
};

const followLanguage = <S extends ScreenTypes>({ screen, setting, text }: TableModel<S>): void => {
  screen.loadText(language.value, setting.options).then((loaded) => {
    text.value = loaded;
  }, reportError);
};

/** Starts a part of a table once it has loaded, and stops it with the table. */
const startLater = <P>(load: () => Promise<P>, start: (part: P) => () => void): (() => void) => {
  let stop: (() => void) | null = null;
  const stopLoading = loadPatiently(load, (part) => {
    stop = start(part);
  });
  return () => {
    stopLoading();
    stop?.();
  };
};

/** Only games with offers load this part. */
const followOffers = <S extends ScreenTypes>(model: TableModel<S>, live: Live): (() => void) =>
  model.screen.awaitedAnswer === undefined
    ? () => undefined
    : startLater(
        () => import('./on-demand/answers.ts'),
        ({ followAnswers }) => followAnswers(model, live),
      );

/** What a newcomer needs only after the first move loads then. A first move is shown for longer than this. */
const AFTER_MOVE_MS = 400;

/** Lessons have their own memory, replays no present, and spectators no seat that anything changes for. */
const followAbsences = <S extends ScreenTypes>(model: TableModel<S>): (() => void) | undefined => {
  const { extras, people, setting } = model;
  if (extras?.ReplayBar !== undefined || people.length === 0 || setting.lesson !== undefined) return undefined;
  return startLater(
    () => import('./on-demand/catch-up/absence.ts'),
    ({ followAbsence }) => untracked(() => followAbsence(model, extras?.seen?.() ?? null)),
  );
};

const followForcedMoves = <S extends ScreenTypes>(
  model: TableModel<S>,
  hasMoved: boolean,
): (() => void) | undefined => {
  const wanted = settings.forcedMoves.value;
  if (wanted === 'off' || (wanted === 'moves' && !hasMoved)) return undefined;
  return startLater(
    () => import('./on-demand/forced-moves.ts'),
    ({ playForcedMoves }) => playForcedMoves(model),
  );
};
