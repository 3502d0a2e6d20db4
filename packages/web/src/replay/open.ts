/** Opens a replay as a table on this page. */

import { computed, signal } from '@preact/signals';
import { screenOf } from '../games/fronts.ts';
import { loadMessages } from '../i18n/index.ts';
import type { ScreenTypes } from '../table/game-screen.ts';
import { finaleMessages } from '../table/on-demand/finale/messages.ts';
import { openTable } from '../table/open-table.ts';
import { storySpeed } from '../table/pace.ts';
import type { TableModel } from '../table/table-model.ts';
import type { TableState } from '../table/use-table.ts';
import type { Moment, ReplayContext, ReplayDialog } from './context.ts';
import { replayExtras } from './extras.tsx';
import { marksOf } from './marks.ts';
import { perspectivesOf, ReplayClient } from './replay-client.ts';
import type { ReplaySource } from './source.ts';

/** `back` leads back to the table whose past is watched, which plays at once; null on a page of its own. */
export const openReplay = async (source: ReplaySource, back: (() => void) | null = null): Promise<TableState> => {
  const { replay, own, firstPlace } = source;
  const { game, options, seats } = replay.setting;
  const screen = await screenOf(game);
  if (screen === null) return { type: 'missing' };
  const setting = { id: 'replay', game, options, occupants: replay.occupants, createdAt: source.playedAt ?? 0 };
  const { viewer } = replay;
  const perspectives = viewer === null ? perspectivesOf(replay.outcome !== null, seats, own) : ([viewer] as const);
  const client = new ReplayClient(replay, setting, perspectives, storySpeed);
  client.goTo(firstPlace);
  const context: ReplayContext = {
    source,
    client,
    back,
    marks: computed(() => marksOf(screen, client.history.value)),
    moments: signal<readonly Moment[]>([]),
    dialog: signal<ReplayDialog | null>(null),
  };
  let model: TableModel<ScreenTypes> | null = null;
  const table = await openTable<ScreenTypes>(
    screen,
    client,
    replayExtras(context, () => model as TableModel<ScreenTypes>),
  );
  model = table.model;
  if (back !== null) client.play();
  if (replay.outcome !== null) findMoments(context, model).catch(reportError);
  return { type: 'open', table };
};

const MOMENTS_MAX = 8;

/** The largest swings of the match, in the order in which they happened. */
const findMoments = async ({ client, moments }: ReplayContext, model: TableModel<ScreenTypes>): Promise<void> => {
  const [finale] = await Promise.all([model.screen.finale(), loadMessages(finaleMessages)]);
  const size = (swing: readonly number[]): number => Math.max(...swing.map(Math.abs));
  moments.value = finale
    .highlights(client.history.peek(), client.replay.setting.seats)
    .toSorted((one, other) => size(other.swing) - size(one.swing))
    .slice(0, MOMENTS_MAX)
    .sort((one, other) => one.version - other.version)
    .map((highlight) => ({ place: highlight.version, sentence: finale.sentenceOf(model, highlight, null) }));
};
