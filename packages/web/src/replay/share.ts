/** Shares a match as a link that needs no server, or as a file. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import { type CodeKind, encodeMatch } from '@fremont/table/code';
import { writeMatchFile } from '@fremont/table/file';
import type { ReplayClient } from './replay-client.ts';
import { rulesFor } from './rules.ts';
import type { ReplaySource } from './source.ts';

/** The address of the replay page with the match in it; null if the match is too long for a link. */
export const linkOf = async ({ replay, place }: ReplayClient, kind: CodeKind): Promise<string | null> => {
  const game = await rulesFor(replay.setting.game);
  const record = replay.recordAt(kind === 'match' ? replay.length : place.peek());
  const code = game && record && encodeMatch(game, { kind, record, occupants: replay.occupants });
  return code === null ? null : `${location.origin}/replay#${code}`;
};

export const fileOf = (
  record: MatchRecord<GameTypes>,
  { replay }: ReplayClient,
  { playedAt, proof }: ReplaySource,
): Blob => {
  const match = { record, occupants: replay.occupants, playedAt, ...(proof !== null && { proof }) };
  return new Blob([writeMatchFile([match])], { type: 'application/json' });
};

/** "las-vegas-2026-11-19.json". */
export const fileNameOf = ({ replay }: ReplayClient, playedAt: number | null): string => {
  const day = new Date(playedAt ?? Date.now()).toISOString().slice(0, 10);
  return `${replay.setting.game}-${day}.json`;
};
