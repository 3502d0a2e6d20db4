/** Notices that a person comes back to a table after others moved: to a hidden page, or by opening the table again. */

import type { Version } from '@fremont/table';
import { effect } from '@preact/signals';
import { loadMessages } from '../../../i18n/index.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import type { TableModel } from '../../table-model.ts';
import { missedSince } from './choose-lines.ts';
import { lastOwnMove } from './last-own-move.ts';
import { keepVisit, lastVisit, type Visit } from './last-visit.ts';
import { catchUpMessages } from './messages.ts';

/** Shorter absences of a page that stays open are ignored. */
const HIDDEN_MS = 20_000;

/** After a longer absence people have forgotten what they saw last, so the panel begins with their own last move. */
const FORGOTTEN_MS = 10 * 60_000;

/** `seen` is the version that the server says the person has seen; null for a table of this device. */
export const followAbsence = <S extends ScreenTypes>(model: TableModel<S>, seen: Version | null): (() => void) => {
  const { id } = model.setting;
  const versionNow = (): Version => model.update.peek().version;
  const before = lastVisit(id);
  let left: Visit | null = null;
  let isClosed = false;

  const showMissed = (since: Version): void => {
    if (model.update.peek().outcome !== null) return;
    if (missedSince(model, model.history.peek(), since).lines.length === 0) return;
    loadMessages(catchUpMessages).then(() => {
      if (!isClosed) model.missed.value = { since, why: 'away' };
    }, reportError);
  };
  const leave = (): void => {
    left ??= { version: versionNow(), at: Date.now() };
    keepVisit(id, left);
  };
  const onVisibilityChange = (): void => {
    if (document.hidden) {
      leave();
      return;
    }
    if (left !== null && Date.now() - left.at > HIDDEN_MS) showMissed(left.version);
    left = null;
  };

  const known = seen ?? before?.version ?? null;
  if (known !== null && known > 0) showMissed(sinceReturn(model, known, before));
  // Browsers hide a page before they close it, so this event covers both.
  document.addEventListener('visibilitychange', onVisibilityChange);
  const { accepted } = model.commands;
  const acted = accepted.peek();
  const stopActing = effect(() => {
    if (accepted.value !== acted) model.missed.value = null;
  });
  return () => {
    isClosed = true;
    stopActing();
    document.removeEventListener('visibilitychange', onVisibilityChange);
    leave();
  };
};

const sinceReturn = <S extends ScreenTypes>(model: TableModel<S>, known: Version, before: Visit | null): Version =>
  before !== null && Date.now() - before.at > FORGOTTEN_MS ? Math.min(known, lastOwnMove(model) ?? known) : known;
