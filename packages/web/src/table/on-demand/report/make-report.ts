/** Writes a report of a fault: the match, and fingerprints of what this screen showed. It holds no names. */

import { err } from '@fremont/kernel';
import {
  markOf,
  marksOf,
  type ReportedCommand,
  type ReportedError,
  type ReportedScreen,
  writeBugReport,
} from '@fremont/table/bug-report';
import type { Perspective } from '@fremont/table/replay';
import { language } from '../../../i18n/index.ts';
import { recentErrors } from '../../../pages/error/recent-errors.ts';
import { APP_VERSION } from '../../../pwa/version.ts';
import { reducedMotion, settings, theme } from '../../../settings/index.ts';
import type { SentCommand } from '../../command-sender.ts';
import type { ScreenTypes } from '../../game-screen.ts';
import type { OpenTable } from '../../open-table.ts';
import type { PastMatch } from '../../past-match.ts';

/** Rejects if the match cannot be read. */
export const makeReport = async <S extends ScreenTypes>(table: OpenTable<S>): Promise<string> => {
  const { model } = table;
  const { extras, setting } = model;
  const { match, perspective } = extras?.watched?.() ?? (await pastOf(table));
  const { version, view } = model.update.peek();
  const place = extras?.watched === undefined ? match.length - stepsAfter(model, version) : version;
  const known = match.recordAt(match.length);
  return writeBugReport({
    app: APP_VERSION.slice(0, 60),
    at: atOf(extras),
    game: setting.game,
    record: known?.start === undefined ? known : null,
    occupants: [...match.occupants],
    place,
    viewpoint: perspective,
    marks: [...marksOf(match, perspective)],
    shown: markOf(view, []),
    screen: screenNow(),
    commands: model.commands.recent.map(reportedCommand),
    errors: recentErrors.map(reportedError),
  });
};

/** The number of steps that the log has and the screen does not show yet, because a story is playing. */
const stepsAfter = <S extends ScreenTypes>({ history }: OpenTable<S>['model'], version: number): number =>
  history.peek().filter((step) => step.version > version).length;

const atOf = (extras: OpenTable<ScreenTypes>['model']['extras']): 'local' | 'online' | 'replay' => {
  if (extras === null) return 'local';
  return extras.watched === undefined ? 'online' : 'replay';
};

interface Watched {
  readonly match: PastMatch;
  readonly perspective: Perspective;
}

const pastOf = async <S extends ScreenTypes>({ model }: OpenTable<S>): Promise<Watched> => {
  const { findMatch } = await import('../../../replay/source.ts');
  const { id } = model.setting;
  const found = await findMatch({ type: model.extras === null ? 'local' : 'online', id }).catch(() =>
    err({ code: 'unreachable' } as const),
  );
  if (!found.ok) throw new Error(found.error.code);
  const { replay } = found.value;
  return { match: replay, perspective: replay.viewer ?? model.viewer };
};

const screenNow = (): ReportedScreen => ({
  width: Math.max(innerWidth, 1),
  height: Math.max(innerHeight, 1),
  ratio: Math.max(Math.round(devicePixelRatio * 100), 1),
  textSize: settings.textSize.peek(),
  theme: theme.peek(),
  language: language.peek(),
  calm: reducedMotion.peek(),
  touch: matchMedia('(pointer: coarse)').matches,
  browser: navigator.userAgent.slice(0, 400),
});

const reportedCommand = ({ version, command, answer }: SentCommand): ReportedCommand => ({
  after: version,
  command: withoutId(command),
  answer: answerOf(answer).slice(0, 60),
});

/** Ids of commands say nothing to a reader. */
const withoutId = ({ id: _id, ...command }: SentCommand['command']): object => command;

const answerOf = (answer: SentCommand['answer']): string => {
  if (answer === null) return 'again';
  if ('code' in answer) return answer.code;
  if (answer.type === 'done') return 'done';
  return answer.type === 'refused' ? answer.refusal.code : answer.error.code;
};

/** Addresses of scripts keep their path and lose their site. */
const reportedError = (error: unknown): ReportedError => {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  return { message: withoutSite(message).slice(0, 250), stack: withoutSite(stack).slice(0, 2_000) };
};

const withoutSite = (text: string): string => text.replaceAll(location.origin, '');
