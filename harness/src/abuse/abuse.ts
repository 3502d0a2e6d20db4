/** T38: people who abuse what they are allowed to do cannot spoil a table for others. */

import { never } from '../conditions.ts';
import { type Harness, type Report, runWithControls, type Settings, verdict } from '../harness.ts';
import type { Fault } from '../programs/fault-plan.ts';
import type { Attack } from './attack.ts';
import { chatTricks } from './attacks/chat-tricks.ts';
import { endlessLog } from './attacks/endless-log.ts';
import { endlessTime } from './attacks/endless-time.ts';
import { erasedEvidence } from './attacks/erased-evidence.ts';
import { frozenTable } from './attacks/frozen-table.ts';
import { guessedTimeout } from './attacks/guessed-timeout.ts';
import { impostors } from './attacks/impostors.ts';
import { lobbyFlood } from './attacks/lobby-flood.ts';
import { longHistory } from './attacks/long-history.ts';
import { matchFlood } from './attacks/match-flood.ts';
import { ownVoters } from './attacks/own-voters.ts';
import { prying } from './attacks/prying.ts';
import { refusedKnock } from './attacks/refused-knock.ts';
import { rewrittenTitle } from './attacks/rewritten-title.ts';
import { seatTheft } from './attacks/seat-theft.ts';
import { sharedAddress } from './attacks/shared-address.ts';
import { withScene } from './scene.ts';

/** Eleven attacks. Some have several parts. */
const ATTACKS: readonly (readonly Attack[])[] = [
  [longHistory, endlessLog],
  [guessedTimeout],
  [endlessTime],
  [frozenTable],
  [seatTheft, ownVoters],
  [lobbyFlood, matchFlood],
  [rewrittenTitle],
  [erasedEvidence],
  [refusedKnock],
  [sharedAddress],
  [impostors, chatTricks, prying],
];

const FAULTS = ATTACKS.flat().flatMap(({ old }) => Object.keys(old) as Fault[]);

export const abuse: Harness = {
  promise: 'people who abuse what they are allowed to do cannot spoil a table for others',
  numbers: {},
  faults: FAULTS,
  run: (settings) =>
    runWithControls(settings, {
      faultsAfter: () => FAULTS,
      main: (fault) => (fault === null ? attackAll(settings) : attackWith(fault)),
      control: attackWith,
    }),
};

const attackAll = async ({ say }: Settings): Promise<Report> => {
  const damage: Record<string, readonly string[]> = {};
  let spoiled = 0;
  for (const parts of ATTACKS) {
    let isSpoiled = false;
    for (const attack of parts) {
      const found = await withScene(null, (scene) => attack.run(scene));
      say(`${attack.name}: ${found.length === 0 ? 'held' : `SPOILED, ${found.join('; ')}`}`);
      if (found.length > 0) damage[attack.name] = found;
      isSpoiled ||= found.length > 0;
    }
    if (isSpoiled) spoiled += 1;
  }
  return reportOf(ATTACKS.length, spoiled, damage);
};

/** Runs the attack that the old behaviour lets succeed. */
const attackWith = async (fault: Fault): Promise<Report> => {
  const attack = ATTACKS.flat().find(({ old }) => old[fault] !== undefined);
  const old = attack?.old[fault];
  if (attack === undefined || old === undefined) throw new Error(`no attack for ${fault}`);
  const found = await withScene(old, (scene) => attack.run(scene));
  return reportOf(1, found.length > 0 ? 1 : 0, { [attack.name]: found });
};

/** Each damage is a condition of its own, so that a control run names what it found. */
const reportOf = (attacks: number, spoiled: number, damage: Record<string, readonly string[]>): Report => {
  const found = Object.values(damage).flatMap((sentences) => sentences.map((sentence) => never(sentence, 1)));
  return verdict([never('spoiled tables', spoiled), ...found], { attacks, spoiled }, { damage });
};
