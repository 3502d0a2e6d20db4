/** Shares a match as a link that needs no server, or as a file. */

import type { GameTypes, MatchRecord } from '@fremont/kernel';
import { type CodeKind, encodeMatch } from '@fremont/table/code';
import type { FairProof } from '@fremont/table/fair';
import { writeMatchFile } from '@fremont/table/file';
import type { ReplayClient } from './replay-client.ts';
import { rulesFor } from './rules.ts';
import { PROOF_MARK, type ReplaySource } from './source.ts';

/**
 * The address of the replay page with the match in it; null if the match is too long for a link. The proof of the dice follows a
 * whole match, so that it can be verified without a server.
 */
export const linkOf = async (
  { replay, place }: ReplayClient,
  { proof }: ReplaySource,
  kind: CodeKind,
): Promise<string | null> => {
  const game = await rulesFor(replay.setting.game);
  const record = replay.recordAt(kind === 'match' ? replay.length : place.peek());
  const code = game && record && encodeMatch(game, { kind, record, occupants: replay.occupants });
  if (code === null) return null;
  const proven = kind === 'match' && record !== null && proof?.type === 'pf1' ? await proofText(proof, record) : '';
  return `${location.origin}/replay#${code}${proven}`;
};

/** Empty if the proof is too long. Its code loads when somebody shares a match that has one. */
const proofText = async (proof: FairProof, record: MatchRecord<GameTypes>): Promise<string> => {
  const { encodeProof } = await import('@fremont/table/fair');
  const code = encodeProof(proof, record);
  return code === null ? '' : `${PROOF_MARK}${code}`;
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
