/** What happens to nodes, to the database and to the network between them. Each fault is over when its promise resolves. */

import { type Chance, pick } from '@fremont/kernel';
import { between, happens } from '../random.ts';
import { sleep } from '../wait.ts';
import type { DatabaseWitness } from './database-witness.ts';
import type { NodeGroup, NodePlace } from './node-group.ts';

export const NODE_FAULTS = ['kill', 'pause', 'databaseRestart', 'databaseCut', 'linksCut', 'clockAhead'] as const;
export type NodeFault = (typeof NODE_FAULTS)[number];

interface FaultParts {
  readonly nodes: NodeGroup;
  readonly witness: DatabaseWitness;
  readonly chance: Chance;
}

/** Longer than a lease of three seconds. */
const PAUSE_MS = [4_000, 6_500] as const;
const HALF = 500;

export const carryOut = (fault: NodeFault, parts: FaultParts): Promise<void> => FAULTS[fault](parts);

const lasting = ({ chance }: FaultParts, [min, max]: readonly [number, number]): Promise<void> =>
  sleep(between(chance, min, max, 'moment'));

const someNode = ({ nodes, chance }: FaultParts): NodePlace => pick(nodes.places, chance, 'place');

const someWay = ({ chance }: FaultParts): 'refused' | 'silent' => (happens(chance, HALF, 'way') ? 'refused' : 'silent');

const FAULTS: Readonly<Record<NodeFault, (parts: FaultParts) => Promise<void>>> = {
  /** kill -9. */
  async kill(parts) {
    const { nodes, witness } = parts;
    const place = someNode(parts);
    witness.noteFault(place);
    await nodes.kill(place);
    await lasting(parts, [0, 1_500]);
    await nodes.start(place);
  },
  /** SIGSTOP for longer than a lease, then SIGCONT: the process goes on as if no time had passed. */
  async pause(parts) {
    const { nodes, witness } = parts;
    const place = someNode(parts);
    witness.noteFault(place);
    nodes.pause(place);
    await lasting(parts, PAUSE_MS);
    witness.noteRecovery(place);
    nodes.resume(place);
  },
  async databaseRestart(parts) {
    const how = happens(parts.chance, HALF, 'how') ? 'fast' : 'immediate';
    await parts.nodes.restartDatabase(how, between(parts.chance, 0, 1_500, 'moment'));
  },
  /** One node loses the database. It still reaches the other nodes and its visitors. */
  async databaseCut(parts) {
    const { nodes, witness } = parts;
    const place = someNode(parts);
    witness.noteFault(place);
    nodes.cutDatabase(place, someWay(parts));
    await lasting(parts, PAUSE_MS);
    witness.noteRecovery(place);
    nodes.cutDatabase(place, 'open');
  },
  /** Nobody reaches one node, or no node reaches another. All reach the database. */
  async linksCut(parts) {
    const { nodes, chance } = parts;
    const places = happens(chance, HALF, 'all') ? nodes.places : [someNode(parts)];
    nodes.cutLinks(places, someWay(parts));
    await lasting(parts, [1_000, 4_000]);
    nodes.cutLinks(places, 'open');
  },
  /** The clock of one machine is 30 s ahead for a while. */
  async clockAhead(parts) {
    const place = someNode(parts);
    parts.nodes.jumpClock(place);
    await lasting(parts, [1_000, 3_000]);
    parts.nodes.jumpClock(place);
  },
};
