/** Changes of one table run in sequence on all nodes: first in the queue of this one, then under a lock of the database. */

import { KeyedQueue, type TaskQueue } from '../keyed-queue.ts';
import type { NodeStorage } from '../storage/index.ts';

export const nodeQueue = ({ exclusively }: Pick<NodeStorage, 'exclusively'>): TaskQueue => {
  const here = new KeyedQueue();
  return { run: (key, job) => here.run(key, () => exclusively(key, job)) };
};
