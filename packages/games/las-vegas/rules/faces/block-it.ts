/** F1 Block It!: a cluster of gray dice goes into a casino. RULES 21. */

import { CLUSTERS } from '../../data/tiles.ts';
import { type Cluster, FACES } from '../../types.ts';
import { openCasinos } from '../instead.ts';
import { casinoAt, checkOpen, knownTile, seenTile } from '../tiles.ts';
import { ask, decisionRules, type FaceRules, nothingHappened, type S } from './face.ts';

const SIZES: readonly Cluster[] = [1, 2, 3];

const clustersOf = (state: S): readonly Cluster[] => seenTile(state, 'F1')?.clusters ?? [];

const block = decisionRules({
  type: 'block',
  answers: ['block'],
  candidates: () => SIZES.flatMap((cluster) => FACES.map((casino) => ({ type: 'block' as const, cluster, casino }))),
  check(state, _decision, { cluster, casino }) {
    const left = clustersOf(state);
    if (!left.includes(cluster)) return { code: 'noCluster', cluster, left: [...new Set(left)] };
    return checkOpen(state, casino, { type: 'casinos', casinos: openCasinos(state) });
  },
  *answer({ draft }, { seat, casino }, { cluster, casino: to }) {
    const { clusters } = knownTile(draft, 'F1');
    clusters.splice(clusters.indexOf(cluster), 1);
    casinoAt(draft, to).gray += cluster;
    yield { type: 'grayPlaced', seat, casino, to, count: cluster };
  },
});

export const blockIt: FaceRules<'F1'> = {
  face: 'F1',
  lay: () => ({ face: 'F1', clusters: [...CLUSTERS] }),
  *activate({ draft }, on, { clusters }) {
    if (clusters.length === 0) yield nothingHappened(on, 'F1');
    else ask(draft, { type: 'block', seat: on.seat, casino: on.casino });
  },
  decisions: [block],
  copy: ({ clusters }) => ({ face: 'F1', clusters: [...clusters] }),
  grayOn: ({ clusters }) => clusters.reduce<number>((sum, cluster) => sum + cluster, 0),
};
