/** F1 Block It!: a cluster of gray dice goes into a casino. RULES 21. */

import { CLUSTERS } from '../../data/tiles.ts';
import { type Cluster, FACES } from '../../types.ts';
import { casinoAt, checkOpen, knownTile, seenTile } from '../tiles.ts';
import { ask, decisionWork, type FaceWork, nothing, type S } from './face.ts';

const SIZES: readonly Cluster[] = [1, 2, 3];

const clustersOf = (state: S): readonly Cluster[] => seenTile(state, 'F1')?.clusters ?? [];

const block = decisionWork({
  type: 'block',
  answers: ['block'],
  candidates: () => SIZES.flatMap((cluster) => FACES.map((casino) => ({ type: 'block' as const, cluster, casino }))),
  check(state, _decision, { cluster, casino }) {
    const left = clustersOf(state);
    return left.includes(cluster) ? checkOpen(state, casino) : { code: 'noCluster', cluster, left: [...new Set(left)] };
  },
  answer({ draft }, { seat, casino }, { cluster, casino: to }) {
    const { clusters } = knownTile(draft, 'F1');
    clusters.splice(clusters.indexOf(cluster), 1);
    casinoAt(draft, to).gray += cluster;
    return [{ type: 'grayPlaced', seat, casino, to, count: cluster }];
  },
});

export const blockIt: FaceWork<'F1'> = {
  face: 'F1',
  lay: () => ({ face: 'F1', clusters: [...CLUSTERS] }),
  activate({ draft }, on, { clusters }) {
    if (clusters.length === 0) return [nothing(on, 'F1')];
    ask(draft, { type: 'block', seat: on.seat, casino: on.casino });
    return [];
  },
  decisions: [block],
  copy: ({ clusters }) => ({ face: 'F1', clusters: [...clusters] }),
  grayOn: ({ clusters }) => clusters.reduce<number>((sum, cluster) => sum + cluster, 0),
};
